/** Writes bench/MUTANTS.md: each group has a part of its own, and what other runs wrote stays. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { survivors, table, totals, type Result, type Totals } from './report.ts';
import { isTold } from './scenarios.ts';
import type { Group } from './sources.ts';

const PAGE = new URL('../../bench/MUTANTS.md', import.meta.url);

const HEADINGS: Readonly<Record<Group, string>> = { cards: '## Cards', rules: '## Rules', words: '## Words' };

/** At most so many of a hundred may go unnoticed: places in the cards, mutants of the rules. */
const MOST: Readonly<Record<Group, number>> = { cards: 3, rules: 8, words: 100 };

const INTRODUCTION = `# Mutants

One number, comparison or branch is changed at a time, and what proves is run: the scenarios that reach it
(\`rulebook/scenarios\`), the sheet of all cards (\`packages/cast/test/sheet.txt\`), then the unit tests of kernel, inn, cast
and parlour that reach it, but for long ones, which play whole random games. The first that notices counts. A number
becomes one more and, above 0, one less; a comparison its neighbour and its opposite; a condition always true and always
false; \`&&\` and \`||\`, \`+\` and \`-\`, \`min\` and \`max\`, \`floor\` and \`ceil\` change places; a call or an assignment is
left out; in cards, \`true\` is left out. Sentences, labels, views, what an effect is worth to a bot and what only writes into
the log are left alone, and so is what only random games and benchmarks run.

A card that no book tells is asked only of the scenarios that name it and the few that count decks, if the sheet shows
the change: of such a one, “the sheet, no scenario” says no more than that.

Those that were looked at and mean the same stand in \`scripts/mutants/equal.yaml\`, each with a reason.
`;

export function writePage(
  results: readonly Result[],
  args: readonly string[],
  seconds: number,
  left: number,
): void {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const parts = new Map(
    page
      .split(/\n(?=## )/)
      .slice(1)
      .map((part) => [part.split('\n')[0], part.trimEnd()]),
  );
  for (const one of totals(results))
    parts.set(HEADINGS[one.group], partOf(one, results, args, seconds, left).trimEnd());
  const known = Object.values(HEADINGS).flatMap((heading) => parts.get(heading) ?? []);
  writeFileSync(PAGE, `${[INTRODUCTION.trimEnd(), ...known].join('\n\n')}\n`);
}

function partOf(
  one: Totals,
  results: readonly Result[],
  args: readonly string[],
  seconds: number,
  left: number,
): string {
  const own = results.filter(({ mutant }) => mutant.group === one.group);
  const unasked = own.filter(({ outcome, unasked }) => outcome === 'survived' && unasked).length;
  const toldOnly = own.filter(({ outcome, verdict }) => outcome === 'sheet' && isTold(verdict));
  const date = new Date().toISOString().slice(0, 10);
  return [
    HEADINGS[one.group],
    '',
    `${date}, \`npm run mutants -- ${args.join(' ')}\`, ${Math.round(seconds / 60)} minutes. ${verdictOf(one)}`,
    ...(left > 0 ? [`There was no time for ${left} more.`] : []),
    ...(unasked > 0 ? [`There was no time to ask the unit tests about ${unasked} of those left.`] : []),
    '',
    '<!-- prettier-ignore -->',
    table([one]),
    ...listed('Nobody notices:', survivors(own, ['survived'])),
    ...listed('A book tells it, and no scenario notices:', survivors(toldOnly, ['sheet'])),
  ].join('\n');
}

function verdictOf({ group, of, open, places }: Totals): string {
  const share = group === 'cards' ? open / places : of.survived / (of.all - of.equal);
  const what = group === 'cards' ? 'of the places' : 'of the mutants that do not mean the same';
  const reached = 100 * share <= MOST[group] ? 'held' : '**missed**';
  return `Unnoticed: ${(100 * share).toFixed(1)} % ${what} (at most ${MOST[group]} %: ${reached}).`;
}

const listed = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, '', '```text', ...lines.slice(1), '```'];

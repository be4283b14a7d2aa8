/**
 * Which cards regulars hardly ever play, and why: `node bench/rare-cards.ts [--games N] [--seed S] [--write]` writes
 * bench/CARDS.md, and exits with 1 if a card is played in fewer than 5 of 100 games in which it was drawn without a reason.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const { games, seed } = values;

const SEATS = [2, 4, 6];
const LEAST = 0.05;

/** Cards that are rightly played seldom. */
const REASONS: Readonly<Record<string, string>> = {
  'jett.mind-the-soup':
    'It costs two Momentum, which most of Jett’s other cards live on: it pays where several rivals are about to fall.',
  'vlazlo.bat.bat-nap':
    'It gives up the rest of Vlazlo’s turn and all his answers until the next: it pays only where others are about to finish him.',
  'warthorn.a-toast':
    'Everybody gets a Drink, Warthorn too: it pays only where all others are nearer to the floor than he is.',
  'zakhan.hiccup':
    'It gives away Drunken Chi, which makes Zakhan’s other cards strong, and a Fortitude: it pays only near the end. Bots who think ahead find it then.',
};

interface Card {
  drawn: number;
  played: number;
}

const command = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url));
const all = new Map<string, Card>();
for (const seats of SEATS) {
  const asked = [
    'simulate',
    '--seats',
    seats,
    '--bots',
    'regular',
    '--games',
    games,
    '--seed',
    seed,
    '--threads',
    1,
  ];
  const told = execFileSync(process.execPath, [command, ...asked.map(String), '--json'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const { cards } = JSON.parse(told) as { readonly cards: Readonly<Record<string, Card>> };
  for (const [key, { drawn, played }] of Object.entries(cards)) {
    const card = all.get(key) ?? { drawn: 0, played: 0 };
    all.set(key, { drawn: card.drawn + drawn, played: card.played + played });
  }
}

// Cards that come to the table by another card's effect are drawn by nobody, and are there to be used.
const shares = [...all]
  .filter(([, { drawn }]) => drawn > 0)
  .map(([key, { drawn, played }]) => ({ key, drawn, share: played / drawn }))
  .sort((a, b) => a.share - b.share);
const rare = shares.filter(({ share }) => share < LEAST);
const unexplained = rare.filter(({ key }) => REASONS[key] === undefined);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const verdict =
  unexplained.length === 0
    ? 'All others are.'
    : `Without a reason: ${unexplained.map(({ key }) => key).join(', ')}.`;
const at = `at tables of ${SEATS.join(', ')}; ${games} games each`;
const text =
  rare.length === 0
    ? `Regulars play each of the ${shares.length} cards in at least 5 of 100 games in which they draw it, ${at}.`
    : `Of ${shares.length} cards, those that regulars play in fewer than 5 of 100 games in which they draw them, ${at}. ${verdict}`;
const table = [
  '| card | games in which it was drawn | played in | why |',
  '| --- | --: | --: | --- |',
  ...rare.map(({ key, drawn, share }) => `| ${key} | ${drawn} | ${percent(share)} | ${REASONS[key] ?? ''} |`),
].join('\n');
const next = shares
  .filter(({ share }) => share >= LEAST)
  .slice(0, 5)
  .map(({ key, share }) => `${key} (${percent(share)})`);
console.log(`${text}\n\n${table}\n\nNext: ${next.join(', ')}`);
if (values.write) {
  const date = new Date().toISOString().slice(0, 10);
  const made = `Made on ${date} by \`node bench/rare-cards.ts --games ${games} --seed ${seed} --write\`; the next are ${next.join(', ')}.`;
  writeFileSync(
    new URL('CARDS.md', import.meta.url),
    `# Cards that are seldom played\n\n${text}\n\n${made}\n${rare.length === 0 ? '' : `\n<!-- prettier-ignore -->\n${table}\n`}`,
  );
}
process.exitCode = unexplained.length === 0 ? 0 : 1;

/** What came of the mutants, in numbers and in lines. */
import { changeOf } from './equal.ts';
import type { Mutant } from './plant.ts';
import type { Verdict } from './scenarios.ts';
import { GROUPS, type Group } from './sources.ts';

/** Who noticed: the first of these that did. */
export type Outcome = 'scenario' | 'endless' | 'unit' | 'sheet' | 'equal' | 'survived';

export interface Result {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
  readonly verdict: Verdict;
  /** The scenario or the test that noticed. */
  readonly by: string;
  /** Nobody asked the unit tests about it: there was no time, or nobody wanted to. */
  readonly unasked?: boolean;
}

export interface Totals {
  readonly group: Group;
  readonly of: Readonly<Record<Outcome | 'all', number>>;
  /** Places tried, and those of them where some change goes unnoticed. */
  readonly places: number;
  readonly open: number;
}

const COLUMNS = ['all', 'scenario', 'endless', 'unit', 'sheet', 'equal', 'survived'] as const;

const HEADINGS: Readonly<Record<Outcome | 'all', string>> = {
  all: 'mutants',
  scenario: 'a scenario',
  endless: 'never ended',
  unit: 'a unit test',
  sheet: 'the sheet, no scenario',
  equal: 'equal in meaning',
  survived: 'nobody',
};

const placesOf = (results: readonly Result[]): number =>
  new Set(results.map(({ mutant }) => mutant.place)).size;

export const totals = (results: readonly Result[]): Totals[] =>
  GROUPS.flatMap((group) => {
    const own = results.filter(({ mutant }) => mutant.group === group);
    if (own.length === 0) return [];
    const count = (outcome: Outcome | 'all'): number =>
      outcome === 'all' ? own.length : own.filter((result) => result.outcome === outcome).length;
    const of = Object.fromEntries(COLUMNS.map((column) => [column, count(column)])) as Totals['of'];
    const open = placesOf(own.filter(({ outcome }) => outcome === 'survived'));
    return [{ group, of, places: placesOf(own), open }];
  });

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** The survivors that are left when those that mean the same are left out of both numbers. */
const left = ({ of }: Totals): string => percent(of.survived, of.all - of.equal);

export function table(all: readonly Totals[]): string {
  const heads = ['', ...COLUMNS.map((column) => HEADINGS[column]), 'unnoticed', 'places', 'open places'];
  const rows = all.map((one) => [
    one.group,
    ...COLUMNS.map((column) => String(one.of[column])),
    left(one),
    String(one.places),
    `${one.open} (${percent(one.open, one.places)})`,
  ]);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** By file: what nobody noticed, or only the sheet. */
export function survivors(results: readonly Result[], outcomes: readonly Outcome[]): string[] {
  const alive = results.filter(({ outcome }) => outcomes.includes(outcome));
  const byFile = Map.groupBy(alive, ({ mutant }) => mutant.file);
  return [...byFile.keys()].sort().flatMap((file) => [
    '',
    file,
    ...byFile
      .get(file)!
      .sort((a, b) => a.mutant.id - b.mutant.id)
      .map(lineOf),
  ]);
}

function lineOf({ mutant, outcome, verdict, unasked }: Result): string {
  const cards = verdict.touched?.keys ?? [];
  const whose =
    cards.length === 0
      ? ''
      : `  (${cards.length > 3 ? `${cards.length} cards` : cards.join(', ')}: ${verdict.touched?.provenances.join(', ')})`;
  const reached = verdict.tried === 0 ? '  (no scenario comes here)' : '';
  const note = outcome === 'sheet' ? '  (the sheet shows it)' : unasked ? '  (unit tests not asked)' : '';
  return `  ${mutant.line}: ${mutant.code}\n      ${changeOf(mutant)}${whose}${reached}${note}`;
}

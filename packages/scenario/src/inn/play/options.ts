/** What stands after `for`: a use of the card by its label, or the cards that are given up for it. */
import { useText, type PlayAnswer } from '@taproom/inn';
import { bareTitle, isPartOf, saysSo } from '../../language/titles.ts';
import type { InnTable } from '../table/inn-table.ts';

export interface Narrowed {
  readonly plays: readonly PlayAnswer[];
  /** The words that are neither: they are for a question that the card will ask. */
  readonly rest: readonly string[];
  /** Words that say what any of these plays does: they need not be, but may be, for such a question. */
  readonly told: readonly string[];
}

export function playsWithOptions(
  table: InnTable,
  plays: readonly PlayAnswer[],
  options: readonly string[],
): Narrowed {
  const rest: string[] = [];
  const told: string[] = [];
  const paying: string[] = [];
  let left = plays;
  for (const words of options) {
    const exact = left.filter((answer) =>
      namesOf(table, answer).some((name) => bareTitle(name) === bareTitle(words)),
    );
    const payer = exact.length > 0 ? null : payerNamed(table, left, words);
    const fits =
      exact.length > 0
        ? exact
        : left.filter((answer) => namesOf(table, answer).some((name) => isPartOf(words, name)));
    if (payer !== null) paying.push(payer);
    else if (fits.length > 0) left = fits;
    else {
      const saying = left.filter((answer) => saysSo(words, useText(table.use(answer))));
      const tellsApart = usesOf(left) > usesOf(saying);
      if (saying.length === 0 || !(tellsApart || isOneWay(table, saying[0], words))) rest.push(words);
      else if (tellsApart) left = saying;
      else told.push(words);
    }
  }
  if (paying.length > 0) left = paidWith(table, left, paying);
  return rest.length === 1 && rest[0].includes(',') && options.length === 1
    ? whole(playsWithOptions(table, plays, rest[0].split(',')), { plays: left, rest, told })
    : { plays: left, rest, told };
}

/** How many ways of a card they are. Whoever has only the book knows no label, but what each way does. */
const usesOf = (plays: readonly PlayAnswer[]): number => new Set(plays.map(({ use }) => use)).size;

/** The card has another way, which is not open now, and of which these words are not true. */
const isOneWay = (table: InnTable, { card }: PlayAnswer, words: string): boolean =>
  table.content.defs[card].uses.some((use) => !saysSo(words, useText(use)));

/** What a use is called: its label, and what giving things up for it is called. */
function namesOf(table: InnTable, answer: PlayAnswer): string[] {
  const { label, cost } = table.use(answer);
  return cost?.word === undefined ? [label] : [label, cost.word];
}

/** Several in one pair of quotes: only if each of them means something. */
const whole = (split: Narrowed, otherwise: Narrowed): Narrowed =>
  split.rest.length === 0 ? split : otherwise;

/** The title of something that is given up or shown for one of the plays, or is worth giving up for it. */
function payerNamed(table: InnTable, plays: readonly PlayAnswer[], words: string): string | null {
  const paid = plays.filter(({ pays }) => pays !== undefined);
  if (paid.length === 0) return null;
  const worth = table.state.seats[paid[0].seat].play.filter(
    (card) => table.content.defs[card].values !== undefined,
  );
  const payers = new Set([...worth, ...paid.flatMap(({ pays = [] }) => pays)]);
  const found = table.titled([...payers]).find(words);
  return found.kind === 'one' ? found.title : null;
}

/** The plays for which exactly these are given up; else those for which these are given up too; else with these. */
function paidWith(
  table: InnTable,
  plays: readonly PlayAnswer[],
  titles: readonly string[],
): readonly PlayAnswer[] {
  const paid = plays.filter(({ pays }) => pays !== undefined);
  const fits = paid.filter(({ pays = [] }) => {
    const given = pays.map((card) => table.title(card));
    return titles.every((title) => {
      const at = given.indexOf(title);
      if (at >= 0) given.splice(at, 1);
      return at >= 0;
    });
  });
  const exact = fits.filter(({ pays = [] }) => pays.length === titles.length);
  if (exact.length > 0) return exact;
  return fits.length > 0 ? fits : overpaid(table, paid, titles);
}

/** Paying too much is allowed, but not among the answers that the table offers. */
function overpaid(table: InnTable, plays: readonly PlayAnswer[], titles: readonly string[]): PlayAnswer[] {
  const pays: number[] = [];
  for (const title of titles) {
    const { play } = table.state.seats[plays[0].seat];
    const card = play.find((id) => table.title(id) === title && !pays.includes(id));
    if (card === undefined) return [];
    pays.push(card);
  }
  return plays.map((answer) => ({ ...answer, pays })).filter((answer) => table.refusal(answer) === null);
}

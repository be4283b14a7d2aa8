/** What stands after `for`: a use of the card by its label, or the cards that are given up for it. */
import { useText, type PlayAnswer } from '@taproom/inn';
import { bareTitle, isPartOf, saysSo } from '../../language/titles.ts';
import type { InnTable } from '../table/inn-table.ts';

export interface Narrowed {
  readonly plays: readonly PlayAnswer[];
  /** The words that are neither: they are for a question that the card will ask. */
  readonly rest: readonly string[];
}

export function playsWithOptions(
  table: InnTable,
  plays: readonly PlayAnswer[],
  options: readonly string[],
): Narrowed {
  const rest: string[] = [];
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
      const told = byText(table, left, words);
      if (told === null) rest.push(words);
      else left = told;
    }
  }
  if (paying.length > 0) left = paidWith(table, left, paying);
  return rest.length === 1 && rest[0].includes(',') && options.length === 1
    ? whole(playsWithOptions(table, plays, rest[0].split(',')), { plays: left, rest })
    : { plays: left, rest };
}

/** The plays whose effect says so, where that tells them from the others: whoever has only the book knows no label. */
function byText(table: InnTable, plays: readonly PlayAnswer[], words: string): readonly PlayAnswer[] | null {
  const fits = plays.filter((answer) => saysSo(words, useText(table.use(answer))));
  return fits.length > 0 &&
    new Set(plays.map(({ use }) => use)).size > new Set(fits.map(({ use }) => use)).size
    ? fits
    : null;
}

/** What a use is called: its label, and what giving things up for it is called. */
function namesOf(table: InnTable, answer: PlayAnswer): string[] {
  const { label, cost } = table.use(answer);
  return cost?.word === undefined ? [label] : [label, cost.word];
}

/** Several in one pair of quotes: only if each of them means something. */
const whole = (split: Narrowed, otherwise: Narrowed): Narrowed =>
  split.rest.length === 0 ? split : otherwise;

/** The title of something before the player that is worth giving up, if one of the plays asks for such things. */
function payerNamed(table: InnTable, plays: readonly PlayAnswer[], words: string): string | null {
  const [paid] = plays.filter(({ pays }) => pays !== undefined);
  if (paid === undefined) return null;
  const worth = table.state.seats[paid.seat].play.filter(
    (card) => table.content.defs[card].values !== undefined,
  );
  const found = table.titled(worth).find(words);
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

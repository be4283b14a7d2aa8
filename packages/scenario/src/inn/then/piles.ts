/** How piles are compared: by their number, or by their titles. */
import type { Spot } from '../../language/spot.ts';
import type { CardBook } from '../language/desk.ts';
import type { InnTable } from '../table/inn-table.ts';
import { differs, type Wrong } from '../../run/fact.ts';

/**
 * `all`: the whole pile in any order; `ordered`: the whole pile from the top; `top`: so many from the top; `deck`: so
 * many from the top, or, where that is all of it, in any order.
 */
export type PileOrder = 'all' | 'ordered' | 'top' | 'deck';

export type PileReader = (table: InnTable) => readonly number[];

export const shown = (titles: readonly string[]): string =>
  titles.length === 0 ? 'empty' : `[${titles.join(' | ')}]`;

/** A pile in the state has its top last. */
const fromTop = (table: InnTable, cards: readonly number[]): string[] =>
  cards.toReversed().map((card) => table.title(card));

export function pileFact(
  value: Spot,
  what: string,
  order: PileOrder,
  pile: PileReader,
  cards: CardBook,
): Wrong<InnTable> {
  if (value.isNumber()) {
    const count = value.whole(what);
    return (table) => differs(cardCount(count), cardCount(pile(table).length));
  }
  const expected = value
    .items(`${what} (a number or a list of titles)`)
    .map((item) => cards.need(item.line, item.text(`a card in ${what}`)).title);
  return (table) => {
    const actual = fromTop(table, pile(table));
    // So many from the top; but no titles at all say that there is nothing.
    const isTop =
      expected.length > 0 && (order === 'top' || (order === 'deck' && expected.length < actual.length));
    if (isTop) return differs(shown(expected), shown(actual.slice(0, expected.length)));
    if (order === 'ordered' || order === 'top') return differs(shown(expected), shown(actual));
    return differs(shown(expected.toSorted()), shown(actual.toSorted()));
  };
}

export const cardCount = (n: number): string => `${n} card${n === 1 ? '' : 's'}`;

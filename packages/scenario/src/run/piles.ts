/** How piles are compared: by their number, or by the names of their cards. */
import type { Spot } from '../language/spot.ts';
import { differs, type Wrong } from './fact.ts';

/**
 * `all`: the whole pile in any order; `ordered`: the whole pile from the top; `top`: so many from the top; `deck`: so
 * many from the top, or, where that is all of it, in any order.
 */
export type PileOrder = 'all' | 'ordered' | 'top' | 'deck';

export const shown = (names: readonly string[]): string =>
  names.length === 0 ? 'empty' : `[${names.join(' | ')}]`;

/** `pile`: the names of its cards, from the top; `name`: that of the card which is meant. */
export function pileFact<T>(
  value: Spot,
  what: string,
  order: PileOrder,
  pile: (table: T) => readonly string[],
  name: (line: number, typed: string) => string,
): Wrong<T> {
  if (value.isNumber()) {
    const count = value.whole(what);
    return (table) => differs(cardCount(count), cardCount(pile(table).length));
  }
  const expected = value
    .items(`${what} (a number or a list of cards)`)
    .map((item) => name(item.line, item.text(`a card in ${what}`)));
  return (table) => {
    const actual = pile(table);
    // So many from the top; but no names at all say that there is nothing.
    const isTop =
      expected.length > 0 && (order === 'top' || (order === 'deck' && expected.length < actual.length));
    if (isTop) return differs(shown(expected), shown(actual.slice(0, expected.length)));
    if (order === 'ordered' || order === 'top') return differs(shown(expected), shown(actual));
    return differs(shown(expected.toSorted()), shown(actual.toSorted()));
  };
}

export const cardCount = (n: number): string => `${n} card${n === 1 ? '' : 's'}`;

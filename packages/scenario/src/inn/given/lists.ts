/** Lists of cards in `given`. */
import type { Spot } from '../../language/spot.ts';
import type { Listed, PileList } from './plan.ts';

const END = 'end';

export function readCards(list: Spot, what: string, card: (line: number, typed: string) => string): Listed[] {
  return list
    .items(what)
    .map((item) => ({ card: card(item.line, item.text(`a card in ${what}`)), line: item.line }));
}

/** A deck: the cards from the top, perhaps closed with `end`. */
export function readPile(list: Spot, what: string, card: (line: number, typed: string) => string): PileList {
  const items = list.items(what);
  const isEnd = (item: Spot | undefined): boolean =>
    item !== undefined && !item.isMap() && !item.isList() && !item.isEmpty() && item.text(what) === END;
  const end = isEnd(items.at(-1));
  const cards = (end ? items.slice(0, -1) : items).map((item) => {
    if (isEnd(item)) throw item.problem(`\`${END}\` can only be the last entry of ${what}`);
    return { card: card(item.line, item.text(`a card in ${what}`)), line: item.line };
  });
  return { cards, end };
}

/** Lists of cards in `given`. */
import type { Spot } from '../../language/spot.ts';
import type { CardBook } from '../language/desk.ts';
import type { Listed, PileList } from './plan.ts';

const END = 'end';

/** By what the cards of a list are known when they are laid. */
export type By = 'title' | 'key';

export const readCards = (list: Spot, what: string, cards: CardBook, by: By): Listed[] =>
  list.items(what).map((item) => readCard(item, what, cards, by));

const readCard = (item: Spot, what: string, cards: CardBook, by: By): Listed => ({
  card: cards.need(item.line, item.text(`a card in ${what}`))[by],
  line: item.line,
});

/** A deck: the cards from the top, perhaps closed with `end`. */
export function readPile(list: Spot, what: string, cards: CardBook, by: By): PileList {
  const items = list.items(what);
  const isEnd = (item: Spot | undefined): boolean =>
    item !== undefined && !item.isMap() && !item.isList() && !item.isEmpty() && item.text(what) === END;
  const end = isEnd(items.at(-1));
  const listed = (end ? items.slice(0, -1) : items).map((item) => {
    if (isEnd(item)) throw item.problem(`\`${END}\` can only be the last entry of ${what}`);
    return readCard(item, what, cards, by);
  });
  return { cards: listed, end };
}

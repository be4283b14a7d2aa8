/** Cards of the Rogues and Warriors deck on the screen: rank as word and number, colour as word, sign and paint. */
import { ANIMALS, animalOf, COLOURS, colourOf, isDragon, RANKS, rankOf, type Cards } from '@taproom/parlour';
import { columns, UNBROKEN, type Paint, type Screen } from '../text.ts';

/** After the patterns on the edges of the cards: diagonal lines, waves, circles. */
const SIGNS = ['/', '~', '°'] as const;

export const LEGEND = `Cards: a rank with its number (${RANKS.slice(1)
  .map((rank, i) => `${rank} ${i + 1}`)
  .join(
    ', ',
  )}; the lower, the rarer), and a colour with its two animals: /red Wolf and Hawk, ~green Horse and Owl, °blue Hare and Wren.`;

/** `Bard 3`, `Dragon`. */
export const rankWords = (rank: number): string => (rank === 0 ? RANKS[0] : `${RANKS[rank]} ${rank}`);

/** `~green`. */
export const colourWords = (paint: Paint, colour: number): string =>
  paint(COLOURS[colour], `${SIGNS[colour]}${COLOURS[colour]}`);

export const colourSign = (paint: Paint, card: number): string =>
  paint(COLOURS[colourOf(card)], SIGNS[colourOf(card)]);

const animalWords = (card: number): string => (isDragon(card) ? '' : ANIMALS[animalOf(card)]);

/** `Bard 3 ~green Owl`. */
export const cardWords = (paint: Paint, card: number): string =>
  [rankWords(rankOf(card)), colourWords(paint, colourOf(card)), animalWords(card)].join(' ').trimEnd();

/** The rarest first. */
export const inHand = (a: number, b: number): number => rankOf(a) - rankOf(b) || a - b;

/** Those that look alike once, with how many they are. */
function alike(cards: Cards): { card: number; n: number }[] {
  const groups = new Map<string, { card: number; n: number }>();
  const sorted = [...cards].sort(inHand);
  for (const card of sorted) {
    const key = `${rankOf(card)} ${animalOf(card)} ${colourOf(card)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { card, n: 1 });
    else group.n++;
  }
  return [...groups.values()];
}

/** A card that stays in one line (`wrap`). */
export const cardInLine = (paint: Paint, card: number): string =>
  cardWords(paint, card).replaceAll(' ', UNBROKEN);

/** `Lady 2 /red Wolf, 2× Rogue 5 °blue Hare`. */
export const cardsWords = (paint: Paint, cards: Cards): string =>
  alike(cards)
    .map(({ card, n }) => `${n > 1 ? `${n}×${UNBROKEN}` : ''}${cardInLine(paint, card)}`)
    .join(', ');

/** A hand, a line for each kind of card; with a remark where there is one. */
export const handRows = ({ paint }: Screen, cards: Cards, remark: (card: number) => string): string[] =>
  columns(
    alike(cards).map(({ card, n }) => [
      `  ${n > 1 ? `${n}×` : '  '}`,
      rankWords(rankOf(card)),
      colourWords(paint, colourOf(card)),
      animalWords(card),
      remark(card),
    ]),
  );

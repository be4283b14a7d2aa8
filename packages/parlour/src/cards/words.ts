/** Cards as they are called in a sentence. The shorter `Warrior/Wolf` is how they are written down (deck.ts). */
import { ANIMALS, animalOf, COLOURS, colourOf, isDragon, RANKS, rankOf } from './deck.ts';

const article = (word: string): string => (/^[AEIOU]/.test(word) ? 'an' : 'a');

/** `Wolf Warrior`, `Red Dragon`. */
function cardTitle(card: number): string {
  if (!isDragon(card)) return `${ANIMALS[animalOf(card)]} ${RANKS[rankOf(card)]}`;
  const colour = COLOURS[colourOf(card)];
  return `${colour.charAt(0).toUpperCase()}${colour.slice(1)} Dragon`;
}

const plural = (title: string): string => (title.endsWith('y') ? `${title.slice(0, -1)}ies` : `${title}s`);

/** Things one after the other: `a, b and c`. */
export const listed = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things[things.length - 1]}`;

/** `a Wolf Warrior, 2 Owl Ladies and the Red Dragon`: those with the same name are counted. */
export function cardsInWords(cards: readonly number[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(cardTitle(card), (counts.get(cardTitle(card)) ?? 0) + 1);
  return listed(
    [...counts].map(([title, n]) => {
      if (n > 1) return `${n} ${plural(title)}`;
      return title.endsWith(RANKS[0]) ? `the ${title}` : `${article(title)} ${title}`;
    }),
  );
}

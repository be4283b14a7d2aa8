/**
 * What a card of the gambling games looks like. Its number says it all: six animals with fifteen cards each, as many of
 * a rank as the rank's number says, then three Dragons. (A test compares this with the games' own deck.)
 */
import type { IconName } from '../icons/index.ts';

export type Colour = 'red' | 'green' | 'blue';

export interface CardLook {
  /** 1 Warrior … 5 Rogue; null for a Dragon. */
  readonly number: number | null;
  readonly rank: string;
  readonly rankIcon: IconName;
  readonly colour: Colour;
  /** Empty for a Dragon. */
  readonly animal: string;
  readonly animalIcon: IconName | null;
}

export const RANK_NAMES = ['Dragon', 'Warrior', 'Lady', 'Bard', 'Merchant', 'Rogue'] as const;
export const RANK_ICONS = [
  'rank-dragon',
  'rank-warrior',
  'rank-lady',
  'rank-bard',
  'rank-merchant',
  'rank-rogue',
] as const satisfies readonly IconName[];

export const COLOURS = ['red', 'green', 'blue'] as const satisfies readonly Colour[];
const ANIMALS = ['Wolf', 'Hawk', 'Horse', 'Owl', 'Hare', 'Wren'] as const;
const ANIMAL_ICONS = [
  'animal-wolf',
  'animal-hawk',
  'animal-horse',
  'animal-owl',
  'animal-hare',
  'animal-wren',
] as const satisfies readonly IconName[];

const SUIT = 15;
const FIRST_DRAGON = ANIMALS.length * SUIT;
/** The rank of each card of a suit. */
const RANK_IN_SUIT = [1, 2, 3, 4, 5].flatMap((rank) => Array.from({ length: rank }, () => rank));

export function lookOf(card: number): CardLook {
  if (card >= FIRST_DRAGON)
    return {
      number: null,
      rank: RANK_NAMES[0],
      rankIcon: RANK_ICONS[0],
      colour: COLOURS[card - FIRST_DRAGON] ?? 'red',
      animal: '',
      animalIcon: null,
    };
  const suit = Math.floor(card / SUIT);
  const number = RANK_IN_SUIT[card % SUIT];
  return {
    number,
    rank: RANK_NAMES[number],
    rankIcon: RANK_ICONS[number],
    colour: COLOURS[Math.floor(suit / 2)],
    animal: ANIMALS[suit],
    animalIcon: ANIMAL_ICONS[suit],
  };
}

/** `Warrior of the red Wolf`, `red Dragon`. */
export function cardWords(card: number): string {
  const { rank, colour, animal } = lookOf(card);
  return animal === '' ? `${colour} ${rank}` : `${rank} of the ${colour} ${animal}`;
}

/**
 * The Rogues and Warriors deck: six animal suits of fifteen cards, as many of each rank as the rank's number says, and
 * three Dragons that join in some games. A card is an integer; what it shows follows from it.
 */
export const RANKS = ['Dragon', 'Warrior', 'Lady', 'Bard', 'Merchant', 'Rogue'] as const;
export type RankName = (typeof RANKS)[number];

/** Cards, or what dice show, as numbers. */
export type Cards = readonly number[];

export const DRAGON = 0;
export const WARRIOR = 1;
export const LADY = 2;
export const BARD = 3;
export const MERCHANT = 4;
export const ROGUE = 5;

export const COLOURS = ['red', 'green', 'blue'] as const;
export type ColourName = (typeof COLOURS)[number];

/** Each colour has a mammal and a bird. */
export const ANIMALS = ['Wolf', 'Hawk', 'Horse', 'Owl', 'Hare', 'Wren'] as const;

const SUIT_SIZE = 15;
export const DECK_SIZE = ANIMALS.length * SUIT_SIZE;
export const DRAGONS = [DECK_SIZE, DECK_SIZE + 1, DECK_SIZE + 2] as const;

/** The rank of each card of a suit: one Warrior, two Ladies, three Bards, four Merchants, five Rogues. */
const RANKS_OF_SUIT = [WARRIOR, LADY, BARD, MERCHANT, ROGUE].flatMap((rank) =>
  Array.from({ length: rank }, () => rank),
);

const RANK_OF: readonly number[] = [...ANIMALS.flatMap(() => RANKS_OF_SUIT), ...DRAGONS.map(() => DRAGON)];
const COLOUR_OF: readonly number[] = [
  ...ANIMALS.flatMap((_, animal) => RANKS_OF_SUIT.map(() => Math.floor(animal / 2))),
  ...COLOURS.map((_, colour) => colour),
];

/** 1 Warrior … 5 Rogue, 0 a Dragon. */
export const rankOf = (card: number): number => RANK_OF[card];
/** 0 red, 1 green, 2 blue. */
export const colourOf = (card: number): number => COLOUR_OF[card];
/** The animal, −1 for a Dragon. */
export const animalOf = (card: number): number => (card < DECK_SIZE ? Math.floor(card / SUIT_SIZE) : -1);
/** Wolf, Horse and Hare are mammals, the others birds; a Dragon is neither. */
export const isMammal = (card: number): boolean => card < DECK_SIZE && animalOf(card) % 2 === 0;
export const isBird = (card: number): boolean => card < DECK_SIZE && animalOf(card) % 2 === 1;
export const isDragon = (card: number): boolean => card >= DECK_SIZE;

/** All cards of a game's deck, in order: 90, or 93 with the Dragons. */
export function fullDeck(withDragons: boolean): number[] {
  return Array.from({ length: withDragons ? DECK_SIZE + DRAGONS.length : DECK_SIZE }, (_, card) => card);
}

/** `Warrior/Wolf`, `Dragon/Red`. */
export function cardName(card: number): string {
  if (isDragon(card)) {
    const colour = COLOURS[colourOf(card)];
    return `Dragon/${colour.charAt(0).toUpperCase()}${colour.slice(1)}`;
  }
  return `${RANKS[rankOf(card)]}/${ANIMALS[animalOf(card)]}`;
}

/** All cards with a name such as `Rogue/Hare`, in any case; empty if there is no such card. */
export function cardsNamed(name: string): number[] {
  const wanted = name.trim().toLowerCase();
  return fullDeck(true).filter((card) => cardName(card).toLowerCase() === wanted);
}

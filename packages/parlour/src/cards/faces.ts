/** What the cards are, as plain data for showing them. */
import {
  ANIMALS,
  animalOf,
  cardName,
  colourOf,
  COLOURS,
  fullDeck,
  isDragon,
  isMammal,
  RANKS,
  rankOf,
} from './deck.ts';

export interface ParlourFace {
  /** `Warrior/Wolf`, `Dragon/Red`. */
  readonly title: string;
  /** Warrior, Lady, Bard, Merchant, Rogue or Dragon. */
  readonly rank: string;
  /** 1 Warrior … 5 Rogue, 0 a Dragon. */
  readonly number: number;
  /** The colour of its suit. */
  readonly colour: string;
  /** The animal of its suit; empty for a Dragon. */
  readonly animal: string;
  /** `mammal`, `bird`, or empty for a Dragon, which is neither. */
  readonly kind: '' | 'mammal' | 'bird';
}

export interface ParlourFaces {
  /** By card number, the Dragons last: whether they join in is the game's business. */
  readonly cards: readonly ParlourFace[];
}

export const parlourFaces = (): ParlourFaces => ({
  cards: fullDeck(true).map((card) => ({
    title: cardName(card),
    rank: RANKS[rankOf(card)],
    number: rankOf(card),
    colour: COLOURS[colourOf(card)],
    animal: isDragon(card) ? '' : ANIMALS[animalOf(card)],
    kind: isDragon(card) ? '' : isMammal(card) ? 'mammal' : 'bird',
  })),
});

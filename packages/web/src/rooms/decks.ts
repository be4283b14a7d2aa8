/** The decks as the page that shows them gets them: made at build time (build/decks.ts). */
import type { CardFace } from '@taproom/inn';

export interface ShownCard {
  readonly copies: number;
  readonly face: CardFace;
  /** Which books know it, as the inventory calls them; none: it is our own, or known from elsewhere. */
  readonly books: readonly string[];
}

export interface ShownDeck {
  readonly title: string;
  readonly cards: readonly ShownCard[];
}

/** Decks that are looked through, and printed, together. */
export interface DecksOfOne {
  readonly decks: readonly ShownDeck[];
  /** What the house has decided about them where the books are silent. */
  readonly decided: readonly string[];
}

/** By the address of their page: everybody's, and what lies on the table and is nobody's. */
export type ShownDecks = Readonly<Record<string, DecksOfOne>>;

/** As a name stands in the address of the page. */
export const addressOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

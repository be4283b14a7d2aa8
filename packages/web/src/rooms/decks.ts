/** The decks as the page that shows them gets them: made at build time (build/decks.ts). */
import type { CardFace } from '@taproom/inn';

export interface ShownDeck {
  readonly title: string;
  readonly cards: readonly { readonly copies: number; readonly face: CardFace }[];
}

/** By character: the Character Deck, what lies beside it, and what a villain has only as a Boss. */
export type ShownDecks = Readonly<Record<string, readonly ShownDeck[]>>;

/** As a name stands in the address of the page. */
export const addressOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

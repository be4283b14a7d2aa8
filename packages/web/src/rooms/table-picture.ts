/** A table that is drawn in the rulebook: what lies where, and nothing else. Taken from a scenario at build time. */
export interface TablePicture {
  readonly seats: readonly PicturedSeat[];
  /** What is being resolved, the oldest first, and what else lies in the middle. */
  readonly middle: readonly PicturedMatter[];
}

export interface PicturedSeat {
  readonly name: string;
  /** It has a portrait of its own. */
  readonly isCharacter: boolean;
  readonly isOnTurn: boolean;
  readonly isOut: boolean;
  /** Fortitude, Alcohol Content, Gold; coins; tokens. */
  readonly numbers: readonly PicturedNumber[];
  readonly lying: readonly PicturedHeap[];
}

export interface PicturedNumber {
  readonly word: string;
  readonly n: number;
}

export interface PicturedHeap {
  readonly word: string;
  readonly things: readonly PicturedThing[];
  /** They lie in rows of so many. */
  readonly columns?: number;
}

/** A card by its title, cards face down by their number (0: an empty place), a card of the gambling games or a die by its number. */
export type PicturedThing =
  | { readonly title: string }
  | { readonly faceDown: number }
  | { readonly card: number }
  | { readonly die: number };

export interface PicturedMatter extends PicturedHeap {
  /** What it would do, in words. */
  readonly does: readonly string[];
}

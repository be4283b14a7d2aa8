/** What a host can choose from; made at build time (build/menu.ts). */
export interface VariantOffer {
  readonly id: string;
  readonly name: string;
  /** What it changes, in a sentence. */
  readonly about: string;
  /** Variants that it cannot be combined with. */
  readonly excludes: readonly string[];
  /** Variants without which it makes no sense. */
  readonly needs: readonly string[];
  /** Only with these stakes. */
  readonly mode: 'betting' | 'shares' | null;
}

export interface GamblingOffer {
  readonly id: string;
  readonly name: string;
  /** What it is about, in a sentence. */
  readonly goal: string;
  readonly min: number;
  readonly max: number;
  /** So many may sit down all the same, though the deck may then run out. */
  readonly most: number;
  readonly betting: boolean;
  readonly shares: boolean;
  readonly insideInn: boolean;
  readonly variants: readonly VariantOffer[];
  /** Its own steps in words, where its Order of Play may be told anew; null: it stays as it is. */
  readonly steps: readonly string[] | null;
  /** The variants that have an Order of Play of their own. */
  readonly ownOrders: readonly string[];
}

export interface Menu {
  readonly gambling: readonly GamblingOffer[];
  /** What Otto's deck is mixed from. */
  readonly factions: readonly string[];
  readonly prizes: readonly { readonly key: string; readonly title: string }[];
}

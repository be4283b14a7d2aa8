/** Something that the table has said, and that by which the rule behind it is found. */
export interface Said {
  readonly words: string;
  /** The rules, where they came with it. */
  readonly rules?: readonly string[];
  /** The kind of an event, or of a step of a forecast. */
  readonly event?: string;
  /** What happened in a gambling game within a Round. */
  readonly within?: string;
  readonly step?: string;
  readonly question?: { readonly kind: string; readonly about?: string; readonly what?: string };
}

/** What somebody wants to know the rules of. */
export interface Behind {
  readonly title: string;
  readonly said: readonly Said[];
}

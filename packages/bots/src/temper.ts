/** How somebody plays who likes some things better than they are worth: weights on one and the same judgement. */
export interface Temper {
  readonly name: string;
  /** Harm to rivals, in parts of what it is worth. */
  readonly spite: number;
  /** Gold of one's own. */
  readonly greed: number;
  /** A Round of Gambling. */
  readonly daring: number;
  /** What keeps harm off. */
  readonly caution: number;
}

/** Nothing in particular: as strong as it can be. */
export const PLAIN: Temper = { name: '', spite: 1, greed: 1, daring: 1, caution: 1 };

/** A scenario as it stands in its file: what it is about, and its parts, unread. */
import type { Spot } from './spot.ts';

export interface Head {
  readonly name: string;
  readonly cites: readonly string[];
  readonly line: number;
}

export interface Scenario {
  /** A table of The Red Dragon Inn, one of a gambling game, or a hand, a roll or a city to be scored without any play. */
  readonly kind: 'inn' | 'parlour' | 'score';
  readonly head: Head;
  /** `table`, or `score`. */
  readonly about: Spot;
  readonly given: Spot | null;
  readonly when: Spot | null;
  /** `then`. */
  readonly facts: Spot | null;
}

/** A scenario as it was read: its head, and the three kinds there are. */
import type { Entry, Spot } from './spot.ts';

export interface Head {
  readonly name: string;
  readonly cites: readonly string[];
  readonly line: number;
}

/** A table of The Red Dragon Inn. */
export interface InnScenario {
  readonly kind: 'inn';
  readonly head: Head;
  readonly table: Spot;
  readonly given: Spot | null;
  readonly when: Spot | null;
  /** `then`. */
  readonly facts: Spot | null;
}

/** A table of a gambling game. */
export interface ParlourScenario {
  readonly kind: 'parlour';
  readonly head: Head;
  readonly game: string;
  readonly players: readonly string[];
  readonly table: readonly Entry[];
  readonly given: readonly Entry[];
  readonly steps: readonly {
    readonly line: number;
    readonly text: string;
    /** The facts of a `check`. */
    readonly check: Spot | null;
  }[];
  readonly facts: readonly Entry[];
}

/** A hand, a roll or a city to be scored, without any play. */
export interface ScoreScenario {
  readonly kind: 'score';
  readonly head: Head;
  readonly game: string;
  readonly score: readonly Entry[];
  readonly facts: readonly Entry[];
}

export type Scenario = InnScenario | ParlourScenario | ScoreScenario;

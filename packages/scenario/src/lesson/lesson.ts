/**
 * A lesson: tables at which somebody is told what happens, and then does it. It is run like a scenario, so one that does
 * not fit the rules any more fails; what was answered on the way is the script by which it is played.
 */
import type { AnyAnswer, AnyState, Game, Types } from '@taproom/kernel';

export interface Lesson {
  readonly name: string;
  /** What it teaches, in a sentence. */
  readonly about: string;
  /** How long it takes, about. */
  readonly minutes: number;
  readonly chapters: readonly Chapter[];
}

/** One table, about one idea. */
export interface Chapter {
  readonly name: string;
  readonly game: Game<Types>;
  readonly setup: Types['setup'];
  /** The table as it is laid; whoever plays copies it. */
  readonly begin: AnyState;
  /** The seat of whoever learns. */
  readonly you: number;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  /** What the learner reads. */
  readonly say: string;
  /** What it is about, where something on the table is meant that nobody is asked for: `gold`, `hand`, `Zakhan` … */
  readonly at: string;
  /** The rules that say it exactly. */
  readonly rules: readonly string[];
  /** What is said where the learner tries something else. */
  readonly otherwise: string;
  /** What is answered, in this order, by whomever; the learner gives `yours`. */
  readonly moves: readonly Move[];
}

export interface Move {
  readonly answer: AnyAnswer;
  readonly yours: boolean;
}

/** What a step may point at, besides players by their names. */
export const POINTS = [
  'fortitude',
  'alcohol',
  'gold',
  'hand',
  'middle',
  'big-button',
  'log',
  'drink-me',
  'in-play',
] as const;

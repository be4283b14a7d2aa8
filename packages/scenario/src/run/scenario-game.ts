/** What the runner is told of a game: its words, how its table is laid, runs on, and is looked at. */
import type { ScenarioProblem } from '../language/problem.ts';
import type { Spot } from '../language/spot.ts';
import type { StepWords } from './read-steps.ts';
import type { Claim, DeedStep, Step, Until } from './step.ts';
import type { Table } from './table.ts';

export interface ScenarioGame<T extends Table, D> extends StepWords<T, D> {
  /** `given`, read; it is laid when all of the scenario has been read. */
  readGiven(given: Spot | null): (steps: readonly Step<T, D>[]) => T;
  /** Does what the step says at the first moment at which it is legal. */
  carryOut(table: T, step: DeedStep<D>, following: readonly Step<T, D>[]): void;
  runUntil(table: T, step: Until): void;
  /** The point that the table reaches by itself, for whoever looks: nobody passes for it. */
  comeToRest(table: T, claim: Claim<T, D>, following: readonly Step<T, D>[]): T;
  /** Whether something can be done there, or on the way. */
  tryOut(table: T, deed: D, following: readonly Step<T, D>[]): Trial<T>;
  /** After the last step: up to the next question that somebody must decide. */
  runOut(table: T): void;
  /** What steps have named and nobody has asked for. */
  leftOver(table: T): ScenarioProblem[];
}

export interface Trial<T> {
  /** Where it was tried. */
  readonly at: T;
  readonly can: boolean;
  /** What is in the way, in words; '' where nothing is known. */
  readonly why: () => string;
  /** The rules against it. */
  readonly rules: () => readonly string[];
}

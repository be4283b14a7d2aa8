/** What the players of Threes are asked, and what they answer. */
import type { ChanceAnswer, ChanceQuestion } from '@taproom/kernel';

export type ThreesQuestion =
  /** Choose a value among the dice just rolled; all dice of that value go into the Keep. */
  | { readonly seat: number; readonly kind: 'keep' }
  | { readonly seat: -1; readonly kind: 'over'; readonly winners: readonly number[] }
  | ChanceQuestion;

export interface KeepAnswer {
  readonly seat: number;
  readonly do: 'keep';
  readonly value: number;
}

export type ThreesAnswer = KeepAnswer | ChanceAnswer;

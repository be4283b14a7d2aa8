/** What anybody may see of a game of Threes: all of it. Dice hide nothing. */
import type { ThreesQuestion } from './question.ts';
import { scoreOfKeep } from './score.ts';
import { diceLeft } from './run.ts';
import type { ThreesState } from './state.ts';

export interface ThreesSeatView {
  readonly name: string;
  /** The dice just rolled, while their owner has yet to keep some. */
  readonly roll: readonly number[];
  readonly keep: readonly number[];
  /** The total of the Keep as it stands. */
  readonly total: number;
  /** Dice that are not in the Keep. */
  readonly left: number;
}

export interface ThreesView {
  readonly seats: readonly ThreesSeatView[];
  readonly rolls: number;
  readonly question: ThreesQuestion;
  readonly winners: readonly number[] | null;
}

export function viewOf(s: ThreesState, question: ThreesQuestion): ThreesView {
  return {
    seats: s.seats.map((at, seat) => ({
      name: s.setup.players[seat],
      roll: at.roll,
      keep: at.keep.slice(),
      total: scoreOfKeep(at.keep),
      left: diceLeft(s, seat),
    })),
    rolls: s.rolls,
    question,
    winners: s.winners === null ? null : s.winners.slice(),
  };
}

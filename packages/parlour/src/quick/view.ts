/** What one seat, or a spectator, may know of a quick hand. */
import type { ParlourQuestion } from '../table/question.ts';
import type { Result } from '../table/state.ts';
import { STEP, type HandState } from './state.ts';

export interface HandSeatView {
  readonly name: string;
  readonly chips: number;
  readonly stake: number;
  readonly bet: number;
  readonly folded: boolean;
  /** The card that lies open, −1: none. */
  readonly shown: number;
  /** The cards face down, where the viewer may look. */
  readonly hidden: readonly number[] | null;
}

export interface HandView {
  readonly seat: number;
  readonly carried: number;
  readonly seats: readonly HandSeatView[];
  readonly question: ParlourQuestion | null;
  readonly waitingFor: number;
  readonly result: Result | null;
}

export function handView(s: HandState, question: ParlourQuestion, viewer: number): HandView {
  return {
    seat: viewer,
    carried: s.carried,
    seats: s.chips.map((_, seat) => seatView(s, seat, viewer)),
    question: question.seat === viewer || question.kind === 'over' ? question : null,
    waitingFor: question.seat,
    result: s.result,
  };
}

function seatView(s: HandState, seat: number, viewer: number): HandSeatView {
  const folded = (s.folded & (1 << seat)) !== 0;
  const cards = s.cards.slice(2 * seat, 2 * seat + 2).filter((card) => card >= 0);
  const turned = s.step > STEP.show && s.shown[seat] >= 0;
  // Whoever folds turns everything face down; nobody else gets to see it, not even at the end.
  const open = turned && (!folded || viewer === seat);
  const told = s.result !== null && s.result.scores[seat] !== null;
  return {
    name: s.setup.players[seat],
    chips: s.chips[seat],
    stake: s.stake[seat],
    bet: s.bets[seat],
    folded,
    shown: open ? cards[0] : -1,
    hidden: viewer === seat || told ? cards.slice(open ? 1 : 0) : null,
  };
}

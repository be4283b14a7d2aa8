/** The shape of the inn's procedures, and what several of them need. */
import type { Procedure } from '@taproom/kernel';
import { lookForLosers } from '../losers.ts';
import type { Answer, PlayAnswer } from '../question.ts';
import type { Run } from '../run.ts';
import { announceStrokes } from '../strokes.ts';
import type { About, Frame, PlayFrame } from '../state.ts';

export type InnProcedure<F extends Frame> = Procedure<Run, F, Answer>;

/** Opens a window for responses about the frame on top. */
export function openWindow(t: Run, about: About, first: number, skip = -1, only = -1): void {
  t.push({ k: 'window', step: 0, about, first, asked: 0, only, skip });
}

/** A card leaves the hand and is announced, with its targets; `on` is the frame that it answers. */
export function playCard(t: Run, answer: PlayAnswer, on: number): void {
  const { seat, card, use } = answer;
  const hand = t.s.seats[seat].hand;
  hand.splice(hand.indexOf(card), 1);
  const frame: PlayFrame = {
    k: 'play',
    step: 0,
    card,
    use,
    by: seat,
    targets: answer.targets.slice(),
    on,
    which: answer.drink,
    strokes: [],
    i: 0,
    negated: false,
    losses: [],
    next: null,
  };
  announceStrokes(t, frame, card, use);
  t.push(frame);
}

/** The frame on top is done. With nothing left to resolve, those who are broke or too drunk get their last chance. */
export function finish(t: Run): void {
  t.stack.pop();
  lookForLosers(t);
}

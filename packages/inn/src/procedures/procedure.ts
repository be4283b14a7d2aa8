/** The shape of the inn's procedures, and what several of them need. */
import type { Procedure } from '@taproom/kernel';
import { canPlay, windowMoment, type Moment } from '../legality.ts';
import { lookForLosers } from '../losers.ts';
import type { Answer, PlayAnswer } from '../question.ts';
import type { Run } from '../run.ts';
import { isPresent } from '../seats.ts';
import { announceStrokes } from '../strokes.ts';
import type { About, Frame, PlayFrame } from '../state.ts';

export type InnProcedure<F extends Frame> = Procedure<Run, F, Answer>;

/**
 * Opens a window for responses about the frame on top: everybody who could play something is asked, in turn order from
 * the first. Where nobody could, no window opens at all.
 */
export function openWindow(t: Run, about: About, first: number, skip = -1, only = -1): void {
  const on = t.stack.length - 1;
  const asked = nextToAsk(t, windowMoment(t, about, on), first, 0, skip, only);
  if (asked < 0) return;
  t.push({ k: 'window', step: 0, about, first, asked, only, skip });
  t.ask({ seat: (first + asked) % t.s.seats.length, kind: 'respond', about });
}

/** How far from the first seat the next one sits who could play something; −1 if there is none. */
export function nextToAsk(
  t: Run,
  moment: Moment,
  first: number,
  from: number,
  skip: number,
  only: number,
): number {
  const count = t.s.seats.length;
  for (let i = from; i < count; i++) {
    const seat = (first + i) % count;
    if (seat === skip || (only >= 0 && only !== seat)) continue;
    if (isPresent(t.s, seat) && canPlay(t, moment, seat)) return i;
  }
  return -1;
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

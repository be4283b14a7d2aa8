/** Questions that are neither a response nor a step of the turn: choose among things, then something is done with them. */
import { leavePlay } from './costs.ts';
import { changeFortitude, pay } from './numbers.ts';
import { discardFromHand, draw, removeCard, toDiscard } from './piles.ts';
import type { Run } from './run.ts';
import type { ChooseFrame, LiftFrame, Option } from './state.ts';

export function pushChoose(
  t: Run,
  seat: number,
  what: string,
  options: Option[],
  min: number,
  max: number,
  card: number,
  n: number,
): void {
  t.push({ k: 'choose', step: 0, seat, what, options, min, max, n, card });
}

type Chosen = (t: Run, f: ChooseFrame, picks: readonly number[]) => void;

const cardsOf = (f: ChooseFrame, picks: readonly number[]): number[] =>
  picks.map((i) => f.options[i].card ?? -1);

/** What is done with what was chosen. A choice not listed here belongs to the frame that asked for it. */
export const chosen: Readonly<Record<string, Chosen>> = {
  discard: (t, f, picks) => discardFromHand(t, f.seat, cardsOf(f, picks), f.card),
  cycle(t, f, picks) {
    discardFromHand(t, f.seat, cardsOf(f, picks), f.card);
    draw(t, f.seat, f.n, f.card);
  },
  'discard-to-heal'(t, f, picks) {
    discardFromHand(t, f.seat, cardsOf(f, picks), f.card);
    if (picks.length > 0) changeFortitude(t, f.seat, picks.length, f.card);
  },
  fetch(t, f, picks) {
    for (const card of cardsOf(f, picks)) {
      removeCard(t.s.seats[f.seat].discard, card);
      t.s.seats[f.seat].hand.push(card);
      t.emit('take', f.seat, 1, card, f.card);
    }
  },
  wages(t, f, picks) {
    if (f.options[picks[0]].word === 'pay') pay(t, f.seat, f.n, -1, f.card, false);
    else {
      leavePlay(t, f.seat, f.card);
      t.emit('leave-play', f.seat, 0, f.card);
    }
  },
  scry(t, f, picks) {
    const lifted = t.top() as LiftFrame;
    keepLifted(t, lifted, cardsOf(f, picks));
  },
};

/** The kept cards go to the hand, the others to the discard pile; everybody has seen all of them. */
export function keepLifted(t: Run, lifted: LiftFrame, kept: readonly number[]): void {
  for (const card of lifted.cards) {
    if (kept.includes(card)) {
      t.s.seats[lifted.seat].hand.push(card);
      t.emit('take', lifted.seat, 1, card, lifted.card);
    } else toDiscard(t, card);
  }
  const gone = lifted.cards.filter((card) => !kept.includes(card));
  if (gone.length > 0) t.emit('discard', lifted.seat, gone.length, -1, lifted.card, -1, gone);
  lifted.cards = [];
}

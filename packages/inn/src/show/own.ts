/** The two parts of a view: what lies open to everybody, and what a seat sees beyond that. */
import { type Overlay, type SeatId, SPECTATOR } from '@taproom/kernel';
import { gameOwn } from '../gambling/gambling-game.ts';
import type { Run } from '../run.ts';
import { areMates } from '../table/seats.ts';
import { viewOf, type InnView } from './view.ts';

/** The view without who looks and what they are asked. */
export type OpenInn = Omit<InnView, 'seat' | 'question' | 'waitingFor'>;

export function openOf(t: Run): OpenInn {
  const { seat: _seat, question: _question, waitingFor: _waitingFor, ...open } = viewOf(t, SPECTATOR);
  return open;
}

/** Empty lists are shared: who compares sees at once that nothing is different. */
const NO_CARDS: readonly number[] = [];
const cardsOf = (heap: readonly number[]): readonly number[] => (heap.length === 0 ? NO_CARDS : heap.slice());

/** The hidden cards of one's own and of one's teammates, and one's secrets in a gambling game within a Round. */
export function ownOf(t: Run, viewer: SeatId): Overlay {
  const seats: Record<string, Overlay> = {};
  t.s.seats.forEach(({ hand, plot, openUntil }, seat) => {
    if (viewer < 0 || !areMates(t.s, viewer, seat)) return;
    seats[seat] = { ...(openUntil < 0 && { hand: cardsOf(hand) }), plot: cardsOf(plot) };
  });
  const game = gameOwn(t.round(), viewer);
  return game === null ? { seats } : { seats, round: { game } };
}

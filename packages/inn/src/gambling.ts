/** What cards do to a Round of Gambling from outside its own procedure. */
import { removeCard } from './piles.ts';
import type { Run } from './run.ts';

/** A seat is no longer in the Round: it left, was forced out, or is out of the game. */
export function leaveRound(t: Run, seat: number, cause: number): void {
  t.emit('left-round', seat, 0, -1, cause);
  const round = t.round();
  if (round === null || round.over || !removeCard(round.inside, seat)) return;
  removeCard(round.passed, seat);
  if (round.control === seat) {
    // Nobody is in control; the Round ends when all who remain pass in a row (core.ruling.controller-leaves).
    round.control = -1;
    round.passed = [];
  }
}

/** What cards do to a Round of Gambling from outside its own procedure. */
import type { CardId, SeatId } from '@taproom/kernel';
import { without } from '../table/in-play.ts';
import { foldGame, isGameRound } from './gambling-game.ts';
import { isAnte } from '../play/meanings.ts';
import type { Run } from '../run.ts';
import { areMates } from '../table/seats.ts';
import type { InnState, PlayFrame, RoundFrame } from '../table/state.ts';

/** A seat is no longer in the Round: it left, was forced out, or is out of the game. */
export function leaveRound(t: Run, seat: SeatId, cause: CardId = -1): void {
  t.emit('left-round', seat, 0, -1, cause);
  const round = t.round();
  // Also when it is won already: a card may make it go on, for those who stay.
  if (round === null || !round.inside.includes(seat)) return;
  round.inside = without(round.inside, seat);
  if (isGameRound(round)) foldGame(round, seat);
  if (round.control === seat) {
    // Nobody is in control; the Round ends when all who remain pass in a row (core.ruling.controller-leaves).
    round.control = -1;
    round.passed = [];
  }
}

/** Nobody antes where only one player is in the Round, or about to be: that one has won it (core.gambling.one-left). */
export function needsAntes(t: Run, f: PlayFrame): boolean {
  const round = t.round();
  if (round !== null) return round.inside.length > 1;
  return f.strokes.filter(isAnte).length > 1;
}

/** Whether a seat, or a teammate of it, has won the Round, alone or with others. */
export function hasWon(s: InnState, round: RoundFrame, seat: SeatId): boolean {
  if (!isGameRound(round)) return areMates(s, round.winner, seat);
  return round.winner === seat || round.sharers.some((other) => areMates(s, other, seat));
}

/** Where the Prize in a pot goes, and what becomes of those that nobody will use. */
import type { SeatId } from '@taproom/kernel';
import { putInPlay, takeOutOfPlay } from '../table/in-play.ts';
import { PRIZES } from '../table/extras.ts';
import type { Run } from '../run.ts';

/** Whoever takes the pot takes the Prize in it; one that an automated player wins goes back to the Inn. */
export function prizeTo(t: Run, seat: SeatId): void {
  const { prizes } = t.s;
  if (prizes === null) return;
  if (seat === t.c.automaton) return prizeToInn(t);
  for (const card of prizes.pot.splice(0)) {
    putInPlay(t.s.seats[seat], card);
    prizes.won = card;
    t.emit('prize-won', seat, 0, card);
  }
}

/** Where the pot goes to the Inn its Prize does too (rdi9.prize.pot-to-inn). */
export function prizeToInn(t: Run): void {
  const { prizes } = t.s;
  if (prizes === null) return;
  for (const card of prizes.pot.splice(0)) {
    prizes.inn.push(card);
    t.emit('prize-inn', -1, 0, card);
  }
}

/** What a player who is out of the game has not used goes to the Inn (house.36-prize-of-eliminated). */
export function leavePrizes(t: Run, seat: SeatId): void {
  if (t.s.prizes === null) return;
  const at = t.s.seats[seat];
  for (const card of at.play.filter((id) => t.c.owner[id] === PRIZES)) {
    takeOutOfPlay(at, card);
    t.s.prizes.inn.push(card);
    t.emit('prize-inn', -1, 0, card);
  }
}

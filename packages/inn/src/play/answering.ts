/** Who may answer a question: whoever is asked, and where a team is asked, any of its members. */
import { hasASay, type SeatId } from '@taproom/kernel';
import { windowRules } from './window.ts';
import type { Question } from './question.ts';
import type { Run } from '../run.ts';
import { areMates, isPresent } from '../table/seats.ts';

/** A choice with such a name is put to a whole team. */
export const TEAM_CHOICE = 'team-';

export function mayAnswer(t: Run, question: Question, seat: SeatId): boolean {
  const top = t.stack.at(-1);
  // Where all are asked at once each may also say something else than before.
  if (top?.k === 'window' && top.said !== null) return hasASay(t, top, seat, windowRules);
  if (seat === question.seat) return true;
  if (!t.c.teams || seat < 0 || question.seat < 0) return false;
  if (!areMates(t.s, seat, question.seat)) return false;
  switch (question.kind) {
    case 'order':
      return isPresent(t.s, seat);
    // Each of them discards for themselves, once; and whoever has passed is asked again when another has acted.
    case 'action':
    case 'discard':
      return isPresent(t.s, seat) && !t.turnFrame()!.done.includes(seat);
    // To speak for one's team is neither to play a card nor to take part in a phase: whoever is outside may do it too.
    case 'choose':
      return question.what.startsWith(TEAM_CHOICE);
    default:
      return false;
  }
}

/** How a turn is cut short. */
import type { SeatId } from '@taproom/kernel';
import type { Run } from '../run.ts';
import { isPresent, membersOf } from '../table/seats.ts';

/** The step of the turn's procedure at which it ends: set by turn.ts, which owns the steps. */
export const turnSteps = { end: 0 };

/**
 * The turn ends as soon as the card being resolved is done: its remaining phases are skipped. A turn that is ending
 * already goes on ending: nothing that belongs to its end happens twice.
 */
export function endTurnNow(t: Run): void {
  const turn = t.turnFrame();
  if (turn === null || turn.step > turnSteps.end) return;
  turn.step = turnSteps.end;
  t.s.phase = 'end';
}

/**
 * A player's own turn ends. In a team only theirs does: whatever ends it has sent them outside for the rest of the joint
 * turn, while the others go on without them (rdi6.team.turn-ends.*).
 */
export function endTurnOf(t: Run, seat: SeatId): void {
  if (t.c.teams && membersOf(t, seat).length > 1) {
    t.s.seats[seat].actions = 0;
    if (membersOf(t, seat).some((mate) => isPresent(t.s, mate))) return;
  }
  endTurnNow(t);
}

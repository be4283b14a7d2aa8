/** How a turn is cut short. */
import type { Run } from './run.ts';

/** The step of the turn's procedure at which it ends: set by procedures/turn.ts, which owns the steps. */
export const turnSteps = { end: 0 };

/** The turn ends as soon as the card being resolved is done: its remaining phases are skipped. */
export function endTurnNow(t: Run): void {
  const turn = t.turnFrame();
  if (turn === null) return;
  turn.step = turnSteps.end;
  t.s.phase = 'end';
}

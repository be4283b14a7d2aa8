import { setToken } from '../table/in-play.ts';
import { changeToken } from '../table/numbers.ts';
import type { Run } from '../run.ts';
import type { CircleFrame } from '../table/state.ts';
import { pushHook, type InnProcedure } from '../play/announcing.ts';

function reachTheEnd(t: Run, f: CircleFrame): void {
  const def = t.c.characters[f.seat].tokens?.find(({ name }) => name === f.token);
  t.emit('circle', f.seat, 0, -1, -1, -1, [], undefined, f.token);
  pushHook(t, def?.circle, f.seat);
}

function startAgain(t: Run, f: CircleFrame): void {
  setToken(t.s.seats[f.seat], f.token, 0);
  changeToken(t, f.seat, f.token, f.rest, f.cause);
}

export const circle: InnProcedure<CircleFrame> = { steps: [reachTheEnd, startAgain] };

import type { Run } from '../run.ts';
import type { BefallFrame } from '../table/state.ts';
import { resolveStroke } from '../effects/registry.ts';
import type { InnProcedure } from '../play/announcing.ts';

/** One stroke at a time: each may call for a question, a shuffle or a Drink before the next. */
function resolve(t: Run, f: BefallFrame): void {
  if (f.i >= f.strokes.length) return;
  f.step--;
  const stroke = f.strokes[f.i++];
  resolveStroke(t, stroke, f);
}

export const befall: InnProcedure<BefallFrame> = { steps: [resolve] };

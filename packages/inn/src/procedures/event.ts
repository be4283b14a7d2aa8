import { toDiscard } from '../piles.ts';
import { makeStroke } from '../strokes.ts';
import type { Run } from '../run.ts';
import type { DrinksFrame, EventFrame } from '../state.ts';
import { verbOf } from '../verbs/registry.ts';
import { finish, openWindow, type InnProcedure } from './procedure.ts';

function announce(t: Run, f: EventFrame): void {
  t.emit('event', f.by, 0, f.card);
  openWindow(t, 'event', f.by);
}

/** From here on it can be neither Negated nor Ignored. */
function resolve(t: Run, f: EventFrame): void {
  const [effect] = t.def(f.card).event!.effects;
  const stroke = makeStroke(effect.verb, f.by, 0, -1, f.card, -1, 0);
  verbOf(effect.verb).resolve(t, stroke, effect as never, f as unknown as DrinksFrame);
}

function putAway(t: Run, f: EventFrame): void {
  toDiscard(t, f.card);
}

export const event: InnProcedure<EventFrame> = { steps: [announce, resolve, putAway, finish] };

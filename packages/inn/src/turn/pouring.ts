/** Events that pour one Drink, or two, for the whole table. */
import { takingPart } from '../events/progress.ts';
import type { Run } from '../run.ts';
import { asFrame, type PourFrame } from '../table/state.ts';

/** Called while the Event's frame is on top: those who Ignored it are left out. */
export function pushPour(t: Run, kind: PourFrame['kind'], n: number): void {
  const event = asFrame(t.top(), 'event');
  // The dare is nothing without the one who was dared (core.wench-dares.revealer-ignores).
  if (kind === 'dare' && event.ignored.includes(event.by)) return;
  const drinkers = takingPart(t, event);
  t.push({ k: 'pour', step: 0, kind, by: event.by, drinkers, groups: [], more: false, n, own: 0 });
}

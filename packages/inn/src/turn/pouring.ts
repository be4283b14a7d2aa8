/** Events that pour one Drink, or two, for the whole table. */
import { standsFor } from '../modes/champions.ts';
import type { Run } from '../run.ts';
import { inOrder, isPresent } from '../table/seats.ts';
import { asFrame, type PourFrame } from '../table/state.ts';

/** Called while the Event's frame is on top: those who Ignored it are left out. */
export function pushPour(t: Run, kind: PourFrame['kind'], n: number): void {
  const event = asFrame(t.top(), 'event');
  // The dare is nothing without the one who was dared (core.wench-dares.revealer-ignores).
  if (kind === 'dare' && event.ignored.includes(event.by)) return;
  const drinkers = inOrder(t.s, event.by).filter(
    (seat) => isPresent(t.s, seat) && !event.ignored.includes(seat) && standsFor(event.champions, seat),
  );
  t.push({ k: 'pour', step: 0, kind, by: event.by, drinkers, groups: [], more: false, n, own: 0 });
}

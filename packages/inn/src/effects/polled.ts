import type { Run } from '../run.ts';
import type { EventFrame, Stroke } from '../table/state.ts';

/** An Event asks everybody whom it is for; what they have chosen happens when all have. */
export function askEverybody(t: Run, { card, e }: Stroke, f: EventFrame, secret: boolean): void {
  const players = f.players.slice();
  t.push({ k: 'poll', step: 0, card, e, players, offered: [], picks: [], secret, i: 0 });
}

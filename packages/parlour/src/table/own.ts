/** The two parts of a view: what lies open to everybody, and what a seat sees beyond that. */
import { SPECTATOR, type Overlay } from '@taproom/kernel';
import type { ParlourRun } from './run.ts';
import { maySeeZone } from './sees.ts';
import type { Spread } from './state.ts';
import type { ParlourView } from './view.ts';

/** The view without who looks, what they are asked and what they have chosen of it. */
export type OpenTable = Omit<ParlourView, 'seat' | 'question' | 'waitingFor' | 'asked'>;

export function openPart({
  seat: _seat,
  question: _question,
  waitingFor: _waitingFor,
  asked: _asked,
  ...open
}: ParlourView): OpenTable {
  return open;
}

export function ownPart(t: ParlourRun, viewer: number): Overlay {
  const { seats, common, stack } = t.s;
  const own: Record<string, Overlay> = {};
  seats.forEach((spread, seat) => {
    const zones = zonesFor(t, spread, seat, viewer);
    if (zones !== null) own[seat] = { zones };
  });
  const zones = zonesFor(t, common, -1, viewer);
  const chosen = stack.at(-1)?.chosen?.[viewer];
  return {
    ...(Object.keys(own).length > 0 && { seats: own }),
    ...(zones !== null && { common: { zones } }),
    ...(chosen && { chosen: chosen.slice() }),
  };
}

/** The zones that a viewer may look into and onlookers may not; null: none. */
function zonesFor(t: ParlourRun, { cards }: Spread, owner: number, viewer: number): Overlay | null {
  const seen: Record<string, Overlay> = {};
  for (const zone in cards)
    if (maySeeZone(t, zone, owner, viewer) && !maySeeZone(t, zone, owner, SPECTATOR))
      seen[zone] = { cards: cards[zone].slice() };
  return Object.keys(seen).length > 0 ? seen : null;
}

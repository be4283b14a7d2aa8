/** Who may look into which zone. */
import { ALL, allBut, NOBODY, only, type Seats } from '@taproom/kernel';
import type { ParlourRun } from './run.ts';
import type { Sees } from './def.ts';
import type { ParlourState } from './state.ts';

/** The zones of a game, and who may look into each. */
type ParlourZones = Readonly<Record<string, Sees>>;

/** How a zone lies: as the game says, open once it was turned up; a hand unless told otherwise is its owner's. */
export function howSeen(s: ParlourState, zones: ParlourZones, zone: string): Sees {
  return s.open.includes(zone) ? 'all' : (zones[zone] ?? 'owner');
}

/** Who may know of cards in a zone. */
export const seesOf = (t: ParlourRun, zone: string, owner: number): Seats =>
  seenBy(howSeen(t.s, t.c.zones, zone), owner);

export function seenBy(seen: Sees, owner: number): Seats {
  switch (seen) {
    case 'owner':
      return only(owner);
    case 'all':
      return ALL;
    case 'nobody':
      return NOBODY;
    case 'others':
      return allBut(owner);
  }
}

export function laysOpen(t: ParlourRun, zone: string): boolean {
  return howSeen(t.s, t.c.zones, zone) === 'all';
}

export function maySeeZone(
  s: ParlourState,
  zones: ParlourZones,
  zone: string,
  owner: number,
  viewer: number,
): boolean {
  // Whoever folds turns everything face down; nobody else gets to see it, not even at the end.
  if (owner >= 0 && s.folded[owner] && viewer !== owner) return false;
  switch (howSeen(s, zones, zone)) {
    case 'owner':
      return viewer === owner;
    case 'all':
      return true;
    case 'nobody':
      return false;
    case 'others':
      return viewer !== owner && viewer >= 0;
  }
}

/** Who may look into which zone. */
import { allBut, EVERYBODY } from './event.ts';
import type { ParlourRun } from './run.ts';
import type { ParlourDef, Sees } from './def.ts';
import type { ParlourState } from './state.ts';

/** How a zone lies: as the game says, open once it was turned up; a hand unless told otherwise is its owner's. */
export function howSeen(s: ParlourState, def: ParlourDef, zone: string): Sees {
  return s.open.includes(zone) ? 'all' : (def.zones(s.setup)[zone] ?? 'owner');
}

/** The `only` of an event about cards of a zone. */
export function seesOf(t: ParlourRun, zone: string, owner: number): number {
  switch (howSeen(t.s, t.def, zone)) {
    case 'owner':
      return owner;
    case 'all':
      return EVERYBODY;
    case 'nobody':
      return -1;
    case 'others':
      return allBut(owner);
  }
}

export function laysOpen(t: ParlourRun, zone: string): boolean {
  return howSeen(t.s, t.def, zone) === 'all';
}

export function maySeeZone(
  s: ParlourState,
  def: ParlourDef,
  zone: string,
  owner: number,
  viewer: number,
): boolean {
  // Whoever folds turns everything face down; nobody else gets to see it, not even at the end.
  if (owner >= 0 && s.folded[owner] && viewer !== owner) return false;
  switch (howSeen(s, def, zone)) {
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

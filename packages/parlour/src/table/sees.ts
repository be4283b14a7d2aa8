/** Who may look into which zone. */
import { ALL, allBut, NOBODY, only, type Seats } from '@taproom/kernel';
import type { ParlourRun } from './run.ts';
import type { Sees } from './def.ts';

/** A table, and what follows from its set-up. */
type At = Pick<ParlourRun, 's' | 'c'>;

/** How a zone lies: as the game says, open once it was turned up; a hand unless told otherwise is its owner's. */
export const howSeen = ({ s, c }: At, zone: string): Sees =>
  s.open.includes(zone) ? 'all' : (c.zones[zone] ?? 'owner');

/** Who may know of cards in a zone. */
export const seesOf = (t: ParlourRun, zone: string, owner: number): Seats => seenBy(howSeen(t, zone), owner);

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

export function maySeeZone(t: At, zone: string, owner: number, viewer: number): boolean {
  // Whoever folds turns everything face down; nobody else gets to see it, not even at the end.
  if (owner >= 0 && t.s.folded[owner] && viewer !== owner) return false;
  switch (howSeen(t, zone)) {
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

/** Who sits at a seat: known by their character at the inn, by their own name where only gambling games are played. */
import type { SeatView } from '@taproom/inn';
import type { Mood } from '../pictures/portrait-of.ts';
import type { TableState } from './table-store.ts';

/** Alcohol Content, as a share of the Fortitude that is left. */
const MERRY = 0.25;
const DRUNK = 0.6;

export const nameOf = ({ view, table }: TableState, seat: number): string =>
  (view === null ? table?.seats[seat]?.name : view.seats[seat]?.name) ?? '';

/** The character; undefined where only gambling games are played. */
export const characterOf = ({ view }: TableState, seat: number): string | undefined =>
  view?.seats[seat]?.name;

/** How somebody looks after what they have had; whoever nobody plays shows the worse of their tracks. */
export function moodOf(at: SeatView | undefined): Mood | undefined {
  if (at === undefined) return undefined;
  if (at.out !== 0) return 'under';
  const tracks = at.tracks.length > 0 ? at.tracks : [{ fortitude: at.fortitude, alcohol: at.drunkenness }];
  const share = Math.max(...tracks.map(({ fortitude, alcohol }) => alcohol / Math.max(1, fortitude)));
  return share < MERRY ? 'sober' : share < DRUNK ? 'merry' : 'drunk';
}

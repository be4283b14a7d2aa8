/** Who sits at a seat: known by their character at the inn, by their own name where only gambling games are played. */
import type { IconName } from '../icons/index.ts';
import { characterMark } from '../theme/character-marks.ts';
import type { TableState } from './table-store.ts';

export const nameOf = ({ view, table }: TableState, seat: number): string =>
  (view === null ? table?.seats[seat]?.name : view.seats[seat]?.name) ?? '';

/** The character's emblem; where there is none, the seat's own. */
export const emblemOf = ({ view }: TableState, seat: number): IconName | undefined =>
  view === null ? undefined : characterMark(view.seats[seat]?.name ?? '').emblem;

/** Where a table stands: in the room of the book that most of those at it come from. */
import { PICTURES } from '../pictures/address.ts';
import { characterMark } from '../theme/character-marks.ts';
import type { TableState } from './table-store.ts';

export function roomOf({ view }: TableState): string {
  const rooms = (view?.seats ?? []).map(({ name }) => characterMark(name).room);
  const count = (room: string): number => rooms.filter((other) => other === room).length;
  const room = rooms.reduce((best, other) => (count(other) > count(best) ? other : best), rooms[0]);
  return `url("${PICTURES}/${room ?? 'taproom'}.svg")`;
}

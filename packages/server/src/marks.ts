/** By what each seat is known all evening, wherever it stands in its games: a page colours it by that. */
import type { PublicTable } from '@taproom/client';
import type { SeatRecord } from './storage/storage.ts';

/** Who sits where, as it is told of a game that is over. */
export const seatsTold = (
  seats: readonly Pick<SeatRecord, 'name' | 'kind' | 'mark'>[],
): Pick<PublicTable['seats'][number], 'name' | 'kind' | 'mark'>[] => {
  const marks = marksOf(seats);
  return seats.map(({ name, kind }, seat) => ({
    name,
    kind,
    ...(marks[seat] !== seat && { mark: marks[seat] }),
  }));
};

/** By seat. Whoever came later has the first number that nobody else has. */
export function marksOf(seats: readonly Pick<SeatRecord, 'mark'>[]): number[] {
  const taken = new Set(seats.map(({ mark }) => mark));
  let next = 0;
  return seats.map(({ mark }) => {
    if (mark !== undefined) return mark;
    while (taken.has(next)) next++;
    return next++;
  });
}

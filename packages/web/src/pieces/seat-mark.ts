/** By which colour, pattern and sign a seat is known: a person keeps theirs for an evening, wherever they sit in its games. */
import { createContext, use } from 'react';

const MANY = 8;

/** By seat; a seat that is not in it has those of its own number. */
export const SeatMarks = createContext<readonly number[]>([]);

/** As they stand in `data-seat` (base.css). */
export function useMarks(): (seat: number) => number {
  const marks = use(SeatMarks);
  return (seat) => (marks[seat] ?? seat) % MANY;
}

export const useMark = (seat: number): number => useMarks()(seat);

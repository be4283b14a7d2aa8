/** The gambling game on the table, wherever it is played. */
import type { ParlourView } from '@taproom/parlour';
import { useEffect } from 'react';
import { useStore, useTable, type TableState } from '../table/table-store.ts';
import { askGambling, gameOf } from './asked.ts';

export { gameOf };

export function useGame(): ParlourView | null {
  return useTable(gameOf);
}

/** Who sits at the table, of those who play: inside the inn a game has seats of its own, found by name. */
export function seatOf(state: TableState, at: number): number {
  if (state.view === null || at < 0) return at;
  const name = state.view.round?.game?.seats[at]?.name;
  return state.view.seats.findIndex((seat) => seat.name === name);
}

/** The table learns how gambling games ask as soon as one is shown. */
export function useGamblingQuestions(): void {
  const store = useStore();
  useEffect(() => store.teach(askGambling), [store]);
}

/** Nobody plays for money inside the inn: the antes are Gold, and lie in its pot. */
export const isForMoney = (state: TableState): boolean => state.view === null;

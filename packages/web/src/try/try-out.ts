/** Sits down at a table that is laid as somebody wants it, against bots, in the house of this browser. */
import type { ArrangedTable } from '@taproom/server/nearby';
import { keepSeat, lastName } from '../link/seats.ts';
import { words } from '../words/index.ts';

/** Gives the address of the table, which is gone with the page. */
export async function tryOut(text: string, what: string, at = 0): Promise<string> {
  const { layForOne } = await import('./lay.ts');
  return sitDown(layForOne(text, nameHere(), at), what);
}

export const nameHere = (): string => lastName() || words.home.guest;

export async function sitDown(
  table: Pick<ArrangedTable, 'game' | 'setup' | 'seats' | 'state'>,
  what: string,
): Promise<string> {
  const { arrangeInPocket } = await import('../pocket/pocket.ts');
  // Alone against bots nobody is kept waiting.
  const [seat] = await arrangeInPocket({ ...table, options: { clocks: { window: 0 } } });
  keepSeat({ ...seat, code: '', what });
  return `/table/${seat.table}`;
}

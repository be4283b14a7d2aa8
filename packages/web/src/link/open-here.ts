/** Tables in the pocket at which everybody sits on this device. */
import type { SeatGiven } from '@taproom/client';
import { call, startTable, type createTable } from './house.ts';
import { keepSeat, type HeldSeat } from './seats.ts';

type Wish = Parameters<typeof createTable>[0];

/** Somebody who shares this device. */
export interface Sharer {
  readonly name: string;
  /** Empty: a surprise. */
  readonly character: string;
}

/**
 * Opens a table in the pocket at which all people sit on this device, and begins. Nobody is in a hurry, and whoever
 * could say nothing is not asked: the device would have to be handed round for it.
 */
export async function openHere(wish: Wish, others: readonly Sharer[], what: string): Promise<SeatGiven> {
  const calm = { turn: 0, window: 0, quiet: 0 };
  const table = { ...wish, listed: false, standIn: false, pace: 'quick' as const, clocks: calm };
  const first = await call<SeatGiven>('/api/tables', table, undefined, true);
  const tokens: string[] = [];
  for (const { name, character } of others) {
    const seat = { code: first.code, name, ...(character !== '' && { character }) };
    tokens.push((await call<SeatGiven>('/api/seats', seat, undefined, true)).token);
  }
  await startTable(first.table, first.token);
  const seat = { ...first, code: '', what };
  keepSeat(others.length === 0 ? seat : { ...seat, others: tokens });
  return seat;
}

/** In the pocket: all there is of a table is gone. */
export const forgetTable = ({ table, token }: HeldSeat): Promise<void> =>
  call(`/api/tables/${table}/forget`, {}, token);

/** A seat moves to another device: a code for it, which works once and not for long. */
import type { SeatGiven } from '@taproom/client';
import { givenAt } from './lobby.ts';
import { Refused } from './refused.ts';
import { hashOf, newCode, newToken } from './secrets.ts';
import { Conflict } from './storage/storage.ts';
import type { Tables } from './tables.ts';

const HANDOVER_SECONDS = 300;
const NOT_VALID = 'This code is not valid, or no longer.';

export async function offerHandover(
  tables: Tables,
  id: string,
  token: string,
): Promise<{ code: string; seconds: number }> {
  const { table, seat } = await tables.enter(id, token);
  const code = newCode();
  await new Promise<void>((resolve, reject) =>
    tables.storage.offerHandover(
      hashOf(code),
      table.record.id,
      seat,
      Date.now() + HANDOVER_SECONDS * 1000,
      (error) => (error === null ? resolve() : reject(error)),
    ),
  );
  return { code, seconds: HANDOVER_SECONDS };
}

export async function useHandover(tables: Tables, code: string): Promise<SeatGiven> {
  const offer = await tables.storage.handover(hashOf(code), Date.now());
  const table = offer === null ? null : await tables.find(offer.table);
  if (offer === null || table === null) throw new Refused(404, NOT_VALID);
  await new Promise<void>((resolve, reject) =>
    tables.storage.useHandover(hashOf(code), offer.table, (error) => {
      if (error === null) resolve();
      else reject(error instanceof Conflict ? new Refused(404, NOT_VALID) : error);
    }),
  );
  const token = newToken();
  await tables.change(table, (record) => (record.seats[offer.seat].tokenHash = hashOf(token)));
  table.presence.sendAway(offer.seat, 'Your seat has moved to another device.');
  return { ...givenAt(table.record), seat: offer.seat, token };
}

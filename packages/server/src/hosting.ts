/** What the host decides about those who watch, and about what is said: also in the middle of a game. */
import type { AllowWatchers, ChangeGuest } from '@taproom/client';
import type * as v from 'valibot';
import { Refused } from './refused.ts';
import { newCode } from './secrets.ts';
import type { LiveTable } from './table/live-table.ts';
import { SENT_AWAY } from './table/presence.ts';
import type { Tables } from './tables.ts';

export const NO_LONGER_WATCHED = 'The host has asked you not to watch this table any more.';

async function hosted(tables: Tables, id: string, token: string): Promise<LiveTable> {
  const { table, seat } = await tables.enter(id, token);
  if (seat !== table.record.host) throw new Refused(403, 'Only the host decides this.');
  return table;
}

export async function allowWatchers(
  tables: Tables,
  id: string,
  token: string,
  wish: v.InferOutput<typeof AllowWatchers>,
): Promise<void> {
  const table = await hosted(tables, id, token);
  const { talk, ...hands } = wish;
  // Nobody shall find their cards shown in the middle of a game, or sooner than they were told.
  if (Object.keys(hands).length > 0 && table.record.status !== 'lobby')
    throw new Refused(409, 'What those who watch may see is settled before the game begins.');
  await tables.change(table, (record) => {
    record.options = { ...record.options, ...hands, ...(talk !== undefined && { watchersTalk: talk }) };
  });
}

export async function changeGuest(
  tables: Tables,
  id: string,
  token: string,
  n: number,
  { muted, remove }: v.InferOutput<typeof ChangeGuest>,
): Promise<void> {
  const table = await hosted(tables, id, token);
  const found = table.presence.guests.numbered(n);
  if (found === null) throw new Refused(404, 'Nobody with this number watches the table.');
  const { guest, viewers } = found;
  if (muted !== undefined || remove)
    await tables.change(table, (record) => {
      record.guests = table.presence.guests.deciding(guest, remove ? 'barred' : muted ? 'muted' : null);
    });
  if (remove) for (const viewer of viewers) viewer.close(SENT_AWAY, NO_LONGER_WATCHED);
}

/** The old one no longer opens the table. */
export async function renewCode(tables: Tables, id: string, token: string): Promise<string> {
  const table = await hosted(tables, id, token);
  let code = newCode();
  while ((await tables.storage.byCode(code)) !== null) code = newCode();
  await tables.change(table, (record) => {
    record.code = code;
    if (record.evening !== undefined) record.evening = { ...record.evening, code };
  });
  return code;
}

/** Whether what somebody says at their seat is passed on. */
export async function muteSeat(
  tables: Tables,
  id: string,
  token: string,
  n: number,
  muted: boolean,
): Promise<void> {
  const table = await hosted(tables, id, token);
  const seat = table.record.seats[n];
  if (seat?.kind !== 'human') throw new Refused(404, 'Nobody sits there who could say something.');
  if (n === table.record.host) throw new Refused(409, 'This is your own seat: to be quiet, say nothing.');
  await tables.change(table, (record) => {
    const { muted: _before, ...heard } = record.seats[n];
    record.seats[n] = { ...heard, ...(muted && { muted }) };
  });
}

/** Who sits down, moves or goes, before a game and in its middle. */
import type { ChangeSeat, SeatGiven } from '@taproom/client';
import { standUp } from './evening.ts';
import { givenUp, nextHost, seatInPlay } from './in-play.ts';
import { givenAt, withGuest, withSeat, withSeats, type Guest } from './lobby.ts';
import { hashOf, newToken } from './secrets.ts';
import { FREE } from './set-up.ts';
import type { Tables } from './tables.ts';

/** What somebody is told whose seat the host needs. A connection ends with at most 123 bytes of reason. */
const ASKED_TO_LEAVE = 'The host has asked you to leave the table. Your seat is free again.';
const GIVEN_TO_BOT = 'The host has given your seat to a bot.';

export async function takeSeat(
  tables: Tables,
  code: string,
  guest: Guest,
  character?: string,
): Promise<SeatGiven> {
  const table = await tables.byCode(code);
  const token = newToken();
  const held = { ...guest, tokenHash: hashOf(token) };
  const { seat, next } = withGuest(tables.house, table.record, held, character);
  const inPlay = table.record.status === 'playing';
  await tables.change(
    table,
    (record) => Object.assign(record, next),
    inPlay ? () => table.seatChanged(seat) : undefined,
  );
  return { ...givenAt(table.record), seat, token };
}

export async function leave(tables: Tables, id: string, token: string): Promise<void> {
  const { table, seat } = await tables.enter(id, token);
  if (table.record.status === 'over') return standUp(tables, table, seat);
  const inPlay = table.record.status === 'playing';
  await tables.change(
    table,
    (record) => {
      const { options, seats } = record;
      seats[seat] = inPlay
        ? givenUp(options, seats[seat], 'bot')
        : { ...seats[seat], ...FREE, tokenHash: '' };
      record.host = nextHost(record);
    },
    inPlay ? () => table.seatChanged(seat) : undefined,
  );
  table.presence.sendAway(seat, 'You have left the table.');
}

export async function changeSeat(
  tables: Tables,
  id: string,
  token: string,
  n: number,
  change: ChangeSeat,
): Promise<void> {
  const { table, seat } = await tables.enter(id, token);
  const inPlay = table.record.status === 'playing';
  const next = inPlay
    ? { seats: table.record.seats.with(n, seatInPlay(tables.house, table.record, seat, n, change)) }
    : withSeat(tables.house, table.record, seat, n, change);
  const goes = table.record.seats[n].kind === 'human' && next.seats[n].kind !== 'human';
  await tables.change(
    table,
    (record) => Object.assign(record, next),
    inPlay ? () => table.seatChanged(n) : undefined,
  );
  if (goes) table.presence.sendAway(n, next.seats[n].kind === 'bot' ? GIVEN_TO_BOT : ASKED_TO_LEAVE);
}

export async function changeSeats(tables: Tables, id: string, token: string, count: number): Promise<void> {
  const { table, seat } = await tables.enter(id, token);
  const { next, places } = withSeats(tables.house, table.record, seat, count);
  // A code to take over a seat names the seat by its number.
  const moved = places.some((place, n) => place >= 0 && place !== n);
  await tables.change(table, (record) => {
    Object.assign(record, next);
    table.moveUp(places);
    if (moved) table.dropHandovers();
  });
}

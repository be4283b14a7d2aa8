/** Before the game: who sits where, and as whom. What cannot be is refused with the reason. */
import type { ChangeSeat, SeatGiven } from '@taproom/client';
import type { House } from '@taproom/house';
import { SPECTATOR } from '@taproom/kernel';
import { looksLike } from './names.ts';
import { Refused } from './refused.ts';
import { isTokenOf } from './secrets.ts';
import { BOT, checked, firstSeats, FREE, mustHaveBot, playable, surprises, type Choose } from './set-up.ts';
import type { SeatRecord, TableRecord } from './storage/storage.ts';

/** What of a table's record can change in the lobby. */
export type Arrangement = Pick<TableRecord, 'options' | 'host' | 'seats'>;

/** Who sits down, and which program plays for them, if one does. */
export type Guest = Pick<SeatRecord, 'name' | 'program'>;

/** Only before the game; `by` is whoever wants the change. */
function mustBeLobby({ status }: TableRecord): void {
  if (status !== 'lobby') throw new Refused(409, 'The game has begun: who sits where is settled.');
}

function mustBeHost(record: TableRecord, by: number): void {
  if (by !== record.host) throw new Refused(403, 'Only the host decides about the other seats.');
}

/** Says it if there could be no game with these seats. */
function arranged(
  house: House,
  options: TableRecord['options'],
  host: number,
  seats: SeatRecord[],
): Arrangement {
  checked(house, options, surprises(house, options, seats));
  return { options, host, seats };
}

/** A seat with another player, character or name. `by`: the seat of whoever wants it. */
export function withSeat(
  house: House,
  record: TableRecord,
  by: number,
  n: number,
  change: ChangeSeat,
): Arrangement {
  mustBeLobby(record);
  const seat = record.seats[n];
  if (seat === undefined) throw new Refused(404, 'There is no such seat.');
  if (by !== n) mustBeHost(record, by);
  if (seat.kind === 'automated') throw new Refused(409, `${seat.name} plays by rule and stays.`);
  const next = { ...seat };
  if (change.kind !== undefined) {
    mustBeHost(record, by);
    if (by === n) throw new Refused(409, 'This is your own seat: to give it up, leave the table.');
    if (change.kind !== seat.kind) Object.assign(next, change.kind === 'bot' ? BOT : FREE, { tokenHash: '' });
  }
  if (change.bot !== undefined) {
    mustBeHost(record, by);
    if (next.kind !== 'bot') throw new Refused(409, 'No bot sits there.');
    mustHaveBot(house, change.bot);
    next.bot = change.bot;
  }
  if (change.name !== undefined) {
    if (by !== n) throw new Refused(403, 'Everybody chooses their own name.');
    mustBeTellable(record, n, change.name);
    next.name = change.name;
  }
  if (change.character !== undefined) {
    if (by !== n && next.kind === 'human')
      throw new Refused(403, `${seat.name} chooses who they want to be.`);
    next.character = wanted(house, record, n, change.character);
  }
  return arranged(house, record.options, record.host, record.seats.with(n, next));
}

/** The character that somebody wants on a seat; empty: a surprise. The gambling games have none. */
function wanted(house: House, { options, seats }: TableRecord, n: number, character: string | null): string {
  if (character === null || options.game !== 'inn') return '';
  const name = playable(house, options, character);
  if (seats.some((other, i) => i !== n && other.character === name))
    throw new Refused(409, `${name} is already at this table.`);
  return name;
}

/** Nobody is taken for somebody else at the table. */
function mustBeTellable({ seats }: TableRecord, n: number, name: string): void {
  const other = seats.find((seat, i) => i !== n && seat.kind === 'human' && looksLike(seat.name, name));
  if (other !== undefined)
    throw new Refused(
      409,
      `${other.name} is at this table already: choose a name that cannot be mixed up with it.`,
    );
}

/** Somebody sits down on the first free seat. */
export function withGuest(
  house: House,
  record: TableRecord,
  guest: Guest & Pick<SeatRecord, 'tokenHash'>,
  character?: string,
): { readonly seat: number; readonly next: Arrangement } {
  const seat = record.seats.findIndex(({ kind }) => kind === 'open');
  if (record.status === 'over' || (record.status === 'playing' && seat < 0))
    throw new Refused(409, 'The game at this table has begun; you can watch it.');
  if (seat < 0) throw new Refused(409, 'All seats are taken.');
  mustBeTellable(record, seat, guest.name);
  const { character: kept } = record.seats[seat];
  if (record.status === 'playing') {
    const { options, host, seats } = record;
    return {
      seat,
      next: { options, host, seats: seats.with(seat, { ...guest, kind: 'human', character: kept }) },
    };
  }
  const next: SeatRecord = {
    ...guest,
    kind: 'human',
    character: character === undefined ? kept : wanted(house, record, seat, character),
  };
  return { seat, next: arranged(house, record.options, record.host, record.seats.with(seat, next)) };
}

/** Another number of seats: free ones go first, then bots, the last ones first; those behind them move up. */
export function withSeats(
  house: House,
  record: TableRecord,
  by: number,
  count: number,
): { readonly next: Arrangement; readonly places: readonly number[] } {
  mustBeLobby(record);
  mustBeHost(record, by);
  const going = new Set<number>();
  for (const kind of ['open', 'bot'] as const)
    for (let n = record.seats.length - 1; n >= 0 && record.seats.length - going.size > count; n--)
      if (record.seats[n].kind === kind) going.add(n);
  const left = record.seats.length - going.size;
  if (left > count) throw new Refused(409, `${left} seats are taken: ask somebody to leave first.`);
  let place = 0;
  const places = record.seats.map((_, n) => (going.has(n) ? -1 : place++));
  const seats = record.seats.filter((_, n) => !going.has(n));
  while (seats.length < count) seats.push({ ...FREE, character: '', tokenHash: '' });
  const options = { ...record.options, seats: count };
  return { next: arranged(house, options, places[record.host], seats), places };
}

/** Everything that is needed to begin. `fill`: bots take the free seats; `choose`: who is who, where it is a surprise. */
export function started(
  house: House,
  record: TableRecord,
  by: number,
  fill: boolean,
  choose?: Choose,
): Pick<TableRecord, 'options' | 'seats' | 'setup'> {
  if (by !== record.host) throw new Refused(403, 'Only the host starts the game.');
  if (record.status !== 'lobby') throw new Refused(409, 'The game has begun already.');
  const isOpen = ({ kind }: SeatRecord): boolean => kind === 'open';
  if (!fill && record.seats.some(isOpen))
    throw new Refused(409, 'There are empty seats: wait for somebody, or let bots take them.');
  const taken = record.seats.map((seat) => (isOpen(seat) ? { ...seat, ...BOT } : seat));
  const seats = surprises(house, record.options, taken, choose);
  // What everybody wanted to be holds for a rematch as well; a surprise is one again.
  const characters = taken.map(({ character }) => (character === '' ? null : character));
  // Whoever came or went since: everybody buys in anew.
  const { stacks } = record.evening ?? {};
  const setup = checked(house, record.options, seats, stacks?.length === seats.length ? stacks : undefined);
  return { seats, setup, options: { ...record.options, characters } };
}

/** The seat that a token opens; without one, that of somebody who watches. */
export function seatOf({ seats }: TableRecord, token: string | undefined): number {
  if (token === undefined) return SPECTATOR;
  const seat = seats.findIndex(({ tokenHash }) => tokenHash !== '' && isTokenOf(token, tokenHash));
  if (seat < 0)
    throw new Refused(
      403,
      'This seat is no longer yours: it was given up, moved to another device, or the host needed it.',
    );
  return seat;
}

/** The same people at a new table. */
export function seatsAgain(house: House, { options, seats }: TableRecord): SeatRecord[] {
  const characters = firstSeats(house, options, '').map(({ character }) => character);
  // At the inn a bot is called after its character, and that may be another one now.
  // Everybody adds anew: what the house knows already adds nothing.
  return seats.map(({ chance: _added, ...at }, i) => ({
    ...at,
    ...(at.kind === 'bot' && options.game === 'inn' && BOT),
    character: characters[i],
  }));
}

/** What somebody is told of the table at which they get a seat. */
export const givenAt = ({
  id,
  code,
  fair,
}: TableRecord): Pick<SeatGiven, 'table' | 'code' | 'commitment'> => ({
  table: id,
  code,
  commitment: fair?.commitment ?? null,
});

/** In the middle of a game: a seat changes hands, the host stops the time, an answer is taken back if all agree. */
import type { ChangeSeat, TableState } from '@taproom/client';
import type { House } from '@taproom/house';
import { CHANCE } from '@taproom/kernel';
import type * as v from 'valibot';
import { Refused } from './refused.ts';
import { newFault } from './secrets.ts';
import { mustHaveBot } from './set-up.ts';
import type { Entry, SeatRecord, TableRecord } from './storage/storage.ts';
import type { LiveTable } from './table/live-table.ts';
import { memoryAt, standingPlaces } from './table/memory.ts';
import { ASKED_FOR_ONCE, TAKING_BACK } from './table/refusals.ts';
import type { AskedBack } from './table/taken.ts';
import type { Tables } from './tables.ts';

/** A seat with another player. `by`: the seat of whoever wants it. Free: a bot plays there until somebody sits down. */
export function seatInPlay(
  house: House,
  { seats, host, options }: TableRecord,
  by: number,
  n: number,
  { kind, bot, name, character }: ChangeSeat,
): SeatRecord {
  const seat = seats[n];
  if (seat === undefined) throw new Refused(404, 'There is no such seat.');
  if (name !== undefined || character !== undefined)
    throw new Refused(409, 'The game has begun: who plays whom is settled.');
  if (by !== host) throw new Refused(403, 'Only the host decides about the other seats.');
  if (by === n) throw new Refused(409, 'This is your own seat: to give it up, leave the table.');
  if (seat.kind === 'automated') throw new Refused(409, `${seat.name} plays by rule and stays.`);
  if (kind === 'open' && options.watchers === 'hands')
    throw new Refused(409, 'At this table those who watch see the hands: nobody can sit down in mid-game.');
  if (bot !== undefined) mustHaveBot(house, bot);
  const next = kind === undefined || kind === seat.kind ? { ...seat } : givenUp(options, seat, kind);
  if (bot !== undefined) next.bot = bot;
  return next;
}

/** A seat that belongs to nobody any more. */
export function givenUp(
  { game }: TableRecord['options'],
  { muted: _muted, ...seat }: SeatRecord,
  kind: 'bot' | 'open',
): SeatRecord {
  // At the inn everybody is called after whom they play; where they gamble, by the name that they were dealt in with.
  const name = `${game === 'inn' ? seat.character : seat.name.replace(/ \(bot\)$/, '')} (bot)`;
  return { ...seat, name, kind, tokenHash: '' };
}

/** Whoever hosts next, where the host has gone. */
export const nextHost = ({ host, seats }: TableRecord): number =>
  seats[host].kind === 'human'
    ? host
    : Math.max(
        0,
        seats.findIndex(({ kind }) => kind === 'human'),
      );

/** The host stops the time, or lets it go on; where the host is away, whoever is there lets it go on. */
export async function pause(tables: Tables, id: string, token: string, paused: boolean): Promise<void> {
  const { table, seat } = await tables.enter(id, token);
  const { record } = table;
  mustBePlaying(record);
  const mayResume = !paused && seat >= 0 && !table.presence.isHere(record.host);
  if (seat !== record.host && !mayResume) throw new Refused(403, 'Only the host decides this.');
  if (paused === (record.paused ?? false)) return;
  await tables.change(
    table,
    (changed) => {
      if (paused) changed.paused = true;
      else delete changed.paused;
    },
    () => table.askAnew(),
  );
}

function mustBePlaying({ status }: TableRecord): void {
  if (status !== 'playing') throw new Refused(409, 'No game is going on.');
}

/**
 * A seat wants to take back its last answer, and all that came of it. Whoever else is there must agree; where nobody
 * else is, it happens at once. What chance has said stays said.
 */
export async function askBack(tables: Tables, id: string, token: string): Promise<void> {
  const { table, seat } = await tables.enter(id, token);
  const { record } = table;
  mustBePlaying(record);
  if (seat < 0) throw new Refused(403, 'Only players take something back.');
  if (record.fromScene) throw new Refused(409, 'This game began in its middle: what was before is not kept.');
  const { sequence } = table.memory!;
  const entries = await tables.logOf(record);
  if (table.memory!.sequence !== sequence || entries.length !== sequence)
    throw new Refused(409, 'The table has just changed; try again.');
  if (table.takingBack.now() !== null) throw new Refused(409, TAKING_BACK);
  const others = record.seats.flatMap(({ kind }, n) =>
    kind === 'human' && n !== seat && table.presence.isHere(n) ? [n] : [],
  );
  const to = lastAnswerOf(seat, entries);
  mustStayOut(tables, table, entries, to);
  const asked = { by: seat, to, sequence, waiting: others };
  if (others.length === 0) return goBack(tables, table, entries, asked);
  if (table.takingBack.wasAskedFor(to)) throw new Refused(409, ASKED_FOR_ONCE);
  table.takingBack.ask(asked);
}

/** Before which entry the table was when this seat last answered. */
export function lastAnswerOf(seat: number, entries: readonly Entry[]): number {
  const places = standingPlaces(entries);
  const at = places.findLastIndex((place) => entries[place].by === seat && entries[place].did.length > 0);
  if (at < 0) throw new Refused(409, 'You have answered nothing yet.');
  if (places.slice(at).some((place) => entries[place].did.some((answer) => answer.seat === CHANCE)))
    throw new Refused(
      409,
      'Since your last answer chance has spoken: cards were shuffled, or dice rolled. That stays.',
    );
  return places[at];
}

/** Somebody agrees that an answer is taken back, or does not; whoever asked may think better of it. */
export async function agreeBack(tables: Tables, id: string, token: string, yes: boolean): Promise<void> {
  const { table, seat } = await tables.enter(id, token);
  const asked = table.takingBack.now();
  if (asked === null) throw new Refused(409, 'Nobody asks for that any more.');
  if (!asked.waiting.includes(seat) && (yes || seat !== asked.by))
    throw new Refused(403, 'You were not asked.');
  if (!yes) return table.takingBack.end();
  table.takingBack.agree(seat);
  if (asked.waiting.some((other) => other !== seat)) return;
  const entries = await tables.logOf(table.record);
  // Whatever has happened meanwhile is in the way.
  if (table.takingBack.now() !== null) goBack(tables, table, entries, asked);
}

function goBack(tables: Tables, table: LiveTable, entries: readonly Entry[], { by, to }: AskedBack): void {
  table.guard(() => table.goBack(by, to, memoryAt(tables.house, table.record, entries, to)));
}

/** Where those who watch see the hands, whoever is out may have seen them since: nothing brings them back. */
function mustStayOut(
  { house }: Tables,
  { record, memory }: LiveTable,
  entries: readonly Entry[],
  to: number,
): void {
  if (record.options.watchers !== 'hands') return;
  const { isOut } = house.game(record.options.game, record.setup);
  const then = memoryAt(house, record, entries, to);
  const back = record.seats.find((_, n) => isOut(memory!.state, n) && !isOut(then.state, n));
  if (back !== undefined)
    throw new Refused(409, `${back.name} is out, and may have seen the hands since: that stays.`);
}

/** A table for whoever has not come back to it yet. */
export async function stateOf(
  tables: Tables,
  id: string,
  token: string,
): Promise<v.InferOutput<typeof TableState>> {
  const { table, seat } = await tables.enter(id, token);
  const { memory, presence, record } = table;
  const { options, setup, status, paused = false, next } = record;
  const game = tables.house.game(options.game, setup);
  return {
    game: options.game,
    status,
    seats: record.seats.map(({ name, kind, character }, n) => ({
      name,
      kind,
      character,
      here: presence.isHere(n),
    })),
    seat,
    asked: memory === null || status === 'over' ? [] : game.asked(memory.state).seats.slice(),
    paused,
    next,
  };
}

/** Somebody says that something is wrong: it stands in the house's log, with a word by which it is found. */
export async function report(tables: Tables, id: string, token: string, text: string): Promise<string> {
  const { table, seat } = await tables.enter(id, token);
  const word = newFault();
  tables.note(
    { report: word, table: id, seat, entry: table.memory?.sequence ?? 0, text },
    'a player reports',
  );
  return word;
}

/**
 * From one game to the next at the same table: everybody is asked, and what was between them stays: their seats, the
 * code, what was said, the score of the evening and, where they gamble, what lies before each of them.
 */
import type { PlayAgain } from '@taproom/client';
import type { House } from '@taproom/house';
import type { AnyState } from '@taproom/kernel';
import { seatsAgain } from './lobby.ts';
import { idly } from './machine.ts';
import { marksOf } from './marks.ts';
import { Refused } from './refused.ts';
import { BOT, checked, surprises } from './set-up.ts';
import type { EveningSoFar, SeatRecord, Storage, TableRecord } from './storage/storage.ts';
import type { LiveTable } from './table/live-table.ts';
import type { Tables } from './tables.ts';

/** So much of what was said goes along. */
const CHAT_ALONG = 50;

/** The table that a code leads to: the last one of its evening. Each of them may be run elsewhere, so only that is opened. */
export async function whereItGoesOn(storage: Storage, code: string): Promise<TableRecord | null> {
  const first = await storage.byCode(code);
  let found = first !== null && (first.codeUntil ?? Infinity) > Date.now() ? first : null;
  while (found !== null && found.next !== null) found = await storage.peek(found.next);
  return found;
}

/** A seat wants to go on. When everybody who is there does, or the host does not wait, it goes on. */
export async function playAgain(
  tables: Tables,
  id: string,
  token: string,
  { now, parlour }: PlayAgain,
): Promise<{ table: string }> {
  const { table, seat } = await tables.enter(id, token);
  const { record } = table;
  if (record.status !== 'over') throw new Refused(409, 'The game is not over.');
  if (record.next !== null) return { table: record.next };
  if ((now || parlour !== undefined) && seat !== record.host)
    throw new Refused(403, 'Only the host decides what is played next, and when.');
  const options = {
    ...record.options,
    ...(parlour && { parlour: { ...record.options.parlour, ...parlour } }),
  };
  if (parlour !== undefined) checked(tables.house, options, surprises(tables.house, options, record.seats));
  await tables.change(table, (changed) => {
    changed.options = options;
    changed.again = [...new Set([...(changed.again ?? []), seat])];
  });
  if (!now && othersAreWaitedFor(table)) return { table: id };
  return { table: await goOn(tables, table) };
}

/** Whoever has had enough stands up after the game: a bot takes the chair, and the others go on. */
export async function standUp(tables: Tables, table: LiveTable, seat: number): Promise<void> {
  await tables.change(table, (record) => {
    record.seats[seat] = { ...record.seats[seat], ...BOT, tokenHash: '' };
    record.again = (record.again ?? []).filter((other) => other !== seat);
    if (record.host === seat)
      record.host = Math.max(
        0,
        record.seats.findIndex(({ kind }) => kind === 'human'),
      );
  });
  table.presence.sendAway(seat, 'You have left the table.');
  const wantsOn = (table.record.again ?? []).length > 0;
  if (wantsOn && table.record.next === null && !othersAreWaitedFor(table)) await goOn(tables, table);
}

const othersAreWaitedFor = ({ record, presence }: LiveTable): boolean =>
  record.seats.some(
    ({ kind }, seat) => kind === 'human' && presence.isHere(seat) && !record.again?.includes(seat),
  );

async function goOn(tables: Tables, table: LiveTable): Promise<string> {
  const { record } = table;
  const { from, ...parts } = whatStays(tables.house, record, table.memory!.state);
  const said = (await tables.storage.chat(record.id, CHAT_ALONG)).map((line) => ({
    ...line,
    at: 0,
    seat: line.seat < 0 ? line.seat : from.indexOf(line.seat),
  }));
  const next = await tables.open({ ...parts, listed: false }, said);
  if (record.next !== null) return record.next;
  await tables.change(table, (changed) => (changed.next = next.id));
  // The next hand is dealt by itself; at the inn everybody may first choose who they want to be.
  if (record.options.game === 'parlour') void dealSoon(tables, next.id, performance.now() + LONGEST_WAIT);
  return next.id;
}

/** As soon as everybody has come along and added to chance; nobody is waited for longer than this. */
const LONGEST_WAIT = 3000;
const LOOKS_AGAIN = 100;

async function dealSoon(tables: Tables, id: string, deadline: number): Promise<void> {
  const table = await tables.find(id).catch(() => null);
  if (table === null || table.record.status !== 'lobby') return;
  const { fair, seats, host } = table.record;
  const isMissing = ({ kind, chance }: SeatRecord, seat: number): boolean =>
    kind === 'human' && (!table.presence.isHere(seat) || (fair !== undefined && chance === undefined));
  if (performance.now() < deadline && seats.some(isMissing)) {
    idly(setTimeout(() => void dealSoon(tables, id, deadline), LOOKS_AGAIN));
    return;
  }
  // Where it cannot be dealt, the table stays as it is, and its host is told why when they try.
  await tables.deal(table, host, true).catch(() => {});
}

type Stays = Pick<TableRecord, 'options' | 'host' | 'seats' | 'evening'> & {
  /** By new seat: its old number. */
  readonly from: readonly number[];
};

function whatStays(house: House, record: TableRecord, state: AnyState): Stays {
  const { options } = record;
  const seats = seatsAgain(house, record);
  const count = seats.length;
  const marks = marksOf(record.seats);
  // Somebody else begins, where nobody's place at the table means anything else.
  const by = turnsRound(record) ? 1 : 0;
  const from = seats.map((_, seat) => (seat + by) % count);
  const evening = eveningAfter(house, record, state);
  return {
    from,
    host: from.indexOf(record.host),
    seats: from.map((old) => ({ ...seats[old], mark: marks[old] })),
    options: { ...options, characters: from.map((old) => options.characters[old] ?? null) },
    evening: {
      ...evening,
      scores: from.map((old) => evening.scores[old]),
      ...(evening.stacks && { stacks: from.map((old) => evening.stacks![old]) }),
    },
  };
}

function turnsRound({ options, seats }: TableRecord): boolean {
  const { mode, sides, bosses } = options.variants;
  if (mode !== undefined || sides !== undefined || bosses !== undefined) return false;
  return !seats.some(({ kind }: SeatRecord) => kind === 'automated');
}

/** The evening with this game. */
function eveningAfter(house: House, record: TableRecord, state: AnyState): EveningSoFar {
  const { options, setup, code, evening, seats } = record;
  const game = house.game(options.game, setup);
  const before = evening?.scores ?? seats.map(() => 0);
  const so = { code: evening?.code ?? code, games: (evening?.games ?? 0) + 1 };
  if (options.game === 'inn') {
    const { winners = [] } = game.question(state);
    return { ...so, scores: before.map((score, seat) => score + (winners.includes(seat) ? 1 : 0)) };
  }
  const chipsOf = (at: AnyState): number[] => game.numbers(at).map(({ chips }) => chips);
  const first = chipsOf(game.create(setup!));
  const last = chipsOf(state);
  const bought = options.parlour?.chips ?? Math.max(...chipsOf(freshTable(house, record)));
  return {
    ...so,
    scores: before.map((score, seat) => score + last[seat] - first[seat]),
    // Whoever has nothing left buys in again.
    stacks: last.map((chips) => (chips > 0 ? chips : bought)),
  };
}

/** The same table with nothing won or lost. */
function freshTable(house: House, { options, seats }: TableRecord): AnyState {
  const setup = checked(house, options, seats);
  return house.game(options.game, setup).create(setup);
}

/**
 * Tables of every kind, played to their ends at random without a network: whatever comes about, everybody can be told
 * of it, and what they have been told piece by piece is what somebody who comes now is told at once. A table that
 * fails here would be lost to its players: it fails again whenever it is loaded.
 * `node packages/server/test/tables.ts [tables] [first seed]`
 */
import { deepStrictEqual } from 'node:assert';
import { fileURLToPath } from 'node:url';
import {
  CreateTable,
  patched,
  ServerMessage,
  type Patch,
  type Plain,
  type WireAnswer,
} from '@taproom/client';
import { house } from '@taproom/house/own';
import { MODES } from '@taproom/inn';
import { answerChance, luckFrom, SPECTATOR, type Chance, type ChanceQuestion } from '@taproom/kernel';
import { parlour } from '@taproom/parlour';
import * as v from 'valibot';
import { declaredBy } from '../src/table/asked.ts';
import { checked, firstSeats } from '../src/set-up.ts';
import type { Dealt } from '../src/fair-deal.ts';
import type { Done, Entry, SeatRecord, TableRecord } from '../src/storage/storage.ts';
import { LiveTable } from '../src/table/live-table.ts';
import type { Room } from '../src/table/room.ts';
import type { Viewer } from '../src/table/telling.ts';
import { AT_ONCE, randomFrom } from './helpers.ts';

type Random = () => number;
const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)];
const some = <T>(random: Random, list: readonly T[]): T[] => list.filter(() => random() < 0.5);
const SIZES: Record<string, readonly number[]> = {
  'two-headed-dragon': [4, 6, 8],
  'boss-battle': [3, 4, 5],
  'two-headed-boss-battle': [6],
  'leaders-and-lackeys': [6, 8],
  'boss-versus-boss': [2],
};

/** What somebody could ask of the house, though not everything fits together. */
function randomOptions(random: Random): CreateTable {
  if (random() < GAMBLING) return gamblingOptions(random);
  const mode = random() < 0.4 ? oneOf(random, MODES) : undefined;
  const prizes = some(random, house.cast.prizes ?? []).map(({ key }) => key);
  const variants = {
    ...(mode && { mode }),
    ...(random() < 0.4 && { dungeonEvents: true }),
    ...(random() < 0.4 && { gamblingGames: true }),
    ...(random() < 0.3 && { barDeck: true }),
    ...(random() < 0.4 && prizes.length > 0 && { prizes }),
  };
  const seats = oneOf(random, SIZES[mode ?? ''] ?? [2, 3, 4, 5, 6, 8]);
  const characters = house.cast.characters.map(({ name }) => name).sort(() => random() - 0.5);
  return v.parse(CreateTable, {
    name: 'Ada',
    seats,
    characters: characters.slice(0, seats),
    clocks: AT_ONCE,
    variants,
  });
}

/** The share of tables that gamble, and of those the share that do so all evening. */
const GAMBLING = 0.3;
const EVENINGS = 0.2;

function gamblingOptions(random: Random): CreateTable {
  const { id, variants } = oneOf(random, parlour.defs);
  const asked =
    random() < EVENINGS
      ? { mode: 'adventurers-choice', rounds: 3 }
      : {
          mode: oneOf(random, ['betting', 'shares']),
          game: id,
          variants: some(random, variants).map((variant) => variant.id),
        };
  const seats = oneOf(random, [2, 3, 4, 5]);
  return v.parse(CreateTable, { name: 'Ada', game: 'parlour', seats, clocks: AT_ONCE, parlour: asked });
}

export function randomRecord(random: Random): TableRecord {
  for (;;)
    try {
      const options = randomOptions(random);
      const seats = firstSeats(house, options, '').map((seat, i) => ({
        ...seat,
        kind: 'human' as const,
        name: `Guest ${i + 1}`,
      }));
      const setup = checked(house, options, seats);
      const id = 'a'.repeat(16);
      const all = { code: 'ABCDEF', listed: false, revision: 1, host: 0, next: null };
      return { id, ...all, status: 'playing', options, seats, setup };
    } catch {
      // These do not fit together: others will.
    }
}

/** Writes at once, and fails loudly. */
export function quietRoom(seed: number, entries: Entry[], chance?: Chance): Room {
  const luck = luckFrom(seed);
  const done = (...args: readonly unknown[]): void => (args.at(-1) as Done)(null);
  const append = (_table: string, _sequence: number, entry: Entry, written: Done): void => {
    entries.push(entry);
    written(null);
  };
  const storage = { append, save: done, say: done, dropHandovers: done, snapshot: () => {}, tell: () => {} };
  return {
    house,
    storage: storage as unknown as Room['storage'],
    trouble: null,
    codeLife: 1000,
    bots: null as never,
    chance: chance ?? ((question: ChanceQuestion) => answerChance(luck, question)),
    rulebook: { words: () => Promise.resolve({}) } as unknown as Room['rulebook'],
    drop(_, error) {
      throw error;
    },
    counts: { answers: 0, steps: 0 },
  };
}

type Own = {
  declared: unknown;
  question: unknown;
  choices: { answer: Record<string, unknown> }[];
  many: { min: number; max: number } | null;
};

/** Somebody at the table who puts together what they are told. */
class Guest implements Viewer {
  seat: number;
  readonly from = '';
  public: Plain = null;
  own: Plain = null;
  whole: { public: Plain; own: Plain } | null = null;
  refused = '';
  said: Plain = null;

  constructor(seat: number) {
    this.seat = seat;
  }

  send(data: string | Buffer): void {
    const message = v.parse(ServerMessage, JSON.parse(data.toString()));
    if (message.type === 'welcome') {
      this.whole = message as unknown as { public: Plain; own: Plain };
      this.public ??= this.whole.public;
      this.own ??= this.whole.own;
    } else if (message.type === 'refused') this.refused = JSON.stringify(message);
    else if (message.type === 'step') {
      if (message.public !== undefined) this.public = patched(this.public, message.public as Patch);
      if (message.waiting !== undefined)
        this.public = patched(this.public, { asked: { waiting: [message.waiting] } } as unknown as Patch);
      if (message.own !== undefined) this.own = patched(this.own, message.own as Patch);
      // What they have just declared they know from themselves.
      else if (message.confirmed !== undefined && message.public === undefined)
        this.own = { ...(this.own as object), declared: this.said };
    }
  }

  close(): void {
    throw new Error(`Seat ${this.seat} was sent away.`);
  }

  /** What they could answer now; null: nothing. */
  answer(random: Random): Record<string, unknown> | null {
    const { declared, question, choices, many } = this.own as unknown as Own;
    if (declared !== null || question === null || choices.length === 0) return null;
    const { answer } = oneOf(random, choices);
    if (answer.do !== 'choose' || many === null) return answer;
    const picks = choices.flatMap(({ answer: { picks: one } }) => (one as number[] | undefined) ?? []);
    const size = many.min + Math.floor(random() * (Math.min(many.max, picks.length) - many.min + 1));
    return { ...answer, picks: picks.sort(() => random() - 0.5).slice(0, size) };
  }
}

/** Far beyond any real game. */
const ENDLESS = 20_000;
const IDLE = 1000;

export interface PlayedTable {
  readonly record: TableRecord;
  readonly entries: readonly Entry[];
  /** How many answers were given. */
  readonly answers: number;
}

/** Looks at a table when somebody is about to answer something. */
export type Look = (table: LiveTable, seat: number, answer: WireAnswer) => void;

/** Plays one table to its end. Whatever is offered must not be refused. `deal`: what its chance follows from. */
export async function playTable(
  seed: number,
  look?: Look,
  deal?: (seats: readonly SeatRecord[]) => Dealt,
  pace?: CreateTable['pace'],
): Promise<PlayedTable> {
  const random = randomFrom(seed);
  const record = randomRecord(random);
  if (pace !== undefined) record.options.pace = pace;
  record.fair = deal?.(record.seats);
  const entries: Entry[] = [];
  const table = new LiveTable(quietRoom(seed, entries), record, null);
  const guests = record.seats.map((_, seat) => new Guest(seat));
  const all = [...guests, new Guest(SPECTATOR)];
  let answers = 0;
  let idle = 0;
  try {
    table.begin();
    for (const guest of all) table.join(guest, 0);
    while (table.record.status !== 'over') {
      const from = Math.floor(random() * guests.length);
      const turns = guests.map((_, i) => guests[(from + i) % guests.length]);
      let answered = false;
      for (const guest of turns) {
        const { question } = table.memory!;
        if (random() < CHANGES_MIND) takeBack(table, guest, `b${answers}`, question);
        const answer = guest.answer(random);
        if (answer === null || question !== table.memory!.question) continue;
        guest.said = { ...answer, seat: guest.seat } as Plain;
        const wire = answer as unknown as WireAnswer;
        look?.(table, guest.seat, wire);
        table.answer(guest, `a${answers++}`, question, wire);
        if (guest.refused !== '') throw new Error(`${JSON.stringify(answer)}: ${guest.refused}`);
        if (random() < 0.05) void table.advice.why(guest);
        answered = true;
        break;
      }
      // What follows by itself happens in turns of the loop of its own.
      idle = answered ? 0 : idle + 1;
      if (idle > IDLE) throw new Error('Everybody waits for somebody else.');
      if (!answered || answers % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
      if (answers % 20 === 0) compare(table, oneOf(random, all));
      if (answers > ENDLESS) throw new Error('The game does not end.');
    }
    for (const guest of all) compare(table, guest);
  } catch (error) {
    const { variants } = record.options;
    const players = record.seats.map(({ character }) => character).join(', ');
    throw new Error(`Table ${seed} (${players}; ${JSON.stringify(variants)})`, { cause: error });
  } finally {
    table.stop();
  }
  return { record: table.record, entries, answers };
}

/** How often somebody who has just spoken thinks of something better. */
const CHANGES_MIND = 0.03;

function takeBack(table: LiveTable, guest: Guest, id: string, question: number): void {
  const { state, undo } = table.memory!;
  guest.said = null;
  if (declaredBy(state, guest.seat) !== null) table.withdraw(guest, id, question);
  else if (undo?.seat === guest.seat) table.undo(guest, id, question);
  if (guest.refused !== '') throw new Error(`It cannot be taken back: ${guest.refused}`);
}

/** Whoever comes now sees what those see who were there all the time. */
function compare(table: LiveTable, guest: Guest): void {
  table.sendWhole(guest, 0);
  const { whole } = guest;
  deepStrictEqual(guest.public, whole!.public);
  deepStrictEqual(guest.own, whole!.own);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [tables = '100', first = '1'] = process.argv.slice(2);
  let answers = 0;
  for (let i = 0; i < Number(tables); i++) {
    const played = await playTable(Number(first) + i).catch((error: Error) => {
      console.error(`${error.message}: ${String((error.cause as Error).stack).slice(0, 2000)}`);
      process.exit(1);
    });
    answers += played.answers;
  }
  console.log(`${tables} tables to their ends: ${answers} answers.`);
  process.exit(0);
}

/** What a table remembers of its game beyond the state, and how the log brings it back. */
import { codeHash } from '../code.ts';
import type { AnyGame, House } from '@taproom/house';
import {
  CHANCE,
  copyPlain,
  type AnyAnswer,
  type AnyEvent,
  type AnyMemory,
  type AnyState,
} from '@taproom/kernel';
import type { Entry, Loaded, TableRecord } from '../storage/storage.ts';
import { isStillOpen, isWindow, together } from './asked.ts';
import { isDeclaration } from './steps.ts';

/** After a kill, what came since the last one is played again for every table: a few milliseconds at most. */
export const SNAPSHOT_EVERY = 32;
/** At least so many events are kept for those who come back; twice as many are cut down to these. */
export const EVENTS_KEPT = 100;
/** How many ids of answers are kept for each seat: a client repeats at most its last ones. */
const IDS_KEPT = 32;

export interface Memory {
  state: AnyState;
  /** By seat: what its player has seen and does not see any more, for the bot that may play there. */
  minds: AnyMemory[];
  /** The number of the last entry in the log. */
  sequence: number;
  /** How often chance was asked. What can be taken back drew nothing. */
  draws: number;
  /** The number of the open question. */
  question: number;
  /** The ids of the last answers, by seat. */
  ids: Record<string, string[]>;
  /** How many events there were, and the last of them. */
  eventCount: number;
  recent: AnyEvent[];
  /** What the last answer can be taken back to, and by whom; null: it stands. */
  undo: Undo | null;
  /** An answer has just been taken back: the next one stands, so that nobody goes back and forth for ever. */
  undone: boolean;
}

interface Undo {
  readonly seat: number;
  readonly state: AnyState;
  readonly minds: AnyMemory[];
  readonly eventCount: number;
  readonly recent: AnyEvent[];
}

/** What an answer may be taken back to, before it is known whether it can be. */
type Before = Pick<Undo, 'seat' | 'state'>;

export function freshMemory(game: AnyGame, state: AnyState): Memory {
  return {
    state,
    minds: mindsOf(game, state),
    sequence: 0,
    question: 0,
    ids: {},
    eventCount: 0,
    recent: [],
    draws: 0,
    undo: null,
    undone: false,
  };
}

/** Nobody has seen anything yet. */
const mindsOf = (game: AnyGame, state: AnyState): AnyMemory[] =>
  game.numbers(state).map(() => game.memory(state.setup));

/**
 * Everything but the rules themselves: the same whether an entry is new or read from the log. `stillOpen`: others
 * are asked the same question as before.
 */
export function remember(
  game: AnyGame,
  memory: Memory,
  entry: Entry,
  events: readonly AnyEvent[],
  stillOpen: boolean,
  undo: Undo | null = null,
): void {
  memory.sequence++;
  for (const { seat } of entry.did) if (seat === CHANCE) memory.draws++;
  if (entry.undid && entry.to === undefined && memory.undo !== null) backTo(memory, memory.undo);
  if (entry.did.length > 0 || entry.undid) {
    memory.undo = undo;
    memory.undone = entry.undid === true;
  }
  if (entry.by !== undefined && entry.id !== undefined) {
    const ids = (memory.ids[entry.by] ??= []);
    ids.push(entry.id);
    if (ids.length > IDS_KEPT) ids.shift();
  }
  if (entry.did.length > 0 && !stillOpen) memory.question++;
  memory.minds.forEach((mind, seat) => events.forEach((event) => game.remember(mind, event, seat)));
  memory.eventCount += events.length;
  memory.recent.push(...events);
  if (memory.recent.length >= 2 * EVENTS_KEPT) memory.recent.splice(0, memory.recent.length - EVENTS_KEPT);
}

/** As it was: but for what is counted, since whatever was meant for the question that is gone comes too late. */
export function backTo(memory: Memory, { state, minds, eventCount, recent }: Omit<Undo, 'seat'>): void {
  Object.assign(memory, { state, minds, eventCount, recent: recent.slice() });
  memory.question++;
}

/** What an answer could be taken back to, before it is given; null: it will stand, whatever comes of it. */
export function undoTo(game: AnyGame, memory: Memory, seat: number, answer: AnyAnswer): Before | null {
  const { state, undone } = memory;
  if (undone || answer.seat !== seat || game.isAside(answer)) return null;
  if (isWindow(state) || !isAskedAlone(game, state, seat)) return null;
  return { seat, state: game.copy(state) };
}

/**
 * Whether an answer can be taken back: it was for one player, who is the one that is asked again; no chance was drawn,
 * nobody else had a say, and nobody has learned anything. Asked when the rules have done it, and it is not yet remembered.
 */
export function undoable(
  game: AnyGame,
  to: Before | null,
  { state: after, minds, eventCount, recent }: Memory,
  did: readonly AnyAnswer[],
  events: readonly AnyEvent[],
): Undo | null {
  if (to === null) return null;
  // What follows by itself: free moments that nobody wants to be asked in.
  if (did.some((answer, i) => i > 0 && answer.do !== 'close')) return null;
  if (isWindow(after) || !isAskedAlone(game, after, to.seat)) return null;
  if (!game.leavesNoTrace({ before: to.state, answer: did[0], events, after })) return null;
  return { ...to, minds: copyPlain(minds), eventCount, recent: recent.slice() };
}

function isAskedAlone(game: AnyGame, state: AnyState, seat: number): boolean {
  const { seats } = game.asked(state);
  return seats.length === 1 && seats[0] === seat;
}

/** The entries of what has really happened: without those that were taken back. */
export const standing = (entries: readonly Entry[]): Entry[] =>
  standingPlaces(entries).map((place) => entries[place]);

/** Their places in the log. */
export function standingPlaces(entries: readonly Entry[]): number[] {
  let stand: number[] = [];
  entries.forEach(({ undid, to }, place) => {
    if (to !== undefined) stand = stand.filter((before) => before < to);
    else if (undid)
      stand.splice(
        stand.findLastIndex((before) => entries[before].did.length > 0),
        1,
      );
    else stand.push(place);
  });
  return stand;
}

/**
 * The table as it was: the snapshot, and what the log says happened since. Null: its game has not begun. Where all agreed
 * to go back (`to`), the log must be there from its beginning.
 */
export function recall(
  house: House,
  { record, snapshot, entries }: Pick<Loaded, 'record' | 'snapshot' | 'entries'>,
): Memory | null {
  if (record.setup === null) return null;
  const game = house.game(record.options.game, record.setup);
  const memory =
    snapshot === null
      ? freshMemory(game, game.create(record.setup))
      : (JSON.parse(snapshot.body.slice(mark().length)) as Memory);
  entries.forEach((entry, i) => {
    if (entry.to !== undefined) backTo(memory, memoryAt(house, record, entries, entry.to));
    const events: AnyEvent[] = [];
    const declared = isDeclaration(game, memory.state, entry);
    const before = entry.by === undefined ? null : together(game, memory.state);
    const isUndoable = entry.by !== undefined && entry.did.length > 0 && isLookedBackAt(entries, i);
    const to = isUndoable ? undoTo(game, memory, entry.by!, entry.did[0]) : null;
    for (const answer of entry.did) events.push(...game.apply(memory.state, answer));
    const stillOpen = declared || isStillOpen(before, before && together(game, memory.state));
    remember(game, memory, entry, events, stillOpen, undoable(game, to, memory, entry.did, events));
  });
  return memory;
}

/** Whether what an entry can be taken back to is ever needed: the next that does anything takes it back, or is to come. */
function isLookedBackAt(entries: readonly Entry[], place: number): boolean {
  for (let i = place + 1; i < entries.length; i++)
    if (entries[i].did.length > 0 || entries[i].undid) return entries[i].undid === true;
  return true;
}

/** How it was after so many entries of the log; what is counted along with them is not. */
export const memoryAt = (house: House, record: TableRecord, entries: readonly Entry[], to: number): Memory =>
  recall(house, { record, snapshot: null, entries: standing(entries.slice(0, to)) })!;

/** Snapshots begin with the code that made them: for any other they are worth nothing, and the log is played again. */
const mark = (): string => `${codeHash()} `;
export const isOurs = ({ body }: NonNullable<Loaded['snapshot']>): boolean => body.startsWith(mark());

/** For a snapshot. The recent events stay, so that who comes back is told of them. */
export const asSnapshot = (memory: Memory): string => mark() + JSON.stringify(memory);

/**
 * What the house needs of a database, and no more: SQLite for one process, Postgres for several. A write is `done` only
 * when it is durable; writes are done in the order in which they were asked for. Several processes may share one
 * database: a table's log has one entry per number and a row one author per revision, so whoever comes second gets a
 * Conflict and must load the table again. Whoever writes to a table has opened or loaded it; in Postgres that makes a
 * process the only one that can.
 */
import type { ChatLine, CreateTable } from '@taproom/client';
import type { Dealt } from '../fair-deal.ts';
import type { Durations } from '../measures.ts';
import type { PlayedWith } from '../played-with.ts';
import type { AnyAnswer } from '@taproom/kernel';

/** What any set-up has; everything else is the game's. */
export interface GameSetup {
  readonly players: readonly string[];
}

export interface SeatRecord {
  name: string;
  /** `automated`: the rules themselves play it. */
  kind: 'open' | 'human' | 'bot' | 'automated';
  /** How this bot plays, where it is not as the table's bots do. */
  bot?: CreateTable['bot'];
  /** Empty until it is settled: a surprise. */
  character: string;
  /** The program that plays there, where its player has said so. */
  program?: string;
  /** The host does not want their chat to be passed on. */
  muted?: true;
  /** By which it is known all evening: its number in the first game. */
  mark?: number;
  /** What its player has added to chance. */
  chance?: string;
  /** The token itself is nowhere but with its player. */
  tokenHash: string;
}

/** A table apart from its game. */
export interface TableRecord {
  readonly id: string;
  /** To join with, and to find the table. */
  code: string;
  /** Until when the code opens it, in milliseconds since 1970; a table of an early release does not say so. */
  codeUntil?: number;
  status: 'lobby' | 'playing' | 'over';
  listed: boolean;
  revision: number;
  options: CreateTable;
  host: number;
  seats: SeatRecord[];
  setup: GameSetup | null;
  next: string | null;
  /** After the game: who wants to go on. */
  again?: number[];
  /** What was before this game, with the same people. */
  evening?: EveningSoFar;
  /** What its game was begun with; a table of an early release does not say so. */
  playedWith?: PlayedWith;
  /** What its chance follows from; a table of an early release draws as it goes. */
  fair?: Dealt;
  /** Whoever runs the house has closed it, and perhaps why. */
  closed?: { readonly since: string; readonly why: string };
  /** The host has stopped the time. */
  paused?: true;
  /** Those who watched and whom the host has muted or asked to go, by a hash of the address they came from. */
  guests?: Readonly<Record<string, 'muted' | 'barred'>>;
  /** Its game began somewhere in the middle: its log does not lead there from the set-up. */
  fromScene?: true;
  /** Something is wrong with it, and nobody plays until whoever runs the house has mended it. */
  aside?: Aside;
}

/** What an evening of several games keeps from one to the next. */
export interface EveningSoFar {
  /** The code of its first table: it leads to the one where it goes on. */
  readonly code: string;
  readonly games: number;
  /** By seat: games won, or coins. */
  readonly scores: readonly number[];
  /** Where only gambling games are played, by seat: what lies before whom. */
  readonly stacks?: readonly number[];
}

export interface Aside {
  /** What players tell whoever runs the house; the house's log has the same word. */
  readonly fault: string;
  readonly since: string;
  readonly why: string;
}

/** One entry of a table's log: what was answered in one go, chance included, and whose answer began it. */
export interface Entry {
  readonly by?: number;
  readonly id?: string;
  /** The player took back their last answer: the last entry before this one that did anything did not happen. */
  readonly undid?: true;
  /** With `undid`, where all agreed: only so many entries have happened; whatever came after them has not. */
  readonly to?: number;
  /** Nothing happened; from here on the log is written in another form than before. */
  readonly since?: number;
  readonly did: readonly AnyAnswer[];
}

export interface Loaded {
  readonly record: TableRecord;
  /** The newest snapshot and the number of the entry after which it was taken; null: from the beginning. */
  readonly snapshot: { readonly sequence: number; readonly body: string } | null;
  /** The entries after the snapshot, in order. */
  readonly entries: readonly Entry[];
  /** The last things said, in order. */
  readonly chat: readonly ChatLine[];
  /** Something of what was told at the table is kept. */
  readonly isTold: boolean;
}

/** Somebody else has written there first. */
export class Conflict extends Error {
  constructor(what: string) {
    super(`${what} was changed by another process.`);
    this.name = 'Conflict';
  }
}

/** Another process runs the table: whoever wants something of it is passed on. */
export class Elsewhere extends Error {
  /** Where that process is reached. */
  readonly address: string;
  constructor(table: string, address: string) {
    super(`Table ${table} is run at ${address}.`);
    this.name = 'Elsewhere';
    this.address = address;
  }
}

/** Nothing of it is in the database, and why, in a sentence. What was made from it is refused, too, until it is loaded. */
export class NotWritten extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'NotWritten';
  }
}

/** After how many days without use a table is forgotten; 0: never. */
export interface Keeping {
  readonly finished: number;
  /** Its game was never finished, or never begun. */
  readonly abandoned: number;
}

/** Somebody who is not let in: an address or a network, until when (0: for ever), and why. */
export interface Ban {
  readonly who: string;
  readonly until: number;
  readonly why: string;
}

/** A table as it is kept, and how long its log is. */
export interface KeptTable {
  readonly record: TableRecord;
  readonly entries: number;
}

/** So much of what was said is loaded with a table. */
export const CHAT_KEPT = 100;

export type Done = (error: Error | null) => void;

export interface Storage {
  /** Why nothing can be written at the moment, in a sentence; null: it can. It heals by itself. */
  readonly trouble: string | null;
  /** Called when trouble begins, changes or ends. */
  onTrouble(heard: () => void): void;
  /** Writes something that means nothing: null if it is durable. */
  probe(): Promise<Error | null>;
  /** From now on this process runs the table. Throws Elsewhere. */
  load(id: string): Promise<Loaded | null>;
  /** What is written there last is written; from now on any process may run the table. */
  release(id: string): void;
  /** The record alone, whoever runs the table. */
  peek(id: string): Promise<TableRecord | null>;
  byCode(code: string): Promise<TableRecord | null>;
  listed(): Promise<TableRecord[]>;
  /** All entries from the first on. */
  log(id: string): Promise<Entry[]>;
  /** The same as it is written: for whoever reads it elsewhere. */
  writtenLog(id: string): Promise<string[]>;
  /** Writes a table's record: a new one with revision 1, else the successor of the revision in store. */
  save(record: TableRecord, done: Done): void;
  /** The entry after the last one: any other number is a conflict. */
  append(table: string, sequence: number, entry: Entry, done: Done): void;
  /** What came after this entry did not happen. Only for a table that nobody plays at. */
  cut(table: string, sequence: number, done: Done): void;
  /** Keeps what was told of the entry with this number, for whoever cannot play the log again. Safe when the entry is. */
  tell(table: string, sequence: number, body: string): void;
  /** All that was told, in order. */
  told(table: string): Promise<string[]>;
  /** Keeps how the cards look that have this hash; the first to say so is right. */
  keepDeck(hash: string, faces: string): void;
  deck(hash: string): Promise<string | null>;
  /** The table is in use today. */
  use(table: string): void;
  /** Some tables that have not been in use for longer than they are kept. */
  expired(keeping: Keeping, most: number): Promise<string[]>;
  /** Deletes all there is of a table. A conflict: another process runs it. */
  forget(table: string, done: Done): void;
  /** Deletes the cards of which no table is left. */
  forgetDecks(): void;
  bans(): Promise<Ban[]>;
  ban(ban: Ban, done: Done): void;
  unban(who: string, done: Done): void;
  /** What whoever runs the house asks of it: each with its number. */
  errands(): Promise<{ readonly n: number; readonly body: string }[]>;
  reply(n: number, reply: string): void;
  say(table: string, line: ChatLine, done: Done): void;
  /** The last `most` things said, in order. */
  chat(table: string, most: number): Promise<ChatLine[]>;
  /** For quick loading only: losing one loses nothing. */
  snapshot(table: string, sequence: number, body: string): void;
  offerHandover(codeHash: string, table: string, seat: number, until: number, done: Done): void;
  /** No code for this table works any longer. */
  dropHandovers(table: string, done: Done): void;
  handover(codeHash: string, now: number): Promise<{ table: string; seat: number } | null>;
  /** Each code works once: a conflict if somebody was quicker. */
  useHandover(codeHash: string, table: string, done: Done): void;
  /** Makes everything durable and closes. */
  close(): Promise<void>;
}

/** A database that is asked by the house's /metrics, too. */
export interface MeasuredStorage extends Storage {
  /** How many commits there were, how many entries they held, how many failed, and how long they took. */
  readonly counts: { readonly commits: number; readonly entries: number; readonly failures: number };
  readonly commitTimes: Durations;
  /** In bytes. */
  size(): { readonly database: number; readonly journal: number };
}

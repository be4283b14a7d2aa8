/**
 * What the house needs of a database, and no more, so that another one can stand beside SQLite. A write is `done` only
 * when it is durable; writes are done in the order in which they were asked for. Several processes may share one
 * database: a table's log has one entry per number and a row one author per revision, so whoever comes second gets a
 * Conflict and must load the table again.
 */
import type { Answer, InnSetup } from '@taproom/inn';
import type { CreateTable } from '@taproom/client';

export interface SeatRecord {
  name: string;
  kind: 'open' | 'human' | 'bot';
  /** Empty until it is settled: a surprise. */
  character: string;
  /** The token itself is nowhere but with its player. */
  tokenHash: string;
}

/** A table apart from its game. */
export interface TableRecord {
  readonly id: string;
  /** To join with; empty once the game has begun. */
  code: string;
  status: 'lobby' | 'playing' | 'over';
  listed: boolean;
  revision: number;
  options: CreateTable;
  host: number;
  seats: SeatRecord[];
  setup: InnSetup | null;
  next: string | null;
}

/** One entry of a table's log: what a player said, if anybody, and what was thereupon answered, chance included. */
export interface Entry {
  readonly by?: number;
  readonly id?: string;
  readonly said?: Answer;
  readonly did: readonly Answer[];
}

export interface Loaded {
  readonly record: TableRecord;
  /** The newest snapshot and the number of the entry after which it was taken; null: from the beginning. */
  readonly snapshot: { readonly sequence: number; readonly body: string } | null;
  /** The entries after the snapshot, in order. */
  readonly entries: readonly Entry[];
}

/** Somebody else has written there first. */
export class Conflict extends Error {
  constructor(what: string) {
    super(`${what} was changed by another process.`);
    this.name = 'Conflict';
  }
}

export type Done = (error: Error | null) => void;

export interface Storage {
  load(id: string): Promise<Loaded | null>;
  byCode(code: string): Promise<TableRecord | null>;
  listed(): Promise<TableRecord[]>;
  /** All entries from the first on. */
  log(id: string): Promise<Entry[]>;
  /** Writes a table's record: a new one with revision 1, else the successor of the revision in store. */
  save(record: TableRecord, done: Done): void;
  append(table: string, sequence: number, entry: Entry, done: Done): void;
  /** For quick loading only: losing one loses nothing. */
  snapshot(table: string, sequence: number, body: string): void;
  offerHandover(codeHash: string, table: string, seat: number, until: number, done: Done): void;
  /** Each code works once. */
  takeHandover(codeHash: string, now: number): Promise<{ table: string; seat: number } | null>;
  /** Makes everything durable and closes. */
  close(): Promise<void>;
}

/** The thread that writes to the database: while it waits for the disk, the house goes on. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { causeOf, messageOf } from './causes.ts';

/**
 * What is to be written: which statement, for which table, and its values. `load` writes nothing: the table is loaded
 * anew, so that what follows is not made from a stale one.
 */
export interface Write {
  readonly what: keyof Statements | 'load';
  /** The table whose log or record it belongs to; empty: none. */
  readonly table: string;
  readonly values: readonly (string | number)[];
}

/** All writes in one row, each with the number of its values before them: what crosses to a thread fastest. */
export type FlatWrites = (string | number)[];

export function flat(writes: FlatWrites, { what, table, values }: Write): void {
  writes.push(what, table, values.length);
  for (const value of values) writes.push(value);
}

/** The statements, as SQL. */
export interface Statements {
  readonly append: string;
  readonly insert: string;
  readonly update: string;
  readonly snapshot: string;
  readonly cut: string;
  readonly tell: string;
  readonly cutTold: string;
  readonly keepDeck: string;
  readonly dropSnapshot: string;
  readonly chat: string;
  readonly handover: string;
  readonly useHandover: string;
  readonly dropLateHandovers: string;
  readonly dropHandovers: string;
  readonly probe: string;
  readonly use: string;
  readonly forgetTable: string;
  readonly forgetTold: string;
  readonly forgetChat: string;
  readonly forgetDecks: string;
  readonly ban: string;
  readonly unban: string;
  readonly reply: string;
}

export interface WriterData {
  readonly file: string;
  readonly statements: Statements;
  /** How long a connection waits for another one that writes, in milliseconds. */
  readonly patience: number;
}

export type WriterTask = { readonly writes: FlatWrites } | { readonly close: true };

/** Which of the writes came too late, by their places; or why none of them was done. */
export interface Written {
  readonly late: readonly number[];
  readonly error?: string;
}

/** What only adds something that nobody else could have added: where somebody has, the table is not what it was. */
const MUST_ADD: ReadonlySet<string> = new Set<keyof Statements>(['append', 'insert', 'update']);
const MUST_CHANGE: ReadonlySet<string> = new Set([...MUST_ADD, 'useHandover']);

export function openDatabase(file: string, patience: number): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: patience });
  database.exec('pragma journal_mode = WAL');
  // With NORMAL the last commits may be lost when the power fails.
  database.exec('pragma synchronous = FULL');
  return database;
}

function serve(port: NonNullable<typeof parentPort>, { file, statements, patience }: WriterData): void {
  const database = openDatabase(file, patience);
  // Each table's log ends on pages of its own: keep those at hand, and write them back only now and then. With 1,000
  // tables in play, 2,000 pages would be written back after each round of answers; a journal of 32 MB is read in no time.
  database.exec('pragma cache_size = -65536');
  database.exec('pragma wal_autocheckpoint = 8000');
  const prepared = new Map(
    Object.entries(statements).map(([what, sql]) => [what, database.prepare(sql as string)]),
  );
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const rollback = database.prepare('rollback');
  /**
   * Tables of which somebody else has written something, or of which something could not be written: what follows was
   * made from what is not in the database, and none of it may stay.
   */
  const stale = new Set<string>();

  function write(writes: FlatWrites): Written {
    const late: number[] = [];
    try {
      begin.run();
      for (let at = 0, i = 0; at < writes.length; i++) {
        const [what, table, count] = writes.slice(at, at + 3) as [Write['what'], string, number];
        const values = writes.slice(at + 3, (at += 3 + count));
        if (what === 'load') stale.delete(table);
        else if (what === 'probe') prepared.get(what)!.run(...values);
        else if (stale.has(table)) late.push(i);
        else if (what === 'keepDeck') prepared.get(what)!.run(values[0], gzipSync(String(values[1])));
        else if (prepared.get(what)!.run(...values).changes !== 1 && MUST_CHANGE.has(what)) {
          if (MUST_ADD.has(what)) stale.add(table);
          late.push(i);
        }
      }
      commit.run();
      return { late };
    } catch (error) {
      if (database.isTransaction) rollback.run();
      // The whole batch is undone, also for tables whose own writes were in order; what was loaded after them is not stale.
      for (let at = 0; at < writes.length; at += 3 + (writes[at + 2] as number))
        if (writes[at] === 'load') stale.delete(writes[at + 1] as string);
        else if (writes[at + 1] !== '') stale.add(writes[at + 1] as string);
      return { late, error: causeOf(error) ?? `The database could not be written: ${messageOf(error)}.` };
    }
  }

  port.on('message', (task: WriterTask) => {
    if ('writes' in task) port.postMessage(write(task.writes));
    else {
      database.close();
      port.close();
    }
  });
}

if (parentPort !== null && isWriterData(workerData)) serve(parentPort, workerData);

function isWriterData(data: unknown): data is WriterData {
  return typeof data === 'object' && data !== null && 'statements' in data;
}

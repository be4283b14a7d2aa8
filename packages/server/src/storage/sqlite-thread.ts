/** The thread that writes to the database: while it waits for the disk, the house goes on. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * What is to be written: which statement, for which table, and its values. `load` writes nothing: the table is loaded
 * anew, so that what follows is not made from a stale one.
 */
export interface Write {
  readonly what: keyof Statements | 'load';
  /** The table whose log or record it belongs to. */
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
  readonly chat: string;
  readonly handover: string;
  readonly dropHandovers: string;
}

export interface WriterData {
  readonly file: string;
  readonly statements: Statements;
}

export type WriterTask = { readonly writes: FlatWrites } | { readonly close: true };

/** Which of the writes came too late, by their places; or why none of them was done. */
export interface Written {
  readonly late: readonly number[];
  readonly error?: string;
}

/** What only adds something that nobody else could have added. */
const MUST_CHANGE: ReadonlySet<string> = new Set<keyof Statements>(['append', 'insert', 'update']);

/** How long a connection waits for another one that writes, in milliseconds. */
const PATIENCE = 5000;

export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  database.exec('pragma journal_mode = WAL');
  // With NORMAL the last commits may be lost when the power fails.
  database.exec('pragma synchronous = FULL');
  return database;
}

function serve(port: NonNullable<typeof parentPort>, { file, statements }: WriterData): void {
  const database = openDatabase(file);
  // Each table's log ends on a page of its own: keep those at hand, and write them back only now and then.
  database.exec('pragma cache_size = -65536');
  database.exec('pragma wal_autocheckpoint = 2000');
  const prepared = new Map(
    Object.entries(statements).map(([what, sql]) => [what, database.prepare(sql as string)]),
  );
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const rollback = database.prepare('rollback');
  /** Tables of which somebody else has written something: what follows was made from a stale one, none of it may stay. */
  const stale = new Set<string>();

  function write(writes: FlatWrites): Written {
    const late: number[] = [];
    try {
      begin.run();
      for (let at = 0, i = 0; at < writes.length; i++) {
        const [what, table, count] = writes.slice(at, at + 3) as [Write['what'], string, number];
        const values = writes.slice(at + 3, (at += 3 + count));
        if (what === 'load') stale.delete(table);
        else {
          const { changes } = stale.has(table) ? NONE : prepared.get(what)!.run(...values);
          if (changes === 1 || !MUST_CHANGE.has(what)) continue;
          stale.add(table);
          late.push(i);
        }
      }
      commit.run();
      return { late };
    } catch (error) {
      if (database.isTransaction) rollback.run();
      return { late, error: error instanceof Error ? error.message : String(error) };
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

const NONE = { changes: 0 };

if (parentPort !== null && isWriterData(workerData)) serve(parentPort, workerData);

function isWriterData(data: unknown): data is WriterData {
  return typeof data === 'object' && data !== null && 'statements' in data;
}

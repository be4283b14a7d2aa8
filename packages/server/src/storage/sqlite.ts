/** Tables in one SQLite file. All writes of one turn of the event loop, of all tables, share one commit. */
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, type CompiledQuery } from 'kysely';
import { Conflict, type Done, type Entry, type Loaded, type Storage, type TableRecord } from './storage.ts';

interface Schema {
  tables: { id: string; code: string | null; status: string; listed: number; revision: number; body: string };
  entries: { table_id: string; sequence: number; body: string };
  snapshots: { table_id: string; sequence: number; body: string };
  handovers: { code_hash: string; table_id: string; seat: number; until: number };
}

const LAYOUT = `
  create table if not exists tables (
    id text primary key, code text unique, status text not null, listed integer not null,
    revision integer not null, body text not null
  ) strict;
  create index if not exists tables_listed on tables (listed, status);
  create table if not exists entries (
    table_id text not null, sequence integer not null, body text not null,
    primary key (table_id, sequence)
  ) strict, without rowid;
  create table if not exists snapshots (
    table_id text primary key, sequence integer not null, body text not null
  ) strict;
  create table if not exists handovers (
    code_hash text primary key, table_id text not null, seat integer not null, until integer not null
  ) strict;
`;

const MOST_LISTED = 50;

type Write = { readonly run: () => void; readonly done: Done };
type Append = {
  readonly table: string;
  readonly sequence: number;
  readonly body: string;
  readonly done: Done;
};

export interface SqliteStorage extends Storage {
  /** How many commits there were, and how many entries they held: for /metrics. */
  readonly counts: { commits: number; entries: number };
}

export function openSqlite(file: string): SqliteStorage {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  // better-sqlite3 is built with NORMAL for WAL, which may lose the last commits when the power fails.
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  // Each table's log ends on a page of its own: keep those at hand, and write them back only now and then.
  database.pragma('cache_size = -65536');
  database.pragma('wal_autocheckpoint = 2000');
  database.exec(LAYOUT);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  const counts = { commits: 0, entries: 0 };

  // Kysely writes the statements; inside a commit they run at once, without a pause in which others could come in.
  const statement = (query: CompiledQuery): Database.Statement => database.prepare(query.sql);
  const insertEntry = statement(
    db
      .insertInto('entries')
      .values({ table_id: '', sequence: 0, body: '' })
      .onConflict((oc) => oc.doNothing())
      .compile(),
  );
  const insertTable = statement(
    db
      .insertInto('tables')
      .values({ id: '', code: '', status: '', listed: 0, revision: 0, body: '' })
      .onConflict((oc) => oc.doNothing())
      .compile(),
  );
  const updateTable = statement(
    db
      .updateTable('tables')
      .set({ code: '', status: '', listed: 0, revision: 0, body: '' })
      .where('id', '=', '')
      .where('revision', '=', 0)
      .compile(),
  );
  const putSnapshot = statement(
    db
      .insertInto('snapshots')
      .values({ table_id: '', sequence: 0, body: '' })
      .onConflict((oc) =>
        oc
          .column('table_id')
          .doUpdateSet((eb) => ({ sequence: eb.ref('excluded.sequence'), body: eb.ref('excluded.body') })),
      )
      .compile(),
  );
  const putHandover = statement(
    db.insertInto('handovers').values({ code_hash: '', table_id: '', seat: 0, until: 0 }).compile(),
  );
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const rollback = database.prepare('rollback');

  let appends: Append[] = [];
  let writes: Write[] = [];
  let order: Done[] = [];
  let planned = false;
  let closed = false;

  function plan(): void {
    if (closed) throw new Error('The storage is closed.');
    if (planned) return;
    planned = true;
    setImmediate(flush);
  }

  function flush(): void {
    planned = false;
    if (order.length === 0) return;
    const [theseAppends, theseWrites, inOrder] = [appends, writes, order];
    [appends, writes, order] = [[], [], []];
    const failed = new Map<Done, Error>();
    try {
      begin.run();
      for (const { run, done } of theseWrites)
        try {
          run();
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
          failed.set(done, error);
        }
      const stale = new Set<string>();
      for (const { table, sequence, body, done } of theseAppends) {
        // What follows an entry that came too late was made from a stale table: none of it may stay.
        if (!stale.has(table) && insertEntry.run(table, sequence, body).changes === 1) continue;
        stale.add(table);
        failed.set(done, new Conflict(`Table ${table}`));
      }
      commit.run();
      counts.commits++;
      counts.entries += theseAppends.length;
    } catch (error) {
      if (database.inTransaction) rollback.run();
      const reason = error instanceof Error ? error : new Error(String(error));
      for (const done of inOrder) failed.set(done, reason);
    }
    for (const done of inOrder) done(failed.get(done) ?? null);
  }

  function write(run: () => void, done: Done): void {
    plan();
    writes.push({ run, done });
    order.push(done);
  }

  return {
    counts,
    async load(id): Promise<Loaded | null> {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      const snapshot = await db
        .selectFrom('snapshots')
        .select(['sequence', 'body'])
        .where('table_id', '=', id)
        .executeTakeFirst();
      const rows = await db
        .selectFrom('entries')
        .select('body')
        .where('table_id', '=', id)
        .where('sequence', '>', snapshot?.sequence ?? 0)
        .orderBy('sequence')
        .execute();
      return {
        record: recordOf(row),
        snapshot: snapshot ?? null,
        entries: rows.map(({ body }) => JSON.parse(body) as Entry),
      };
    },
    async byCode(code) {
      const row = await db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst();
      return row === undefined ? null : recordOf(row);
    },
    async listed() {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('listed', '=', 1)
        .where('status', '=', 'lobby')
        .limit(MOST_LISTED)
        .execute();
      return rows.map(recordOf);
    },
    async log(id) {
      const rows = await db
        .selectFrom('entries')
        .select('body')
        .where('table_id', '=', id)
        .orderBy('sequence')
        .execute();
      return rows.map(({ body }) => JSON.parse(body) as Entry);
    },
    save(record, done) {
      const { id, code, status, listed, revision } = record;
      const [place, list, body] = [code === '' ? null : code, listed ? 1 : 0, JSON.stringify(record)];
      write(() => {
        const { changes } =
          revision === 1
            ? insertTable.run(id, place, status, list, revision, body)
            : updateTable.run(place, status, list, revision, body, id, revision - 1);
        if (changes !== 1) throw new Conflict(`Table ${id}`);
      }, done);
    },
    append(table, sequence, entry, done) {
      plan();
      appends.push({ table, sequence, body: JSON.stringify(entry), done });
      order.push(done);
    },
    snapshot(table, sequence, body) {
      write(
        () => putSnapshot.run(table, sequence, body),
        () => {},
      );
    },
    offerHandover(codeHash, table, seat, until, done) {
      write(() => putHandover.run(codeHash, table, seat, until), done);
    },
    async takeHandover(codeHash, now) {
      await db.deleteFrom('handovers').where('until', '<', now).execute();
      const [row] = await db
        .deleteFrom('handovers')
        .where('code_hash', '=', codeHash)
        .returning(['table_id', 'seat'])
        .execute();
      return row === undefined ? null : { table: row.table_id, seat: row.seat };
    },
    async close() {
      flush();
      closed = true;
      // This closes the database, too.
      await db.destroy();
    },
  };
}

function recordOf(row: Schema['tables']): TableRecord {
  return JSON.parse(row.body) as TableRecord;
}

/** Tables in one SQLite file. A thread of its own writes, and many writes of all tables share one commit (writer.ts). */
import { statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ChatLine } from '@taproom/client';
import { Kysely, SqliteDialect, type Generated, type SqliteDatabase } from 'kysely';
import { upToDate } from './schema.ts';
import { openDatabase, type Statements } from './sqlite-thread.ts';
import { CHAT_KEPT, Conflict, type Entry, type Loaded, type Storage, type TableRecord } from './storage.ts';
import { openWriter, type Writer } from './writer.ts';

const unzip = promisify(gunzip);

interface Schema {
  tables: {
    id: string;
    code: string;
    status: string;
    listed: number;
    revision: number;
    body: string;
    used: Generated<number>;
  };
  entries: { table_id: string; sequence: number; body: string };
  snapshots: { table_id: string; sequence: number; body: string };
  told: { table_id: string; sequence: number; body: string };
  decks: { hash: string; faces: Uint8Array };
  chats: { n: Generated<number>; table_id: string; body: string };
  errands: { n: Generated<number>; body: string; reply: string | null };
  bans: { who: string; until: number; why: string };
  probes: { n: number; at: number };
  handovers: { code_hash: string; table_id: string; seat: number; until: number };
}

const DAY = 86_400_000;
const MOST_LISTED = 50;

export interface SqliteStorage extends Storage {
  /** How many commits there were, and how many entries they held: for /metrics. */
  readonly counts: Writer['counts'];
  readonly commitTimes: Writer['times'];
  /** In bytes. */
  size(): { readonly database: number; readonly journal: number };
}

/** How long a connection waits for another one that writes, in milliseconds. */
const PATIENCE = 5000;

export function openSqlite(file: string, { patience = PATIENCE } = {}): SqliteStorage {
  // This connection only reads, apart from what is done once.
  const database = openDatabase(file, patience);
  try {
    upToDate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(database) }) });
  const writer = openWriter({ file, statements: statementsOf(db), patience });

  // What is read for each table that comes into memory, and after a kill that is all of them: prepared once.
  const reading = readingOf(database, db);

  const chat = async (id: string, most: number): Promise<ChatLine[]> =>
    reading
      .chat(id, most)
      .reverse()
      .map(({ body }) => JSON.parse(body) as ChatLine);

  const toldOf = (id: string) =>
    db.selectFrom('told').select('body').where('table_id', '=', id).orderBy('sequence');

  return {
    counts: writer.counts,
    commitTimes: writer.times,
    size: () => ({ database: bytesOf(file), journal: bytesOf(`${file}-wal`) }),
    get trouble() {
      return writer.trouble;
    },
    onTrouble: (heard) => writer.onTrouble(heard),
    probe: () => writer.probe(),
    async load(id): Promise<Loaded | null> {
      writer.write({ what: 'load', table: id, values: [] }, () => {});
      const [row] = reading.table(id);
      if (row === undefined) return null;
      const [snapshot = null] = reading.snapshot(id);
      return {
        record: recordOf(row),
        snapshot,
        entries: reading.entries(id, snapshot?.sequence ?? 0).map(({ body }) => JSON.parse(body) as Entry),
        chat: await chat(id, CHAT_KEPT),
        isTold: reading.isTold(id, 1).length > 0,
      };
    },
    chat,
    say(table, line, done) {
      writer.write({ what: 'chat', table, values: [table, JSON.stringify(line)] }, done);
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
      return reading.entries(id, 0).map(({ body }) => JSON.parse(body) as Entry);
    },
    async writtenLog(id) {
      return reading.entries(id, 0).map(({ body }) => body);
    },
    save(record, done) {
      const { id, code, status, listed, revision } = record;
      const values = [code, status, listed ? 1 : 0, revision, JSON.stringify(record), Date.now()];
      if (revision === 1) writer.write({ what: 'insert', table: id, values: [id, ...values] }, done);
      else writer.write({ what: 'update', table: id, values: [...values, id, revision - 1] }, done);
    },
    append(table, sequence, entry, done) {
      writer.write({ what: 'append', table, values: [table, sequence, JSON.stringify(entry)] }, done);
    },
    cut(table, sequence, done) {
      writer.write({ what: 'dropSnapshot', table, values: [table] }, () => {});
      writer.write({ what: 'cutTold', table, values: [table, sequence] }, () => {});
      writer.write({ what: 'cut', table, values: [table, sequence] }, done);
    },
    tell(table, sequence, body) {
      writer.write({ what: 'tell', table, values: [table, sequence, body] }, () => {});
    },
    async told(table) {
      return (await toldOf(table).execute()).map(({ body }) => body);
    },
    keepDeck(hash, faces) {
      writer.write({ what: 'keepDeck', table: '', values: [hash, faces] }, () => {});
    },
    use(table) {
      writer.write({ what: 'use', table, values: [Date.now(), table] }, () => {});
    },
    async expired({ finished, abandoned }, most) {
      const before = (days: number): number => (days === 0 ? 0 : Date.now() - days * DAY);
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where((eb) =>
          eb.or([
            eb('status', '=', 'over').and('used', '<', before(finished)),
            eb('status', 'in', ['lobby', 'playing']).and('used', '<', before(abandoned)),
          ]),
        )
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
    forget(table, done) {
      for (const what of ['forgetTold', 'forgetChat', 'dropSnapshot', 'dropHandovers'] as const)
        writer.write({ what, table, values: [table] }, () => {});
      writer.write({ what: 'cut', table, values: [table, 0] }, () => {});
      writer.write({ what: 'forgetTable', table, values: [table] }, done);
    },
    forgetDecks() {
      writer.write({ what: 'forgetDecks', table: '', values: [] }, () => {});
    },
    bans: () => db.selectFrom('bans').selectAll().orderBy('who').execute(),
    ban({ who, until, why }, done) {
      writer.write({ what: 'ban', table: '', values: [who, until, why] }, done);
    },
    unban(who, done) {
      writer.write({ what: 'unban', table: '', values: [who] }, done);
    },
    errands: () =>
      db.selectFrom('errands').select(['n', 'body']).where('reply', 'is', null).orderBy('n').execute(),
    reply(n, reply) {
      writer.write({ what: 'reply', table: '', values: [reply, n] }, () => {});
    },
    async deck(hash) {
      const row = await db.selectFrom('decks').select('faces').where('hash', '=', hash).executeTakeFirst();
      return row === undefined ? null : (await unzip(row.faces)).toString();
    },
    snapshot(table, sequence, body) {
      writer.write({ what: 'snapshot', table, values: [table, sequence, body] }, () => {});
    },
    offerHandover(codeHash, table, seat, until, done) {
      writer.write({ what: 'dropLateHandovers', table, values: [Date.now()] }, () => {});
      writer.write({ what: 'handover', table, values: [codeHash, table, seat, until] }, done);
    },
    dropHandovers(table, done) {
      writer.write({ what: 'dropHandovers', table, values: [table] }, done);
    },
    async takeHandover(codeHash, now) {
      const row = await db
        .selectFrom('handovers')
        .select(['table_id', 'seat'])
        .where('code_hash', '=', codeHash)
        .where('until', '>=', now)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { table_id: table, seat } = row;
      const error = await new Promise<Error | null>((resolve) =>
        writer.write({ what: 'useHandover', table, values: [codeHash] }, resolve),
      );
      // Somebody was quicker.
      if (error instanceof Conflict) return null;
      if (error !== null) throw error;
      return { table, seat };
    },
    async close() {
      await writer.close();
      // This closes the database, too, but only if it was ever asked for anything.
      await db.destroy();
      if (database.isOpen) database.close();
    },
  };
}

const bytesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Node's own SQLite as Kysely expects a database to look. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  return {
    prepare(sql) {
      const statement = database.prepare(sql);
      // Kysely knows no types of values; ours are those of the schema.
      const values = (given: readonly unknown[]) => given as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (given) => statement.all(...values(given)),
        run: (given) => statement.run(...values(given)),
        iterate: (given) => statement.iterate(...values(given)),
      };
    },
    close: () => database.close(),
  };
}

/** Kysely writes the statements; they are prepared once. */
function readingOf(database: DatabaseSync, db: Kysely<Schema>) {
  const prepared = <Row>({ sql }: { readonly sql: string }) => {
    const statement = database.prepare(sql);
    // A row is what the statement selects; SQLite knows no types for it.
    return (...values: readonly SQLInputValue[]) => statement.all(...values) as unknown as Row[];
  };
  return {
    table: prepared<Schema['tables']>(db.selectFrom('tables').selectAll().where('id', '=', '').compile()),
    snapshot: prepared<Pick<Schema['snapshots'], 'sequence' | 'body'>>(
      db.selectFrom('snapshots').select(['sequence', 'body']).where('table_id', '=', '').compile(),
    ),
    entries: prepared<{ body: string }>(
      db
        .selectFrom('entries')
        .select('body')
        .where('table_id', '=', '')
        .where('sequence', '>', 0)
        .orderBy('sequence')
        .compile(),
    ),
    isTold: prepared<object>(
      db.selectFrom('told').select('sequence').where('table_id', '=', '').limit(1).compile(),
    ),
    chat: prepared<{ body: string }>(
      db
        .selectFrom('chats')
        .select('body')
        .where('table_id', '=', '')
        .orderBy('n', 'desc')
        .limit(1)
        .compile(),
    ),
  };
}

/** Kysely writes the statements; the thread that writes prepares them. */
function statementsOf(db: Kysely<Schema>): Statements {
  return {
    // Only as the successor of the last one: a log has no holes.
    append:
      'insert into entries (table_id, sequence, body) select ?1, ?2, ?3 ' +
      'where ?2 = 1 + coalesce((select max(sequence) from entries where table_id = ?1), 0)',
    insert: db
      .insertInto('tables')
      .values({ id: '', code: '', status: '', listed: 0, revision: 0, body: '', used: 0 })
      .onConflict((oc) => oc.doNothing())
      .compile().sql,
    update: db
      .updateTable('tables')
      .set({ code: '', status: '', listed: 0, revision: 0, body: '', used: 0 })
      .where('id', '=', '')
      .where('revision', '=', 0)
      .compile().sql,
    snapshot: db
      .insertInto('snapshots')
      .values({ table_id: '', sequence: 0, body: '' })
      .onConflict((oc) =>
        oc
          .column('table_id')
          .doUpdateSet((eb) => ({ sequence: eb.ref('excluded.sequence'), body: eb.ref('excluded.body') })),
      )
      .compile().sql,
    cut: db.deleteFrom('entries').where('table_id', '=', '').where('sequence', '>', 0).compile().sql,
    tell: 'insert or replace into told (table_id, sequence, body) values (?, ?, ?)',
    cutTold: db.deleteFrom('told').where('table_id', '=', '').where('sequence', '>', 0).compile().sql,
    keepDeck: 'insert or ignore into decks (hash, faces) values (?, ?)',
    dropSnapshot: db.deleteFrom('snapshots').where('table_id', '=', '').compile().sql,
    chat: db.insertInto('chats').values({ table_id: '', body: '' }).compile().sql,
    handover: db.insertInto('handovers').values({ code_hash: '', table_id: '', seat: 0, until: 0 }).compile()
      .sql,
    useHandover: db.deleteFrom('handovers').where('code_hash', '=', '').compile().sql,
    dropLateHandovers: db.deleteFrom('handovers').where('until', '<', 0).compile().sql,
    use: db.updateTable('tables').set({ used: 0 }).where('id', '=', '').compile().sql,
    forgetTable: db.deleteFrom('tables').where('id', '=', '').compile().sql,
    forgetTold: db.deleteFrom('told').where('table_id', '=', '').compile().sql,
    forgetChat: db.deleteFrom('chats').where('table_id', '=', '').compile().sql,
    forgetDecks:
      "delete from decks where hash not in (select body ->> '$.playedWith.cards' from tables where body ->> '$.playedWith.cards' is not null)",
    ban: 'insert or replace into bans (who, until, why) values (?, ?, ?)',
    unban: db.deleteFrom('bans').where('who', '=', '').compile().sql,
    reply: db.updateTable('errands').set({ reply: '' }).where('n', '=', 0).compile().sql,
    probe: 'insert or replace into probes (n, at) values (1, ?)',
    dropHandovers: db.deleteFrom('handovers').where('table_id', '=', '').compile().sql,
  };
}

function recordOf(row: { readonly body: string }): TableRecord {
  return JSON.parse(row.body) as TableRecord;
}

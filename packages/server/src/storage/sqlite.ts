/** Tables in one SQLite file. A thread of its own writes, and many writes of all tables share one commit (writer.ts). */
import { statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { ChatLine } from '@taproom/client';
import { facesOf, forgottenBefore, MOST_LISTED, recordOf } from './rows.ts';
import { upToDate } from './schema.ts';
import { openDatabase, type Statements } from './sqlite-thread.ts';
import { CHAT_KEPT, type Ban, type Entry, type Loaded, type MeasuredStorage } from './storage.ts';
import { openWriter } from './writer.ts';

/** How long a connection waits for another one that writes, in milliseconds. */
const PATIENCE = 5000;

export function openSqlite(file: string, { patience = PATIENCE } = {}): MeasuredStorage {
  // This connection only reads, apart from what is done once.
  const database = openDatabase(file, patience);
  try {
    upToDate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const writer = openWriter({ file, statements: STATEMENTS, patience });

  const reading = readingOf(database);

  const entriesAfter = (id: string, sequence: number): Entry[] =>
    JSON.parse(reading.entries(id, sequence)[0].bodies) as Entry[];
  const chat = async (id: string, most: number): Promise<ChatLine[]> =>
    reading
      .chat(id, most)
      .reverse()
      .map(({ body }) => JSON.parse(body) as ChatLine);

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
        entries: entriesAfter(id, snapshot?.sequence ?? 0),
        chat: await chat(id, CHAT_KEPT),
        isTold: reading.isTold(id, 1).length > 0,
      };
    },
    // A folder belongs to one process.
    release() {},
    peek: async (id) => reading.table(id).map(recordOf)[0] ?? null,
    byCode: async (code) => reading.byCode(code).map(recordOf)[0] ?? null,
    listed: async () => reading.listed(MOST_LISTED).map(recordOf),
    told: async (table) => reading.told(table).map(({ body }) => body),
    deck: async (hash) => facesOf(reading.deck(hash)[0]),
    async expired(keeping, most) {
      const { finished, abandoned } = forgottenBefore(keeping);
      return reading.expired(finished, abandoned, most).map(({ id }) => id);
    },
    bans: async () => reading.bans(),
    errands: async () => reading.errands(),
    handover: async (codeHash, now) => reading.handover(codeHash, now)[0] ?? null,
    chat,
    say(table, line, done) {
      writer.write({ what: 'chat', table, values: [table, JSON.stringify(line)] }, done);
    },
    log: async (id) => entriesAfter(id, 0),
    writtenLog: async (id) => reading.log(id).map(({ body }) => body),
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
    keepDeck(hash, faces) {
      writer.write({ what: 'keepDeck', table: '', values: [hash, faces] }, () => {});
    },
    use(table) {
      writer.write({ what: 'use', table, values: [Date.now(), table] }, () => {});
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
    ban({ who, until, why }, done) {
      writer.write({ what: 'ban', table: '', values: [who, until, why] }, done);
    },
    unban(who, done) {
      writer.write({ what: 'unban', table: '', values: [who] }, done);
    },
    reply(n, reply) {
      writer.write({ what: 'reply', table: '', values: [reply, n] }, () => {});
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
    useHandover(codeHash, table, done) {
      writer.write({ what: 'useHandover', table, values: [codeHash] }, done);
    },
    async close() {
      await writer.close();
      database.close();
    },
  };
}

const bytesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Prepared once: after a kill all tables come into memory. */
function readingOf(database: DatabaseSync) {
  const prepared = <Row>(sql: string) => {
    const statement = database.prepare(sql);
    // A row is what the statement selects; SQLite knows no types for it.
    return (...values: readonly SQLInputValue[]) => statement.all(...values) as Row[];
  };
  return {
    table: prepared<{ body: string }>('select body from tables where id = ?'),
    byCode: prepared<{ body: string }>('select body from tables where code = ?'),
    listed: prepared<{ body: string }>(
      "select body from tables where listed = 1 and status = 'lobby' limit ?",
    ),
    expired: prepared<{ id: string }>(
      `select id from tables where (status = 'over' and used < ?)
       or (status in ('lobby', 'playing') and used < ?) limit ?`,
    ),
    snapshot: prepared<NonNullable<Loaded['snapshot']>>(
      'select sequence, body from snapshots where table_id = ?',
    ),
    log: prepared<{ body: string }>('select body from entries where table_id = ? order by sequence'),
    // As one text: to make a row of each takes longer than everything else about them.
    entries: prepared<{ bodies: string }>(
      `select '[' || coalesce(group_concat(body, ',' order by sequence), '') || ']' as bodies
       from entries where table_id = ? and sequence > ?`,
    ),
    told: prepared<{ body: string }>('select body from told where table_id = ? order by sequence'),
    isTold: prepared<object>('select 1 from told where table_id = ? limit ?'),
    chat: prepared<{ body: string }>('select body from chats where table_id = ? order by n desc limit ?'),
    deck: prepared<{ faces: Uint8Array }>('select faces from decks where hash = ?'),
    bans: prepared<Ban>('select who, until, why from bans order by who'),
    errands: prepared<{ n: number; body: string }>(
      'select n, body from errands where reply is null order by n',
    ),
    handover: prepared<{ table: string; seat: number }>(
      'select table_id as "table", seat from handovers where code_hash = ? and until >= ?',
    ),
  };
}

/** The thread that writes prepares them. */
const STATEMENTS: Statements = {
  // Only as the successor of the last one: a log has no holes.
  append:
    'insert into entries (table_id, sequence, body) select ?1, ?2, ?3 ' +
    'where ?2 = 1 + coalesce((select max(sequence) from entries where table_id = ?1), 0)',
  insert:
    'insert into tables (id, code, status, listed, revision, body, used) values (?, ?, ?, ?, ?, ?, ?) ' +
    'on conflict do nothing',
  update:
    'update tables set code = ?, status = ?, listed = ?, revision = ?, body = ?, used = ? ' +
    'where id = ? and revision = ?',
  snapshot:
    'insert into snapshots (table_id, sequence, body) values (?, ?, ?) ' +
    'on conflict (table_id) do update set sequence = excluded.sequence, body = excluded.body',
  cut: 'delete from entries where table_id = ? and sequence > ?',
  tell: 'insert or replace into told (table_id, sequence, body) values (?, ?, ?)',
  cutTold: 'delete from told where table_id = ? and sequence > ?',
  keepDeck: 'insert or ignore into decks (hash, faces) values (?, ?)',
  dropSnapshot: 'delete from snapshots where table_id = ?',
  chat: 'insert into chats (table_id, body) values (?, ?)',
  handover: 'insert into handovers (code_hash, table_id, seat, until) values (?, ?, ?, ?)',
  useHandover: 'delete from handovers where code_hash = ?',
  dropLateHandovers: 'delete from handovers where until < ?',
  use: 'update tables set used = ? where id = ?',
  forgetTable: 'delete from tables where id = ?',
  forgetTold: 'delete from told where table_id = ?',
  forgetChat: 'delete from chats where table_id = ?',
  forgetDecks:
    "delete from decks where hash not in (select body ->> '$.playedWith.cards' from tables where body ->> '$.playedWith.cards' is not null)",
  ban: 'insert or replace into bans (who, until, why) values (?, ?, ?)',
  unban: 'delete from bans where who = ?',
  reply: 'update errands set reply = ? where n = ?',
  probe: 'insert or replace into probes (n, at) values (1, ?)',
  dropHandovers: 'delete from handovers where table_id = ?',
};

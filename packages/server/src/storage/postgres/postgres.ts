/**
 * Tables in Postgres, for one process or for several. A process that loads a table takes it: from then on each of its writes
 * carries the epoch in which it did, and none is done once another process has taken the table (schema.ts).
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import type { ChatLine } from '@taproom/client';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import { CannotRead } from '../causes.ts';
import { CannotOpen, shown } from '../cannot-open.ts';
import { WillNotOpen } from '../schema.ts';
import {
  CHAT_KEPT,
  Conflict,
  Elsewhere,
  type Done,
  type Entry,
  type Loaded,
  type MeasuredStorage,
  type TableRecord,
} from '../storage.ts';
import { openPool, rowsOf, whyNot } from './connecting.ts';
import { queriesOf, type Schema } from './queries.ts';
import { upToDate } from './schema.ts';
import { openStreet, type Street } from './street.ts';
import { openWriter } from './writer.ts';

const zip = promisify(gzip);
/** How often it is asked how large the database is, in milliseconds. */
const MEASURE_EVERY = 60_000;
const LONGEST_FAREWELL = 1500;

export interface PostgresStorage extends MeasuredStorage {
  readonly street: Street;
  /** Makes everything durable, and lets others run the tables. */
  leave(): Promise<void>;
}

/** Throws CannotOpen. */
export async function openPostgres(url: string): Promise<PostgresStorage> {
  const house = randomUUID();
  const pool = openPool(url, house);
  try {
    await upToDate(pool);
    return await openHouse(url, house, pool);
  } catch (error) {
    await pool.end();
    throw new CannotOpen(shown(url), error instanceof WillNotOpen ? error.message : whyNot(causeOf(error)));
  }
}

const causeOf = (error: unknown): unknown => (error instanceof CannotRead ? error.cause : error);

async function openHouse(url: string, house: string, pool: Pool): Promise<PostgresStorage> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: forKysely(pool) }) }).withSchema(
    'taproom',
  );
  const writer = await openWriter(url, house);
  /** The tables that this process runs. */
  const epochs = new Map<string, number>();
  const street = await openStreet({ url, pool, house, epochs });
  let bytes = 0;
  const measure = (): void =>
    void rowsOf<{ bytes: number }>(pool, 'select pg_database_size(current_database()) as bytes').then(
      ([row]) => (bytes = row.bytes),
      () => {},
    );
  measure();
  const measuring = setInterval(measure, MEASURE_EVERY);
  measuring.unref();

  /** For a table that is not this process's nothing is written. */
  function write(
    what: string,
    table: string,
    values: readonly (string | number)[],
    done: Done = () => {},
  ): void {
    const epoch = epochs.get(table);
    if (epoch === undefined) {
      setImmediate(() => done(new Conflict(`Table ${table}`)));
      return;
    }
    writer.write({ what, table, epoch, values }, (error) => {
      // What follows was made from what is not in the database: the table must be loaded.
      if (error !== null && what !== 'useHandover' && epochs.get(table) === epoch) epochs.delete(table);
      done(error);
    });
  }
  const writeAnyhow = (what: string, values: readonly (string | number)[], done: Done = () => {}): void =>
    writer.write({ what, table: '', values }, done);

  /** What cards look like is long: it is packed before it is written. */
  let zipping = Promise.resolve();
  const bodies = (rows: readonly { readonly body: string }[]): string[] => rows.map(({ body }) => body);
  const writtenLog = async (id: string): Promise<string[]> =>
    bodies(
      await db.selectFrom('entries').select('body').where('table_id', '=', id).orderBy('sequence').execute(),
    );
  const chat = async (id: string, most: number): Promise<ChatLine[]> =>
    bodies(
      await db
        .selectFrom('chats')
        .select('body')
        .where('table_id', '=', id)
        .orderBy('n', 'desc')
        .limit(most)
        .execute(),
    )
      .reverse()
      .map((body) => JSON.parse(body) as ChatLine);

  return {
    ...queriesOf(db),
    street,
    counts: writer.counts,
    commitTimes: writer.times,
    size: () => ({ database: bytes, journal: 0 }),
    get trouble() {
      return writer.trouble;
    },
    onTrouble: (heard) => writer.onTrouble(heard),
    probe: () => writer.probe(),
    async load(id): Promise<Loaded | null> {
      const [claimed] = await rowsOf<{ epoch: number | null; address: string }>(
        pool,
        'select * from taproom.claim($1, $2)',
        [id, house],
      );
      if (claimed === undefined) return null;
      if (claimed.epoch === null) throw new Elsewhere(id, claimed.address);
      epochs.set(id, claimed.epoch);
      const [row] = await rowsOf<LoadedRow>(pool, LOAD, [id, CHAT_KEPT]);
      if (row === undefined) return null;
      const { record, snapshot, sequence, entries, said, told } = row;
      return {
        record: JSON.parse(record) as TableRecord,
        snapshot: snapshot === null ? null : { sequence: sequence!, body: snapshot },
        entries: entries.map((body) => JSON.parse(body) as Entry),
        chat: said.map((body) => JSON.parse(body) as ChatLine),
        isTold: told,
      };
    },
    release(id) {
      write('release', id, []);
      epochs.delete(id);
    },
    chat,
    say: (table, line, done) => write('chat', table, [JSON.stringify(line)], done),
    log: async (id) => (await writtenLog(id)).map((body) => JSON.parse(body) as Entry),
    writtenLog,
    save(record, done) {
      const { id, code, status, listed, revision } = record;
      const values = [code, status, listed ? 1 : 0, revision, JSON.stringify(record), Date.now()];
      if (revision > 1) return write('update', id, values, done);
      epochs.set(id, 1);
      writer.write({ what: 'insert', table: id, epoch: 1, values }, (error) => {
        if (error !== null) epochs.delete(id);
        done(error);
      });
    },
    append: (table, sequence, entry, done) => write('append', table, [sequence, JSON.stringify(entry)], done),
    cut: (table, sequence, done) => write('cut', table, [sequence], done),
    tell: (table, sequence, body) => write('tell', table, [sequence, body]),
    keepDeck(hash, faces) {
      // One after the other: the first to say so is right.
      zipping = zipping.then(async () =>
        writeAnyhow('keepDeck', [hash, (await zip(faces)).toString('base64')]),
      );
    },
    use: (table) => writeAnyhow('use', [table, Date.now()]),
    forget: (table, done) => writer.write({ what: 'forget', table, values: [] }, done),
    forgetDecks: () => writeAnyhow('forgetDecks', []),
    ban: ({ who, until, why }, done) => writeAnyhow('ban', [who, until, why], done),
    unban: (who, done) => writeAnyhow('unban', [who], done),
    reply: (n, reply) => writeAnyhow('reply', [n, reply]),
    snapshot: (table, sequence, body) => write('snapshot', table, [sequence, body]),
    offerHandover: (codeHash, table, seat, until, done) =>
      write('handover', table, [codeHash, seat, until, Date.now()], done),
    dropHandovers: (table, done) => write('dropHandovers', table, [], done),
    useHandover: (codeHash, table, done) => write('useHandover', table, [codeHash], done),
    async leave() {
      // A database that is away keeps nobody here.
      const late = new Promise((resolve) => setTimeout(resolve, LONGEST_FAREWELL).unref());
      await Promise.race([writer.probe(), late]);
      await Promise.race([street.leave(), late]);
    },
    async close() {
      clearInterval(measuring);
      await writer.close();
      await street.leave();
      await pool.end();
    },
  };
}

interface LoadedRow {
  readonly record: string;
  readonly sequence: number | null;
  readonly snapshot: string | null;
  readonly entries: readonly string[];
  readonly said: readonly string[];
  readonly told: boolean;
}

/** All of a table at one moment, and in one go. */
const LOAD = `
  select t.body as record, s.sequence, s.body as snapshot,
    (select coalesce(json_agg(e.body order by e.sequence), '[]') from taproom.entries e
     where e.table_id = t.id and e.sequence > coalesce(s.sequence, 0)) as entries,
    (select coalesce(json_agg(last.body order by last.n), '[]') from (
       select c.n, c.body from taproom.chats c where c.table_id = t.id order by c.n desc limit $2
     ) last) as said,
    exists (select from taproom.told where table_id = t.id) as told
  from taproom.tables t left join taproom.snapshots s on s.table_id = t.id where t.id = $1`;

/** Whatever goes wrong is the database's. */
function forKysely(pool: Pool): PostgresPool {
  const cannot = (error: unknown): never => {
    throw new CannotRead(error);
  };
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch(cannot);
      return {
        // Kysely asks for rows or, where one has given it a cursor, and nobody has, for that.
        query: ((sql: string, values: unknown[]) => client.query(sql, values).catch(cannot)) as never,
        release: () => client.release(),
      };
    },
    end: () => pool.end(),
  };
}

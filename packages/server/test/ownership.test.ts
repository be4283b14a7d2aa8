/** Who may write to a table that is kept in Postgres, and what becomes of a batch when the connection breaks. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import { openPostgres, type PostgresStorage } from '../src/storage/postgres/postgres.ts';
import { Conflict, Elsewhere, NotWritten, type Storage, type TableRecord } from '../src/storage/storage.ts';
import { randomFrom } from './helpers.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const record = (id: string, revision = 1): TableRecord => ({
  id,
  code: id,
  revision,
  status: 'lobby',
  listed: false,
  options: {} as TableRecord['options'],
  host: 0,
  seats: [],
  setup: null,
  next: null,
});

const append = (storage: Storage, table: string, sequence: number): Promise<Error | null> =>
  new Promise((resolve) => storage.append(table, sequence, { id: `${sequence}`, did: [] }, resolve));
const save = (storage: Storage, id: string): Promise<Error | null> =>
  new Promise((resolve) => storage.save(record(id), resolve));
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let postgres: TestPostgres;
let url: string;
let databases = 0;
let admin: Client;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());
beforeEach(async () => {
  url = await postgres.database(`street_${databases++}`);
  admin = new Client(url);
  // Postgres is stopped under it, too.
  admin.on('error', () => {});
  await admin.connect();
  return () => admin.end().catch(() => {});
});

async function withHouses(use: (one: PostgresStorage, two: PostgresStorage) => Promise<void>): Promise<void> {
  const [one, two] = [await openPostgres(url), await openPostgres(url)];
  await one.street.open('127.0.0.1:1');
  await two.street.open('127.0.0.1:2');
  try {
    await use(one, two);
  } finally {
    await one.close();
    await two.close();
  }
}

const runOut = (address: string) =>
  admin.query("update taproom.houses set until = '-infinity' where address = $1", [address]);
/** Breaks all connections of all houses. */
const breakAll = () =>
  admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );

describe('a table in Postgres', () => {
  test('is run by one house, and others are told where', () =>
    withHouses(async (one, two) => {
      await save(one, 't');
      const elsewhere = await two.load('t').catch((error: unknown) => error);
      expect(elsewhere).toBeInstanceOf(Elsewhere);
      expect(elsewhere).toMatchObject({ address: '127.0.0.1:1' });
      expect(await append(one, 't', 1)).toBeNull();
      one.release('t');
      await one.probe();
      expect((await two.load('t'))!.entries).toHaveLength(1);
      await expect(one.load('t')).rejects.toThrow(Elsewhere);
    }));

  test('goes to whoever asks once the time of its house has run out, and that house can write nothing more', () =>
    withHouses(async (one, two) => {
      await save(one, 't');
      await save(one, 'mine');
      const lost: string[] = [];
      one.street.onLost((table) => lost.push(table));
      expect(await append(one, 't', 1)).toBeNull();
      await runOut('127.0.0.1:1');
      expect((await two.load('t'))!.entries).toHaveLength(1);
      const late = append(one, 't', 2);
      one.snapshot('t', 1, 'of a house that does not know');
      one.tell('t', 9, 'of a house that does not know');
      expect(await late).toBeInstanceOf(Conflict);
      expect(await append(two, 't', 2)).toBeNull();
      expect(await two.load('t')).toMatchObject({ snapshot: null, isTold: false, entries: [{}, {}] });
      // What nobody has taken is still its own, and it hears what is not.
      expect(await append(one, 'mine', 1)).toBeNull();
      await expect.poll(() => lost).toEqual(['t']);
      const { rows } = await admin.query('select epoch from taproom.entries where table_id = $1', ['t']);
      expect(rows).toEqual([{ epoch: 1 }, { epoch: 2 }]);
    }));

  test('is lost without anybody calling it out', () =>
    withHouses(async (one, two) => {
      await save(one, 't');
      await sleep(100);
      const lost: string[] = [];
      one.street.onLost((table) => lost.push(table));
      // As if another had taken it while it was away.
      await admin.query('begin');
      await runOut('127.0.0.1:1');
      await admin.query("update taproom.owners set house = 'other', epoch = epoch + 1");
      await admin.query('commit');
      await expect.poll(() => lost, { timeout: 3000 }).toEqual(['t']);
      expect(await append(one, 't', 1)).toBeInstanceOf(Conflict);
      expect(two.trouble).toBeNull();
    }));

  test('is free at once when its house leaves, or another one opens at the same address', async () => {
    const one = await openPostgres(url);
    await one.street.open('127.0.0.1:1');
    await save(one, 't');
    await save(one, 'u');
    await one.close();
    const two = await openPostgres(url);
    await two.street.open('127.0.0.1:2');
    expect(await two.load('t')).not.toBeNull();
    // It is not closed, only gone.
    const three = await openPostgres(url);
    await three.street.open('127.0.0.1:2');
    expect(await three.load('t')).not.toBeNull();
    expect(await append(two, 't', 1)).toBeInstanceOf(Conflict);
    expect(await append(three, 't', 1)).toBeNull();
    await three.close();
    await two.close();
  });

  test('has one owner, however many houses want it at once, and whatever the server is set to', async () => {
    await admin.query(
      `alter database ${new URL(url).pathname.slice(1)} set default_transaction_isolation = 'serializable'`,
    );
    const houses = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)));
    await save(houses[0], 't');
    houses[0].release('t');
    await houses[0].probe();
    for (let round = 0; round < 20; round++) {
      const loads = await Promise.allSettled(houses.map((house) => house.load('t')));
      const owners = houses.filter((_, i) => loads[i].status === 'fulfilled');
      expect(owners).toHaveLength(1);
      for (const load of loads) if (load.status === 'rejected') expect(load.reason).toBeInstanceOf(Elsewhere);
      owners[0].release('t');
      await owners[0].probe();
    }
    for (const house of houses) await house.close();
  });

  test('has each of its entries once, however often connections break', () =>
    withHouses(async (one) => {
      const random = randomFrom(15);
      await save(one, 't');
      let breaking = true;
      const breaks = (async () => {
        for (let i = 0; i < 25; i++) {
          await sleep(random() * 40);
          await breakAll();
        }
        breaking = false;
      })();
      let sequence = 0;
      while (breaking) {
        const several = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
          append(one, 't', ++sequence),
        );
        for (const error of await Promise.all(several)) expect(error).toBeNull();
      }
      await breaks;
      await expect.poll(() => one.trouble).toBeNull();
      // Each of its connections that was broken last is noticed when somebody reads.
      await expect
        .poll(async () => (await one.log('t')).map(({ id }) => Number(id)))
        .toEqual(Array.from({ length: sequence }, (_, i) => i + 1));
    }));

  test('waits while the database is away, says so, and nothing is lost', () =>
    withHouses(async (one, two) => {
      await save(one, 't');
      const troubles: (string | null)[] = [];
      one.onTrouble(() => troubles.push(one.trouble));
      await postgres.stop('SIGQUIT');
      const waiting = append(one, 't', 1);
      await expect.poll(() => one.trouble, { timeout: 5000 }).not.toBeNull();
      await expect(one.log('t')).rejects.toThrow('could not be asked');
      await sleep(500);
      await postgres.start();
      expect(await waiting).toBeNull();
      await expect.poll(() => troubles.at(-1)).toBeNull();
      expect(troubles[0]).toMatch(/cannot be reached|starting or stopping/);
      expect(await append(one, 't', 2)).toBeNull();
      // And houses hear each other again.
      let heard = false;
      one.street.onTook(() => (heard = true));
      await expect
        .poll(
          () => {
            two.street.call({ took: { codes: { '192.0.2.1': 1 } } });
            return heard;
          },
          { timeout: 10_000, interval: 200 },
        )
        .toBe(true);
    }));

  test('is not written where the database refuses: that is told, nothing is left behind, and it heals', () =>
    withHouses(async (one) => {
      await save(one, 't');
      await admin.query('alter table taproom.chats rename to hidden');
      const line = { at: 1, time: 1, seat: 0, name: 'Ada', text: 'Cheers' };
      const say = () => new Promise<Error | null>((resolve) => one.say('t', line, resolve));
      for (const error of await Promise.all([append(one, 't', 1), say()]))
        expect(error).toBeInstanceOf(NotWritten);
      expect(one.trouble).toMatch(/chats/);
      await admin.query('alter table taproom.hidden rename to chats');
      await expect.poll(() => one.trouble, { timeout: 3000 }).toBeNull();
      // What was made from it would be wrong.
      expect(await append(one, 't', 2)).toBeInstanceOf(Conflict);
      expect((await one.load('t'))!.entries).toEqual([]);
      expect(await Promise.all([append(one, 't', 1), say()])).toEqual([null, null]);
    }));

  test('of a newer release, or in a database that is not there, is not opened, and why is a sentence', async () => {
    await (await openPostgres(url)).close();
    await admin.query('update taproom.form set version = 99');
    await expect(openPostgres(url)).rejects.toThrow(/taproom@127.*newer release.*form 99/);
    await expect(openPostgres(url.replace(/street_\d+/, 'nowhere'))).rejects.toThrow(
      'There is no such database',
    );
    await expect(openPostgres('postgres://ada:secret@127.0.0.1:1/x')).rejects.toThrow(
      'The tables in postgres://ada@127.0.0.1:1/x cannot be opened: The database cannot be reached.',
    );
  });
});

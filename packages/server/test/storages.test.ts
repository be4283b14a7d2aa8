/** What both storages promise: one and the same for SQLite and for Postgres. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/storage/postgres/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import {
  Conflict,
  type Done,
  type Entry,
  type MeasuredStorage,
  type Storage,
  type TableRecord,
} from '../src/storage/storage.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const record = (id: string, more: Partial<TableRecord> = {}): TableRecord => ({
  id,
  code: `CODE-${id}`,
  revision: 1,
  status: 'lobby',
  listed: false,
  options: {} as TableRecord['options'],
  host: 0,
  seats: [],
  setup: null,
  next: null,
  ...more,
});

/** What came of a write. */
const outcome = (write: (done: Done) => void): Promise<Error | null> =>
  new Promise((resolve) => write(resolve));
const append = (storage: Storage, table: string, sequence: number, id = `${sequence}`) =>
  outcome((done) => storage.append(table, sequence, { by: 0, id, did: [] }, done));
const save = (storage: Storage, saved: TableRecord) => outcome((done) => storage.save(saved, done));
const say = (storage: Storage, table: string, text: string) =>
  outcome((done) => storage.say(table, { at: 1, time: 1, seat: 0, name: 'Ada', text }, done));
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);
const DAY = 86_400_000;

let folder: string;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-storages-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

let databases = 0;
const STORAGES: [name: string, place: () => Promise<() => Promise<MeasuredStorage>>][] = [
  [
    'SQLite',
    async () => {
      const file = join(folder, `${databases++}.db`);
      return async () => openSqlite(file);
    },
  ],
  [
    'Postgres',
    async () => {
      const url = await postgres.database(`storage_${databases++}`);
      return () => openPostgres(url);
    },
  ],
];

describe.each(STORAGES)('tables in %s', (_name, place) => {
  /** One process, or two, on a fresh database. */
  async function withStorages(use: (one: MeasuredStorage, two: Storage) => Promise<void>): Promise<void> {
    const open = await place();
    const [one, two] = [await open(), await open()];
    try {
      await use(one, two);
    } finally {
      await one.close();
      await two.close();
    }
  }

  test('are told of as they were written, in order', () =>
    withStorages(async (one) => {
      expect(await one.load('nothing')).toBeNull();
      const first = record('t', { listed: true });
      expect(await save(one, first)).toBeNull();
      expect(await one.listed()).toEqual([first]);
      const playing = { ...first, status: 'playing' as const, revision: 2, code: 'OTHER' };
      const all = [save(one, playing), append(one, 't', 1), append(one, 't', 2), say(one, 't', 'Cheers')];
      one.tell('t', 1, 'told 1');
      one.tell('t', 2, 'told 2');
      one.tell('t', 2, 'told 2 again');
      one.snapshot('t', 1, 'as it is after 1');
      expect(await Promise.all([...all, say(one, 't', 'So say I \0 ❤'), append(one, 't', 3)])).toEqual(
        all.map(() => null).concat(null, null),
      );
      const loaded = (await one.load('t'))!;
      expect(loaded.record).toEqual(playing);
      expect(loaded.snapshot).toEqual({ sequence: 1, body: 'as it is after 1' });
      expect(ids(loaded.entries)).toEqual(['2', '3']);
      expect(loaded.chat.map(({ text }) => text)).toEqual(['Cheers', 'So say I \0 ❤']);
      expect(loaded.isTold).toBe(true);
      expect(await one.told('t')).toEqual(['told 1', 'told 2 again']);
      expect(ids(await one.log('t'))).toEqual(['1', '2', '3']);
      expect(await one.writtenLog('t')).toEqual(
        ['1', '2', '3'].map((id) => JSON.stringify({ by: 0, id, did: [] })),
      );
      expect((await one.chat('t', 1)).map(({ text }) => text)).toEqual(['So say I \0 ❤']);
      expect(await one.byCode('OTHER')).toEqual(playing);
      expect(await one.byCode('CODE-t')).toBeNull();
      expect(await one.peek('t')).toEqual(playing);
      expect(await one.peek('u')).toBeNull();
      expect(await one.listed()).toEqual([]);
    }));

  test('share a commit, and whoever is told can be sure: another process sees it', () =>
    withStorages(async (one, two) => {
      const tables = ['x', 'y', 'z'];
      for (const table of tables) await save(one, record(table));
      const { commits } = one.counts;
      const done: string[] = [];
      const seen: Promise<number>[] = [];
      const all: Promise<void>[] = [];
      for (let i = 1; i <= 20; i++)
        for (const table of tables)
          all.push(
            new Promise((resolve, reject) =>
              one.append(table, i, { did: [] }, (error) => {
                if (error) reject(error);
                if (done.length === 0)
                  for (const each of tables) seen.push(two.log(each).then((log) => log.length));
                done.push(`${table}${i}`);
                resolve();
              }),
            ),
          );
      expect(done).toEqual([]);
      await Promise.all(all);
      expect(await Promise.all(seen)).toEqual([20, 20, 20]);
      expect(done.slice(0, 4)).toEqual(['x1', 'y1', 'z1', 'x2']);
      expect(one.counts).toEqual({ commits: commits + 1, entries: 60, failures: 0 });
    }));

  test('have one author: whoever comes second has written nothing, and must look first', () =>
    withStorages(async (one, two) => {
      expect(await save(one, record('t'))).toBeNull();
      expect(await append(one, 't', 1, 'first')).toBeNull();
      expect(await append(two, 't', 1, 'second')).toBeInstanceOf(Conflict);
      // What follows was made from a stale table.
      for (const error of await Promise.all([append(two, 't', 1, 'again'), append(two, 't', 2, 'next')]))
        expect(error).toBeInstanceOf(Conflict);
      expect(await save(two, record('t', { code: 'B' }))).toBeInstanceOf(Conflict);
      expect(await save(two, record('t', { revision: 2 }))).toBeInstanceOf(Conflict);
      one.release('t');
      await one.probe();
      expect(ids((await two.load('t'))!.entries)).toEqual(['first']);
      expect(await save(two, record('t', { revision: 2 }))).toBeNull();
      expect(await append(two, 't', 2, 'now')).toBeNull();
      for (const error of await Promise.all([append(one, 't', 2), save(one, record('t', { revision: 2 }))]))
        expect(error).toBeInstanceOf(Conflict);
      expect(ids(await one.log('t'))).toEqual(['first', 'now']);
    }));

  test('have logs without holes, and one author of each number in one batch, too', () =>
    withStorages(async (one) => {
      await save(one, record('t'));
      await save(one, record('u'));
      const [a, b, c, other] = await Promise.all([
        append(one, 't', 1),
        append(one, 't', 3),
        append(one, 't', 4),
        append(one, 'u', 1),
      ]);
      expect([a, other]).toEqual([null, null]);
      expect(b).toBeInstanceOf(Conflict);
      expect(c).toBeInstanceOf(Conflict);
      expect(await append(one, 't', 2)).toBeInstanceOf(Conflict);
      await one.load('t');
      const [again, next] = await Promise.all([append(one, 't', 1), append(one, 't', 2)]);
      expect(again).toBeInstanceOf(Conflict);
      expect(next).toBeInstanceOf(Conflict);
      await one.load('t');
      expect(await Promise.all([append(one, 't', 2), append(one, 't', 3)])).toEqual([null, null]);
      expect(ids(await one.log('t'))).toEqual(['1', '2', '3']);
    }));

  test('have codes of their own', () =>
    withStorages(async (one) => {
      expect(await save(one, record('t', { code: 'SAME' }))).toBeNull();
      expect(await save(one, record('u', { code: 'SAME' }))).toBeInstanceOf(Conflict);
      expect(await one.peek('u')).toBeNull();
    }));

  test('can be cut to what is good, and forgotten', () =>
    withStorages(async (one) => {
      await save(one, record('t'));
      for (const n of [1, 2, 3]) {
        one.tell('t', n, `told ${n}`);
        expect(await append(one, 't', n)).toBeNull();
      }
      one.snapshot('t', 3, 'after 3');
      expect(await outcome((done) => one.cut('t', 2, done))).toBeNull();
      expect(await one.load('t')).toMatchObject({ snapshot: null, entries: [{ id: '1' }, { id: '2' }] });
      expect(await one.told('t')).toEqual(['told 1', 'told 2']);
      await say(one, 't', 'Bye');
      expect(await outcome((done) => one.forget('t', done))).toBeNull();
      expect([await one.load('t'), await one.byCode('CODE-t')]).toEqual([null, null]);
      expect([await one.log('t'), await one.told('t'), await one.chat('t', 9)]).toEqual([[], [], []]);
    }));

  test('are forgotten when nobody has used them for long', () =>
    withStorages(async (one) => {
      for (const [id, status] of [
        ['a', 'over'],
        ['b', 'playing'],
      ] as const)
        await save(one, record(id, { status }));
      expect(await one.expired({ finished: 1, abandoned: 1 }, 9)).toEqual([]);
      expect(await one.expired({ finished: -1, abandoned: 0 }, 9)).toEqual(['a']);
      expect(await one.expired({ finished: 0, abandoned: -1 }, 9)).toEqual(['b']);
      expect(await one.expired({ finished: -1, abandoned: -1 }, 1)).toHaveLength(1);
      one.use('a');
      await one.probe();
    }));

  test('keep the cards that somebody plays with', () =>
    withStorages(async (one) => {
      one.keepDeck('used', '{"faces":1}');
      one.keepDeck('unused', '{}');
      one.keepDeck('used', 'something else');
      await expect.poll(() => one.deck('unused'), { timeout: 20_000 }).toBe('{}');
      expect(await one.deck('used')).toBe('{"faces":1}');
      await save(one, record('t', { playedWith: { rules: 1, cards: 'used' } as TableRecord['playedWith'] }));
      one.forgetDecks();
      await one.probe();
      expect([await one.deck('used'), await one.deck('unused')]).toEqual(['{"faces":1}', null]);
    }));

  test('let a seat be handed over once', () =>
    withStorages(async (one, two) => {
      const now = Date.now();
      await save(one, record('t'));
      const offer = (hash: string, until: number) =>
        outcome((done) => one.offerHandover(hash, 't', 2, until, done));
      expect([await offer('good', now + 60_000), await offer('late', now - 60_000)]).toEqual([null, null]);
      expect(await two.handover('good', now)).toEqual({ table: 't', seat: 2 });
      expect([await two.handover('late', now), await two.handover('none', now)]).toEqual([null, null]);
      expect(await outcome((done) => one.useHandover('good', 't', done))).toBeNull();
      expect(await outcome((done) => one.useHandover('good', 't', done))).toBeInstanceOf(Conflict);
      // Nothing is wrong with the table because of that.
      expect(await append(one, 't', 1)).toBeNull();
      await offer('dropped', now + 60_000);
      expect(await outcome((done) => one.dropHandovers('t', done))).toBeNull();
      expect(await one.handover('dropped', now)).toBeNull();
    }));

  test('come with a list of those who are not let in', () =>
    withStorages(async (one, two) => {
      const until = Date.now() + 30 * DAY;
      for (const why of ['first', 'second'])
        expect(await outcome((done) => one.ban({ who: '192.0.2.1', until, why }, done))).toBeNull();
      expect(await two.bans()).toEqual([{ who: '192.0.2.1', until, why: 'second' }]);
      expect(await outcome((done) => two.unban('192.0.2.1', done))).toBeNull();
      expect(await one.bans()).toEqual([]);
    }));
});

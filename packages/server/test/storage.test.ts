import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TaproomClient } from '@taproom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/storage/sqlite-thread.ts';
import { CannotOpen } from '../src/storage/cannot-open.ts';
import { openKept } from '../src/storage/kept.ts';
import { STEPS, upToDate } from '../src/storage/schema.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { TableRecord } from '../src/storage/storage.ts';
import { seatPeople, withServer } from './helpers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const record = (id: string, revision: number, code = ''): TableRecord => ({
  id,
  code,
  revision,
  status: 'lobby',
  listed: false,
  options: {} as TableRecord['options'],
  host: 0,
  seats: [],
  setup: null,
  next: null,
});

describe('the database', { timeout: 30_000 }, () => {
  test('of an earlier release is brought up to date, step by step, and nothing of it is lost', async () => {
    const file = join(folder, 'older.db');
    const older = new DatabaseSync(file);
    older.exec(STEPS[0].sql);
    older.exec(`insert into snapshots values ('a table', 1, '{}'); pragma user_version = 1`);
    const body = JSON.stringify(record('a', 1, 'CODE'));
    older.prepare("insert into tables values ('a', 'CODE', 'lobby', 0, 1, ?)").run(body);
    older.close();
    const before = Date.now();
    const storage = openSqlite(file);
    expect(await storage.byCode('CODE')).toEqual(record('a', 1, 'CODE'));
    await storage.close();
    const now = new DatabaseSync(file);
    expect(now.prepare('pragma user_version').get()).toEqual({ user_version: STEPS.at(-1)!.to });
    // Snapshots of another form cannot be read.
    expect(now.prepare('select count(*) as n from snapshots').get()).toEqual({ n: 0 });
    // When it was last in use is not known: from now on it counts.
    const [{ used }] = now.prepare('select used from tables').all();
    expect(Number(used)).toBeGreaterThan(before - 2000);
    now.close();
  });

  test('takes a step whole or not at all', () => {
    const database = new DatabaseSync(':memory:');
    upToDate(database);
    const next = STEPS.at(-1)!.to + 1;
    const bad = [...STEPS, { to: next, sql: 'create table more (a); insert into nowhere values (1);' }];
    expect(() => upToDate(database, bad)).toThrow('nowhere');
    const good = [...STEPS, { to: next, sql: 'create table more (a);' }];
    upToDate(database, good);
    expect(() => upToDate(database)).toThrow('newer release');
    database.close();
  });

  test.each([
    ['of a newer release', 'pragma user_version = 99', /kept by a newer release.*form 99/],
    ['without a column', 'alter table tables drop column listed', /has no tables\.listed/],
    ['without a table', 'drop table chats', /has no chats/],
  ])('%s is not opened, and why is a sentence', async (_what, sql, why) => {
    await openKept(folder).close();
    const database = new DatabaseSync(join(folder, 'taproom.db'));
    database.exec(`drop index tables_listed; ${sql}`);
    database.close();
    expect(() => openKept(folder)).toThrow(why);
    expect(() => openKept(folder)).toThrow(CannotOpen);
  });

  test('what is committed outlives a power failure, and who writes waits for others who do', () => {
    const database = openDatabase(join(folder, 'd.db'), 5000);
    const told = (pragma: string): unknown => Object.values(database.prepare(`pragma ${pragma}`).get()!)[0];
    const FULL = 2;
    expect([told('journal_mode'), told('synchronous'), told('busy_timeout')]).toEqual(['wal', FULL, 5000]);
    database.close();
  });

  test('a batch that cannot be written is told so, leaves nothing behind, and the next one is written', async () => {
    const storage = openSqlite(join(folder, 'c.db'));
    const other = new DatabaseSync(join(folder, 'c.db'));
    const append = (table: string, sequence: number) =>
      new Promise<Error | null>((resolve) => storage.append(table, sequence, { did: [] }, resolve));
    const say = () =>
      new Promise<Error | null>((resolve) =>
        storage.say('x', { at: 1, time: 1, seat: 0, name: 'Ada', text: 'Cheers' }, resolve),
      );
    expect(await append('x', 1)).toBeNull();
    other.exec('alter table entries rename to hidden');
    for (const error of await Promise.all([say(), append('x', 2)]))
      expect(error?.message).toMatch(/could not be written: no such table/);
    other.exec('alter table hidden rename to entries');
    expect(await storage.chat('x', 10)).toEqual([]);
    await storage.load('x');
    expect(await Promise.all([say(), append('x', 2)])).toEqual([null, null]);
    expect(await storage.log('x')).toHaveLength(2);
    other.close();
    await storage.close();
  });

  test('a process that is no longer ahead of a table loads it anew, and its players go on', () =>
    withServer(
      async ({ http, ws, tables }) => {
        const [{ table, token }] = await seatPeople(http, 2, { characters: ['Sera', 'Dale'] });
        const client = new TaproomClient({ url: ws, table, token });
        await client.changed();
        const { sequence } = (await tables.find(table))!.memory!;
        // Somebody else answers first, behind this process's back.
        const other = openSqlite(join(folder, 'taproom.db'));
        const entry = { by: 0, id: 'elsewhere', did: [{ seat: 0, do: 'discard', cards: [] }] };
        await new Promise((resolve) => other.append(table, sequence + 1, entry, resolve));
        await other.close();
        // Its copy is stale: the answer is not taken, the table is loaded, and nothing is forked.
        await expect(client.answer({ do: 'discard', cards: [] })).rejects.toThrow(/no longer open/);
        expect(tables.counts.conflicts).toBe(1);
        expect((await tables.find(table))!.memory!.sequence).toBe(sequence + 1);
        client.stop();
      },
      { dataDir: folder },
    ));

  test('another house does not open on the same folder', () =>
    withServer(
      async () => {
        await expect(withServer(async () => {}, { dataDir: folder })).rejects.toThrow(
          'Another house is open',
        );
      },
      { dataDir: folder },
    ));
});

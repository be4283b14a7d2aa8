import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTables, type KeptTable } from '@taproom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { taproom } from './command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-tables-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const tables = (...args: string[]) => taproom(['tables', ...args, '--data', folder]);

test('a house without tables is looked after, too', { timeout: 60_000 }, async () => {
  expect((await tables('list')).err).toMatch(/There is no such file/);
  await (await openTables(folder)).close();
  expect(await tables('list')).toMatchObject({ code: 0, out: 'There are no tables.\n' });
  expect(await tables('bans')).toMatchObject({ code: 0, out: 'Everybody is let in.\n' });
  for (const args of [
    ['close', 'ABCDEF'],
    ['reopen', 'ABCDEF'],
    ['ban', '192.0.2.7'],
    ['unban', '192.0.2.7'],
  ])
    expect(await tables(...args)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/when it opens/) as unknown,
    });
  expect(await tables('check')).toMatchObject({ code: 0, out: 'The database is sound.\n' });
  const file = join(folder, 'backup.db');
  expect((await tables('backup', file)).code).toBe(0);
  expect((await tables('backup', file)).err).toMatch(/not overwritten/);
  expect((await tables('restore', file)).out).toMatch(/What was there before is kept as/);
  for (const command of ['show', 'repair'])
    expect(await tables(command, 'ABCDEF')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/No table has the code ABCDEF/) as unknown,
    });
});

test('what is wrong with a folder is a sentence', { timeout: 60_000 }, async () => {
  writeFileSync(join(folder, 'taproom.db'), 'no database at all');
  for (const args of [['list'], ['check'], ['restore', join(folder, 'taproom.db')]]) {
    const { code, err } = await tables(...args);
    expect([code, err]).toEqual([1, expect.stringMatching(/The file is no database\./)]);
    expect(err).not.toMatch(/^ {4}at /m);
  }
});

test('nobody who looks after tables reads the key to a seat, or the secret of a game that goes on', async () => {
  const kept = await openTables(folder);
  const save = (code: string, status: 'playing' | 'over'): Promise<void> =>
    new Promise((resolve, reject) => {
      const seats = [{ name: 'Ada', kind: 'human', character: 'Sera', tokenHash: 'key to a seat' }];
      const fair = { secret: `secret of ${code}`, commitment: `commitment of ${code}` };
      const rest = { listed: false, revision: 1, options: { game: 'inn' }, host: 0, setup: null, next: null };
      // As much of a table as is told.
      const record = { id: code, code, status, seats, fair, ...rest } as unknown as KeptTable['record'];
      kept.storage.save(record, (error) => (error === null ? resolve() : reject(error)));
    });
  await save('AAAAAA', 'playing');
  await save('BBBBBB', 'over');
  await kept.close();
  const all = await tables('list', '--json');
  const said = [all.out, (await tables('show', 'AAAAAA')).out, (await tables('show', 'BBBBBB')).out];
  for (const out of said) expect(out).toMatch(/commitment of/);
  expect(said.join()).not.toMatch(/key to a seat|secret of AAAAAA/);
  expect(said[0]).toMatch(/secret of BBBBBB/);
  expect(said[2]).toMatch(/secret of BBBBBB/);
});

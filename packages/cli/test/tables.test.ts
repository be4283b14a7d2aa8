import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { taproom } from './command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-tables-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const tables = (...args: string[]) => taproom(['tables', ...args, '--data', folder]);

test('a house without tables is looked after, too', { timeout: 60_000 }, async () => {
  expect(await tables('list')).toMatchObject({ code: 0, out: 'There are no tables.\n' });
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

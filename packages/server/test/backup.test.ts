import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TaproomClient } from '@taproom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup, checkFolder, restore } from '../src/storage/backup.ts';
import { seatPeople, withServer } from './helpers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test(
  'a backup of an open house is whole, and a restored one plays on from there',
  { timeout: 30_000 },
  async () => {
    const [data, file] = [join(folder, 'data'), join(folder, 'backup.db')];
    const { table, token, turns } = await withServer(
      async ({ http, ws }) => {
        const [given] = await seatPeople(http, 1, { bots: 1, characters: ['Sera', 'Dale'] });
        const client = new TaproomClient({ url: ws, table: given.table, token: given.token });
        while (client.question?.kind !== 'discard') await client.changed();
        await client.answer({ do: 'discard', cards: [] });
        backup(data, file);
        const at = (client.view as { turns: number }).turns;
        expect(() => backup(data, file)).toThrow('not overwritten');
        // What happens after it is not in it.
        while ((client.view as { turns: number }).turns < at + 2) {
          const [choice] = client.own?.choices ?? [];
          if (client.question === null || choice === undefined) await client.changed();
          else await client.answer(choice.answer as never).catch(() => {});
        }
        expect(() => restore(data, file)).toThrow('Another house is open');
        client.stop();
        return { ...given, turns: at };
      },
      { dataDir: data },
    );
    expect(checkFolder(data)).toEqual([]);
    const before = restore(data, file)!;
    expect(existsSync(before)).toBe(true);
    await withServer(
      async ({ ws }) => {
        const client = new TaproomClient({ url: ws, table, token });
        await client.changed();
        expect((client.view as { turns: number }).turns).toBe(turns);
        client.stop();
      },
      { dataDir: data },
    );
  },
);

test('a damaged file is neither sound nor restored', () => {
  const file = join(folder, 'taproom.db');
  writeFileSync(file, 'no database at all');
  expect(() => checkFolder(folder)).toThrow('The file is no database.');
  expect(() => restore(join(folder, 'elsewhere'), file)).toThrow('The file is no database.');
  expect(readFileSync(file, 'utf8')).toBe('no database at all');
  expect(() => backup(join(folder, 'nowhere'), join(folder, 'b.db'))).toThrow('There is no such file.');
});

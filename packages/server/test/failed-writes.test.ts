import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TaproomClient } from '@taproom/client';
import { openSqlite } from '../src/storage/sqlite.ts';
import { Conflict, NotWritten, type Storage } from '../src/storage/storage.ts';
import { post, seatPeople, withServer } from './helpers.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-failed-'));
  file = join(folder, 'a.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A writer waits no longer than this for another program. */
const PATIENCE = 150;

const append = (storage: Storage, table: string, sequence: number): Promise<Error | null> =>
  new Promise((resolve) => storage.append(table, sequence, { did: [] }, resolve));

const say = (storage: Storage, table: string): Promise<Error | null> =>
  new Promise((resolve) =>
    storage.say(table, { at: 1, time: 1, seat: 0, name: 'Ada', text: 'Cheers' }, resolve),
  );

describe('a write that fails', { timeout: 20_000 }, () => {
  test('leaves no hole in the log: what was made after it is refused until the table is loaded again', async () => {
    const storage = openSqlite(file, { patience: PATIENCE });
    expect(await append(storage, 'x', 1)).toBeNull();
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const first = append(storage, 'x', 2);
    // Meanwhile the table goes on, and so does another one that has lost nothing.
    const [gathered, chat, elsewhere] = await new Promise<
      [Promise<Error | null>, typeof first, typeof first]
    >((resolve) =>
      setTimeout(
        () => resolve([append(storage, 'x', 3), say(storage, 'x'), append(storage, 'y', 1)]),
        PATIENCE / 3,
      ),
    );
    void first.then(() => other.exec('commit'));
    expect(await first).toBeInstanceOf(NotWritten);
    expect(await gathered).toBeInstanceOf(Conflict);
    // Nobody is told that something was said which was not written.
    expect(await chat).toBeInstanceOf(Conflict);
    expect(await elsewhere).toBeNull();
    expect(await storage.log('x')).toHaveLength(1);
    const loaded = await storage.load('x');
    expect(loaded).toBeNull();
    expect(await append(storage, 'x', 2)).toBeNull();
    expect(await storage.log('x')).toHaveLength(2);
    other.close();
    await storage.close();
  });

  test('says in a sentence why', async () => {
    const storage = openSqlite(file, { patience: PATIENCE });
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const error = await append(storage, 'x', 1);
    expect(error?.message).toBe('Another program holds the database.');
    other.exec('commit');
    other.close();
    await storage.close();
  });

  test('an entry without the one before it is refused', async () => {
    const storage = openSqlite(file);
    expect(await append(storage, 'x', 2)).toBeInstanceOf(Conflict);
    await storage.load('x');
    expect(await append(storage, 'x', 1)).toBeNull();
    expect(await append(storage, 'x', 3)).toBeInstanceOf(Conflict);
    expect(await storage.log('x')).toHaveLength(1);
    await storage.close();
  });
});

describe('a house that cannot write', { timeout: 60_000 }, () => {
  const until = async (client: TaproomClient, holds: () => boolean): Promise<void> => {
    while (!holds()) await client.changed();
  };

  test('says so, takes nothing, loses nothing, and goes on by itself', () =>
    withServer(
      async ({ http, ws }) => {
        const [{ table, token }] = await seatPeople(http, 1, { bots: 2 });
        const client = new TaproomClient({ url: ws, table, token });
        await until(client, () => client.question?.kind === 'discard');
        const other = new DatabaseSync(join(folder, 'taproom.db'));
        other.exec('begin immediate');
        // Whether it was written is not known, so it is on its way until it is.
        let settled = false;
        const answer = client.answer({ do: 'discard', cards: [] }).then(
          () => 'taken',
          (error: Error) => error.message,
        );
        void answer.then(() => (settled = true));
        await until(client, () => client.public?.trouble?.includes('cannot write') === true);
        const health = await fetch(`${http}/healthz`);
        expect([health.status, await health.json()]).toMatchObject([
          503,
          { ok: false, why: 'Another program holds the database.' },
        ]);
        await expect(post(`${http}/api/tables`, { name: 'Ada', seats: 2 })).rejects.toThrow(
          /^503 The house cannot write/,
        );
        if (settled) expect(await answer).toMatch(/not taken/);
        other.exec('commit');
        other.close();
        await until(client, () => client.public?.trouble === null);
        if ((await answer) !== 'taken') await client.answer({ do: 'discard', cards: [] });
        // The bots play on, too, until it is our turn again.
        const { turns } = client.view as { turns: number };
        for (let moves = 0; moves < 300 && (client.view as { turns: number }).turns < turns + 4; moves++) {
          const [choice] = client.own?.choices ?? [];
          if (client.question === null || choice === undefined) await client.changed();
          else await client.answer(choice.answer as never).catch(() => {});
        }
        expect((client.view as { turns: number }).turns).toBeGreaterThan(turns + 3);
        expect((await fetch(`${http}/healthz`)).status).toBe(200);
        client.stop();
      },
      { dataDir: folder, patience: PATIENCE, logLevel: 'silent' },
    ));
});

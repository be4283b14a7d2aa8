/** Whatever throws at one table ends there: the others notice nothing, and its log is kept. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TaproomClient } from '@taproom/client';
import type { House } from '@taproom/house';
import { house } from '@taproom/house/own';
import type { InnState } from '@taproom/inn';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { repairTable } from '../src/repair.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { seatPeople, withServer, type TestServer } from './helpers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-broken-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Where the inn can be made to throw: each of its calls that a server makes of a table. */
const SEAMS = [
  'apply',
  'check',
  'answers',
  'asked',
  'questionFor',
  'view',
  'open',
  'own',
  'tell',
  'forecast',
  'turn',
  'concerns',
  'copy',
] as const;
type Seam = (typeof SEAMS)[number];

/** Our house, but its inn throws at one seam, at the table of one character, as long as it is told to. */
function faultyHouse(seam: Seam, fault: { at: string | null }): House {
  const { inn } = house;
  const whole = inn[seam] as (state: InnState, ...more: unknown[]) => unknown;
  const faulty = {
    ...inn,
    [seam](state: InnState, ...more: unknown[]) {
      if (fault.at !== null && state.setup?.players.includes(fault.at))
        throw new TypeError(`made to fail in ${seam}`);
      return whole(state, ...more);
    },
  };
  return {
    ...house,
    game: (...of) => (house.game(...of) === (inn as object) ? (faulty as never) : house.game(...of)),
  };
}

/** Answers anything until so many turns have passed, or there is no way on. */
async function play(client: TaproomClient, turns: number): Promise<void> {
  const turn = (): number => (client.view as { turns: number } | null)?.turns ?? 0;
  const end = turn() + turns;
  for (let moves = 0; moves < 400 && turn() < end && client.public?.status !== 'over'; moves++) {
    const choice = client.own?.choices.at(-1);
    if (client.question === null || choice === undefined) await client.changed();
    else await client.answer(choice.answer as never).catch(() => {});
  }
}

const sit = async ({ http, ws }: TestServer, characters: string[]) => {
  const [{ table, token, code }] = await seatPeople(http, 1, { bots: 1, characters });
  const client = new TaproomClient({ url: ws, table, token });
  await client.changed();
  return { client, table, token, code };
};

describe('a table at which something throws', { timeout: 60_000 }, () => {
  test.each(SEAMS)('in %s breaks alone, and nothing of it is lost', async (seam) => {
    const fault = { at: null as string | null };
    await withServer(
      async (server) => {
        const sound = await sit(server, ['Sera', 'Dale']);
        const broken = await sit(server, ['Jasper', 'Ygella']);
        let gone = '';
        broken.client.on.gone = (why) => (gone = why);
        await play(broken.client, 1);
        const before = await server.tables.storage.log(broken.table);
        fault.at = 'Jasper';
        // Somebody answers, comes and goes: whatever is asked of it throws, twice.
        void play(broken.client, 50);
        const others = [0, 1].map(
          () => new TaproomClient({ url: server.ws, table: broken.table, token: broken.token }),
        );
        await play(sound.client, 6);
        expect((await fetch(`${server.http}/healthz`)).status).toBe(200);
        fault.at = null;
        for (const other of others) other.stop();
        // Either it goes on, or it is set aside with a sentence; the log is there, and as long as it was at least.
        const log = await server.tables.storage.log(broken.table);
        expect(log.slice(0, before.length)).toEqual(before);
        if (gone !== '') expect(gone).toMatch(/set aside.*fault [0-9A-F]{8}/);
        broken.client.stop();
        sound.client.stop();
      },
      { house: faultyHouse(seam, fault), dataDir: folder, logLevel: 'silent' },
    );
  });

  test('whose log can no longer be played is set aside, with a fault to report', async () => {
    const fault = { at: null as string | null };
    await withServer(
      async (server) => {
        const { client, table, token } = await sit(server, ['Jasper', 'Ygella']);
        await play(client, 2);
        client.stop();
        fault.at = 'Jasper';
        // Without a snapshot the whole log is played again.
        await new Promise((resolve) => server.tables.storage.cut(table, Number.MAX_SAFE_INTEGER, resolve));
        // As after a restart: nobody has it in memory.
        (await server.tables.find(table))!.fail(new Error('as if it had to be loaded anew'));
        const again = new TaproomClient({ url: server.ws, table, token });
        const why = await new Promise<string>((resolve) => (again.on.gone = resolve));
        expect(why).toMatch(/set aside.*fault [0-9A-F]{8}/);
        const response = await fetch(`${server.http}/api/tables/${table}/story`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(response.status).toBe(423);
      },
      { house: faultyHouse('apply', fault), dataDir: folder, logLevel: 'silent' },
    );
  });

  test('is brought back to its last good answer', async () => {
    const fault = { at: null as string | null };
    const faulty = faultyHouse('apply', fault);
    const options = { house: faulty, dataDir: folder, logLevel: 'silent' };
    let table = '';
    let code = '';
    let token = '';
    await withServer(async (server) => {
      const seated = await sit(server, ['Jasper', 'Ygella']);
      ({ table, code, token } = seated);
      await play(seated.client, 3);
      seated.client.stop();
      fault.at = 'Jasper';
      (await server.tables.find(table))!.fail(new Error('as if it had to be loaded anew'));
      await expect(server.tables.find(table)).rejects.toThrow('set aside');
    }, options);
    const storage = openSqlite(join(folder, 'taproom.db'));
    const before = await storage.log(table);
    // Ten answers of it can be played, say: whatever is wrong begins with the next one.
    fault.at = null;
    let applied = 0;
    const game: House['game'] = (...of) => {
      const whole = house.game(...of);
      return {
        ...whole,
        create: (setup) => ((applied = 0), whole.create(setup)),
        apply(state, answer) {
          if (++applied > 10) throw new TypeError('made to fail');
          return whole.apply(state, answer);
        },
      };
    };
    const { kept, dropped } = await repairTable({ ...house, game }, storage, code);
    expect(kept).toBeGreaterThan(0);
    expect(kept + dropped).toBe(before.length);
    expect(await storage.log(table)).toEqual(before.slice(0, kept));
    await expect(repairTable(house, storage, code)).rejects.toThrow('Nothing is wrong');
    await storage.close();
    await withServer(async ({ ws }) => {
      const client = new TaproomClient({ url: ws, table, token });
      await client.changed();
      await play(client, 2);
      expect(client.public?.status).toBe('playing');
      client.stop();
    }, options);
  });
});

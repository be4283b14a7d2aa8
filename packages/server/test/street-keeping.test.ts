/** For whoever runs a street: closing tables, banning guests, forgetting, looking, and moving a house there and back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TaproomClient, type SeatGiven } from '@taproom/client';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bansIn, moveHouse, mustBeFolder, sendErrand, tablesIn } from '../src/index.ts';
import { allHere, playOn, randomFrom, seatPeople, withServer } from './helpers.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { openHouse, withStreet } from './street.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());
let databases = 0;
const database = () => postgres.database(`kept_${databases++}`);

const GAMBLING = { game: 'parlour', parlour: { game: 'delve' } };
const gone = (client: TaproomClient): Promise<string> => new Promise((resolve) => (client.on.gone = resolve));

describe('whoever runs a street', () => {
  test('closes a table that any of its houses runs, and bans a guest at all doors', async () => {
    const url = await database();
    await withStreet(url, async (one, two, three) => {
      const [ada, bob] = await seatPeople(one.http, 2, GAMBLING);
      const client = new TaproomClient({ url: two.ws, table: ada.table, token: ada.token });
      await client.changed();
      const close = { do: 'close', code: ada.code, why: 'it is late', forget: false } as const;
      expect(await sendErrand(url, close)).toMatchObject({ ok: true });
      await expect.poll(() => client.public?.frozen).toMatch(/it is late/);
      expect(await sendErrand(url, { do: 'reopen', code: ada.code })).toMatchObject({ ok: true });
      expect(await sendErrand(url, { do: 'reopen', code: 'NOTHIN' })).toEqual({
        ok: false,
        said: 'No table has the code NOTHIN.',
      });
      client.stop();
      expect((await tablesIn(url)).map(({ record }) => record.id)).toEqual([ada.table]);
      const doors = [one, two, three].map(
        ({ ws }) => new TaproomClient({ url: ws, table: ada.table, token: bob.token }),
      );
      await Promise.all(doors.map((door) => door.changed()));
      const all = Promise.all(doors.map(gone));
      expect(
        await sendErrand(url, { do: 'ban', who: '127.0.0.1', days: 1, why: 'rude words' }),
      ).toMatchObject({ ok: true });
      for (const why of await all) expect(why).toMatch(/rude words/);
      expect(await bansIn(url)).toMatchObject([{ who: '127.0.0.1' }]);
      for (const { http } of [one, two, three])
        expect((await fetch(`${http}/api/codes/${ada.code}`)).status).toBe(403);
      expect(await sendErrand(url, { do: 'unban', who: '127.0.0.1' })).toMatchObject({ ok: true });
      await expect
        .poll(async () => (await fetch(`${three.http}/api/codes/${ada.code}`)).status, { timeout: 5000 })
        .toBe(200);
    });
    // Nobody is there to do it.
    expect(await sendErrand(url, { do: 'unban', who: '127.0.0.2' })).toBeNull();
    expect(() => mustBeFolder(url, 'Take pg_dump.')).toThrow('These tables are in a Postgres. Take pg_dump.');
  });

  test('has tables forgotten that nobody uses, but none that another house runs', async () => {
    const url = await database();
    await withStreet(url, async (one, two) => {
      const [ada] = await seatPeople(one.http, 2, GAMBLING);
      const [idle] = await seatPeople(one.http, 2, GAMBLING);
      one.tables.evict((await one.tables.find(idle.table))!);
      await one.tables.storage.probe();
      const admin = new Client(url);
      await admin.connect();
      await admin.query('update taproom.tables set used = 0');
      await admin.end();
      await two.housekeeping.clean();
      expect(two.housekeeping.counts.forgotten).toBe(1);
      expect((await tablesIn(url)).map(({ record }) => record.id)).toEqual([ada.table]);
      expect(await (await fetch(`${two.http}/metrics`)).text()).toMatch(/^taproom_houses_open 3$/m);
    });
  });

  test('moves a house from a folder to Postgres and back, and its people play on', async () => {
    const [from, back] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'taproom-moving-')));
    try {
      const url = await database();
      const story = async ({ http }: { http: string }): Promise<unknown> => {
        const headers = { authorization: `Bearer ${given[0].token}` };
        return (await fetch(`${http}/api/tables/${given[0].table}/story`, { headers })).json();
      };
      /** Everybody comes, and answers a few times. */
      const play = async ({ ws }: { ws: string }): Promise<void> => {
        const clients = given.map(({ table, token }) => new TaproomClient({ url: ws, table, token }));
        await Promise.all(clients.map((client) => client.changed()));
        await allHere(clients);
        await new Promise<void>((resolve, reject) => {
          for (const [n, client] of clients.entries())
            playOn(client, randomFrom(n), (count) => count >= 5 && resolve()).then(() => resolve(), reject);
        });
        for (const client of clients) client.on.changed = undefined;
        await new Promise((resolve) => setTimeout(resolve, 300));
        for (const client of clients) client.stop();
      };
      let given: SeatGiven[] = [];
      let before: unknown;
      await withServer(
        async (server) => {
          given = await seatPeople(server.http, 2, { characters: ['Sera', 'Dale'] });
          await play(server);
          before = await story(server);
          await expect(moveHouse(`sqlite:${from}`, url)).rejects.toThrow('Another house is open');
        },
        { dataDir: from, chance: undefined },
      );
      const moved = await moveHouse(`sqlite:${from}`, url);
      expect(moved.tables).toBe(1);
      await expect(moveHouse(`sqlite:${from}`, url)).rejects.toThrow('There are tables there already');
      const one = await openHouse(url);
      expect(await story(one)).toEqual(before);
      await play(one);
      const further = await story(one);
      await expect(moveHouse(url, `sqlite:${back}`)).rejects.toThrow('Houses are open there');
      await one.stop();
      await moveHouse(url, `sqlite:${back}`);
      await withServer(
        async (server) => {
          expect(await story(server)).toEqual(further);
          await play(server);
        },
        { dataDir: back, chance: undefined },
      );
      await expect(moveHouse('elsewhere', url)).rejects.toThrow('sqlite:FOLDER or postgres://');
    } finally {
      for (const folder of [from, back]) rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** What whoever runs a house does with its tables and guests, while it is open; and what the house forgets by itself. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TaproomClient, type SeatGiven } from '@taproom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bansIn, sendErrand } from '../src/index.ts';
import { playOn, post, randomFrom, seatPeople, withServer } from './helpers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-care-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const DUEL = { characters: ['Sera', 'Dale'] };

const connect = (ws: string, { table, token }: SeatGiven): TaproomClient =>
  new TaproomClient({ url: ws, table, token });

const goneFrom = (client: TaproomClient): Promise<string> =>
  new Promise((resolve) => (client.on.gone = resolve));

async function until(client: TaproomClient, holds: () => boolean): Promise<void> {
  while (!holds()) await client.changed();
}

/** As if nobody had used any table for so many days. */
function age(days: number): void {
  const database = new DatabaseSync(join(folder, 'taproom.db'), { timeout: 5000 });
  database.prepare('update tables set used = used - ?').run(days * 86_400_000);
  database.close();
}

describe('whoever runs the house', { timeout: 60_000 }, () => {
  test('closes a table, opens it again, and deletes one', () =>
    withServer(
      async ({ http, ws }) => {
        const [ada] = await seatPeople(http, 2, DUEL);
        const client = connect(ws, ada);
        await client.changed();
        const close = { do: 'close', code: ada.code, why: 'it is late', forget: false } as const;
        expect(await sendErrand(folder, close)).toMatchObject({ ok: true });
        await until(client, () => client.public?.frozen !== undefined);
        expect(client.public!.frozen).toMatch(/has closed this table: it is late\. Nobody plays on/);
        expect(client.own!.choices).toEqual([]);
        expect(await sendErrand(folder, { do: 'reopen', code: ada.code })).toMatchObject({ ok: true });
        client.stop();
        const again = connect(ws, ada);
        await again.changed();
        expect(again.public).toMatchObject({ status: 'playing' });
        expect(again.public!.frozen).toBeUndefined();
        const gone = goneFrom(again);
        expect(await sendErrand(folder, { ...close, forget: true })).toMatchObject({ ok: true });
        expect(await gone).toMatch(/no such table/);
        expect(await sendErrand(folder, close)).toEqual({
          ok: false,
          said: `No table has the code ${ada.code}.`,
        });
        const database = new DatabaseSync(join(folder, 'taproom.db'), { readOnly: true });
        for (const of of ['tables', 'entries', 'told', 'chats', 'snapshots'])
          expect(database.prepare(`select count(*) as n from ${of}`).get()).toEqual({ n: 0 });
        database.close();
      },
      { dataDir: folder },
    ));

  test('closes a table before its game', () =>
    withServer(
      async ({ http, ws }) => {
        const ada = await post<SeatGiven>(`${http}/api/tables`, { name: 'Ada', seats: 2 });
        const client = connect(ws, ada);
        await client.changed();
        const gone = goneFrom(client);
        await sendErrand(folder, { do: 'close', code: ada.code, why: '', forget: false });
        expect(await gone).toMatch(/has closed this table\.$/);
        await expect(post(`${http}/api/seats`, { code: ada.code, name: 'Bob' })).rejects.toThrow('410');
      },
      { dataDir: folder },
    ));

  test('lets nobody in from somewhere, for a while, and says why', () =>
    withServer(
      async ({ http, ws }) => {
        const [ada] = await seatPeople(http, 2, DUEL);
        const client = connect(ws, ada);
        await client.changed();
        const gone = goneFrom(client);
        const ban = { do: 'ban', who: '127.0.0.0/8', days: 7, why: 'rude words' } as const;
        expect(await sendErrand(folder, ban)).toMatchObject({ ok: true });
        expect(await gone).toMatch(/does not let you in until \d{4}-\d\d-\d\d: rude words/);
        await expect(post(`${http}/api/tables`, { name: 'Ada', seats: 2 })).rejects.toThrow(
          /403 .*rude words/,
        );
        expect(await goneFrom(connect(ws, ada))).toMatch(/rude words/);
        expect(await bansIn(folder)).toMatchObject([{ who: '127.0.0.0/8', why: 'rude words' }]);
        expect((await fetch(`${http}/healthz`)).status).toBe(200);
        await sendErrand(folder, { do: 'unban', who: '127.0.0.0/8' });
        expect((await fetch(`${http}/api/tables`)).status).toBe(200);
        expect(await sendErrand(folder, { ...ban, who: 'somewhere' })).toMatchObject({
          ok: false,
          said: expect.stringMatching(/no address/),
        });
      },
      { dataDir: folder },
    ));

  test('takes the seat of somebody, whom a bot follows', () =>
    withServer(
      async ({ http, ws }) => {
        const [ada, bob] = await seatPeople(http, 2, DUEL);
        const [left, stays] = [connect(ws, ada), connect(ws, bob)];
        await Promise.all([left.changed(), stays.changed()]);
        const gone = goneFrom(left);
        const ban = { do: 'ban', who: `${ada.code.toLowerCase()}:player 1`, days: 1, why: '' } as const;
        expect(await sendErrand(folder, ban)).toMatchObject({ ok: true });
        expect(await gone).toMatch(/sent you away/);
        expect(await bansIn(folder)).toMatchObject([{ who: '127.0.0.1' }]);
        await sendErrand(folder, { do: 'unban', who: '127.0.0.1' });
        stays.stop();
        const again = connect(ws, bob);
        await again.changed();
        expect(again.public!.seats.map(({ kind }) => kind)).toEqual(['bot', 'human']);
        // The bot answers, and the game goes on.
        const answered = new Promise<void>((resolve) => {
          playOn(again, randomFrom(1), (count) => count === 8 && resolve()).then(
            () => resolve(),
            () => {},
          );
        });
        await answered;
        again.stop();
      },
      { dataDir: folder },
    ));

  test('finds it done when the house opens, if it was closed', async () => {
    const ada = await withServer(async ({ http }) => (await seatPeople(http, 2, DUEL))[0], {
      dataDir: folder,
    });
    const { code } = ada;
    expect(await sendErrand(folder, { do: 'close', code, why: '', forget: false })).toBeNull();
    await withServer(
      async ({ ws }) => {
        const client = connect(ws, ada);
        await client.changed();
        expect(client.public!.frozen).toMatch(/has closed this table/);
        client.stop();
      },
      { dataDir: folder },
    );
  });
});

describe('the house', { timeout: 60_000 }, () => {
  test('forgets what nobody has used for long, and nothing that is in use', () =>
    withServer(
      async ({ http, ws, housekeeping }) => {
        const count = async (): Promise<number[]> => {
          const given = await Promise.all(
            tables.map(({ table }) => fetch(`${http}/api/tables/${table}/story`)),
          );
          return given.map(({ status }) => status);
        };
        const lobby = await post<SeatGiven>(`${http}/api/tables`, { name: 'Ada', seats: 2 });
        const [over, bob] = await seatPeople(http, 2, DUEL);
        const clients = [connect(ws, over), connect(ws, bob)];
        await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i))));
        for (const client of clients) client.stop();
        const [used] = await seatPeople(http, 2, DUEL);
        const guest = connect(ws, used);
        await guest.changed();
        const tables = [lobby, over, used];
        // Tables that nobody is connected to leave memory after a moment.
        await new Promise((resolve) => setTimeout(resolve, 500));
        age(31);
        await housekeeping.clean();
        expect(housekeeping.counts.forgotten).toBe(1);
        expect(await count()).toEqual([404, 200, 200]);
        await new Promise((resolve) => setTimeout(resolve, 500));
        age(91);
        await housekeeping.clean();
        expect(await count()).toEqual([404, 404, 200]);
        expect(await (await fetch(`${http}/api/house`)).json()).toMatchObject({
          keeping: { finished: 90, abandoned: 30 },
        });
        guest.stop();
      },
      { dataDir: folder, idle: 50 },
    ));

  test('keeps everything where it is told to', () =>
    withServer(
      async ({ http, housekeeping }) => {
        await post<SeatGiven>(`${http}/api/tables`, { name: 'Ada', seats: 2 });
        await new Promise((resolve) => setTimeout(resolve, 300));
        age(10_000);
        await housekeeping.clean();
        expect(housekeeping.counts.forgotten).toBe(0);
      },
      { dataDir: folder, idle: 50, keeping: { finished: 0, abandoned: 0 } },
    ));
});

/** Somebody brings a pack to a table: everybody sees it, and it is kept with the table. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TaproomClient, type SeatGiven } from '@taproom/client';
import type { Faces, PackFile } from '@taproom/inn';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AT_ONCE, playOn, post, randomFrom, seatPeople, withServer } from './helpers.ts';

const text = readFileSync(new URL('../../../packs/kitchen.json', import.meta.url), 'utf8');
const kitchen = JSON.parse(text) as PackFile;
const variants = { packs: [kitchen] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-packs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const get = async <T>(url: string): Promise<T> => (await fetch(url)).json() as Promise<T>;

describe('a pack that the host brings', { timeout: 60_000 }, () => {
  test('is told to everybody, played with by bots in their threads, and replayed', () =>
    withServer(async ({ http, ws }) => {
      const given = await seatPeople(http, 2, { bots: 1, characters: ['Bruna'], variants });
      const { table } = given[0];
      const clients = given.map(({ token }) => new TaproomClient({ url: ws, table, token }));
      await Promise.all(clients.map((client) => client.changed()));
      const [{ title, characters }] = clients[1].public!.variants.packs as [PackFile];
      expect([title, characters![0].fullName]).toEqual(['From the Kitchen', 'Bruna of the Back Kitchen']);
      expect(JSON.stringify(clients[1].public!.variants)).not.toContain('Dumplings');
      expect(await get(`${http}/api/tables/${table}/packs`)).toEqual({ packs: [kitchen] });
      expect(await get(`${http}/api/pack.schema.json`)).toMatchObject({ title: 'A pack for Taproom' });
      const faces = await get<Faces>(`${http}/api/tables/${table}/cards`);
      expect(faces.cards.some((card) => card.title === 'Dumplings that bounce')).toBe(true);
      expect(faces.characters[0].mark).toEqual({ sign: 'salve', colour: '#5a3216' });
      await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i + 1))));
      while (clients[0].public!.status !== 'over') await clients[0].changed();
      const log = await get<{ setup: { packs: PackFile[] } }>(`${http}/api/tables/${table}/log`);
      expect(log.setup.packs).toEqual([kitchen]);
      for (const client of clients) client.stop();
    }));

  test('is there again when the house is opened again', async () => {
    const options = { dataDir: folder };
    const given = await withServer(async ({ http, ws }) => {
      const [seat] = await seatPeople(http, 1, {
        bots: 1,
        characters: ['Bruna'],
        variants,
        clocks: { ...AT_ONCE, bot: 50 },
      });
      const client = new TaproomClient({ url: ws, table: seat.table, token: seat.token });
      await client.changed();
      client.stop();
      return seat;
    }, options);
    await withServer(async ({ ws, http }) => {
      const client = new TaproomClient({ url: ws, table: given.table, token: given.token });
      await client.changed();
      expect(client.public!.seats[0].character).toBe('Bruna');
      expect(await get(`${http}/api/tables/${given.table}/packs`)).toEqual({ packs: [kitchen] });
      client.stop();
    }, options);
  });

  test('is refused with what is wrong in it, where, and nothing is opened', () =>
    withServer(async ({ http, tables }) => {
      const open = (packs: unknown[], characters: string[] = []): Promise<SeatGiven> =>
        post(`${http}/api/tables`, { name: 'Ada', seats: 2, characters, variants: { packs } });
      const broken = JSON.parse(text.replace('"by": -2', '"by": -200')) as object;
      await expect(open([broken])).rejects.toThrow('a whole number from -10 to 10 belongs here, not -200.');
      await expect(open([kitchen, kitchen])).rejects.toThrow('There is a Bruna already.');
      await expect(open([kitchen], ['Bruno'])).rejects.toThrow('No character is called "Bruno"');
      await expect(open([{ ...kitchen, about: 'x'.repeat(400_000) }])).rejects.toThrow(/too large|too many/);
      expect(await tables.storage.listed()).toEqual([]);
    }));

  test('has gambling variants for a gambling table', () =>
    withServer(async ({ http, ws }) => {
      const asked = (parlour: object): Promise<SeatGiven> =>
        post(`${http}/api/tables`, { name: 'Ada', game: 'parlour', seats: 3, bots: 2, parlour });
      const soup = { game: 'den-of-thieves', variants: ['kitchen.soup-of-the-day'] };
      await expect(asked(soup)).rejects.toThrow('has no variant "kitchen.soup-of-the-day"');
      const { table, token } = await asked({ ...soup, ...variants });
      const client = new TaproomClient({ url: ws, table, token });
      await client.changed();
      expect(client.public!.variants).toMatchObject({
        packs: [{ gambling: [{ name: 'Soup of the Day' }, {}] }],
      });
      expect(await get(`${http}/api/tables/${table}/packs`)).toEqual({ packs: [kitchen] });
      await post(`${http}/api/tables/${table}/start`, {}, token);
      while (client.own?.question == null) await client.changed();
      expect(JSON.stringify(client.own.sees)).toMatch(/"hand":{"cards":\[(\d+,){3}\d+\]/);
      client.stop();
    }));

  test('can be chosen from by whoever sits down', () =>
    withServer(async ({ http }) => {
      const host = await post<SeatGiven>(`${http}/api/tables`, { name: 'Ada', seats: 3, variants });
      const guest = await post<SeatGiven>(`${http}/api/seats`, {
        code: host.code,
        name: 'Ben',
        character: 'Bruna',
      });
      expect(guest.seat).toBe(1);
      const plain = await post<SeatGiven>(`${http}/api/tables`, { name: 'Ada', seats: 3 });
      await expect(
        post(`${http}/api/seats`, { code: plain.code, name: 'Ben', character: 'Bruna' }),
      ).rejects.toThrow('No character is called "Bruna"');
    }));
});

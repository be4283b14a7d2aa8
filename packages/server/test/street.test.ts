/** Several houses on one Postgres: whoever comes to any of them is served as if there was one. */
import { TaproomClient, type SeatGiven } from '@taproom/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allHere, AT_ONCE, playOn, post, randomFrom, soon } from './helpers.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { openHouse, withStreet, type StreetHouse } from './street.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());
let databases = 0;
const database = () => postgres.database(`street_${databases++}`);

const get = async <T>(url: string, token?: string): Promise<T> => {
  const response = await fetch(url, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

/** A gambling table is soon over. */
const GAMBLING = { game: 'parlour', parlour: { game: 'delve' }, clocks: AT_ONCE };

/** Each person comes in by another door. */
async function sitDown(houses: readonly StreetHouse[], options: object = GAMBLING): Promise<SeatGiven[]> {
  const door = (n: number): string => houses[n % houses.length].http;
  const first = await post<SeatGiven>(`${door(0)}/api/tables`, { name: 'Player 1', seats: 3, ...options });
  const given = [first];
  for (const n of [1, 2])
    given.push(await post<SeatGiven>(`${door(n)}/api/seats`, { code: first.code, name: `Player ${n + 1}` }));
  return given;
}

const connect = (houses: readonly StreetHouse[], given: readonly SeatGiven[]): TaproomClient[] =>
  given.map(({ table, token }, n) => new TaproomClient({ url: houses[n % houses.length].ws, table, token }));

describe('a street', () => {
  test('plays a game, an evening and all around it over three houses', async () =>
    withStreet(await database(), async (...houses) => {
      const [one, two, three] = houses;
      const given = await sitDown(houses);
      const [{ table, code }] = given;
      const clients = connect(houses, given);
      await Promise.all(clients.map((client) => client.changed()));
      await allHere(clients);
      // The host starts it through a house that does not run it.
      await post(`${three.http}/api/tables/${table}/start`, {}, given[0].token);
      const watching = new TaproomClient({ url: two.ws, table });
      await watching.changed();
      const played = clients.map((client, n) => playOn(client, randomFrom(n)));
      expect((await Promise.all(played)).reduce((sum, count) => sum + count)).toBeGreaterThan(0);
      await expect.poll(() => watching.public?.status).toBe('over');
      expect(watching.public?.view).toEqual(clients[0].public?.view);
      watching.stop();
      // Story, replay and cards are the same wherever they are asked for.
      const stories = await Promise.all(
        houses.map(({ http }) => get(`${http}/api/tables/${table}/story`, given[1].token)),
      );
      expect(stories[1]).toEqual(stories[0]);
      expect(stories[2]).toEqual(stories[0]);
      for (const { http } of houses) {
        expect(await get(`${http}/api/tables/${table}/log`)).toMatchObject({ setup: {} });
        expect(await get(`${http}/api/tables/${table}/cards`)).toBeInstanceOf(Object);
        expect(await get(`${http}/api/codes/${code}`)).toMatchObject({ table, status: 'over' });
      }
      // A seat moves to another device, by a code from one house that is used at another.
      const offer = await post<{ code: string }>(
        `${two.http}/api/tables/${table}/handover`,
        undefined,
        given[2].token,
      );
      const moved = await post<SeatGiven>(`${three.http}/api/handover`, { code: offer.code });
      expect(moved).toMatchObject({ table, seat: given[2].seat });
      await expect(post(`${one.http}/api/handover`, { code: offer.code })).rejects.toThrow('404');
      // The evening goes on at another table, which the first code leads to.
      for (const [n, { token }] of [given[0], given[1], moved].entries())
        await post(`${houses[(n + 1) % 3].http}/api/tables/${table}/rematch`, undefined, token);
      for (const { http } of houses) {
        const next = await get<{ table: string }>(`${http}/api/codes/${code}`);
        expect(next.table).not.toBe(table);
      }
      for (const client of clients) client.stop();
    }));

  test('moves its guests when a house leaves: they are elsewhere within two seconds, with the open question', async () =>
    withStreet(await database(), async (...houses) => {
      const [one, two] = houses;
      const given = await sitDown(houses);
      await post(`${one.http}/api/tables/${given[0].table}/start`, {}, given[0].token);
      // Through whichever door is open, as a proxy in front of the street would bring them.
      let doors = [...houses];
      let knocks = 0;
      const clients = given.map(
        ({ table, token }) =>
          new TaproomClient({
            url: '',
            table,
            token,
            open: () => new WebSocket(doors[knocks++ % doors.length].ws),
          }),
      );
      await Promise.all(clients.map((client) => client.changed()));
      await allHere(clients);
      const asked = clients[0].public!.asked!.number;
      for (const leaving of [one, two]) {
        doors = doors.filter((door) => door !== leaving);
        const begun = performance.now();
        const back = clients.map(() => begun);
        for (const [n, client] of clients.entries())
          client.on.connection = (state) => {
            if (state === 'open') back[n] = performance.now();
          };
        await leaving.stop();
        await expect
          .poll(() => clients.every(({ isOpen }) => isOpen), { timeout: 5000, interval: 10 })
          .toBe(true);
        expect(Math.max(...back)).toBeGreaterThan(begun);
        expect(Math.max(...back) - begun).toBeLessThan(2000);
        await allHere(clients);
        for (const client of clients) expect(client.public!.asked!.number).toBe(asked);
      }
      const played = clients.map((client, n) => playOn(client, randomFrom(n)));
      await Promise.all(played);
      for (const client of clients) client.stop();
    }));

  test('is brought to another release house by house, and no game is interrupted', async () => {
    const url = await database();
    const houses = await Promise.all([1, 2, 3].map(() => openHouse(url)));
    const given = await sitDown(houses, { clocks: AT_ONCE, characters: ['Sera', 'Dale', 'Jett'] });
    await post(`${houses[0].http}/api/tables/${given[0].table}/start`, {}, given[0].token);
    let knocks = 0;
    const clients = given.map(
      ({ table, token }) =>
        new TaproomClient({
          url: '',
          table,
          token,
          open: () => new WebSocket(houses[knocks++ % houses.length].ws),
        }),
    );
    await Promise.all(clients.map((client) => client.changed()));
    let answers = 0;
    let longest = 0;
    let last = performance.now();
    const played = clients.map((client, n) =>
      playOn(client, randomFrom(n), () => {
        answers++;
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }),
    );
    for (let n = 0; n < 3; n++) {
      const before = answers;
      const [leaving] = houses.splice(0, 1);
      houses.push(await openHouse(url));
      await leaving.stop();
      await expect
        .poll(() => answers > before || clients[0].public?.status === 'over', { timeout: 5000 })
        .toBe(true);
    }
    expect(longest).toBeLessThan(soon());
    // Whoever still plays is stopped in the middle of it.
    for (const each of played) each.catch(() => {});
    for (const client of clients) client.stop();
    const log = await houses[0].tables.storage.log(given[0].table);
    expect(log.filter(({ by }) => by !== undefined).length).toBeGreaterThanOrEqual(answers);
    await Promise.all(houses.map((one) => one.stop()));
  });

  test('waits while its database is away for ten seconds: nobody is told anything untrue, and all play on', async () => {
    const url = await database();
    await withStreet(url, async (...houses) => {
      const given = await sitDown(houses, { clocks: AT_ONCE, characters: ['Sera', 'Dale', 'Jett'] });
      const { table } = given[0];
      await post(`${houses[0].http}/api/tables/${table}/start`, {}, given[0].token);
      const clients = connect(houses, given);
      await Promise.all(clients.map((client) => client.changed()));
      let confirmed = 0;
      let isAway = false;
      let confirmedMeanwhile = 0;
      const played = clients.map(async (client, n) => {
        // Whoever is told that the house cannot write tries again.
        while (client.public?.status !== 'over')
          await playOn(client, randomFrom(n), () => {
            confirmed++;
            if (isAway) confirmedMeanwhile++;
          }).catch(() => new Promise((resolve) => setTimeout(resolve, 200)));
      });
      const told = new Set<TaproomClient>();
      for (const client of clients)
        client.on.refused = ({ why }) => {
          if (why.startsWith('The house cannot write right now')) told.add(client);
        };
      await expect.poll(() => confirmed).toBeGreaterThan(3);
      await postgres.stop();
      isAway = true;
      await expect
        .poll(() => clients.every((client) => told.has(client) || client.public?.trouble != null), {
          timeout: 5000,
        })
        .toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      await expect(post(`${houses[1].http}/api/tables`, { name: 'Bob', seats: 2 })).rejects.toThrow(
        '503 The house cannot write right now.',
      );
      expect((await fetch(`${houses[2].http}/healthz`)).status).toBe(503);
      isAway = false;
      await postgres.start();
      const back = confirmed;
      await expect.poll(() => confirmed > back + 3, { timeout: 10_000 }).toBe(true);
      expect(confirmedMeanwhile).toBe(0);
      for (const client of clients) expect(client.public?.trouble).toBeNull();
      await Promise.race([Promise.all(played), new Promise((resolve) => setTimeout(resolve, 3000))]);
      for (const client of clients) client.stop();
      const log = await houses[0].tables.storage.log(table);
      const ids = log.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(confirmed);
    });
  });

  test('plays on where a house is gone without a word, as soon as its time has run out', async () => {
    const url = await database();
    const [one, two] = [await openHouse(url), await openHouse(url, { houseAddress: '127.0.0.1:1' })];
    // The second one is a house that nobody reaches.
    const given = await sitDown([two]);
    const asked = get<{ table: string }>(`${one.http}/api/codes/${given[0].code}`);
    await two.stop();
    expect(await asked).toMatchObject({ table: given[0].table });
    await one.stop();
  });

  test('counts what its guests ask for, whichever door they come to', async () =>
    withStreet(
      await database(),
      async (...houses) => {
        for (let n = 0; n < 4; n++)
          await expect(get(`${houses[n % 3].http}/api/codes/AAAAAA`)).rejects.toThrow(/^(Error: )?404/);
        await expect
          .poll(
            async () =>
              (await Promise.all(houses.map(({ http }) => fetch(`${http}/api/codes/AAAAAA`)))).map(
                ({ status }) => status,
              ),
            { timeout: 5000, interval: 500 },
          )
          .toEqual([429, 429, 429]);
      },
      { limits: { codesPerMinute: 5 } },
    ));

  test('lets nobody call themselves a house', async () =>
    withStreet(await database(), async (one) => {
      const headers = { 'x-taproom-house': 'guess', 'x-taproom-guest': '192.0.2.7' };
      const { status } = await fetch(`${one.http}/api/codes/AAAAAA`, { headers });
      expect(status).toBe(404);
    }));
});

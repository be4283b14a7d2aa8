import { TaproomClient, type CarriedGame, type SeatGiven } from '@taproom/client';
import { house } from '@taproom/house/own';
import type { AnyAnswer } from '@taproom/kernel';
import { expect, test } from 'vitest';
import { memoryShelf, type ArrangedTable, type NearbyHouse } from '../src/nearby/index.ts';
import { sitDown, withNearby } from './nearby-house.ts';
import { anyAnswer, AT_ONCE, innState, playOn, post, randomFrom, withServer } from './helpers.ts';

async function asked<T>(nearby: NearbyHouse, path: string, body?: object, token?: string): Promise<T> {
  const { status, text } = await nearby.ask({ path, body, token });
  const reply = JSON.parse(text) as T & { error?: string };
  if (status !== 200) throw new Error(`${status} ${reply.error}`);
  return reply;
}

test('a table is opened, played to its end, told and replayed without a network', async () => {
  await withNearby(async (nearby) => {
    const wish = { name: 'Ann', seats: 3, bots: 2, bot: 'tipsy', clocks: AT_ONCE };
    const given = await asked<SeatGiven>(nearby, '/api/tables', wish);
    const { table, token } = given;
    await asked(nearby, `/api/tables/${table}/start`, {}, token);
    const client = await sitDown(nearby, given);
    expect(await playOn(client, randomFrom(1))).toBeGreaterThan(5);
    client.stop();
    const story = await asked<{ total: number }>(
      nearby,
      `/api/tables/${table}/story?most=5`,
      undefined,
      token,
    );
    expect(story).toMatchObject({ total: client.eventCount, events: { length: 5 } });
    expect(await asked(nearby, `/api/tables/${table}/cards`)).toHaveProperty('cards');
    expect(await asked(nearby, `/api/tables/${table}/log`)).toHaveProperty('fair.secret');
    await expect(asked(nearby, `/api/tables/${table}/start`, {}, 'a'.repeat(24))).rejects.toThrow(
      '403 This seat',
    );
    await expect(asked(nearby, '/api/nothing')).rejects.toThrow('404 Nobody answers');
    await expect(asked(nearby, '/api/tables', { name: 'Ann' })).rejects.toThrow('400 seats');
  });
});

const TWO: ArrangedTable = {
  game: 'inn',
  setup: { players: ['Sera', 'Dale'] },
  seats: [{ name: 'Ann' }, { name: 'Ben' }],
  seed: 'a word',
  options: { clocks: AT_ONCE },
};

const logOf = async (nearby: NearbyHouse, table: string): Promise<AnyAnswer[]> =>
  (await nearby.tables.storage.log(table)).flatMap(({ did }) => did);

/** Both answer anything, always the same, so many times. */
async function someMoves(nearby: NearbyHouse, given: readonly SeatGiven[], moves: number): Promise<void> {
  const clients = await Promise.all(given.map((seat) => sitDown(nearby, seat)));
  const random = randomFrom(7);
  for (let made = 0; made < moves;) {
    const [who] = clients.filter((client) => anyAnswer(client, () => 0) !== null);
    if (who === undefined) await Promise.race(clients.map((client) => client.changed()));
    else {
      await who.answer(anyAnswer(who, random)!);
      made++;
    }
  }
  for (const client of clients) client.stop();
}

test('the same seed and the same answers are the same game; it goes on from its log', async () => {
  let first: AnyAnswer[] = [];
  await withNearby(async (nearby) => {
    const given = await nearby.arrange(TWO);
    expect(given.map(({ seat }) => seat)).toEqual([0, 1]);
    await someMoves(nearby, given, 12);
    first = await logOf(nearby, given[0].table);
  });
  await withNearby(async (nearby) => {
    const given = await nearby.arrange(TWO);
    await someMoves(nearby, given, 12);
    expect(await logOf(nearby, given[0].table)).toEqual(first);
    const other = await nearby.arrange({ ...TWO, seed: 'another word' });
    expect((await logOf(nearby, other[0].table))[0]).not.toEqual(first[0]);
    const [again] = await nearby.arrange({ ...TWO, log: first });
    const states = await Promise.all(
      [given[0], again].map(async ({ table }) => innState((await nearby.tables.find(table))!)),
    );
    expect(states[1]).toEqual(states[0]);
  });
});

test('a table as it lies there is played, also after it was put away', async () => {
  const shelf = memoryShelf();
  const state = house.inn.create({ players: ['Sera', 'Dale'], asks: 'everybody', pace: 'clock' });
  state.sides[0].gold = 33;
  let given: SeatGiven[] = [];
  await withNearby(async (nearby) => {
    given = await nearby.arrange({ ...TWO, state });
    await someMoves(nearby, given, 1);
  }, shelf);
  await withNearby(async (nearby) => {
    const client = await sitDown(nearby, given[0]);
    expect(client.view).toMatchObject({ seats: [{ gold: 33 }, {}] });
    client.stop();
  }, shelf);
});

test('a game begun nearby is carried to a house, and goes on there', async () => {
  let carried: CarriedGame | null = null;
  let before: unknown = null;
  await withNearby(async (nearby) => {
    const given = await nearby.arrange(TWO);
    await someMoves(nearby, given, 12);
    const { table, token } = given[0];
    carried = await asked<CarriedGame>(nearby, `/api/tables/${table}/carried`, undefined, token);
    before = innState((await nearby.tables.find(table))!);
    await expect(asked(nearby, `/api/tables/${table}/carried`)).rejects.toThrow('401');
  });
  await withServer(async ({ http, ws, tables }) => {
    const { seats } = await post<{ seats: SeatGiven[] }>(`${http}/api/games`, carried);
    expect(seats.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(innState((await tables.find(seats[0].table))!)).toEqual(before);
    const clients = seats.map(({ table, token }) => new TaproomClient({ url: ws, table, token }));
    await Promise.all(clients.map((client) => client.changed()));
    await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i))));
    for (const client of clients) client.stop();
    const log = (await (await fetch(`${http}/api/tables/${seats[0].table}/log`)).json()) as object;
    // Whoever brought it knew what chance would bring: nothing was promised.
    expect(log).not.toHaveProperty('fair');

    const { log: answers, playedWith, ...rest } = carried!;
    const no = (what: object): Promise<unknown> => post(`${http}/api/games`, { ...carried!, ...what });
    await expect(no({ playedWith: { ...playedWith, cards: 'others' } })).rejects.toThrow(
      '409 This game was begun',
    );
    await expect(no({ log: answers.toSpliced(3, 1) })).rejects.toThrow('400 log: these answers');
    await expect(no({ log: answers.with(0, { ...answers[0], order: [1, 1, 1] }) })).rejects.toThrow(
      '400 log:',
    );
    await expect(no({ host: 5 })).rejects.toThrow('400 host: nobody');
    await expect(no({ seats: rest.seats.slice(1) })).rejects.toThrow(/40\d/);
    await expect(no({ taproom: 2 })).rejects.toThrow('400 taproom');
  });
});

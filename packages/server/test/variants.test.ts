import { house } from '@taproom/house/own';
import { TaproomClient, type SeatGiven } from '@taproom/client';
import { SPECTATOR } from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import type { LiveTable } from '../src/table/live-table.ts';
import { recall } from '../src/table/memory.ts';
import { AT_ONCE, innState, playOn, post, randomFrom, seatPeople, withServer } from './helpers.ts';

const { cast, inn } = house;

const villains = cast.characters.filter(({ villain }) => villain).map(({ name }) => name);
const [otto] = cast.automata!;
const factions = otto.automaton!.factions.slice(0, otto.automaton!.mixes).map(({ name }) => name);

const TABLES: { what: string; people: number; bots?: number; characters?: string[]; variants: object }[] = [
  { what: 'teams', people: 4, variants: { mode: 'two-headed-dragon' } },
  {
    what: 'a Boss Battle',
    people: 3,
    characters: [villains[0], 'Sera', 'Dale'],
    variants: { mode: 'boss-battle' },
  },
  { what: 'the Bar Deck', people: 2, variants: { barDeck: true, hands: 5 } },
  { what: 'Dungeon Events', people: 3, variants: { dungeonEvents: true } },
  { what: 'gambling games', people: 3, variants: { gamblingGames: true } },
  // proves: house.464-team-bots
  {
    what: 'teams with a bot',
    people: 3,
    bots: 1,
    variants: {
      sides: [
        [0, 1],
        [2, 3],
      ],
    },
  },
];

describe('ways to play the inn', { timeout: 60_000 }, () => {
  for (const { what, people, bots = 0, characters = [], variants } of TABLES)
    test(what, () =>
      withServer(async (server) => {
        const given = await seatPeople(server.http, people, { characters, variants, bots });
        const { table } = given[0];
        const live = (await server.tables.find(table)) as LiveTable;
        const clients = given.map(({ token }) => new TaproomClient({ url: server.ws, table, token }));
        const watcher = new TaproomClient({ url: server.ws, table });
        await Promise.all([...clients, watcher].map((client) => client.changed()));
        await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i + 1))));
        for (const [i, client] of [...clients, watcher].entries()) {
          while (client.public!.status !== 'over') await client.changed();
          const view = inn.view(innState(live), client === watcher ? SPECTATOR : i);
          expect(client.view).toEqual({ ...view, waitingFor: undefined, question: client.question });
        }
        const entries = await server.tables.storage.log(table);
        expect(recall(house, { record: live.record, snapshot: null, entries })).toEqual(
          JSON.parse(JSON.stringify(live.memory)),
        );
        expect((await fetch(`${server.http}/api/tables/${table}/log`)).status).toBe(200);
        for (const client of [...clients, watcher]) client.stop();
      }),
    );

  test('somebody whom the rules play belongs to nobody', () =>
    withServer(async ({ http, ws }) => {
      const host = await post<SeatGiven>(`${http}/api/tables`, {
        name: 'Ada',
        seats: 3,
        characters: [null, otto.name],
        variants: { factions },
        clocks: AT_ONCE,
      });
      const bob = await post<SeatGiven>(`${http}/api/seats`, { code: host.code, name: 'Bob' });
      expect(bob.seat).toBe(2);
      await post(`${http}/api/tables/${host.table}/start`, undefined, host.token);
      const clients = [host, bob].map(({ table, token }) => new TaproomClient({ url: ws, table, token }));
      await clients[0].changed();
      expect(clients[0].public!.seats.map(({ kind }) => kind)).toEqual(['human', 'automated', 'human']);
      await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i))));
      for (const client of clients) client.stop();
    }));

  test('teammates see each other’s hands, and both may answer for their side', () =>
    withServer(async (server) => {
      const given = await seatPeople(server.http, 4, {
        characters: ['Sera', 'Jasper', 'Dale', 'Jett'],
        variants: { mode: 'two-headed-dragon' },
      });
      const clients = given.map(({ table, token }) => new TaproomClient({ url: server.ws, table, token }));
      await Promise.all(clients.map((client) => client.changed()));
      const [ada, bob, cem] = clients;
      expect(Object.keys(ada.own!.sees.seats as object)).toEqual(['0', '1']);
      expect(Object.keys(cem.own!.sees.seats as object)).toEqual(['2', '3']);
      expect(ada.public!.asked!.waiting).toEqual([0, 1]);
      expect([ada, bob, cem].map(({ question }) => question?.kind)).toEqual([
        'discard',
        'discard',
        undefined,
      ]);
      // The second of the team is as welcome as the first.
      await bob.answer({ do: 'discard', cards: [] });
      await ada.answer({ do: 'discard', cards: [] });
      for (const client of clients) client.stop();
    }));

  test('what the rules refuse is refused with their sentence', () =>
    withServer(async ({ http }) => {
      const make = (seats: number, variants: object, characters: string[] = []) =>
        post(`${http}/api/tables`, { name: 'A', seats, variants, characters }).then(
          () => 'not refused',
          (error: Error) => error.message,
        );
      expect(await make(5, { mode: 'two-headed-dragon' })).toMatch(/400 .*teams of two/);
      expect(await make(3, { mode: 'boss-battle' }, ['Sera'])).toMatch(/400 .*villain/);
      expect(await make(3, { mode: 'chess' })).toMatch(/400 No mode is called "chess"/);
      expect(await make(3, { factions: ['Nobody'] })).toMatch(/400 .*automated/);
      expect(await make(3, { gamblingGames: ['poker'] })).toMatch(/400/);
      expect(await make(3, { unheardOf: true })).toMatch(/400/);
    }));

  test('the host lets those who watch see more, as long as the game has not begun', () =>
    withServer(async ({ http, ws }) => {
      const host = await post<SeatGiven>(`${http}/api/tables`, { name: 'Ada', seats: 2, clocks: AT_ONCE });
      const bob = await post<SeatGiven>(`${http}/api/seats`, { code: host.code, name: 'Bob' });
      const client = new TaproomClient({ url: ws, table: host.table, token: bob.token });
      await client.changed();
      const allow = (token: string, watchers: string) =>
        post(`${http}/api/tables/${host.table}/watchers`, { watchers }, token).then(
          () => 'done',
          (error: Error) => error.message,
        );
      expect(await allow(bob.token, 'hands')).toMatch(/403/);
      expect(await allow(host.token, 'everything')).toMatch(/400/);
      expect(await allow(host.token, 'hands')).toBe('done');
      while (client.public!.watchers !== 'hands') await client.changed();
      await post(`${http}/api/tables/${host.table}/start`, undefined, host.token);
      expect(await allow(host.token, 'public')).toMatch(/409/);
      client.stop();
    }));

  test('where everybody is a Boss, villains are drawn, and more than there are cannot sit down', () =>
    withServer(async ({ http }) => {
      const opened = (mode: string, seats: number, characters: string[] = []): Promise<string> =>
        post(`${http}/api/tables`, { name: 'Ada', seats, characters, variants: { mode } }).then(
          () => 'done',
          (error: Error) => error.message,
        );
      for (const seats of [2, 3, 4, 5]) expect(await opened('boss-versus-boss', seats)).toBe('done');
      expect(await opened('two-headed-boss-battle', 4)).toBe('done');
      for (const seats of [6, 7, 8])
        expect(await opened('boss-versus-boss', seats)).toMatch(
          /^400 With \d seats this mode has too few villains: only they can be Bosses, and there are 5 \(/,
        );
      expect(await opened('two-headed-boss-battle', 6)).toMatch(/too few villains/);
      // What else is wrong is said as it is.
      expect(await opened('two-headed-boss-battle', 5)).toMatch(/teams of two: 4, 6 or 8 players, not 5/);
      expect(await opened('boss-versus-boss', 3, ['Sera'])).toMatch(/Sera is no villain/);
    }));
});

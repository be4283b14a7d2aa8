import { ServerMessage, TaproomClient, type SeatGiven, type WhyNot } from '@taproom/client';
import { house } from '@taproom/house/own';
import { answerChance, luckFrom, replay, SPECTATOR } from '@taproom/kernel';
import {
  evening,
  parlour,
  parlourEventFor,
  type ParlourAnswer,
  type ParlourEvent,
  type ParlourSetup,
  type ParlourState,
} from '@taproom/parlour';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import type { LiveTable } from '../src/table/live-table.ts';
import { recall } from '../src/table/memory.ts';
import { anyAnswer, playOn, post, randomFrom, seatPeople, withServer, type TestServer } from './helpers.ts';

const refusal = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'not refused',
    (error: Error) => error.message,
  );

async function sitDown(server: TestServer, people: number, wanted: Record<string, unknown>) {
  const given = await seatPeople(server.http, people, { game: 'parlour', parlour: wanted });
  const { table } = given[0];
  const live = (await server.tables.find(table)) as LiveTable;
  const open = (url: string): WebSocket => {
    const socket = new WebSocket(url);
    // Every message is as the protocol says.
    socket.addEventListener('message', ({ data }) => void v.parse(ServerMessage, JSON.parse(String(data))));
    return socket;
  };
  const clients = given.map(({ token }) => new TaproomClient({ url: server.ws, table, token, open }));
  const watcher = new TaproomClient({ url: server.ws, table, open });
  await Promise.all([...clients, watcher].map((client) => client.changed()));
  return { given, table, live, clients, watcher };
}

const ways = parlour.defs.map((def) => ({
  game: def.id,
  people: Math.min(4, def.max),
  mode: def.shares && !def.betting ? 'shares' : 'betting',
}));

describe('gambling tables', { timeout: 60_000 }, () => {
  test('all games, to the end: each sees what the rules let them see, and the log plays back', () =>
    withServer(async (server) => {
      for (const { game, people, mode } of ways) {
        const { table, live, clients, watcher } = await sitDown(server, people, { game, mode });
        await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i + 1))));
        while (watcher.public!.status !== 'over') await watcher.changed();
        const state = live.memory!.state as ParlourState;
        for (const [i, client] of [...clients, watcher].entries()) {
          const viewer = client === watcher ? SPECTATOR : i;
          const {
            asked: _asked,
            waitingFor: _waitingFor,
            ...view
          } = parlour.view(state, viewer) as never as Record<string, unknown>;
          while (client.public!.status !== 'over') await client.changed();
          expect([game, viewer, client.view]).toEqual([game, viewer, { ...view, question: client.question }]);
        }
        const log = (await (await fetch(`${server.http}/api/tables/${table}/log`)).json()) as {
          game: string;
          setup: ParlourSetup;
          log: ParlourAnswer[];
        };
        expect(log.game).toBe('parlour');
        expect(parlour.view(replay(parlour as never, log.setup, log.log) as never, SPECTATOR)).toEqual(
          parlour.view(state, SPECTATOR),
        );
        const entries = await server.tables.storage.log(table);
        const again = recall(house, { record: live.record, snapshot: null, entries })!;
        expect(again).toEqual(JSON.parse(JSON.stringify(live.memory)));
        for (const client of [...clients, watcher]) client.stop();
      }
    }));

  test('no byte tells what others hold, at any time', () =>
    withServer(async (server) => {
      let events = 0;
      let compared = 0;
      for (const { game, people, mode } of ways) {
        const { live, clients, watcher } = await sitDown(server, people, { game, mode });
        const random = randomFrom(7);
        const all = [...clients, watcher];
        const heard = all.map(() => [] as { e: string; list?: number[]; text: string }[]);
        all.forEach((client, i) => (client.on.changed = (more) => heard[i].push(...more)));
        let told = live.memory!.eventCount;
        for (let step = 0; step < 60 && live.record.status === 'playing'; step++) {
          const next = clients.find((client) => client.question !== null)!;
          await next.answer(anyAnswer(next, random)!);
          const state = live.memory!.state as ParlourState;
          const { eventCount, recent } = live.memory!;
          for (const [i, client] of all.entries()) {
            while (client.eventCount < eventCount) await client.changed();
            const viewer = client === watcher ? SPECTATOR : i;
            const {
              asked: _asked,
              waitingFor: _waitingFor,
              ...view
            } = parlour.view(state, viewer) as never as Record<string, unknown>;
            // What it has been told by now is what it may know, and nothing else.
            await vi.waitFor(
              () =>
                expect([game, viewer, client.view]).toEqual([
                  game,
                  viewer,
                  { ...view, question: client.question },
                ]),
              { interval: 1 },
            );
            compared++;
            recent.slice(recent.length - (eventCount - told)).forEach((event, n) => {
              const got = heard[i].at(n - (eventCount - told))!;
              const known = parlourEventFor(event as ParlourEvent, viewer);
              // Whoever watches is told no more than the one who knows least.
              if (got.list !== undefined) expect([got.e, got.list]).toEqual([known.e, [...known.list]]);
              else if (viewer !== SPECTATOR) expect(known.list).toHaveLength(0);
              events++;
            });
          }
          told = eventCount;
        }
        for (const client of all) client.stop();
      }
      expect(events).toBeGreaterThan(500);
      expect(compared).toBeGreaterThan(500);
    }));

  // proves: house.463-all-at-once
  test('what all decide at the same time is asked at the same time, and nobody comes too late', () =>
    withServer(async (server) => {
      const { live, clients, watcher } = await sitDown(server, 3, {
        game: 'city-square',
        mode: 'shares',
        share: 2,
      });
      const random = randomFrom(3);
      while (clients.some((client) => client.question?.kind !== 'choose')) {
        const next = clients.find((client) => client.question !== null)!;
        await next.answer(anyAnswer(next, random)!);
      }
      const { number } = watcher.public!.asked!;
      expect(watcher.public!.asked!.waiting).toEqual([0, 1, 2]);
      // All at once, the last in turn order first; nobody sees what another has chosen.
      const before = JSON.stringify(watcher.view);
      await Promise.all([2, 1, 0].map((seat) => clients[seat].answer(anyAnswer(clients[seat], random)!)));
      expect(live.memory!.question).toBe(number);
      const shown = JSON.parse(JSON.stringify(watcher.view)) as Record<string, unknown>;
      expect(Object.keys(shown)).toEqual(Object.keys(JSON.parse(before) as object));
      await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i))));
      for (const client of [...clients, watcher]) client.stop();
    }));

  // proves: gii.dragon-hordes.leaving
  test('a game that may be left at any time is left on others’ turns, and nobody is asked for it', () =>
    withServer(async (server) => {
      const { live, clients, watcher } = await sitDown(server, 3, { game: 'dragon-hordes' });
      const asked = clients.find(({ question }) => question !== null)!;
      const [leaver, other] = clients.filter((client) => client !== asked);
      expect(watcher.public!.asked!.waiting).toHaveLength(1);
      expect(leaver.own!.choices.map(({ answer }) => answer.do)).toEqual(['leave']);
      await leaver.answer({ do: 'leave' });
      await vi.waitFor(() => expect(leaver.own!.choices).toEqual([]));
      const { folded } = live.memory!.state as ParlourState;
      expect(folded).toEqual(clients.map((client) => client === leaver));
      expect([asked.question?.kind, leaver.question, other.question]).toEqual(['choose', null, null]);
      expect(await refusal(leaver.answer({ do: 'leave' }))).toMatch(/leave/);
      // Whoever was asked goes on with their turn.
      await asked.answer({ do: 'choose', picks: [0] });
      for (const client of [...clients, watcher]) client.stop();
    }));

  test('why not, with a sentence and the words of the rules', () =>
    withServer(async (server) => {
      const { clients, watcher } = await sitDown(server, 3, { game: 'delve' });
      const asked = clients.find(({ question }) => question?.kind === 'bet')!;
      const why = new Promise<[readonly WhyNot[], Readonly<Record<string, string>>]>(
        (resolve) => (asked.on.why = (refused, words) => resolve([refused, words])),
      );
      asked.askWhy();
      const [refused, words] = await why;
      expect(refused.length).toBeGreaterThan(0);
      for (const { why: sentence, rules } of refused) {
        expect(sentence).toMatch(/\.$/);
        for (const id of rules) expect([id, words[id]]).toEqual([id, expect.any(String)]);
      }
      for (const client of [...clients, watcher]) client.stop();
    }));

  test('people and bots, clocks, and a rematch', () =>
    withServer(async (server) => {
      const clocks = { turn: 150, window: 0, shortest: 0, bot: 0, away: 60_000 };
      const wanted = { game: 'parlour', parlour: { game: 'delve', mode: 'betting' }, clocks };
      const [ada] = await seatPeople(server.http, 1, { ...wanted, bots: 2 });
      const client = new TaproomClient({ url: server.ws, table: ada.table, token: ada.token });
      // Nobody answers: the clock does.
      while (client.public?.status !== 'over') await client.changed();
      expect(client.public.seats.map(({ name }) => name)).toEqual(['Player 1', 'Bot 2', 'Bot 3']);
      const next = await post<{ table: string }>(
        `${server.http}/api/tables/${ada.table}/rematch`,
        undefined,
        ada.token,
      );
      const again = new TaproomClient({ url: server.ws, table: next.table, token: ada.token });
      await again.changed();
      // The next hand is dealt by itself, and somebody else begins.
      while (again.public?.status === 'lobby') await again.changed();
      expect(again.public?.seats.map(({ name }) => name)).toEqual(['Bot 2', 'Bot 3', 'Player 1']);
      expect(again.public).toMatchObject({ status: 'playing', game: 'parlour', variants: { game: 'delve' } });
      client.stop();
      again.stop();
    }));

  test('an evening of games, each chosen by its Starting Player', () =>
    withServer(
      async (server) => {
        const { table, live, clients, watcher } = await sitDown(server, 3, {
          mode: 'adventurers-choice',
          rounds: 3,
        });
        await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i + 2))));
        while (watcher.public!.status !== 'over') await watcher.changed();
        const view = evening.view(live.memory!.state as never, SPECTATOR);
        expect(view.played).toHaveLength(3);
        expect(watcher.view!.played).toEqual(view.played);
        const log = (await (await fetch(`${server.http}/api/tables/${table}/log`)).json()) as {
          game: string;
          setup: never;
          log: never[];
        };
        expect(log.game).toBe('evening');
        const end = replay(evening as never, log.setup, log.log);
        expect(evening.view(end as never, SPECTATOR)).toEqual(view);
        for (const client of [...clients, watcher]) client.stop();
      },
      {
        chance: (
          (luck) => (question) =>
            answerChance(luck, question)
        )(luckFrom(4)),
      },
    ));

  test('what cannot be played is refused with the reason', () =>
    withServer(async ({ http }) => {
      const make = (wanted: unknown, seats = 3) =>
        refusal(
          post<SeatGiven>(`${http}/api/tables`, { name: 'A', seats, game: 'parlour', parlour: wanted }),
        );
      expect(await make({ game: 'poker' })).toMatch(/400 No game is called "poker"/);
      expect(await make({})).toMatch(/400 .*which gambling game/);
      expect(await make({ game: 'delve', variants: ['jokers'] })).toMatch(/400 .*no variant "jokers"/);
      expect(await make({ game: 'delve' }, 1)).toMatch(/400/);
      expect(await make({ game: 'delve', mode: 'strip' })).toMatch(/400/);
      expect(parlour.create({ game: 'delve', mode: 'betting', players: ['A', 'B'] } as never)).toBeDefined();
    }));
});

import { TaproomClient, type WireEvent } from '@taproom/client';
import { house } from '@taproom/house/own';
import { describe, expect, test } from 'vitest';
import type { LiveTable } from '../src/table/live-table.ts';
import { recall } from '../src/table/memory.ts';
import { anyAnswer, AT_ONCE, randomFrom, seatPeople, soon, withServer, type TestServer } from './helpers.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function sitDown(server: TestServer, people: number, options: Record<string, unknown>) {
  const given = await seatPeople(server.http, people, options);
  const { table } = given[0];
  const live = (await server.tables.find(table)) as LiveTable;
  const clients = given.map(({ token }) => new TaproomClient({ url: server.ws, table, token }));
  await Promise.all(clients.map((client) => client.changed()));
  return { live, clients, table };
}

/** Plays on at random to the first window that everybody has a say in. */
async function toAWindow(live: LiveTable, clients: readonly TaproomClient[]): Promise<void> {
  const random = randomFrom(11);
  const open = () =>
    clients.every(
      ({ question, public: all }) => question?.kind === 'respond' && all?.asked?.about === 'play',
    );
  while (!open()) {
    const next = clients.find((client) => client.question !== null);
    const number = live.memory!.question;
    if (next !== undefined && next.public?.asked?.number === number)
      await next.answer(anyAnswer(next, random)!).catch(() => {});
    else await sleep(2);
  }
}

describe('the pace of a table', { timeout: 30_000 }, () => {
  // proves: house.460-withdraw
  test('what was declared in a window can be taken back while it is open', () =>
    withServer(async (server) => {
      const { live, clients, table } = await sitDown(server, 3, { characters: ['Sera', 'Dale', 'Jett'] });
      await toAWindow(live, clients);
      const [ada, bob] = clients;
      const number = live.memory!.question;
      await ada.answer({ do: 'pass' });
      expect(ada.own!.declared).toEqual({ seat: 0, do: 'pass' });
      while (bob.public!.asked!.waiting.includes(0)) await bob.changed();
      await ada.withdraw();
      expect([ada.own!.declared, ada.question?.kind]).toEqual([null, 'respond']);
      while (!bob.public!.asked!.waiting.includes(0)) await bob.changed();
      await expect(ada.withdraw()).rejects.toThrow(/nothing/);
      await ada.answer({ do: 'pass' });
      await bob.answer({ do: 'pass' });
      await bob.withdraw();
      // The log brings the open window back as it is.
      const entries = await server.tables.storage.log(table);
      const again = recall(house, { record: live.record, snapshot: null, entries })!;
      expect(again).toEqual(JSON.parse(JSON.stringify(live.memory)));
      await clients[2].answer({ do: 'pass' });
      expect(live.memory!.question).toBe(number);
      await bob.answer({ do: 'pass' });
      while (ada.public!.asked!.number === number) await ada.changed();
      await expect(ada.withdraw()).rejects.toThrow(/nothing|closed/);
      for (const client of clients) client.stop();
    }));

  test('a window that everybody has answered stays open for whoever thinks again in time', () =>
    withServer(async (server) => {
      const clocks = { ...AT_ONCE, shortest: 400 };
      const { live, clients } = await sitDown(server, 2, { characters: ['Sera', 'Dale'], clocks });
      await toAWindow(live, clients);
      const [ada, bob] = clients;
      const number = live.memory!.question;
      await Promise.all([ada.answer({ do: 'pass' }), bob.answer({ do: 'pass' })]);
      await ada.withdraw();
      await sleep(600);
      expect(live.memory!.question).toBe(number);
      await ada.answer({ do: 'pass' });
      while (ada.public!.asked!.number === number) await ada.changed();
      for (const client of clients) client.stop();
    }));

  // proves: house.461-turn-clock
  test('a turn has its clock, which everybody sees; when it runs out, the turn goes on', () =>
    withServer(async (server) => {
      const clocks = { ...AT_ONCE, turn: 400, window: 150 };
      const { live, clients, table } = await sitDown(server, 2, { clocks });
      const watcher = new TaproomClient({ url: server.ws, table });
      await watcher.changed();
      const lengths: { kind: string; took: number }[] = [];
      let began = performance.now();
      let asked = watcher.public!.asked!;
      let first = true;
      while (lengths.length < 12 && live.record.status === 'playing') {
        const { clock } = watcher;
        expect(watcher.public!.asked!.total).toBe(asked.kind === 'respond' ? 150 : 400);
        expect(clock!.total).toBe(watcher.public!.asked!.total);
        expect(clock!.endsAt - performance.now()).toBeLessThanOrEqual(clock!.total + 1);
        for (const client of clients)
          if (client.public!.asked!.number === asked.number)
            expect(Math.abs(client.clock!.endsAt - clock!.endsAt)).toBeLessThan(soon() / 20);
        while (watcher.public!.asked!.number === asked.number && watcher.public!.status === 'playing')
          await watcher.changed();
        const now = performance.now();
        // When the first question began is not known here.
        if (!first) lengths.push({ kind: asked.kind, took: now - began });
        [began, asked, first] = [now, watcher.public!.asked!, false];
      }
      const turns = lengths.filter(({ kind }) => kind !== 'respond').map(({ took }) => took);
      expect(turns.length).toBeGreaterThan(2);
      for (const took of turns) expect(took).toBeLessThan(soon());
      // News of its beginning may come late on a busy machine, and then a question looks shorter from here than it was;
      // but what one loses the one before has gained.
      const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
      const due = sum(lengths.map(({ kind }) => (kind === 'respond' ? 150 : 400)));
      expect(sum(lengths.map(({ took }) => took))).toBeGreaterThan(due - 150);
      for (const client of [...clients, watcher]) client.stop();
    }));

  test('an open window says what happens if nobody answers, and then it happens', () =>
    withServer(async (server) => {
      const { live, clients } = await sitDown(server, 3, { characters: ['Sera', 'Dale', 'Jett'] });
      const random = randomFrom(5);
      let compared = 0;
      while (compared < 10 && live.record.status === 'playing') {
        const [{ public: shown }] = clients;
        const number = live.memory!.question;
        const { forecast, about } = shown!.asked!;
        const next = clients.find((client) => client.question !== null);
        if (next === undefined || shown!.asked!.number !== number) {
          await sleep(2);
          continue;
        }
        if (about !== 'play' || forecast === null) {
          await next.answer(anyAnswer(next, random)!).catch(() => {});
          continue;
        }
        const foretold = forecast.lines.filter(({ what }) => what === 'fortitude' || what === 'alcohol');
        const happened: WireEvent[] = [];
        clients[0].on.changed = (events) => happened.push(...events);
        for (const client of clients)
          while (client.public!.asked!.number === number && client.question !== null)
            await client.answer({ do: 'pass' }).catch(() => {});
        while (clients[0].public!.asked!.number === number) await clients[0].changed();
        if (foretold.length === 0) continue;
        for (const { what, seat, n } of foretold)
          expect(happened).toContainEqual(expect.objectContaining({ e: what, seat, ...(n !== 0 && { n }) }));
        compared++;
      }
      expect(compared).toBeGreaterThan(3);
      for (const client of clients) client.stop();
    }));
});

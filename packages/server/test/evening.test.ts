import { TaproomClient, type SeatGiven } from '@taproom/client';
import { describe, expect, test } from 'vitest';
import type { LiveTable } from '../src/table/live-table.ts';
import { AT_ONCE, playOn, post, randomFrom, seatPeople, withServer, type TestServer } from './helpers.ts';

const refusal = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => '',
    (error: Error) => error.message,
  );

/** A gambling table that has had its first hand. */
async function afterAHand(server: TestServer, people: number, bots = 0) {
  const wanted = { game: 'parlour', parlour: { game: 'delve', mode: 'betting', chips: 60 }, clocks: AT_ONCE };
  const given = await seatPeople(server.http, people, { ...wanted, bots });
  const clients = await sitDown(server, given[0].table, given);
  await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i + 1))));
  return { given, clients, table: given[0].table };
}

async function sitDown({ ws }: TestServer, table: string, given: readonly SeatGiven[]) {
  const clients = given.map(({ token }) => new TaproomClient({ url: ws, table, token }));
  await Promise.all(clients.map((client) => client.changed()));
  return clients;
}

const again = (server: TestServer, table: string, { token }: SeatGiven, wish: unknown = {}) =>
  post<{ table: string }>(`${server.http}/api/tables/${table}/rematch`, wish, token);

const chipsAt = ({ memory, record }: LiveTable): number[] => {
  const { chips } = (record.setup ?? {}) as { chips?: number[] };
  return chips ?? (memory!.state as unknown as { chips: number[] }).chips;
};

describe('an evening', { timeout: 30_000 }, () => {
  test('a gambling table deals on: stacks, code, chat and score stay, and somebody else begins', () =>
    withServer(async (server) => {
      const { given, clients, table } = await afterAHand(server, 3);
      const old = (await server.tables.find(table))!;
      clients[1].say('One more!');
      while (clients[0].chat.length === 0) await new Promise((next) => setTimeout(next, 10));
      const last = (old.memory!.state as unknown as { chips: number[] }).chips.slice();
      for (const seat of [0, 1]) expect(await again(server, table, given[seat])).toEqual({ table });
      const { table: next } = await again(server, table, given[2]);
      const live = (await server.tables.find(next))!;
      const people = await sitDown(server, next, given);
      while (people[0].public!.status === 'lobby') await people[0].changed();
      const rotated = [last[1], last[2], last[0]].map((chips) => (chips > 0 ? chips : 60));
      expect(chipsAt(live)).toEqual(rotated);
      expect(people.map(({ own }) => own!.seat)).toEqual([2, 0, 1]);
      // They keep their colours.
      expect(people[0].public!.seats.map(({ mark }, seat) => mark ?? seat)).toEqual([1, 2, 0]);
      expect(people[0].public!.code).toBe(given[0].code);
      expect(people[0].public!.evening).toEqual({
        games: 1,
        scores: [last[1] - 60, last[2] - 60, last[0] - 60],
      });
      expect(people[0].chat.map(({ seat, text }) => [seat, text])).toEqual([[0, 'One more!']]);
      // Whoever has the code finds the table where it goes on.
      const found = (await (await fetch(`${server.http}/api/codes/${given[0].code}`)).json()) as object;
      expect(found).toMatchObject({ table: next, status: 'playing' });
      for (const client of [...clients, ...people]) client.stop();
    }));

  test('the host changes the game, and does not wait; nobody else does', () =>
    withServer(async (server) => {
      const { given, clients, table } = await afterAHand(server, 2);
      const other = { parlour: { game: 'dragon-hunt' } };
      expect(await refusal(again(server, table, given[1], other))).toMatch(/403 Only the host/);
      expect(await refusal(again(server, table, given[0], { parlour: { game: 'poker' } }))).toMatch(
        /No game/,
      );
      const { table: next } = await again(server, table, given[0], { ...other, now: true });
      const { record } = (await server.tables.find(next))!;
      const people = await sitDown(server, next, given);
      while (people[0].public!.status === 'lobby') await people[0].changed();
      expect(record.setup).toMatchObject({ game: 'dragon-hunt' });
      for (const client of people) client.stop();
      for (const client of clients) client.stop();
    }));

  test('whoever stands up is not waited for, and a bot takes the chair', () =>
    withServer(async (server) => {
      const { given, clients, table } = await afterAHand(server, 2);
      await again(server, table, given[0]);
      await post(`${server.http}/api/tables/${table}/leave`, {}, given[1].token);
      while (clients[0].public!.next === null) await clients[0].changed();
      const { record } = (await server.tables.find(clients[0].public!.next!))!;
      expect(record.seats.map(({ kind }) => kind)).toEqual(['bot', 'human']);
      expect(await refusal(again(server, table, given[1]))).toMatch(/403/);
      for (const client of clients) client.stop();
    }));

  test('at the inn the score is who has won how often', () =>
    withServer(async (server) => {
      const given = await seatPeople(server.http, 2);
      const clients = await sitDown(server, given[0].table, given);
      await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i))));
      const winners = clients[0].view!.winners as number[];
      await again(server, given[0].table, given[1]);
      const { table } = await again(server, given[0].table, given[0]);
      const [ada] = await sitDown(server, table, given);
      expect(ada.public).toMatchObject({ status: 'lobby', evening: { games: 1 } });
      expect(ada.public!.evening!.scores).toEqual([1, 0].map((seat) => (winners.includes(seat) ? 1 : 0)));
      for (const client of [...clients, ada]) client.stop();
    }));
});

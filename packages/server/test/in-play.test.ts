import { TaproomClient, type SeatGiven } from '@taproom/client';
import { house } from '@taproom/house/own';
import { CONCEDED } from '@taproom/inn';
import { CHANCE } from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { lastAnswerOf } from '../src/in-play.ts';
import { recall, standing } from '../src/table/memory.ts';
import {
  anyAnswer,
  AT_ONCE,
  playOn,
  post,
  randomFrom,
  seatPeople,
  withServer,
  type TestServer,
} from './helpers.ts';

const refusal = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'not refused',
    (error: Error) => error.message,
  );

async function until(what: () => boolean | undefined): Promise<void> {
  for (let tries = 0; !what(); tries++) {
    if (tries > 1500) throw new Error(`It did not come to that: ${what.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function connect({ ws }: TestServer, { table, token }: SeatGiven): TaproomClient {
  return new TaproomClient({ url: ws, table, token });
}

async function sitDown(
  server: TestServer,
  people: number,
  options: object = {},
): Promise<[TaproomClient[], SeatGiven[]]> {
  const given = await seatPeople(server.http, people, { clocks: AT_ONCE, ...options });
  const clients = given.map((seat) => connect(server, seat));
  await until(() =>
    clients.every((client) => client.public?.seats.every(({ kind, here }) => here || kind === 'bot')),
  );
  return [clients, given];
}

const ask = (
  server: TestServer,
  { table, token }: SeatGiven,
  what: string,
  body?: object,
): Promise<unknown> => post(`${server.http}/api/tables/${table}/${what}`, body, token);

/** Somebody who is asked answers something; whoever must wait for the others does. */
async function answerOnce(clients: readonly TaproomClient[], random: () => number): Promise<TaproomClient> {
  for (;;) {
    for (const client of clients) {
      const answer = anyAnswer(client, random);
      if (answer === null) continue;
      const said = await refusal(client.answer(answer));
      if (said === 'not refused') return client;
      // The table has moved on, and the client has not heard of it yet.
      expect(said).toMatch(/no longer open|had your say/);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const allPlayOn = (clients: readonly TaproomClient[], random: () => number): Promise<unknown> =>
  Promise.all(clients.map((client) => playOn(client, random)));

// proves: house.532-seat-changes-hands
describe('somebody gives up', { timeout: 60_000 }, () => {
  test('in their own turn: it stands in the log, and the others go on', () =>
    withServer(async (server) => {
      const [clients, [{ table }]] = await sitDown(server, 3);
      await until(() => clients.some(({ question }) => question?.kind === 'discard'));
      const turn = clients.findIndex(({ question }) => question?.kind === 'discard');
      const [own, other] = [clients[turn], clients[(turn + 1) % 3]];
      expect(await refusal(other.answer({ do: 'concede' }))).toMatch(/in one’s own turn/);
      await own.answer({ do: 'concede' });
      const outs = (): number[] =>
        (other.public!.view as { seats: { out: number }[] }).seats.map(({ out }) => out);
      await until(() => outs()[turn] === CONCEDED);
      expect(outs().filter((out) => out === 0)).toHaveLength(2);
      const { record } = (await server.tables.find(table))!;
      const did = (await server.tables.logOf(record)).flatMap((entry) => entry.did);
      expect(did).toContainEqual({ seat: turn, do: 'concede' });
      await until(() => clients.some(({ question }) => question?.kind === 'discard'));
      expect(own.question).toBeNull();
      for (const client of clients) client.stop();
    }));
});

describe('a seat in the middle of a game', { timeout: 60_000 }, () => {
  test('goes to a bot, which plays on, and its player is told', () =>
    withServer(async (server) => {
      const [[host, guest], [ada, bob]] = await sitDown(server, 2);
      expect(await refusal(ask(server, bob, 'seats/0', { kind: 'bot' }))).toMatch(/Only the host/);
      expect(await refusal(ask(server, ada, 'seats/0', { kind: 'bot' }))).toMatch(/your own seat/);
      expect(await refusal(ask(server, ada, 'seats/1', { character: 'Dale' }))).toMatch(/settled/);
      expect(await refusal(ask(server, ada, 'seats/7', { kind: 'bot' }))).toMatch(/no such seat/);
      expect(await refusal(ask(server, ada, 'seats/1', { kind: 'bot', bot: 'nobody' }))).toMatch(
        /No bot is called/,
      );
      const gone = new Promise((resolve) => (guest.on.gone = resolve));
      await ask(server, ada, 'seats/1', { kind: 'bot', bot: 'tipsy' });
      expect(await gone).toMatch(/given your seat to a bot/);
      await until(() => host.public!.seats[1].kind === 'bot');
      expect(host.public!.seats[1]).toMatchObject({ bot: 'tipsy', name: expect.stringMatching(/\(bot\)$/) });
      expect(await refusal(ask(server, bob, 'pause', { paused: true }))).toMatch(/no longer yours/);
      await allPlayOn([host], randomFrom(3));
      expect(host.public!.status).toBe('over');
      host.stop();
    }));

  test('is kept free for a friend, and a bot plays there meanwhile', () =>
    withServer(async (server) => {
      const [[host], [ada]] = await sitDown(server, 1, { seats: 2, bots: 1 });
      await ask(server, ada, 'seats/1', { kind: 'open' });
      const before = host.public!.asked!.number;
      for (let i = 0; i < 4; i++) await answerOnce([host], randomFrom(i));
      expect(host.public!.asked!.number).toBeGreaterThan(before);
      const given = await post<SeatGiven>(`${server.http}/api/seats`, { code: ada.code, name: 'Cleo' });
      expect(given.seat).toBe(1);
      const cleo = connect(server, given);
      await until(() => cleo.isOpen && host.public!.seats[1].here);
      expect(host.public!.seats[1]).toMatchObject({ name: 'Cleo', kind: 'human' });
      expect(await refusal(post(`${server.http}/api/seats`, { code: ada.code, name: 'Dan' }))).toMatch(
        /begun/,
      );
      await allPlayOn([host, cleo], randomFrom(1));
      expect(cleo.public!.status).toBe('over');
      host.stop();
      cleo.stop();
    }));

  test('nobody sits down who has seen the hands', () =>
    withServer(async (server) => {
      const [[host], [ada]] = await sitDown(server, 1, { seats: 2, bots: 1, watchers: 'hands' });
      expect(await refusal(ask(server, ada, 'seats/1', { kind: 'open' }))).toMatch(/see the hands/);
      host.stop();
    }));

  test('is left for good: a bot plays on, and somebody else hosts', () =>
    withServer(async (server) => {
      const [[host, guest], [ada]] = await sitDown(server, 2);
      const gone = new Promise((resolve) => (host.on.gone = resolve));
      await ask(server, ada, 'leave');
      expect(await gone).toMatch(/left the table/);
      await until(() => guest.public!.host === 1);
      expect(guest.public!.seats[0].kind).toBe('bot');
      await allPlayOn([guest], randomFrom(5));
      expect(guest.public!.status).toBe('over');
      guest.stop();
    }));
});

// proves: house.533-pause
test('the host stops the time, and nothing is lost', { timeout: 30_000 }, () =>
  withServer(async (server) => {
    const [[host, guest], [ada, bob]] = await sitDown(server, 2);
    expect(await refusal(ask(server, bob, 'pause', { paused: true }))).toMatch(/Only the host/);
    await ask(server, ada, 'pause', { paused: true });
    await until(() => host.public!.paused === true && guest.public!.paused === true);
    const asked = [host, guest].find((client) => anyAnswer(client, () => 0) !== null)!;
    expect(await refusal(asked.answer(anyAnswer(asked, () => 0)!))).toMatch(/paused/);
    host.stop();
    await until(() => !guest.public!.seats[0].here);
    await ask(server, bob, 'pause', { paused: false });
    await until(() => guest.public!.paused === undefined);
    guest.stop();
    const again = [ada, bob].map((seat) => connect(server, seat));
    await allPlayOn(again, randomFrom(2));
    expect(again[0].public!.status).toBe('over');
    for (const client of again) client.stop();
  }),
);

// proves: house.531-take-back-if-all-agree
describe('an answer that others have learned from', { timeout: 60_000 }, () => {
  test('is taken back if all agree, and the log leads to the same table', () =>
    withServer(async (server) => {
      const [clients, given] = await sitDown(server, 3);
      const table = (await server.tables.find(given[0].table))!;
      const random = randomFrom(11);
      let back = 0;
      for (let i = 0; i < 60 && back < 5; i++) {
        const by = await answerOnce(clients, random);
        const seat = clients.indexOf(by);
        if (i % 3 !== 0 || (await refusal(ask(server, given[seat], 'back'))) !== 'not refused') continue;
        const { sequence } = table.memory!;
        await until(() => clients.every((client) => client.public!.takingBack?.by === seat));
        const [first, second] = [0, 1, 2].filter((other) => other !== seat);
        expect(await refusal(ask(server, given[seat], 'back/agree', { yes: true }))).toMatch(/not asked/);
        await ask(server, given[first], 'back/agree', { yes: true });
        await until(() => by.public!.takingBack?.waiting.length === 1);
        expect(table.memory!.sequence).toBe(sequence);
        if (back === 2) {
          await ask(server, given[second], 'back/agree', { yes: false });
          await until(() => by.public!.takingBack === undefined);
          expect(table.memory!.sequence).toBe(sequence);
          expect(await refusal(ask(server, given[seat], 'back'))).toMatch(/asked for that already/);
        } else {
          await ask(server, given[second], 'back/agree', { yes: true });
          await until(() => by.public!.takingBack === undefined);
          expect(by.eventCount).toBe(table.memory!.eventCount);
          const { to } = (await server.tables.storage.log(table.record.id)).at(-1)!;
          expect(to).toBeLessThan(sequence);
        }
        back++;
        expect(await refusal(ask(server, given[first], 'back/agree', { yes: true }))).toMatch(/Nobody asks/);
      }
      expect(back).toBe(5);
      const entries = await server.tables.storage.log(table.record.id);
      const memory = recall(house, { record: table.record, snapshot: null, entries });
      expect(memory).toEqual(table.memory);
      // What stands, played by itself, leads there, too.
      const game = house.game('inn', table.record.setup);
      const state = game.create(table.record.setup!);
      for (const { did } of standing(entries)) for (const answer of did) game.apply(state, answer);
      expect(state).toEqual(table.memory!.state);
      await allPlayOn(clients, random);
      for (const client of clients) client.stop();
    }));

  test('while the others are asked, no bot plays, no clock runs and nobody can answer', () =>
    withServer(async (server) => {
      const clocks = { ...AT_ONCE, bot: 20, quiet: 20, window: 200 };
      const [clients, given] = await sitDown(server, 2, { seats: 4, bots: 2, clocks });
      const table = (await server.tables.find(given[0].table))!;
      const random = randomFrom(4);
      let stood = 0;
      for (let i = 0; i < 80 && stood < 3; i++) {
        const by = await answerOnce(clients, random);
        const seat = clients.indexOf(by);
        if ((await refusal(ask(server, given[seat], 'back'))) !== 'not refused') continue;
        await until(() => clients.every((client) => client.public!.takingBack?.by === seat));
        const { sequence } = table.memory!;
        // Everything that could happen by itself would have happened by then.
        await new Promise((resolve) => setTimeout(resolve, 500));
        expect(table.memory!.sequence).toBe(sequence);
        for (const client of clients) {
          const answer = anyAnswer(client, random);
          if (answer !== null) expect(await refusal(client.answer(answer))).toMatch(/take back an answer/);
        }
        await ask(server, given[1 - seat], 'back/agree', { yes: stood !== 1 });
        await until(() => clients.every((client) => client.public!.takingBack === undefined));
        stood++;
      }
      expect(stood).toBe(3);
      await allPlayOn(clients, random);
      expect(clients[0].public!.status).toBe('over');
      for (const client of clients) client.stop();
    }));

  test('once for each answer, and one at a time: nobody holds up the table again and again', () =>
    withServer(async (server) => {
      const [clients, given] = await sitDown(server, 2);
      const random = randomFrom(6);
      const backOf = (seat: number): Promise<string> => refusal(ask(server, given[seat], 'back'));
      const nobodyAsks = (): Promise<void> =>
        until(() => clients.every((client) => client.public!.takingBack === undefined));
      let refused = 0;
      for (let i = 0; i < 60 && refused < 2; i++) {
        const seat = clients.indexOf(await answerOnce(clients, random));
        if ((await backOf(seat)) !== 'not refused') continue;
        for (const each of [0, 1]) expect(await backOf(each)).toMatch(/that is decided first/);
        // The others say no, or whoever asked calls it off.
        await ask(server, given[refused === 0 ? 1 - seat : seat], 'back/agree', { yes: false });
        await nobodyAsks();
        expect(await backOf(seat)).toMatch(/asked for that already/);
        // Whatever the others do, it is still the same answer.
        if (clients[1 - seat].question !== null) {
          await answerOnce([clients[1 - seat]], random);
          expect(await backOf(seat)).not.toBe('not refused');
        }
        refused++;
      }
      expect(refused).toBe(2);
      for (const client of clients) client.stop();
    }));

  test('at once where only bots play along', () =>
    withServer(async (server) => {
      const [[host], [ada]] = await sitDown(server, 1, { seats: 3, bots: 2 });
      expect(await refusal(ask(server, ada, 'back'))).toMatch(/answered nothing yet/);
      const table = (await server.tables.find(ada.table))!;
      let back = 0;
      for (let i = 0; i < 30; i++) {
        await answerOnce([host], randomFrom(i));
        await until(() => anyAnswer(host, () => 0) !== null || host.public!.status === 'over');
        if (i % 3 === 0 && (await refusal(ask(server, ada, 'back'))) === 'not refused') back++;
      }
      expect(back).toBeGreaterThan(2);
      await until(() => host.eventCount === table.memory!.eventCount);
      const entries = await server.tables.storage.log(ada.table);
      expect(recall(house, { record: table.record, snapshot: null, entries })).toEqual(table.memory);
      host.stop();
    }));

  test('but never what chance has said', () => {
    const mine = { by: 0, did: [{ seat: 0, do: 'pass' }] };
    const other = { by: 1, did: [{ seat: 1, do: 'pass' }] };
    const shuffled = { by: 1, did: [...other.did, { seat: CHANCE, do: 'number' }] };
    expect(lastAnswerOf(0, [shuffled, mine, other])).toBe(1);
    expect(lastAnswerOf(0, [mine, other, mine, { by: 0, did: [], undid: true, to: 2 }])).toBe(0);
    expect(() => lastAnswerOf(0, [mine, shuffled])).toThrow(/chance has spoken/);
    expect(() => lastAnswerOf(0, [other])).toThrow(/answered nothing/);
  });
});

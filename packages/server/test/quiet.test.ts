import { NO_ORDERS, TaproomClient, type Orders, type WireAnswer } from '@taproom/client';
import { answerChance, luckFrom } from '@taproom/kernel';
import { house } from '@taproom/house/own';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import type { LiveTable } from '../src/table/live-table.ts';
import { standingAnswer } from '../src/table/standing-orders.ts';
import {
  allHere,
  anyAnswer,
  AT_ONCE,
  innState,
  playOn,
  randomFrom,
  seatPeople,
  withServer,
  type TestServer,
} from './helpers.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function sitDown(server: TestServer, people: number, options: Record<string, unknown>) {
  const given = await seatPeople(server.http, people, options);
  const { table } = given[0];
  const live = (await server.tables.find(table)) as LiveTable;
  const clients = given.map(({ token }) => new TaproomClient({ url: server.ws, table, token }));
  await Promise.all(clients.map((client) => client.changed()));
  return { live, clients, table };
}

const isPlay = ({ answer }: { readonly answer: { readonly do: string } }): boolean => answer.do === 'play';

/** The first of these people who is asked something for them alone does anything. */
async function move(clients: readonly TaproomClient[], random: () => number): Promise<boolean> {
  const next = clients.find(({ question }) => question !== null && question.kind !== 'respond');
  if (next === undefined) return false;
  await next.answer(anyAnswer(next, random)!).catch(() => {});
  return true;
}

/** Plays on at random, saying nothing in windows, to one that is about a card. */
async function toAWindow(live: LiveTable, clients: readonly TaproomClient[], seed = 11): Promise<number> {
  const random = randomFrom(seed);
  for (;;) {
    const { number, about, kind } = clients[0].public!.asked!;
    const allKnow = clients.every(({ public: shown }) => shown!.asked!.number === live.memory!.question);
    if (kind === 'respond' && about === 'play' && allKnow) return number;
    if (!(await move(clients, random))) await sleep(2);
  }
}

describe('who is asked', { timeout: 60_000 }, () => {
  test('where only bots could learn from it, whoever could only pass is not asked', () =>
    withServer(async (server) => {
      const { clients } = await sitDown(server, 1, { bots: 2 });
      const [ada] = clients;
      let asked = 0;
      const random = randomFrom(5);
      const done = playOn(ada, random);
      const play = ada.on.changed!;
      ada.on.changed = (events) => {
        const { question, own } = ada;
        if (question !== null) {
          asked++;
          const only = own!.choices.every(({ answer }) => answer.do === 'pass');
          if (own!.many === null) expect([question.kind, only]).toEqual([question.kind, false]);
        }
        play(events);
      };
      await done;
      expect(asked).toBeGreaterThan(5);
      ada.stop();
    }));

  test('among people, whoever could only pass is waited for as long as everybody, and not asked', () =>
    withServer(async (server) => {
      const clocks = { ...AT_ONCE, quiet: 40 };
      const { live, clients } = await sitDown(server, 3, { clocks });
      const random = randomFrom(3);
      const windows = new Set<number>();
      const notAsked = new Set<number>();
      for (let i = 0; i < 4000 && notAsked.size < 10 && live.record.status === 'playing'; i++) {
        for (const { public: shown, own, question } of clients) {
          const { number, kind, waiting } = shown!.asked!;
          if (kind !== 'respond' || number !== live.memory!.question) continue;
          windows.add(number);
          if (question === null && own!.declared === null && live.asking.asked.includes(own!.seat)) {
            notAsked.add(number);
            expect(waiting).toContain(own!.seat);
          }
          if (question !== null) expect(own!.choices.some(isPlay)).toBe(true);
        }
        if (!(await move(clients, random))) await sleep(2);
      }
      expect(notAsked.size).toBeGreaterThan(5);
      for (const client of clients) client.stop();
    }));

  test('on a shared device only whoever is hit is asked, whatever they hold, and whoever says so', () =>
    withServer(async (server) => {
      const clocks = { ...AT_ONCE, quiet: 120 };
      const { live, clients } = await sitDown(server, 3, { clocks, pace: 'handed' });
      const random = randomFrom(6);
      const [hit, notHit] = [new Set<number>(), new Set<number>()];
      const { inn } = server.tables.house;
      for (
        let i = 0;
        i < 4000 && (hit.size < 6 || notHit.size < 6) && live.record.status === 'playing';
        i++
      ) {
        for (const client of clients) {
          const { number, kind, held } = client.public!.asked!;
          const { seat, declared } = client.own!;
          if (kind !== 'respond' || number !== live.memory!.question || declared !== null) continue;
          if (!live.asking.asked.includes(seat)) continue;
          const isHit = inn.concerns(innState(live), seat);
          (isHit ? hit : notHit).add(number);
          expect([seat, client.question !== null, held.includes(seat)]).toEqual([seat, isHit, isHit]);
          if (isHit) await client.answer({ do: 'pass' });
        }
        if (!(await move(clients, random))) await sleep(2);
      }
      expect([hit.size, notHit.size].map((n) => n >= 6)).toEqual([true, true]);
      for (const client of clients) client.stop();
    }));

  test('whoever wants to think holds a window, whatever they hold, and everybody sees it', () =>
    withServer(async (server) => {
      const { live, clients } = await sitDown(server, 3, { clocks: { ...AT_ONCE, quiet: 600 } });
      const number = await toAWindow(live, clients);
      const [one, other] = live.asking.asked;
      const [ada, bob] = [clients[other], clients[one]];
      expect(ada.public!.asked!.total).toBeGreaterThan(0);
      bob.hold();
      while (ada.public!.asked!.held.length === 0) await ada.changed();
      expect([ada.public!.asked!.held, ada.public!.asked!.total, ada.clock]).toEqual([[one], 0, null]);
      await sleep(900);
      expect(live.memory!.question).toBe(number);
      expect(ada.public!.asked!.waiting).toEqual([one]);
      expect(bob.question?.kind).toBe('respond');
      await bob.answer({ do: 'pass' });
      while (ada.public!.asked!.number === number) await ada.changed();
      for (const client of clients) client.stop();
    }));

  test('where a clock runs for everybody, whoever wants to think gets all its time once more', () =>
    withServer(async (server) => {
      const { live, clients } = await sitDown(server, 3, {
        clocks: { ...AT_ONCE, window: 4000 },
        pace: 'quick',
      });
      let number = -1;
      let seat = -1;
      // A window in which somebody is really asked.
      const random = randomFrom(6);
      while (seat < 0) {
        number = await toAWindow(live, clients);
        seat = live.asking.asked.find((one) => live.asking.mayDeclare(one)) ?? -1;
        if (seat < 0) await move(clients, random);
      }
      await sleep(2000);
      clients[seat].hold();
      while (!clients[0].public!.asked!.held.includes(seat)) await clients[0].changed();
      await sleep(3000);
      expect(live.memory!.question).toBe(number);
      // But only once.
      clients[seat].hold();
      await sleep(2000);
      expect(live.memory!.question).not.toBe(number);
      for (const client of clients) client.stop();
    }));

  test('who was not asked may still say that it can go on', () =>
    withServer(async (server) => {
      const { live, clients } = await sitDown(server, 2, { clocks: { ...AT_ONCE, quiet: 60_000 } });
      const random = randomFrom(4);
      for (let windows = 0; windows < 6;) {
        const { kind, number } = clients[0].public!.asked!;
        if (number !== live.memory!.question || clients[1].public!.asked!.number !== number) await sleep(2);
        else if (kind !== 'respond') await move(clients, random);
        else {
          for (const client of clients) await client.answer({ do: 'pass' }).catch(() => {});
          windows++;
        }
      }
      for (const client of clients) client.stop();
    }));

  test('a card that is to be played by itself is, and can be taken back before', () =>
    withServer(async (server) => {
      const { live, clients } = await sitDown(server, 2, { clocks: { ...AT_ONCE, quiet: 150 } });
      const random = randomFrom(8);
      const [ada, bob] = clients;
      let byItself = 0;
      let tookBack = false;
      for (let i = 0; i < 3000 && byItself < 3 && live.record.status === 'playing'; i++) {
        const hand = innState(live).seats[1].hand;
        const ahead = hand.map((card) => ({ card, atLeast: 1 }));
        if (JSON.stringify(bob.own!.orders.ahead) !== JSON.stringify(ahead)) {
          bob.giveOrders({ ...NO_ORDERS, ahead });
          while (JSON.stringify(bob.own!.orders.ahead) !== JSON.stringify(ahead)) await bob.changed();
        }
        const { declared } = bob.own!;
        if (declared?.do === 'play' && bob.public!.asked!.number === live.memory!.question) {
          const number = live.memory!.question;
          if (tookBack) byItself++;
          else {
            await bob.withdraw();
            tookBack = true;
            while (bob.own!.declared !== null) await bob.changed();
            await bob.answer({ do: 'pass' });
          }
          while (ada.public!.asked!.number === number) await ada.changed();
        } else if (!(await move(clients, random))) await sleep(2);
      }
      expect(byItself).toBeGreaterThan(0);
      for (const client of clients) client.stop();
    }));

  test('a card that is no reason to ask is none', () =>
    withServer(async (server) => {
      const { live, clients } = await sitDown(server, 1, { bots: 2 });
      const [ada] = clients;
      ada.giveOrders({ ...NO_ORDERS, cards: innState(live).seats[0].hand.slice() });
      const random = randomFrom(2);
      for (let i = 0; i < 400 && live.record.status === 'playing'; i++) {
        const { question, own } = ada;
        if (question?.kind === 'respond' && own!.orders.cards.length > 0) {
          const plays = own!.choices.filter(isPlay).map(({ answer }) => (answer as { card?: number }).card!);
          expect(plays.some((card) => !own!.orders.cards.includes(card))).toBe(true);
          await ada.answer({ do: 'pass' });
        } else if (!(await move(clients, random))) await sleep(2);
      }
      ada.stop();
    }));

  test('where everybody who plays needs no time, bots take none', () =>
    withServer(async (server) => {
      const clocks = { ...AT_ONCE, shortest: 300, bot: 300 };
      const { live, clients } = await sitDown(server, 1, { bots: 3, clocks });
      const [ada] = clients;
      ada.giveOrders({ ...NO_ORDERS, hurry: true });
      while (!ada.own!.orders.hurry) await ada.changed();
      const random = randomFrom(6);
      const before = live.memory!.question;
      const began = performance.now();
      while (live.memory!.question < before + 40 && live.record.status === 'playing') {
        const answer = ada.public!.asked!.number === live.memory!.question ? anyAnswer(ada, random) : null;
        if (answer === null) await sleep(1);
        else await ada.answer(answer).catch(() => {});
      }
      expect(performance.now() - began).toBeLessThan(40 * 300);
      ada.stop();
    }));
});

/** When the house sent what, by its text: when it is read, in this same process, is the machine's matter. */
function watchSending(): ReadonlyMap<string, number> {
  const sent = new Map<string, number>();
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the socket that it was called with
  const { send } = NodeSocket.prototype;
  vi.spyOn(NodeSocket.prototype, 'send').mockImplementation(function (
    this: NodeSocket,
    ...[data, ...how]: Parameters<typeof send>
  ) {
    const text = data instanceof Buffer ? data.toString() : data;
    if (typeof text === 'string') sent.set(text, performance.now());
    send.call(this, data, ...how);
  });
  return sent;
}

/** A client that keeps what it receives, and when that was sent. */
class Recorder extends TaproomClient {
  readonly received: { readonly text: string; readonly at: number }[] = [];
  constructor(sent: ReadonlyMap<string, number>, url: string, table: string, token?: string) {
    const box: { text: string; at: number }[] = [];
    super({
      url,
      table,
      token,
      open: (to) => {
        const socket = new WebSocket(to);
        socket.addEventListener('message', ({ data }) =>
          box.push({ text: String(data), at: sent.get(String(data))! }),
        );
        return socket;
      },
    });
    this.received = box;
  }
}

/** What differs from run to run anyway. */
const comparable = (text: string): string =>
  text
    .replace(/"(table|code)":"\w+"/g, '')
    .replace(/"confirmed":"\w+"/g, '')
    .replace(/"clock":\d+/g, '');

describe('nothing tells what somebody has ordered', { timeout: 60_000 }, () => {
  const QUIET = 60;
  /** Cards of this seat that it never plays, whatever it orders: the same happens in all runs. */
  const ORDERS: Readonly<Record<string, (hand: readonly number[]) => Orders>> = {
    none: () => NO_ORDERS,
    'always pass': () => ({ ...NO_ORDERS, pass: 'always', unlessHit: false }),
    'not about these cards': (hand) => ({ ...NO_ORDERS, cards: [...hand] }),
    'not about cards or drinks': () => ({ ...NO_ORDERS, abouts: ['play', 'drink'], unlessHit: false }),
    'ahead, though it never comes to that': (hand) => ({
      ...NO_ORDERS,
      ahead: hand.map((card) => ({ card, atLeast: 40 })),
    }),
  };

  interface Run {
    readonly texts: string[][];
    readonly times: number[];
  }

  /** What two see of a game in which the third has ordered something, or says something in windows. */
  async function seen(
    orders: (hand: readonly number[]) => Orders,
    says: (live: LiveTable, third: TaproomClient) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<Run> {
    const luck = luckFrom(3);
    const sent = watchSending();
    let run: Run | undefined;
    await withServer(
      async (server) => {
        const given = await seatPeople(server.http, 3, { clocks: { ...AT_ONCE, quiet: QUIET } });
        const [{ table }] = given;
        const live = (await server.tables.find(table)) as LiveTable;
        const people: Recorder[] = [];
        for (const { token } of given) {
          const client = new Recorder(sent, server.ws, table, token);
          await client.changed();
          people.push(client);
        }
        await allHere(people);
        people[2].giveOrders(orders(innState(live).seats[2].hand));
        await people[2].changed();
        const random = [0, 1, 2].map((seat) => randomFrom(seat + 1));
        while (live.memory!.question < 60 && live.record.status === 'playing') {
          const number = live.memory!.question;
          await says(live, people[2]);
          const next = people.findIndex(
            ({ question, public: shown }) =>
              question !== null && question.kind !== 'respond' && shown!.asked!.number === number,
          );
          if (next < 0) await sleep(2);
          else await people[next].answer(anyAnswer(people[next], random[next])!);
        }
        await sleep(50);
        // From when the game is under way: before, people come and are greeted.
        const steps = people.slice(0, 2).map(({ received }) => {
          const all = received.filter(({ text }) => text.startsWith('{"type":"step"'));
          return all.slice(all.findIndex(({ text }) => text.includes('"events"')));
        });
        run = {
          texts: steps.map((all) => all.map(({ text }) => comparable(sinceFirst(text, all[0].text)))),
          times: windowTimes(steps[0]),
        };
        for (const client of people) client.stop();
      },
      { chance: (question) => answerChance(luck, question) },
    );
    vi.restoreAllMocks();
    return run!;
  }

  function areAlike(runs: readonly Run[]): void {
    // How far a run comes before it is cut off is the machine's matter.
    const shortest = Math.min(...runs.flatMap(({ texts }) => texts.map(({ length }) => length)));
    expect(shortest).toBeGreaterThan(40);
    const [first, ...others] = runs.map(({ texts }) => texts.map((all) => all.slice(0, shortest)));
    for (const texts of others) expect(texts).toEqual(first);
    // Each window lasts its quiet time, the whole of it or half; how much longer is the machine's matter.
    for (const { times } of runs) {
      expect(times.length).toBeGreaterThan(15);
      expect(times.filter((time) => time < QUIET / 2 - 2)).toEqual([]);
    }
  }

  test('bytes and times to others are the same', async () => {
    const runs: Run[] = [];
    for (const orders of Object.values(ORDERS)) runs.push(await seen(orders));
    areAlike(runs);
  });

  test('nor whether a card was played by an order or by hand', async () => {
    const ahead = (hand: readonly number[]): Orders => ({
      ...NO_ORDERS,
      ahead: hand.map((card) => ({ card, atLeast: 1 })),
    });
    const played = { ahead: 0, byHand: 0 };
    const said = new Set<number>();
    // The hand that both began with: what is drawn later nobody has ordered anything about.
    let first: readonly number[] = [];
    const ordered = await seen(
      (hand) => ahead((first = [...hand])),
      async (live, third) => {
        const { question } = live.memory!;
        if (third.own?.declared?.do === 'play' && !said.has(question)) played.ahead++;
        said.add(question);
      },
    );
    const answered = new Set<number>();
    const byHand = await seen(
      () => NO_ORDERS,
      async (live, third) => {
        const { question, state } = live.memory!;
        const isAsked = third.question?.kind === 'respond' && third.public!.asked!.number === question;
        if (!isAsked || answered.has(question)) return;
        answered.add(question);
        const answer = standingAnswer(house.inn, state, 2, ahead(first), false);
        if (answer?.do !== 'play') return;
        played.byHand++;
        const { seat: _, ...play } = answer;
        await third.answer(play as WireAnswer);
      },
    );
    areAlike([ordered, byHand]);
    expect(played.byHand).toBeGreaterThan(0);
    expect(played.ahead).toBe(played.byHand);
  });

  /** Its number counted from the first: how often people came and went before that is the machine's matter, too. */
  const sinceFirst = (text: string, first: string): string =>
    text.replace(NUMBER, (_, n: string) => `"n":${Number(n) - Number(NUMBER.exec(first)![1])}`);
  const NUMBER = /"n":(\d+)/;

  /** How long after a step that tells of a clock the next one comes. */
  function windowTimes(steps: readonly { readonly text: string; readonly at: number }[]): number[] {
    return steps.flatMap(({ text, at }, i) =>
      text.includes('"clock"') && i + 1 < steps.length ? [steps[i + 1].at - at] : [],
    );
  }
});

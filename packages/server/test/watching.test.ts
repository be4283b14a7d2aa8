import { patched, TaproomClient, type Patch, type Plain, type SeatGiven } from '@taproom/client';
import { describe, expect, test } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { Delayed } from '../src/table/delayed.ts';
import { Conflict } from '../src/storage/storage.ts';
import type { LiveTable } from '../src/table/live-table.ts';
import { innState, playOn, post, randomFrom, seatPeople, withServer, type TestServer } from './helpers.ts';

const [HOME, AWAY, ELSEWHERE] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
/** Everybody has an address of their own. */
const PROXY = { trustProxy: '127.0.0.1' };

async function connected(
  { ws }: TestServer,
  table: string,
  from: string,
  token?: string,
): Promise<TaproomClient> {
  const open = (url: string): WebSocket =>
    new NodeSocket(url, { headers: { 'x-forwarded-for': from } }) as unknown as WebSocket;
  const client = new TaproomClient({ url: ws, table, token, open });
  await client.changed();
  return client;
}

const handsOf = (client: TaproomClient): (number[] | null)[] | undefined =>
  (client.view as { seats: { hand: number[] | null }[] } | null)?.seats.map(({ hand }) => hand);

const until = async (client: TaproomClient, so: () => boolean): Promise<void> => {
  while (!so()) await client.changed();
};

describe('those who watch', { timeout: 60_000 }, () => {
  // proves: house.462-watchers
  test('see no hands unless the host allowed it, and then only what is over', () =>
    withServer(async (server) => {
      for (const watchers of ['public', 'hands'] as const) {
        const given = await seatPeople(server.http, 2, { watchers, characters: ['Sera', 'Dale'] });
        const { table } = given[0];
        const live = (await server.tables.find(table)) as LiveTable;
        const players = await Promise.all(
          given.map(({ token }, seat) => connected(server, table, [HOME, AWAY][seat], token)),
        );
        const watcher = await connected(server, table, ELSEWHERE);
        expect(players[0].public).toMatchObject({
          watchers,
          ...(watchers === 'hands' && { handsAfter: 120 }),
        });
        // Of the game that has just begun they see nothing at all yet.
        expect(handsOf(watcher)).toEqual(watchers === 'hands' ? undefined : [null, null]);
        expect([watcher.question, watcher.own?.choices ?? []]).toEqual([null, []]);
        if (watchers === 'hands') {
          const random = randomFrom(1);
          await Promise.all(players.map((player) => playOn(player, random)));
          await until(watcher, () => watcher.public!.status === 'over');
          expect(handsOf(watcher)).toEqual(innState(live).seats.map(({ hand }) => hand));
          const late = await connected(server, table, '203.0.113.4');
          expect(handsOf(late)).toEqual(handsOf(watcher));
          late.stop();
          // As after a restart: nobody has it in memory, and somebody who watches comes first.
          for (const client of [...players, watcher]) client.stop();
          while (live.viewers.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
          live.fail(new Conflict('The table'));
          const first = await connected(server, table, ELSEWHERE);
          expect(handsOf(first)).toEqual(handsOf(watcher));
          first.stop();
        }
        for (const client of [...players, watcher]) client.stop();
      }
    }, PROXY));

  test('see none from where somebody sits, whichever came first', () =>
    withServer(async (server) => {
      const [ada, bob] = await seatPeople(server.http, 2, { watchers: 'hands' });
      const live = (await server.tables.find(ada.table)) as LiveTable;
      const player = await connected(server, ada.table, HOME, ada.token);
      const second = await connected(server, ada.table, HOME);
      const other = await connected(server, ada.table, AWAY);
      expect(handsOf(second)).toEqual([null, null]);
      expect(handsOf(other)).toBeUndefined();
      // Now the one who watched first sits down, too, and goes again.
      const late = await connected(server, ada.table, AWAY, bob.token);
      await until(other, () => handsOf(other) !== undefined);
      expect(handsOf(other)).toEqual([null, null]);
      late.stop();
      await player.answer({ do: 'discard', cards: [innState(live).seats[0].hand[0]] });
      for (const watcher of [second, other]) {
        await until(watcher, () => watcher.public!.asked!.number === live.memory!.question);
        expect([handsOf(watcher), watcher.own]).toEqual([[null, null], null]);
      }
      for (const client of [player, second, other]) client.stop();
    }, PROXY));

  test('see them from where somebody sits only once they are out, and then that stays', () =>
    withServer(async (server) => {
      const given = await seatPeople(server.http, 3, { watchers: 'hands' });
      const [{ table }] = given;
      const live = (await server.tables.find(table)) as LiveTable;
      const homes = [HOME, AWAY, ELSEWHERE];
      const players = await Promise.all(
        given.map(({ token }, i) => connected(server, table, homes[i], token)),
      );
      const turn = innState(live).turn;
      const [out, still] = [players[turn], (turn + 1) % 3];
      const watchers = await Promise.all([turn, still].map((seat) => connected(server, table, homes[seat])));
      for (const watcher of watchers) expect(handsOf(watcher)).toEqual([null, null, null]);
      await out.answer({ do: 'concede' });
      // From now on it is the table of a while ago: nothing of the game is old enough yet.
      await until(watchers[0], () => handsOf(watchers[0]) === undefined);
      expect(handsOf(await connected(server, table, homes[turn]))).toBeUndefined();
      expect(handsOf(await connected(server, table, homes[still]))).toEqual([null, null, null]);
      expect(handsOf(watchers[1])).toEqual([null, null, null]);
      expect(out.own!.sees).not.toHaveProperty(['seats', String(still)]);
      const back = post(`${server.http}/api/tables/${table}/back`, {}, given[turn].token);
      expect(await asked(back)).toMatch(/may have seen the hands/);
      for (const client of [...players, ...watchers]) client.stop();
    }, PROXY));

  const asked = (act: Promise<unknown>): Promise<string> =>
    act.then(
      () => 'done',
      (error: Error) => error.message,
    );

  test('say nothing unless the host lets them, who may also mute and remove them', () =>
    withServer(async (server) => {
      const { http } = server;
      const host = await post<SeatGiven>(`${http}/api/tables`, { name: 'Ada', seats: 2 });
      const bob = await post<SeatGiven>(`${http}/api/seats`, { code: host.code, name: 'Bob' });
      const path = `${http}/api/tables/${host.table}`;
      const player = await connected(server, host.table, HOME, host.token);
      const guest = await connected(server, host.table, AWAY);
      const refused: string[] = [];
      guest.on.refused = ({ code }) => refused.push(code);
      const said = (): string[] => player.chat.map(({ name, text }) => `${name}: ${text}`);

      guest.say('Hello!');
      while (refused.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await asked(post(`${path}/watchers`, { talk: true }, bob.token))).toMatch(/^403/);
      await post(`${path}/watchers`, { talk: true }, host.token);
      await until(guest, () => guest.public!.watchersTalk);
      const heard = new Promise((resolve) => (player.on.chat = resolve));
      guest.say('Hello again!');
      await heard;
      expect(said()).toEqual(['Watcher 1: Hello again!']);
      await until(player, () => player.public!.guests.length === 1);
      expect(player.public!.guests).toEqual([{ n: 1, muted: false }]);

      expect(await asked(post(`${path}/guests/1`, { muted: true }, bob.token))).toMatch(/^403/);
      expect(await asked(post(`${path}/guests/7`, { muted: true }, host.token))).toMatch(/^404/);
      await post(`${path}/guests/1`, { muted: true }, host.token);
      await until(guest, () => guest.public!.guests[0].muted);
      guest.say('And again!');
      while (refused.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
      expect(refused).toEqual(['muted', 'muted']);

      const gone = new Promise((resolve) => (guest.on.gone = resolve));
      await post(`${path}/guests/1`, { remove: true }, host.token);
      expect(await gone).toMatch(/asked you not to watch/);
      const comesBack = (): Promise<unknown> =>
        new Promise((resolve) => {
          const client = new TaproomClient({
            url: server.ws,
            table: host.table,
            open: (url) =>
              new NodeSocket(url, { headers: { 'x-forwarded-for': AWAY } }) as unknown as WebSocket,
          });
          client.on.gone = resolve;
        });
      expect(await comesBack()).toMatch(/asked you not to watch/);
      await until(player, () => player.public!.guests.length === 0);
      player.stop();
      // Also when the table has left memory meanwhile; and others may watch.
      server.tables.evict((await server.tables.find(host.table))!);
      expect(await comesBack()).toMatch(/asked you not to watch/);
      const another = await connected(server, host.table, ELSEWHERE);
      expect(another.public!.guests).toEqual([{ n: 1, muted: false }]);
      another.stop();
    }, PROXY));

  test('and a player whom the host has muted is told so', () =>
    withServer(async (server) => {
      const { http } = server;
      const [host, bob] = await seatPeople(http, 2);
      const path = `${http}/api/tables/${host.table}/seats`;
      const player = await connected(server, host.table, HOME, bob.token);
      expect(await asked(post(`${path}/0/chat`, { muted: true }, bob.token))).toMatch(/^403/);
      expect(await asked(post(`${path}/0/chat`, { muted: true }, host.token))).toMatch(/^409/);
      expect(await asked(post(`${path}/9/chat`, { muted: true }, host.token))).toMatch(/^404/);
      await post(`${path}/1/chat`, { muted: true }, host.token);
      await until(player, () => player.public!.seats[1].muted === true);
      const why = new Promise((resolve) => (player.on.refused = resolve));
      player.sayPhrase(0);
      expect(await why).toMatchObject({ code: 'muted', why: expect.stringMatching(/host has muted you/) });
      await post(`${path}/1/chat`, { muted: false }, host.token);
      await until(player, () => player.public!.seats[1].muted === undefined);
      const heard = new Promise((resolve) => (player.on.chat = resolve));
      player.sayPhrase(0);
      expect(await heard).toBe(1);
      player.stop();
    }, PROXY));
});

describe('what is shown later', () => {
  const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  test('waits for the time and for the answers, and comes in order', async () => {
    let seen: Plain = null;
    const steps: number[] = [];
    const delayed = new Delayed({ time: 40, questions: 2 }, { view: null }, 5, (text) => {
      const step = JSON.parse(text) as { n: number; public?: Patch };
      steps.push(step.n);
      if (step.public !== undefined) seen = patched(seen, step.public);
    });
    const welcome = (): { n: number; public: Plain; eventsFrom: number; events: { e: string }[] } =>
      JSON.parse(delayed.whole(0, [])) as ReturnType<typeof welcome>;
    seen = welcome().public;
    const note = (question: number, over = false): void =>
      delayed.note({
        question,
        over,
        public: { view: { question } },
        own: { hand: [question] },
        events: [{ e: `e${question}`, text: '' }],
        undone: 0,
      });
    note(1);
    note(2);
    await sleep(60);
    // Long ago, but nobody has answered since.
    expect(steps).toEqual([]);
    note(3);
    expect(welcome()).toMatchObject({ n: 1, public: { view: { question: 1 } }, eventsFrom: 5 });
    note(4);
    note(5);
    // Two answers ago, but only just now.
    expect(steps).toEqual([1, 2]);
    await sleep(60);
    expect(steps).toEqual([1, 2, 3]);
    expect(seen).toEqual({ view: { question: 3 } });
    note(6, true);
    expect(seen).toEqual({ view: { question: 6 } });
    expect(welcome().events.map(({ e }) => e)).toEqual(['e1', 'e2', 'e3', 'e4', 'e5', 'e6']);
    delayed.stop();
  });
});

import { TaproomClient, type SeatGiven, type ServerMessage } from '@taproom/client';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { anyAnswer, post, randomFrom, seatPeople, withServer } from './helpers.ts';

/** Somebody who speaks the protocol word by word, and keeps all that is said to them. */
async function speaker(ws: string, ...first: readonly object[]) {
  const socket = new WebSocket(ws);
  const heard: ServerMessage[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as ServerMessage));
  const say = (message: object): void => socket.send(JSON.stringify(message));
  await new Promise((resolve) => socket.once('open', resolve));
  first.forEach(say);
  const until = async <T>(found: () => T | undefined): Promise<T> => {
    for (;;) {
      const it = found();
      if (it !== undefined) return it;
      await new Promise((resolve) => socket.once('message', resolve));
    }
  };
  const next = <K extends ServerMessage['type']>(type: K): Promise<Extract<ServerMessage, { type: K }>> =>
    until(() => {
      const at = heard.findIndex((message) => message.type === type);
      return at < 0 ? undefined : (heard.splice(0, at + 1).at(-1) as Extract<ServerMessage, { type: K }>);
    });
  return { say, heard, until, next, stop: () => socket.terminate() };
}

const hello = ({ table, token }: SeatGiven): object => ({ type: 'hello', table, token });

describe('what the protocol promises', { timeout: 30_000 }, () => {
  test('an answer that came too fast is given again, until it is settled', () =>
    withServer(
      async ({ http, ws }) => {
        const [{ table, token }] = await seatPeople(http, 2);
        const client = new TaproomClient({ url: ws, table, token });
        while (client.question === null) await client.changed();
        for (let i = 0; i < 25; i++) client.askWhy();
        await client.answer(anyAnswer(client, randomFrom(1))!);
        client.stop();
      },
      { limits: {} },
    ));

  test('an answer that is none is refused as such', () =>
    withServer(async ({ http, ws }) => {
      const [{ table, token }] = await seatPeople(http, 2);
      const client = new TaproomClient({ url: ws, table, token });
      while (client.question === null) await client.changed();
      await expect(client.answer({ do: 'sing' } as never)).rejects.toMatchObject({ code: 'malformed' });
      await client.answer(anyAnswer(client, randomFrom(1))!);
      client.stop();
    }));

  test('what comes right behind the greeting is heard', () =>
    withServer(async ({ http, ws }) => {
      const [ada] = await seatPeople(http, 2);
      for (let i = 0; i < 10; i++) {
        const { next, stop } = await speaker(ws, hello(ada), { type: 'why' }, { type: 'phrase', phrase: 0 });
        expect(await next('welcome')).toMatchObject({ own: { seat: 0 } });
        expect(await next('chat')).toMatchObject({ text: 'Cheers!' });
        await next('why');
        stop();
      }
      const stranger = await speaker(ws, { type: 'hello', table: '0'.repeat(16) }, { type: 'why' });
      expect(await stranger.next('refused')).toMatchObject({ code: 'no-table' });
      expect(await stranger.next('refused')).toMatchObject({ code: 'not-greeted' });
      stranger.stop();
    }));

  test('whoever is late has been told of what they are too late for', () =>
    withServer(async ({ http, ws }) => {
      const [ada] = await seatPeople(http, 2);
      const both = [await speaker(ws, hello(ada)), await speaker(ws, hello(ada))];
      const [{ public: open }] = await Promise.all(both.map(({ next }) => next('welcome')));
      const said = { type: 'answer', question: open.asked!.number, answer: { do: 'discard', cards: [] } };
      both.forEach(({ say }, i) => say({ ...said, id: `id${i}` }));
      // Which of the two is late is a matter of the network.
      const toldLate = ({ heard, until }: (typeof both)[0]) =>
        until(() => (heard.some(({ type }) => type === 'refused') ? heard : undefined));
      const heard = await Promise.race(both.map(toldLate));
      expect(heard.map(({ type }) => type)).toEqual(['step', 'refused']);
      expect(heard[1]).toMatchObject({ code: 'late' });
      for (const { stop } of both) stop();
    }));

  test('whoever has lost count is told what they missed', () =>
    withServer(async ({ http, ws }) => {
      const [ada] = await seatPeople(http, 2);
      const { next, say, stop } = await speaker(ws, hello(ada));
      const whole = await next('welcome');
      expect(whole.events.length).toBeGreaterThan(3);
      say({ type: 'resync', events: whole.events.length - 3 });
      expect(await next('welcome')).toMatchObject({
        eventsFrom: whole.events.length - 3,
        events: whole.events.slice(-3),
      });
      say({ type: 'resync' });
      expect((await next('welcome')).events).toEqual(whole.events);
      stop();
    }));

  test('before the game nobody can be told why not', () =>
    withServer(async ({ http, ws }) => {
      const ada = await post<SeatGiven>(`${http}/api/tables`, { name: 'Ada', seats: 2 });
      const { next, stop } = await speaker(ws, hello(ada), { type: 'why' });
      expect(await next('refused')).toMatchObject({ code: 'not-playing' });
      stop();
    }));
});

import { TaproomClient, type SeatGiven } from '@taproom/client';
import { describe, expect, test } from 'vitest';
import { post, seatPeople, withServer } from './helpers.ts';
import { HOUSE_LIMITS } from '../src/net/limits.ts';

describe('how much anybody may ask of the house', { timeout: 30_000 }, () => {
  const wrongCode = (http: string, from: string): Promise<number> =>
    fetch(`${http}/api/codes/ABCDEF`, { headers: { 'x-forwarded-for': from } }).then(({ status }) => status);
  const spend = async (http: string, from: string): Promise<void> => {
    while ((await wrongCode(http, from)) === 404);
  };

  test('goes by the address that a trusted proxy tells', () =>
    withServer(
      async ({ http }) => {
        await spend(http, '203.0.113.7');
        expect(await wrongCode(http, '203.0.113.8')).toBe(404);
        expect(await wrongCode(http, '203.0.113.7')).toBe(429);
      },
      { limits: {}, trustProxy: '127.0.0.1' },
    ));

  test('and by nobody else’s word', () =>
    withServer(
      async ({ http }) => {
        await spend(http, '203.0.113.7');
        expect(await wrongCode(http, '203.0.113.8')).toBe(429);
      },
      { limits: {} },
    ));

  test('right codes count for nothing: a whole round of friends sits behind one address', () =>
    withServer(
      async ({ http }) => {
        const [{ code }] = await seatPeople(http, 2);
        for (let i = 0; i < 3 * HOUSE_LIMITS.codesPerMinute; i++)
          expect((await fetch(`${http}/api/codes/${code}`)).status).toBe(200);
      },
      { limits: {} },
    ));

  test('a seat is open on some devices, and the oldest gives way to one more', () =>
    withServer(
      async ({ http, ws }) => {
        const [{ table, token }] = await seatPeople(http, 2);
        const clients: TaproomClient[] = [];
        const gone: number[] = [];
        for (let i = 0; i <= HOUSE_LIMITS.socketsPerSeat; i++) {
          const client = new TaproomClient({ url: ws, table, token });
          client.on.gone = () => gone.push(i);
          await client.changed();
          clients.push(client);
        }
        while (gone.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
        expect(gone).toEqual([0]);
        expect(clients.slice(1).every(({ isOpen }) => isOpen)).toBe(true);
        for (const client of clients) client.stop();
      },
      { limits: { messagesPerSecond: 1000 } },
    ));

  test('a connection opens at its door, and nowhere else', () =>
    withServer(async ({ ws }) => {
      const opened = (url: string, origin?: string): Promise<boolean> =>
        new Promise((resolve) => {
          const socket = new WebSocket(url, { headers: { ...(origin && { origin }) } } as never);
          socket.onopen = () => resolve(true);
          socket.onerror = () => resolve(false);
        });
      expect(await opened(ws)).toBe(true);
      expect(await opened(ws, 'https://elsewhere.example')).toBe(false);
      for (const path of ['/', '/healthz', '/api/tables', '/nowhere'])
        expect(await opened(ws.replace('/ws', path)), path).toBe(false);
    }));

  test('nobody sits down without a name, or as somebody else', () =>
    withServer(async ({ http }) => {
      const { code } = await post<SeatGiven>(`${http}/api/tables`, { name: 'Marina', seats: 8 });
      const sit = (name: string): Promise<string> =>
        post(`${http}/api/seats`, { code, name }).then(
          () => 'sat down',
          (error: Error) => error.message,
        );
      for (const name of ['\u3164\u3164', '\u2800', '\u200b', '...', ' '])
        expect(await sit(name)).toMatch(/^400/);
      // Cyrillic letters, marks, blanks, and letters that run together.
      for (const name of ['marina', 'М\u0430rin\u0430', 'Márína', 'Mar ina', 'Marlna', 'Marina.'])
        expect(await sit(name), name).toMatch(/^409 Marina is at this table already/);
      for (const name of ['Marine', 'Мария', '李明', '🐉']) expect(await sit(name), name).toBe('sat down');
    }));
});

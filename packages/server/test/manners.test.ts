import { connect } from 'node:net';
import { TaproomClient, type SeatGiven } from '@taproom/client';
import { describe, expect, test } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { post, seatPeople, soon, withServer } from './helpers.ts';
import { HOUSE_LIMITS, limitsFrom } from '../src/net/limits.ts';

const UPGRADE =
  'GET /ws HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n' +
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** Says this, and waits until the other side hangs up. */
const cutOff = (port: number, text: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => {});
    socket.resume();
    socket.once('close', () => resolve());
  });

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

  test('the code of a table expires, and the host can make a new one', () =>
    withServer(async ({ http, tables }) => {
      const [host, bob] = await seatPeople(http, 2);
      const found = (code: string): Promise<number> =>
        fetch(`${http}/api/codes/${code}`).then(({ status }) => status);
      expect(await found(host.code)).toBe(200);
      const table = (await tables.find(host.table))!;
      await tables.change(table, () => {});
      table.record.codeUntil = Date.now() - 1;
      table.record.revision++;
      await new Promise((resolve) => tables.storage.save(table.record, resolve));
      expect(await found(host.code)).toBe(404);
      const renew = `${http}/api/tables/${host.table}/code`;
      await expect(post(renew, {}, bob.token)).rejects.toThrow(/^403/);
      const { code } = await post<{ code: string }>(renew, {}, host.token);
      expect([await found(code), await found(host.code)]).toEqual([200, 404]);
    }));

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

  test('says when there is room again, and what came to nothing does not count', () =>
    withServer(
      async ({ http }) => {
        const open = (seats: number): Promise<Response> =>
          fetch(`${http}/api/tables`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ name: 'Ada', seats, bots: 2 }),
          });
        // No seat for a person, or no number at all.
        for (const seats of [2, 2, 2, -1, -1]) expect((await open(seats)).status).toBe(400);
        for (let i = 0; i < 2; i++) expect((await open(3)).status).toBe(200);
        const refused = await open(3);
        expect(refused.status).toBe(429);
        expect(await refused.json()).toEqual({
          error: 'Too many new tables from your address; try again in 30 minutes.',
          code: 'too-much',
        });
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1700);
      },
      { limits: limitsFrom('tablesPerHour = 2,') },
    ));

  test('is set by whoever runs it, in words that are checked', () => {
    expect(limitsFrom('')).toEqual({});
    expect(limitsFrom('unread=5,socketsPerSeat=9')).toEqual({ unread: 5, socketsPerSeat: 9 });
    expect(() => limitsFrom('tables=5')).toThrow(/no limit called "tables". There are: messagesPerSecond,/);
    for (const bad of ['unread', 'unread=', 'unread=0', 'unread=many'])
      expect(() => limitsFrom(bad), bad).toThrow(/a whole number from 1 on/);
  });

  /** With what code a connection ends that does this, and after how many milliseconds. */
  const ended = async (ws: string, then: (socket: NodeSocket) => void): Promise<[number, number]> => {
    const socket = new NodeSocket(ws);
    await new Promise((resolve) => socket.once('open', resolve));
    const begun = performance.now();
    then(socket);
    const code = await new Promise<number>((resolve) => socket.once('close', resolve));
    return [code, performance.now() - begun];
  };

  test('pings are few', () =>
    withServer(
      async ({ ws }) => {
        const [code] = await ended(ws, (socket) => {
          for (let i = 0; i < 50; i++) socket.ping();
        });
        expect(code).toBe(1008);
      },
      { limits: {} },
    ));

  test('whoever is one too many is sent away at once, also if they do not listen', () =>
    withServer(
      async ({ ws, port }) => {
        const first = new NodeSocket(ws);
        await new Promise((resolve) => first.once('open', resolve));
        expect((await ended(ws, () => {}))[0]).toBe(1013);
        const begun = performance.now();
        await cutOff(port, UPGRADE);
        expect(performance.now() - begun).toBeLessThan(soon());
        first.terminate();
      },
      { limits: { socketsPerAddress: 1 } },
    ));

  test('half a request is waited for a few seconds only', { timeout: 60_000 }, () =>
    withServer(async ({ port }) => {
      const head = 'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
      const begun = performance.now();
      await Promise.all([cutOff(port, head), cutOff(port, `${head}content-length: 99\r\n\r\n{"name":`)]);
      expect(performance.now() - begun).toBeLessThan(12_000 + soon());
    }),
  );

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

import { describe, expect, test } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { endure } from './hostile.ts';
import { seatPeople, withServer } from './helpers.ts';

describe('hostile messages', { timeout: 30_000 }, () => {
  test('change nothing and break nothing', { timeout: 60_000 }, async () => {
    const endured = await endure(8000);
    expect(endured).toMatchObject({ stateChanged: false, stillPlaying: true });
    expect(endured.received).toBeGreaterThanOrEqual(8000);
    expect(endured.replies).toBeGreaterThan(3000);
  });

  const opened = (url: string, origin?: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = new NodeSocket(url, { origin });
      socket.once('open', () => {
        resolve('open');
        socket.terminate();
      });
      socket.once('error', (error) => resolve(error.message));
    });

  test('a page from elsewhere cannot connect', () =>
    withServer(
      async ({ ws, port }) => {
        expect(await opened(ws, 'https://evil.example')).toMatch(/403/);
        expect(await opened(ws, 'null')).toMatch(/403/);
        expect(await opened(ws, `http://127.0.0.1:${port}`)).toBe('open');
        expect(await opened(ws, 'https://inn.example')).toBe('open');
        expect(await opened(ws)).toBe('open');
      },
      { origins: ['https://inn.example'] },
    ));

  test('too fast is refused, and in the end hung up on', () =>
    withServer(
      async ({ http, ws }) => {
        const [{ table, token }] = await seatPeople(http, 2);
        const socket = new NodeSocket(ws);
        const got: string[] = [];
        socket.on('message', (data: Buffer) => got.push(data.toString()));
        await new Promise((resolve) => socket.once('open', resolve));
        socket.send(JSON.stringify({ type: 'hello', table, token }));
        const closed = new Promise<number>((resolve) => socket.once('close', resolve));
        for (let i = 0; i < 200; i++) socket.send('{"type":"why"}');
        expect(await closed).toBe(1008);
        expect(got.filter((text) => text.includes('too-fast')).length).toBeGreaterThan(20);
      },
      { limits: {} },
    ));
});

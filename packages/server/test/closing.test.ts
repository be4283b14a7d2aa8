import { connect, type Socket } from 'node:net';
import { TaproomClient, type SeatGiven } from '@taproom/client';
import { house } from '@taproom/house/own';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { NO_LIMITS } from '../src/net/limits.ts';
import { Refused } from '../src/refused.ts';
import { openStories } from '../src/story/stories.ts';
import { AT_ONCE, seatPeople, soon, withServer } from './helpers.ts';
import { randomRecord } from './tables.ts';

/** Somebody at the table who asks for it again and again and never reads a reply: what waits for them piles up. */
async function deaf(url: string, { table, token }: SeatGiven): Promise<WebSocket> {
  const socket = new WebSocket(url);
  socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', table, token })));
  await new Promise((resolve) => socket.once('message', resolve));
  socket.pause();
  for (let i = 0; i < 10_000; i++) socket.send('{"type":"resync"}');
  return socket;
}

async function saying(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // It is cut off in the end.
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.once('connect', () => socket.write(text, () => resolve())));
  return socket;
}

const POST = 'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const UPGRADE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';

test('the house closes soon, whoever does not read, hang up or finish a sentence', () =>
  withServer(
    async (server) => {
      const { ws, http, port } = server;
      const [ada, bob] = await seatPeople(http, 2, { characters: ['Sera', 'Dale'], clocks: AT_ONCE });
      const client = new TaproomClient({ url: ws, table: ada.table, token: ada.token });
      await client.changed();
      const closed = new Promise((resolve) => (client.on.connection = resolve));
      const silent = await deaf(ws, bob);
      const others = [
        await saying(port, ''),
        await saying(port, 'GET / HTTP/1.1\r\nhost: x'),
        await saying(port, `${POST}content-length: 99\r\n\r\n{"name":`),
        await saying(port, `GET /healthz HTTP/1.1\r\nhost: x\r\n${UPGRADE}\r\n\r\n`),
      ];
      const sent = async (): Promise<number> => {
        const metrics = await (await fetch(`${http}/metrics`)).text();
        return Number(/^taproom_sent_characters_total (\d+)/m.exec(metrics)![1]);
      };
      // More than any connection holds that nobody reads from.
      while ((await sent()) < 15e6) await new Promise((resolve) => setTimeout(resolve, 50));

      const begun = performance.now();
      await server.stop();
      expect(performance.now() - begun).toBeLessThan(soon());
      await closed;
      client.stop();
      silent.terminate();
      for (const other of others) other.destroy();
    },
    { limits: { ...NO_LIMITS, unread: 1e9 } },
  ));

test('whoever is being told a story hears that the house closes', async () => {
  const stories = openStories(house);
  const record = randomRecord(() => 0.5);
  const told = expect(stories.of(record, [], 0)).rejects.toEqual(new Refused(503, 'The house is closing.'));
  await stories.close();
  await told;
});

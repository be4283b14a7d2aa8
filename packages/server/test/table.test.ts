import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerMessage, TaproomClient } from '@taproom/client';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { playOn, randomFrom, seatPeople, withServer } from './helpers.ts';

describe('a table over the network', () => {
  test('four people play a whole game, and its log can be played back', () =>
    withServer(async ({ http, ws, dataDir }) => {
      const given = await seatPeople(http, 4);
      const clients = given.map(({ table, token }) => new TaproomClient({ url: ws, table, token }));
      const watcher = new TaproomClient({ url: ws, table: given[0].table });
      const counts = await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i + 1))));
      expect(Math.min(...counts)).toBeGreaterThan(3);
      while (watcher.public?.status !== 'over') await watcher.changed();
      for (const client of clients) expect(client.public).toEqual(watcher.public);
      expect(watcher.own).toBeNull();
      const log = await (await fetch(`${http}/api/tables/${given[0].table}/log`)).text();
      const file = join(dataDir, 'game.json');
      writeFileSync(file, log);
      const told = execFileSync(process.execPath, ['packages/cli/src/main.ts', 'replay', file, '--quiet'], {
        encoding: 'utf8',
      });
      expect(told).toMatch(/wins|tie/i);
      for (const client of [...clients, watcher]) client.stop();
    }));

  test('every message from the server is as the protocol says', () =>
    withServer(async ({ http, ws }) => {
      const given = await seatPeople(http, 3);
      const kinds = new Set<string>();
      const check = (url: string): WebSocket => {
        const socket = new WebSocket(url);
        socket.addEventListener('message', ({ data }) => {
          kinds.add(v.parse(ServerMessage, JSON.parse(String(data))).type);
        });
        return socket;
      };
      const clients = given.map(
        ({ table, token }) => new TaproomClient({ url: ws, table, token, open: check }),
      );
      await clients[0].changed();
      const why = new Promise<void>((resolve) => (clients[0].on.why = () => resolve()));
      clients[0].askWhy();
      clients[0].sayPhrase(1);
      await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i + 7))));
      await why;
      expect([...kinds].sort()).toEqual(expect.arrayContaining(['chat', 'step', 'welcome', 'why']));
      for (const client of clients) client.stop();
    }));

  test('a stop tells everybody, and what comes back is as it was', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'taproom-stop-'));
    const said: string[] = [];
    const { given, before } = await withServer(
      async (server) => {
        const seats = await seatPeople(server.http, 2);
        const open = (url: string): WebSocket => {
          const socket = new WebSocket(url);
          socket.addEventListener('message', ({ data }) => said.push(String(data)));
          return socket;
        };
        const client = new TaproomClient({
          url: server.ws,
          table: seats[0].table,
          token: seats[0].token,
          open,
        });
        await client.changed();
        const { view } = client;
        await server.stop();
        client.stop();
        return { given: seats, before: view };
      },
      { dataDir },
    );
    expect(said.at(-1)).toBe('{"type":"closing"}');
    await withServer(
      async ({ ws }) => {
        const client = new TaproomClient({ url: ws, table: given[0].table, token: given[0].token });
        await client.changed();
        expect(client.view).toEqual(before);
        client.stop();
      },
      { dataDir },
    );
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('a person plays with bots', () =>
    withServer(async ({ http, ws }) => {
      const [{ table, token }] = await seatPeople(http, 1, { bots: 3, pace: 'quick' });
      const client = new TaproomClient({ url: ws, table, token });
      expect(await playOn(client, randomFrom(5))).toBeGreaterThan(3);
      client.stop();
    }));
});

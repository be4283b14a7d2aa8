import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TaproomClient } from '@taproom/client';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSqlite } from '../src/storage/sqlite.ts';
import { anyAnswer, randomFrom, seatPeople, soon } from './helpers.ts';
import { isAnybodyLeft, startCommand, type Started } from './started.ts';

/** The house, on a free port and with a database of its own. */
async function start(command: readonly string[]): Promise<Started & { readonly dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'taproom-signals-'));
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const started = await startCommand(command, env, /The house is open: http:\/\/localhost:(\d+)/);
  return { ...started, dataDir };
}

/** Signals are for systems that have them. */
describe.skipIf(process.platform === 'win32')('a signal closes the house', { timeout: 90_000 }, () => {
  const npm = ['npm', 'start'];
  const script = [process.execPath, 'scripts/start.mjs'];
  test.each([
    { signal: 'SIGTERM', to: 'npm', command: npm, group: false },
    { signal: 'SIGINT', to: 'npm', command: npm, group: false },
    { signal: 'SIGINT', to: 'all that npm has started', command: npm, group: true },
    { signal: 'SIGTERM', to: 'the script', command: script, group: false },
    { signal: 'SIGINT', to: 'the script', command: script, group: false },
  ] as const)('$signal to $to', async ({ signal, command, group }) => {
    const { pid, port, dataDir, ended } = await start(command);
    try {
      const http = `http://127.0.0.1:${port}`;
      const url = `ws://127.0.0.1:${port}/ws`;
      const [ada, bob] = await seatPeople(http, 2);

      // Somebody at the table who does not read, and somebody in the middle of a sentence.
      const silent = new WebSocket(url);
      silent.on('error', () => {});
      await once(silent, 'open');
      silent.send(JSON.stringify({ type: 'hello', table: bob.table, token: bob.token }));
      silent.pause();
      const half = connect(port, '127.0.0.1').on('error', () => {});
      half.write(
        'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
      );

      const client = new TaproomClient({ url, table: ada.table, token: ada.token });
      while (client.question === null) await client.changed();
      await client.answer(anyAnswer(client, randomFrom(1))!);

      const begun = performance.now();
      process.kill(group ? -pid : pid, signal);
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 20_000))]);
      expect(performance.now() - begun).toBeLessThan(soon());
      expect(isAnybodyLeft(pid)).toBe(false);
      client.stop();
      silent.terminate();
      half.destroy();

      const storage = openSqlite(join(dataDir, 'taproom.db'));
      expect((await storage.log(ada.table)).filter(({ by }) => by === ada.seat)).toHaveLength(1);
      await storage.close();
    } finally {
      if (isAnybodyLeft(pid)) process.kill(-pid, 'SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

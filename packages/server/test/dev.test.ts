import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TaproomClient } from '@taproom/client';
import { afterAll, describe, expect, test } from 'vitest';
import { seatPeople, soon } from './helpers.ts';
import { isAnybodyLeft, startCommand } from './started.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'taproom-dev-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (ports: Readonly<Record<string, string>>) =>
  startCommand(
    [process.execPath, 'scripts/dev.mjs'],
    { PORT: '0', HOUSE_PORT: '0', DATA_DIR: dataDir, ...ports },
    /Open http:\/\/localhost:(\d+)/,
  );

describe('npm run dev', { timeout: 90_000 }, () => {
  // Signals are for systems that have them.
  test.skipIf(process.platform === 'win32')(
    'page and house are at one address, and end together',
    async () => {
      const { pid, port, ended } = await start({});
      try {
        const http = `http://127.0.0.1:${port}`;
        const page = await fetch(`${http}/table/ABCDEF`, { headers: { accept: 'text/html' } });
        expect(await page.text()).toContain('/src/main.tsx');
        const [ada] = await seatPeople(http, 1, { bots: 1, seats: 2 });
        const client = new TaproomClient({
          url: `ws://127.0.0.1:${port}/ws`,
          table: ada.table,
          token: ada.token,
        });
        while (client.question === null) await client.changed();
        // The house's threads answer, too, watched as they are.
        const cards = await fetch(`${http}/api/tables/${ada.table}/cards`, {
          headers: { authorization: `Bearer ${ada.token}` },
        });
        expect(cards.status).toBe(200);

        const begun = performance.now();
        process.kill(pid, 'SIGINT');
        await ended;
        expect(performance.now() - begun).toBeLessThan(soon());
        expect(isAnybodyLeft(pid)).toBe(false);
        client.stop();
      } finally {
        if (isAnybodyLeft(pid)) process.kill(-pid, 'SIGKILL');
      }
    },
  );

  test.each(['PORT', 'HOUSE_PORT'])('a %s that is taken is named, and nothing starts', async (variable) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = String((other.address() as AddressInfo).port);
    await expect(start({ [variable]: taken })).rejects.toThrow(
      new RegExp(`Port ${taken} is taken: .* ${variable}=`),
    );
    other.close();
  });
});

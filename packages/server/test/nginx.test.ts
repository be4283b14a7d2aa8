/** The configuration in ops/, as it is but for names, ports and TLS. Where there is no nginx there is nothing to test it with. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TaproomClient, type SeatGiven } from '@taproom/client';
import { expect, test } from 'vitest';
import { allHere, AT_ONCE, playOn, post, randomFrom } from './helpers.ts';
import { freePort } from './house-process.ts';
import { startPostgres } from './postgres.ts';
import { openHouse, type StreetHouse } from './street.ts';

const CONFIGURATION = readFileSync(new URL('../../../ops/nginx-street.conf', import.meta.url), 'utf8');
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** For one site on loopback, and by nobody but this test. */
function configured(folder: string, at: number, houses: readonly StreetHouse[]): string {
  const site = houses
    .reduce((text, { port }, n) => text.replace(`127.0.0.1:842${n + 1}`, `127.0.0.1:${port}`), CONFIGURATION)
    .replace(/server \{\s*listen 80;[^}]*\}[^}]*\}[^}]*\}\s*\}/, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${at};`)
    .replaceAll(/^ *ssl_.*$/gm, '');
  return `
    daemon off;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      ${site}
    }`;
}

test.skipIf(!hasNginx)(
  'three houses behind nginx: all is played through one address, also when houses go',
  async () => {
    const postgres = await startPostgres();
    const url = await postgres.database('nginx');
    const houses = await Promise.all([1, 2, 3].map(() => openHouse(url, { trustProxy: '127.0.0.1' })));
    const folder = mkdtempSync(join(tmpdir(), 'taproom-nginx-'));
    const at = await freePort();
    writeFileSync(join(folder, 'nginx.conf'), configured(folder, at, houses));
    const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    const http = `http://127.0.0.1:${at}`;
    const clients: TaproomClient[] = [];
    try {
      await expect
        .poll(
          () =>
            fetch(`${http}/healthz`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 10_000 },
        )
        .toBe(200);
      expect((await fetch(`${http}/metrics`)).status).toBe(404);
      const first = await post<SeatGiven>(`${http}/api/tables`, {
        name: 'Player 1',
        seats: 3,
        clocks: AT_ONCE,
        game: 'parlour',
        parlour: { game: 'delve' },
      });
      const given = [first];
      for (const name of ['Player 2', 'Player 3'])
        given.push(await post<SeatGiven>(`${http}/api/seats`, { code: first.code, name }));
      await post(`${http}/api/tables/${first.table}/start`, {}, first.token);
      for (const { table, token } of given)
        clients.push(new TaproomClient({ url: `ws://127.0.0.1:${at}/ws`, table, token }));
      await Promise.all(clients.map((client) => client.changed()));
      await allHere(clients);
      const asked = clients[0].public!.asked!.number;
      // Two of the three leave, one after the other: somebody is told nothing but that it goes on.
      for (const leaving of houses.splice(0, 2)) {
        await leaving.stop();
        await expect.poll(() => clients.every(({ isOpen }) => isOpen), { timeout: 5000 }).toBe(true);
      }
      expect(clients[0].public!.asked!.number).toBe(asked);
      await Promise.all(clients.map((client, n) => playOn(client, randomFrom(n))));
      expect((await fetch(`${http}/api/tables/${first.table}/log`)).status).toBe(200);
    } finally {
      for (const client of clients) client.stop();
      nginx.kill();
      await ended;
      await Promise.all(houses.map((one) => one.stop()));
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

/** The real server with the built page, on a free port of this machine and with a database of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Told } from './arranged.ts';

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const ARRANGED = fileURLToPath(new URL('arranged-house.ts', import.meta.url));
/** How long it may take until the door is open. */
const PATIENCE = 20_000;

export interface House {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** Stops it the hard way, as a crash would. */
  kill(): Promise<void>;
  /** Opens it again, with the same tables and at the same address. */
  reopen(): Promise<void>;
  /** Stops it and takes its tables away. */
  close(): Promise<void>;
}

export interface ArrangedHouse extends House {
  /** What chance brings next; the next table must be the one that it is meant for. */
  arrange(told: readonly Told[]): Promise<void>;
  /** All that it brings from now on follows from this number, until something is arranged. */
  follow(seed: number): Promise<void>;
}

export const openHouse = (): Promise<House> => open(MAIN);

/** A house where tests say what chance brings. */
export const openArrangedHouse = (): Promise<ArrangedHouse> => open(ARRANGED);

async function open(main: string): Promise<ArrangedHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'taproom-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server = await start(main, port, dataDir, url);
  // The house reads the rulebook when it is first asked; on a busy machine no test should have to wait for that.
  await fetch(`${url}/api/rules/core.setup.inn`);
  const tell = (told: Told[] | number): Promise<void> => {
    const heard = new Promise<void>((resolve) => server.once('message', () => resolve()));
    server.send(told);
    return heard;
  };
  return {
    url,
    arrange: (told) => tell([...told]),
    follow: tell,
    kill: () => stop(server, 'SIGKILL'),
    async reopen() {
      server = await start(main, port, dataDir, url);
    },
    async close() {
      await stop(server, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(main: string, port: number, dataDir: string, url: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // Tests open many tables in a minute.
    UNLIMITED: '1',
  };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended at once, with ${server.exitCode}.`);
    if (await isOpen(url)) return server;
    if (Date.now() > deadline) {
      server.kill('SIGKILL');
      throw new Error(`The server did not open within ${PATIENCE / 1000} s.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const isOpen = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await gone;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

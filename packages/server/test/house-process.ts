/** The house as a process of its own, which can be killed. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** What the house notes when it is. */
const OPEN = 'the house is open';

export interface HouseProcess {
  readonly pid: number;
  readonly port: number;
  readonly http: string;
  readonly ws: string;
  /** Processor time that it has taken, in milliseconds (Linux). */
  cpu(): number;
  signal(signal: NodeJS.Signals): void;
  /** And waits until it has ended. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * A port that nobody listens on, and that no connection gets by chance: with many clients that try again and again while
 * the house is away, sooner or later one would be given the very port it calls.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/** Resolves when the house is open. `more`: for its environment. */
export async function startHouse(
  dataDir: string,
  at?: number,
  more: Readonly<Record<string, string>> = {},
): Promise<HouseProcess> {
  const port = at ?? (await freePort());
  // A file that may not grow is an error to it, not the end.
  const child = spawn('sh', ['-c', 'trap "" XFSZ; exec "$0" "$@"', process.execPath, MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      UNLIMITED: '1',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      // What it notes after that is nobody's matter, but must not pile up.
      if (said !== OPEN) said += text.toString();
      if (!said.includes(OPEN)) return;
      said = OPEN;
      resolve();
    });
    void ended.then(() => reject(new Error(`The house does not open: ${said}`)));
  });
  const http = `http://127.0.0.1:${port}`;
  return {
    pid: child.pid!,
    port,
    http,
    ws: `ws://127.0.0.1:${port}/ws`,
    cpu() {
      // Behind the name: the 14th and 15th field, in hundredths of a second.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return 10 * (Number(fields[11]) + Number(fields[12]));
    },
    signal: (signal) => void child.kill(signal),
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await ended;
    },
  };
}

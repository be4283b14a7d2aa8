/** The house as a process of its own, which can be killed. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface HouseProcess {
  readonly pid: number;
  readonly port: number;
  readonly http: string;
  readonly ws: string;
  /** Processor time that it has taken, in milliseconds (Linux). */
  cpu(): number;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** `port`: 0 is a free one. Resolves when the house is open. */
export async function startHouse(dataDir: string, port = 0): Promise<HouseProcess> {
  // A file that may not grow is an error to it, not the end.
  const child = spawn('sh', ['-c', 'trap "" XFSZ; exec "$0" "$@"', process.execPath, MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      UNLIMITED: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const at = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      // What it notes after that is nobody's matter, but must not pile up.
      if (said === 'open') return;
      said += text.toString();
      const found = /"port":(\d+)/.exec(said);
      if (found === null) return;
      said = 'open';
      resolve(Number(found[1]));
    });
    void ended.then(() => reject(new Error(`The house does not open: ${said}`)));
  });
  const http = `http://127.0.0.1:${at}`;
  return {
    pid: child.pid!,
    port: at,
    http,
    ws: `ws://127.0.0.1:${at}/ws`,
    cpu() {
      // Behind the name: the 14th and 15th field, in hundredths of a second.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return 10 * (Number(fields[11]) + Number(fields[12]));
    },
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await ended;
    },
  };
}

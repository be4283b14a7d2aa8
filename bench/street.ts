/**
 * One house on SQLite, one on Postgres and two on the same Postgres, under the same load: `node bench/street.ts [--write]`.
 * On a machine with few cores two houses, their database and the load share them. So the houses are also pinned to the first
 * core, each held to a part of it, and everything else to the others (Linux, as root): then the cores allow two, and what
 * both carry beside one is measured, one and two in turn. Bounded: about three minutes.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startHouse, type HouseProcess } from '../packages/server/test/house-process.ts';
import { startPostgres } from '../packages/server/test/postgres.ts';

const TABLES = 200;
const SECONDS = 6;
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

interface Load {
  readonly answersPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the house, in microseconds. */
  readonly cpuPerAnswer: number;
}

/** What Linux says of a process; null: it has just ended. */
function statOf(pid: string): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  } catch {
    return null;
  }
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(statOf(name)?.[1]) === parent)
    .map(Number);

/** What the processors did for Postgres, in microseconds: its own processes are the children of one. */
function cpuOf(parent: number): number {
  const ticks = childrenOf(parent).map((pid) => {
    const fields = statOf(String(pid));
    return fields === null ? 0 : Number(fields[11]) + Number(fields[12]);
  });
  return 10_000 * ticks.reduce((all, each) => all + each, 0);
}

function load({ port, pid }: HouseProcess, what: 'full' | 'rate', amount: number): Promise<Load> {
  const args = [port, TABLES, what, amount, SECONDS, pid].map(String);
  const child = spawn(process.execPath, [here('server-load.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (more: string) => (text += more));
    child.once('error', reject);
    child.once('close', () => resolve(JSON.parse(text) as Load));
  });
}

/** Each house is held to so much of the first core, where nothing else runs then. */
const PART = 0.25;
const ROUNDS = 3;
const CPU_GROUPS = '/sys/fs/cgroup/cpu';

/** Pins a process with all its threads to cores. */
const pin = (pid: number, cores: string): unknown =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);

/** Pins a house to the first core and holds it to its part; false: this machine does not let us. */
function hold({ pid }: HouseProcess): boolean {
  try {
    pin(pid, '0');
    const group = `${CPU_GROUPS}/taproom-${pid}`;
    mkdirSync(group);
    writeFileSync(`${group}/cpu.cfs_quota_us`, String(PART * 100_000));
    writeFileSync(`${group}/cgroup.procs`, String(pid));
    return true;
  } catch {
    return false;
  }
}

function letGo({ pid }: HouseProcess): void {
  try {
    rmdirSync(`${CPU_GROUPS}/taproom-${pid}`);
  } catch {
    // It was never held.
  }
}

/** Pins Postgres, and this process with what it starts from now on, to all cores but the first. */
function keepOff(database: number): void {
  const others = `1-${cores - 1}`;
  for (const pid of [process.pid, database, ...childrenOf(database)]) pin(pid, others);
}

const sum = (loads: readonly Load[]): number =>
  loads.reduce((all, { answersPerSecond }) => all + answersPerSecond, 0);

const cores = availableParallelism();
const before = loadavg()[0].toFixed(1);
const folder = mkdtempSync(join(tmpdir(), 'taproom-street-'));
const postgres = await startPostgres();
const onPostgres = async (): Promise<HouseProcess> =>
  startHouse('', undefined, { DATABASE_URL: url, LOG_LEVEL: 'info' });
const url = await postgres.database('street');
try {
  const sqlite = await startHouse(folder);
  const alone = await load(sqlite, 'full', TABLES);
  await sqlite.kill();

  const first = await onPostgres();
  const steady = await load(first, 'rate', 200);
  const begun = cpuOf(postgres.pid);
  const one = await load(first, 'full', TABLES);
  const database = (cpuOf(postgres.pid) - begun) / (one.answersPerSecond * (SECONDS + 1.5));

  const second = await onPostgres();
  const both = await Promise.all([first, second].map((house) => load(house, 'full', TABLES)));
  const isHeld = hold(first) && hold(second);
  if (isHeld) keepOff(postgres.pid);
  const held: { readonly one: number; readonly both: number }[] = [];
  while (isHeld && held.length < ROUNDS) {
    const { answersPerSecond } = await load(first, 'full', TABLES);
    held.push({
      one: answersPerSecond,
      both: sum(await Promise.all([first, second].map((house) => load(house, 'full', TABLES)))),
    });
  }
  await Promise.all([first.kill(), second.kill()]);
  for (const house of [first, second]) letGo(house);

  const together = sum(both);
  const byTimes = held.toSorted((a, b) => a.both / a.one - b.both / b.one);
  const middle = byTimes[Math.floor(byTimes.length / 2)];
  const rows = [
    `one house on SQLite, ${TABLES} tables that answer as fast as they are told: **${alone.answersPerSecond.toFixed(0)} answers/s** (${alone.cpuPerAnswer.toFixed(0)} µs of processor time each)`,
    `one house on Postgres: **${one.answersPerSecond.toFixed(0)} answers/s** (${one.cpuPerAnswer.toFixed(0)} µs each in the house, about ${database.toFixed(0)} µs in Postgres)`,
    `Postgres : SQLite: **${(one.answersPerSecond / alone.answersPerSecond).toFixed(2)}** (≥ 0.5: ${one.answersPerSecond >= 0.5 * alone.answersPerSecond ? 'held' : '**not held**'})`,
    `p99 on Postgres at 200 answers/s: **${steady.p99.toFixed(1)} ms** (median ${steady.p50.toFixed(1)}; ≤ 50 ms: ${steady.p99 <= 50 ? 'held' : '**not held**'})`,
    `two houses on the same Postgres: **${together.toFixed(0)} answers/s, ${(together / one.answersPerSecond).toFixed(2)} times one** on ${cores} cores that two houses, two loads and Postgres share`,
    middle === undefined
      ? 'the houses pinned, each held to a part of a core: this machine does not let us, **not measured**'
      : `both houses pinned to the first core, each held to ${PART} of it, Postgres and the load to the others: **${middle.both.toFixed(0)} answers/s, ${(middle.both / middle.one).toFixed(2)} times one** (${middle.one.toFixed(0)}; the middle of ${byTimes.map((each) => (each.both / each.one).toFixed(2)).join(', ')}; ≥ 1.6: ${middle.both >= 1.6 * middle.one ? 'held' : '**not held**'})`,
  ];
  for (const row of rows) console.log(row.replaceAll('**', ''));
  if (process.argv.includes('--write')) {
    const [start, end] = ['<!-- street -->\n', '<!-- /street -->'];
    const page = readFileSync(here('SERVER.md'), 'utf8');
    const [head] = page.split(start);
    const [, rest] = page.split(end);
    const when = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0].model.trim()}, load average before ${before}; \`node bench/street.ts --write\`; code path: the server of \`npm start\` without its limits, PostgreSQL 18 with fsync.`;
    writeFileSync(
      here('SERVER.md'),
      `${head}${start}\n${when}\n\n${rows.map((row) => `- ${row}`).join('\n')}\n\n${end}${rest}`,
    );
  }
} finally {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}

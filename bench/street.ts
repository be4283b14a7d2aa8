/**
 * One house on SQLite, one on Postgres and two on the same Postgres, under the same load: `node bench/street.ts [--write]`.
 * On a machine with few cores two houses, their database and the load share them. So each house is also held to a part of
 * a core (Linux, as root): then the cores allow two, and what both carry beside one is measured. Bounded: about two minutes.
 */
import { spawn } from 'node:child_process';
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

/** What the processors did for Postgres, in microseconds: its own processes are the children of one. */
function cpuOf(parent: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1].split(' ');
        return Number(fields[1]) === parent ? sum + 10_000 * (Number(fields[11]) + Number(fields[12])) : sum;
      } catch {
        // It has just ended.
        return sum;
      }
    }, 0);
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

/** Each house is held to so much of a core: two of them, their load and Postgres fit on two. */
const PART = 0.25;
const CPU_GROUPS = '/sys/fs/cgroup/cpu';

/** Holds a house to its part; false: this machine does not let us. */
function hold({ pid }: HouseProcess): boolean {
  try {
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
  const oneHeld = isHeld ? await load(first, 'full', TABLES) : null;
  const bothHeld = isHeld
    ? await Promise.all([first, second].map((house) => load(house, 'full', TABLES)))
    : [];
  await Promise.all([first.kill(), second.kill()]);
  for (const house of [first, second]) letGo(house);

  const together = both.reduce((sum, { answersPerSecond }) => sum + answersPerSecond, 0);
  const heldTogether = bothHeld.reduce((sum, { answersPerSecond }) => sum + answersPerSecond, 0);
  const times = heldTogether / (oneHeld?.answersPerSecond ?? NaN);
  const rows = [
    `one house on SQLite, ${TABLES} tables that answer as fast as they are told: **${alone.answersPerSecond.toFixed(0)} answers/s** (${alone.cpuPerAnswer.toFixed(0)} µs of processor time each)`,
    `one house on Postgres: **${one.answersPerSecond.toFixed(0)} answers/s** (${one.cpuPerAnswer.toFixed(0)} µs each in the house, about ${database.toFixed(0)} µs in Postgres)`,
    `Postgres : SQLite: **${(one.answersPerSecond / alone.answersPerSecond).toFixed(2)}** (≥ 0.5: ${one.answersPerSecond >= 0.5 * alone.answersPerSecond ? 'held' : '**not held**'})`,
    `p99 on Postgres at 200 answers/s: **${steady.p99.toFixed(1)} ms** (median ${steady.p50.toFixed(1)}; ≤ 50 ms: ${steady.p99 <= 50 ? 'held' : '**not held**'})`,
    `two houses on the same Postgres: **${together.toFixed(0)} answers/s, ${(together / one.answersPerSecond).toFixed(2)} times one** on ${availableParallelism()} cores that two houses, two loads and Postgres share`,
    oneHeld === null
      ? 'each house held to a part of a core: this machine does not let us, **not measured**'
      : `the same with each house held to ${PART} of a core, so that the cores allow two: **${heldTogether.toFixed(0)} answers/s, ${times.toFixed(2)} times one** (${oneHeld.answersPerSecond.toFixed(0)}; ≥ 1.6: ${times >= 1.6 ? 'held' : '**not held**'})`,
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

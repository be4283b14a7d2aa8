/**
 * One house on SQLite, one on Postgres and two on the same Postgres, under the same load: `node bench/street.ts [--write]`.
 * On a machine with few cores two houses, their database and the load share them: what each answer takes of a
 * processor says how far more cores would carry. Bounded: about two minutes.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
  await Promise.all([first.kill(), second.kill()]);

  const together = both.reduce((sum, { answersPerSecond }) => sum + answersPerSecond, 0);
  const cpuTogether = both.reduce((sum, { cpuPerAnswer }) => sum + cpuPerAnswer, 0) / both.length;
  const rows = [
    `one house on SQLite, ${TABLES} tables that answer as fast as they are told: **${alone.answersPerSecond.toFixed(0)} answers/s** (${alone.cpuPerAnswer.toFixed(0)} µs of processor time each)`,
    `one house on Postgres: **${one.answersPerSecond.toFixed(0)} answers/s** (${one.cpuPerAnswer.toFixed(0)} µs each in the house, about ${database.toFixed(0)} µs in Postgres)`,
    `Postgres : SQLite: **${(one.answersPerSecond / alone.answersPerSecond).toFixed(2)}** (≥ 0.5: ${one.answersPerSecond >= 0.5 * alone.answersPerSecond ? 'held' : '**not held**'})`,
    `p99 on Postgres at 200 answers/s: **${steady.p99.toFixed(1)} ms** (median ${steady.p50.toFixed(1)}; ≤ 50 ms: ${steady.p99 <= 50 ? 'held' : '**not held**'})`,
    `two houses on the same Postgres: **${together.toFixed(0)} answers/s, ${(together / one.answersPerSecond).toFixed(2)} times one** on ${availableParallelism()} cores that two houses, two loads and Postgres share`,
    `the same by processor time, where cores allow: **${((2 * one.cpuPerAnswer) / cpuTogether).toFixed(2)} times one** (${one.cpuPerAnswer.toFixed(0)} and ${cpuTogether.toFixed(0)} µs an answer in each house; ≥ 1.6: ${2 * one.cpuPerAnswer >= 1.6 * cpuTogether ? 'held' : '**not held**'})`,
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

/**
 * Measures the engine beside what people would use instead: `node bench/run.ts [--quick] [--write] [--check]`.
 * Every contender runs in a process of its own, and all take turns, round after round, so that whatever else the
 * machine is doing hits them alike.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Measured } from './contender.ts';
import { asPage, asText, type Circumstances } from './report.ts';
import { rowsOf } from './rows.ts';

const USAGE = `usage: node bench/run.ts [--quick] [--write] [--check]
  --quick  a short run, to see that it works; its figures are worth little
  --write  writes bench/RESULTS.md
  --check  exits with 1 if a target is missed`;

const CONTENDERS = [
  'threes-taproom',
  'threes-boardgame-io',
  'rogues-taproom',
  'holdem-poker-ts',
  'inn-random',
  'inn-served',
  'inn-boardgame-io',
  'copy-taproom',
  'copy-structured-clone',
  'copy-json',
  'imagine-taproom',
  'inn-sensible',
];

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
const RESULTS = fileURLToPath(new URL('RESULTS.md', import.meta.url));

function options(): { quick: boolean; write: boolean; check: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { quick: flag, write: flag, check: flag } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

function measure(name: string, warmUp: number, measured: number): Measured {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [WORKER, name, `${warmUp}`, `${measured}`],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
      timeout: 60_000,
    },
  );
  if (error !== undefined) throw error;
  if (status !== 0)
    throw new Error(
      stderr
        .trim()
        .split('\n')
        .find((line) => /^\w*Error\b/.test(line)) ?? stderr.trim(),
    );
  return JSON.parse(stdout) as Measured;
}

const { quick, write, check } = options();
const rounds = quick ? 2 : 5;
const warmUp = quick ? 300 : 1300;
const measured = quick ? 300 : 1300;
const seeds = quick ? 100 : 500;
const innSeeds = quick ? 5 : 30;
const hands = quick ? 5_000 : 100_000;
const load = loadavg()
  .map((n) => n.toFixed(2))
  .join(' ');

// Read by boardgame.io and immer when they are loaded.
process.env.NODE_ENV = 'production';
const { compareInn, compareThrees, countHands } = await import('./agree.ts');
const agreed =
  `both engines played the same ${seeds} games of Threes (${compareThrees(seeds)} moves) ` +
  `and the same ${innSeeds} of the inn (${compareInn(innSeeds)} decisions) to the same end; ` +
  `${hands.toLocaleString('en-GB')} hands of Rogues and Warriors (${countHands(hands).toLocaleString('en-GB')} decisions) all ended, no coin lost or made`;
console.log(`Node ${process.version}, ${cpus()[0].model}, load ${load}\n${agreed}`);

const found: Record<string, Measured[] | null> = Object.fromEntries(CONTENDERS.map((name) => [name, []]));
const errors: string[] = [];
for (let round = 1; round <= rounds; round++) {
  for (const name of CONTENDERS) {
    if (found[name] === null) continue;
    if (process.stderr.isTTY) process.stderr.write(`\rround ${round} of ${rounds}: ${name.padEnd(24)}`);
    try {
      found[name].push(measure(name, warmUp, measured));
    } catch (error) {
      // The others are still worth measuring.
      found[name] = null;
      errors.push(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');

const rows = rowsOf(found);
console.log(`\n${asText(rows)}`);
for (const error of errors) console.error(`\n${error}`);

if (write) {
  const flags = process.argv.slice(2).join(' ');
  const circumstances: Circumstances = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpu: `${cpus().length} × ${cpus()[0].model.trim()}`,
    load,
    command: `npm run bench -- ${flags}`,
    rounds,
    warmUp,
    measured,
    agreed,
    errors,
  };
  writeFileSync(RESULTS, asPage(rows, circumstances));
  console.log('\nWritten: bench/RESULTS.md');
}

const missed = rows.filter((row) => row.passed === false);
if (check && missed.length > 0) {
  console.error(
    `\nMissed: ${missed.map((row) => `${row.what} (${row.text}, target ${row.target})`).join('; ')}.`,
  );
  process.exitCode = 1;
}

// The server is measured under load, beside a bare one.
const server = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('server.ts', import.meta.url)), ...process.argv.slice(2)],
  { stdio: 'inherit', timeout: 600_000 },
);
if (server.status !== 0) process.exitCode = 1;

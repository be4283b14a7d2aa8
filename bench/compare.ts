/**
 * Is it slower than it was? `node bench/compare.ts REF [--write]` plays the same random games with the engine as it is
 * and as it was at a commit, in turns, and compares the CPU time of a decision.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PLAYERS = ['Sera', 'Jasper', 'Daareka', 'Ygella'];
const ROUNDS = 5;

/** Runs in a process of its own: `root` is the tree whose engine plays. Prints microseconds per decision. */
const CONTENDER = `
const [root, players] = process.argv.slice(1);
// The cast of earlier commits came with its inn, and their bots were functions.
const { castOf, createInn } = await import(root + '/packages/inn/src/index.ts');
const { base, inn = createInn(castOf([base])) } = await import(root + '/packages/cast/src/index.ts');
const { random, bots } = await import(root + '/packages/bots/src/index.ts');
const answer = random?.inn ?? bots.random;
const { answerAt, luckFrom, seatTable } = await import(root + '/packages/kernel/src/index.ts');
function play(from, games) {
  let decisions = 0;
  const before = process.cpuUsage();
  for (let game = from; game < from + games; game++) {
    const table = seatTable(inn, { players: players.split(',') }, game);
    const luck = luckFrom(game + 1);
    for (; inn.question(table.state).kind !== 'over'; decisions++)
      answerAt(inn, table, answer({ answers: inn.answers(table.state, { bare: true }), luck }));
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / decisions;
}
play(0, 1500);
console.log(play(5000, 4000));
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const [ref] = positionals;
if (ref === undefined) {
  console.error('usage: node bench/compare.ts REF [--write]');
  process.exit(2);
}

const old = mkdtempSync(join(tmpdir(), 'taproom-before-'));
try {
  execFileSync('git', ['-C', ROOT, 'worktree', 'add', '--detach', '--force', old, ref], { stdio: 'ignore' });
  // The old tree must find its own packages, not the ones beside this file.
  mkdirSync(join(old, 'node_modules', '@taproom'), { recursive: true });
  for (const room of ['kernel', 'inn', 'cast', 'bots', 'parlour'])
    symlinkSync(join(old, 'packages', room), join(old, 'node_modules', '@taproom', room));
  const before: number[] = [];
  const now: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    before.push(measure(old));
    now.push(measure(ROOT));
  }
  const ratio = median(now.map((us, i) => us / before[i]));
  const line = `Against ${ref}: a decision of ${PLAYERS.join(', ')} took ${median(before).toFixed(2)} µs then and ${median(now).toFixed(2)} µs now, ${ratio.toFixed(2)} of it (median of ${ROUNDS} rounds taken in turns; \`node bench/compare.ts ${ref}\`).`;
  console.log(line);
  if (values.write) appendFileSync(new URL('RESULTS.md', import.meta.url), `\n${line}\n`);
} finally {
  execFileSync('git', ['-C', ROOT, 'worktree', 'remove', '--force', old], { stdio: 'ignore' });
  rmSync(old, { recursive: true, force: true });
}

function measure(root: string): number {
  const out = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', CONTENDER, root, PLAYERS.join(',')],
    {
      encoding: 'utf8',
    },
  );
  return Number(out);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

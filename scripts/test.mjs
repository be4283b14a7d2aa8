// `npm test`: every check of the repository, with a summary at the end.
// `npm test -- unit scenarios` runs only the steps named.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fetchChromium } from './chromium.mjs';
import { root, run, seconds, setup } from './setup.mjs';

const SCENARIOS = 'rulebook/scenarios';
const GAMES = 1000;

/**
 * `command` gives what to run, or a reason (a string) why there is nothing to run.
 * @typedef {{ name: string, about: string, command: () => string[] | string | Promise<string[]> }} Step
 */

/** These only read the sources, so two of them run side by side. @type {Step[]} */
const still = [
  {
    name: 'format',
    about: 'prettier; mend it with `npm run format`',
    command: () => ['prettier', '--check', '--log-level', 'warn', '.'],
  },
  { name: 'types', about: 'tsc', command: () => ['tsc', '--noEmit'] },
  {
    name: 'web-types',
    about: 'tsc, with a browser’s library',
    command: () => ['tsc', '--noEmit', '-p', 'packages/web'],
  },
  { name: 'lint', about: 'oxlint', command: () => ['oxlint', '--type-aware'] },
  { name: 'layers', about: 'which package imports which', command: () => ['node', 'scripts/layers.mjs'] },
  {
    name: 'dead-code',
    about: 'knip: unused files, exports and dependencies',
    command: () => ['knip', '--no-config-hints', '--no-progress'],
  },
];

/** These run the engine, one after the other. @type {Step[]} */
const moving = [
  { name: 'unit', about: 'vitest', command: () => ['vitest', 'run'] },
  { name: 'scenarios', about: `the rulebook, executed: ${SCENARIOS}`, command: scenarios },
  {
    name: 'random-games',
    about: `${GAMES} games of random answers, with invariants`,
    command: () => ['node', 'packages/cli/src/main.ts', 'torture', '--games', String(GAMES)],
  },
  {
    name: 'random-gambling',
    about: `${GAMES} gambling tables of random answers, with invariants`,
    command: () => ['node', 'packages/cli/src/main.ts', 'torture', '--parlour', '--games', String(GAMES)],
  },
  {
    name: 'browser',
    about: 'the page, played in a real Chromium',
    // It may still be coming.
    command: () => chromium.then(() => ['node', 'scripts/browser.mjs']),
  },
];

function scenarios() {
  if (!existsSync(join(root, SCENARIOS))) return `there is no folder ${SCENARIOS}`;
  const files = readdirSync(join(root, SCENARIOS), { recursive: true })
    .map((file) => `${SCENARIOS}/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  // An empty folder is a mistake: without files the command fails, and so does the step.
  return ['taproom', 'scenario', ...files];
}

const every = [...still, ...moving];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !every.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. The steps are: ${every.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
/** @param {{ name: string }} step */
const wanted = (step) => named.length === 0 || named.includes(step.name);

const begun = Date.now();
// Where there is no browser it comes while the other steps run.
const chromium = wanted({ name: 'browser' }) ? fetchChromium() : Promise.resolve();
const node = await setup();
/** @type {{ name: string, outcome: 'passed' | 'FAILED' | 'skipped', time: string, note: string }[]} */
const results = [];

const queue = still.filter(wanted);
const worker = async () => {
  for (let step = queue.shift(); step; step = queue.shift()) await take(step, true);
};
await Promise.all([worker(), worker()]);
for (const step of moving.filter(wanted)) await take(step, false);

const passed = results.filter(({ outcome }) => outcome === 'passed').length;
const failed = results.filter(({ outcome }) => outcome === 'FAILED').length;
console.log(`\n== summary (${seconds(begun)})`);
for (const { name } of every) {
  const result = results.find((candidate) => candidate.name === name);
  if (!result) continue;
  console.log(`   ${name.padEnd(17)}${result.outcome.padEnd(9)}${result.time.padStart(8)}${result.note}`);
}
console.log(`steps: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * @param {Step} step
 * @param {boolean} together whether another step may be running: then the output comes in one piece, at the end
 */
async function take(step, together) {
  const heading = `\n== ${step.name} (${step.about})`;
  if (!together) console.log(heading);
  const started = Date.now();
  const command = await step.command();
  if (typeof command === 'string') {
    console.log(`   skipped: ${command}`);
    results.push({ name: step.name, outcome: 'skipped', time: '', note: `  ${command}` });
    return;
  }
  const [program, ...args] = command;
  const ended = await run(node, program, args, { capture: together }).catch((error) => {
    return { code: 1, signal: null, output: `${program} could not be started: ${error.message}`, stdout: '' };
  });
  const outcome = ended.code === 0 && !ended.signal ? 'passed' : 'FAILED';
  const time = seconds(started);
  if (together) console.log(heading);
  if (ended.output.trim()) console.log(ended.output.trimEnd());
  if (ended.signal) console.log(`   ended by ${ended.signal}`);
  console.log(`   ${outcome} in ${time}`);
  results.push({ name: step.name, outcome, time, note: '' });
  // Ctrl-C means all of it, and so does whoever ends this process.
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]))
    if (ended.signal === signal || ended.code === code) process.exit(code);
}

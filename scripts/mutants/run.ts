/**
 * `npm run mutants`: changes one number, comparison or branch at a time in the cards and the rules, runs what proves
 * them, and lists what nobody notices.
 */
import { createHash } from 'node:crypto';
import { matchesGlob } from 'node:path';
import { keyOfMutant, readEquals, type Equals } from './equal.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import type { Mutant } from './plant.ts';
import { proveAll, surveyed } from './pool.ts';
import { bundle, planOf, type Plan } from './program.ts';
import { writePage } from './page.ts';
import { survivors, table, totals, type Result } from './report.ts';
import { allScenarios, isTold, type Verdict } from './scenarios.ts';
import { UnitTests } from './units.ts';

/** The mutants that are asked for, in the order of the seed: the same ones also when something else has changed. */
function chosen(mutants: readonly Mutant[], { groups, file, seed, sample }: Options): Mutant[] {
  const times = new Map<string, number>();
  const ranked = mutants.map((mutant) => {
    const key = keyOfMutant(mutant);
    const nth = (times.get(key) ?? 0) + 1;
    times.set(key, nth);
    return { mutant, rank: createHash('sha1').update(`${seed} ${nth} ${key}`).digest('hex') };
  });
  return ranked
    .filter(({ mutant }) => groups.includes(mutant.group))
    .filter(({ mutant }) => file === undefined || matchesGlob(mutant.file, file))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, sample)
    .map(({ mutant }) => mutant);
}

async function main(options: Options): Promise<void> {
  const began = Date.now();
  const until = began + options.minutes * 60_000;
  const plan = planOf();
  const { mutants } = plan;
  const equals = readEquals(new URL('equal.yaml', import.meta.url));
  const stale = equals.stale(mutants);
  for (const { file, code, change } of stale)
    console.log(`equal.yaml: nothing fits “${change}” in “${code}” of ${file} any more`);

  const wanted = chosen(mutants, options);
  const scenarios = allScenarios();
  const task = { code: await bundle(plan), mutants, scenarios };
  const known = await surveyed(task);
  console.log(`${wanted.length} of ${mutants.length} mutants, ${scenarios.length} scenarios`);
  const ids = wanted.map(({ id }) => id);
  const results: Result[] = [];
  let done = 0;
  await proveAll({ ...task, known }, ids, until, (id, verdict) => {
    if (!options.told || isTold(verdict)) results.push(resultOf(mutants[id], verdict, equals));
    if (++done % 200 === 0) console.log(`  ${done} after ${seconds(began)} s`);
  });
  if (!options.scenariosOnly && Date.now() < until) await askUnitTests(plan, results, until);

  if (options.list) console.log(survivors(results, ['survived', 'sheet']).join('\n'));
  console.log(`\n${table(totals(results))}\n\n${seconds(began)} s`);
  if (options.write) writePage(results, process.argv.slice(2), seconds(began), ids.length - done);
}

function resultOf(mutant: Mutant, verdict: Verdict, equals: Equals): Result {
  const { killed, endless, onSheet, by = '' } = verdict;
  if (killed) return { mutant, verdict, by, outcome: endless ? 'endless' : 'scenario' };
  const outcome = equals.has(mutant) ? 'equal' : onSheet ? 'sheet' : 'survived';
  return { mutant, verdict, by, outcome, unasked: outcome === 'survived' };
}

/** The unit tests on what no scenario noticed and no sheet shows: those that mean the same are spared it. */
async function askUnitTests(plan: Plan, results: Result[], until: number): Promise<void> {
  const units = new UnitTests(plan);
  await units.survey();
  console.log('  the unit tests on what is left');
  for (const [i, result] of results.entries()) {
    if (result.outcome !== 'survived' || Date.now() > until) continue;
    const { by, endless } = await units.prove(result.mutant);
    const outcome = by === null ? 'survived' : endless ? 'endless' : 'unit';
    results[i] = { ...result, outcome, by: by ?? '', unasked: false };
  }
  await units.close();
}

const seconds = (since: number): number => Math.round((Date.now() - since) / 1000);

/** Null: there is nothing to do. */
function wishes(): Options | null {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options === null) console.log(USAGE);
    return options;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exitCode = 2;
    return null;
  }
}

const options = wishes();
if (options !== null) await main(options);

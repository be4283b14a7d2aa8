/**
 * `npm run mutants`: changes one number, comparison or branch at a time in the cards and the rules, runs what proves
 * them, and lists what nobody notices.
 */
import { createHash } from 'node:crypto';
import { matchesGlob } from 'node:path';
import { keyOfMutant, readEquals } from './equal.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import type { Mutant } from './plant.ts';
import { proveAll, surveyed } from './pool.ts';
import { bundle, planOf, type Plan } from './program.ts';
import { survivors, table, totals, type Result } from './report.ts';
import { allScenarios, type Verdict } from './scenarios.ts';
import { UnitTests } from './units.ts';

const TOLD = new Set(['printed', 'stated']);

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
  for (const { file, code, change } of equals.stale(mutants))
    console.log(`equal.yaml: nothing fits “${change}” in “${code}” of ${file} any more`);
  const wanted = chosen(mutants, options);
  const scenarios = allScenarios();
  const task = { code: await bundle(plan), mutants, scenarios };
  const known = await surveyed(task);
  console.log(`${wanted.length} of ${mutants.length} mutants, ${scenarios.length} scenarios`);

  const results: Result[] = [];
  const isWanted = ({ touched }: Verdict): boolean =>
    !options.told || (touched?.provenances.some((provenance) => TOLD.has(provenance)) ?? false);
  await proveAll(
    { ...task, known },
    wanted.map(({ id }) => id),
    until,
    (id, verdict) => {
      const mutant = mutants[id];
      if (isWanted(verdict))
        results.push({ mutant, verdict, outcome: outcomeOf(mutant, verdict), by: verdict.by ?? '' });
      if (results.length % 200 === 0) console.log(`  ${results.length} done after ${seconds(began)} s`);
    },
  );
  function outcomeOf(mutant: Mutant, verdict: Verdict): Result['outcome'] {
    if (verdict.killed) return verdict.endless ? 'endless' : 'scenario';
    return equals.has(mutant) ? 'equal' : verdict.onSheet ? 'sheet' : 'survived';
  }

  if (!options.scenariosOnly) await askUnitTests(plan, results, until);
  if (options.list) console.log(survivors(results).join('\n'));
  console.log(`\n${table(totals(results))}\n\n${seconds(began)} s`);
}

/** The unit tests on what no scenario noticed: those that mean the same are spared it. */
async function askUnitTests(plan: Plan, results: Result[], until: number): Promise<void> {
  const units = new UnitTests(plan);
  await units.survey();
  for (const [i, result] of results.entries()) {
    if (result.outcome !== 'survived' && result.outcome !== 'sheet') continue;
    if (Date.now() > until) break;
    const { by, endless } = await units.prove(result.mutant);
    if (by !== null) results[i] = { ...result, by, outcome: endless ? 'endless' : 'unit' };
  }
  await units.close();
}

const seconds = (since: number): number => Math.round((Date.now() - since) / 1000);

let options: Options | null = null;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  process.exitCode = 2;
}
if (options !== null) await main(options);

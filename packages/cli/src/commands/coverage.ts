/** `taproom coverage`: how much of the rulebook is proven, by scenarios that pass and by test files that say so. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  collectTestCitations,
  computeCoverage,
  InventoryError,
  loadInventory,
  type Coverage,
  type Inventory,
  type Tallies,
  type Tally,
} from '@taproom/scenario';
import { Failure } from '../failure.ts';
import { root, rulebook } from '../places.ts';
import { runScenarioFile, scenariosIn } from '../scenarios.ts';
import { columns } from '../terminal.ts';

export interface CoverageOptions {
  readonly json?: boolean;
  readonly rulebook?: string;
}

export function coverage(options: CoverageOptions): number {
  const folder = options.rulebook ?? rulebook;
  const inventory = inventoryIn(folder);
  const scenarios = join(folder, 'scenarios');
  const results = existsSync(scenarios) ? scenariosIn(scenarios).flatMap(runScenarioFile) : [];
  const passed = results.filter(({ ok }) => ok);
  const proven = new Set([...passed.flatMap(({ cites }) => cites), ...collectTestCitations(testFiles())]);
  const found = computeCoverage(inventory, proven);
  if (options.json) {
    console.log(JSON.stringify(found, null, 2));
    return 0;
  }
  for (const line of tableOf(found)) console.log(line);
  console.log(
    `\n${results.length} scenarios, ${results.length - passed.length} of which fail and prove nothing.`,
  );
  if (found.missing.length > 0)
    console.log(`${found.missing.length} entries are not proven; --json lists them.`);
  for (const line of foreignTo(found)) console.log(line);
  if (found.unknown.length > 0) console.log(`Cited, but not in the inventory: ${found.unknown.join(', ')}.`);
  return 0;
}

/** What the books say about things that are not in the house: listed, but not counted. */
function foreignTo({ foreign }: Coverage): string[] {
  const abouts = Object.entries(foreign);
  if (abouts.length === 0) return [];
  const total = abouts.reduce((sum, [, ids]) => sum + ids.length, 0);
  return [
    `\n${total} entries are not counted, because they are about what the house does not have:`,
    ...abouts.map(([about, ids]) => `  ${about}: ${ids.join(', ')}`),
  ];
}

function inventoryIn(folder: string): Inventory {
  try {
    return loadInventory(join(folder, 'inventory'));
  } catch (error) {
    if (error instanceof InventoryError) throw new Failure(error.message);
    throw error;
  }
}

/** Whether they pass is for `npm test` to see. */
function testFiles(): string[] {
  return globSync('packages/*/test/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] })
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8'));
}

const KINDS = ['rules', 'examples', 'rulings', 'cards', 'decisions'] as const;

function tableOf(found: Coverage): string[] {
  const rows = Object.entries(found.books).map(([book, tallies]) => rowOf(book, tallies));
  const line = columns([['', ...KINDS, 'all'], ...rows, rowOf('all', found)], 'lrrrrrr');
  return line;
}

function rowOf(name: string, tallies: Partial<Tallies>): string[] {
  const found = KINDS.map((kind) => tallies[kind]);
  const all: Tally = { total: 0, proven: 0 };
  for (const tally of found) {
    all.total += tally?.total ?? 0;
    all.proven += tally?.proven ?? 0;
  }
  return [
    name,
    ...[...found, all].map((tally) => (tally && tally.total > 0 ? `${tally.proven}/${tally.total}` : '–')),
  ];
}

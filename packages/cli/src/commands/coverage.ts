/** `taproom coverage`: how much of the rulebook is proven, by scenarios that pass and by test files that say so. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
import { columns } from '../terminal/text.ts';

export interface CoverageOptions {
  readonly json?: boolean;
  /** Runs the tests that claim something; without it they count as they stand, for `npm test` runs them all. */
  readonly tests?: boolean;
  readonly rulebook?: string;
}

export function coverage(options: CoverageOptions): number {
  const folder = options.rulebook ?? rulebook;
  const inventory = inventoryIn(folder);
  const scenarios = join(folder, 'scenarios');
  const results = existsSync(scenarios) ? scenariosIn(scenarios).flatMap(runScenarioFile) : [];
  const passed = results.filter(({ ok }) => ok);
  const claiming = testFiles().filter(({ text }) => text.includes('proves:'));
  const failing = options.tests ? failingOf(claiming.map(({ file }) => file)) : new Set<string>();
  const texts = claiming.filter(({ file }) => !failing.has(file)).map(({ text }) => text);
  const proven = new Set([...passed.flatMap(({ cites }) => cites), ...collectTestCitations(texts)]);
  const found = computeCoverage(inventory, proven);
  if (options.json) {
    console.log(JSON.stringify(found, null, 2));
    return 0;
  }
  for (const line of tableOf(found)) console.log(line);
  console.log(
    `\n${results.length} scenarios, ${results.length - passed.length} of which fail and prove nothing.`,
  );
  if (options.tests)
    console.log(
      `${claiming.length} test files, ${failing.size} of which fail and prove nothing${[...failing].map((file) => `\n  ${file}`).join('')}`,
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

function testFiles(): { file: string; text: string }[] {
  const folders = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'test'));
  const here = folders.filter((folder) => existsSync(join(root, folder)));
  if (here.length === 0)
    throw new Failure('What is proven is counted where the tests are: in the repository.');
  return here
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** Which of these test files have a test that fails, or do not run at all. */
function failingOf(files: readonly string[]): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-coverage-'));
  const report = join(folder, 'report.json');
  try {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    spawnSync(process.execPath, [vitest, 'run', '--reporter=json', `--outputFile=${report}`, ...files], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (!existsSync(report)) throw new Failure('The tests could not be run: try `npm test -- unit`.');
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { name: string; status: string }[];
    };
    const passed = new Set(testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
    return new Set(files.filter((file) => !passed.has(join(root, file))));
  } finally {
    rmSync(folder, { recursive: true });
  }
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

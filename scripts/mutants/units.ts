/** What the unit tests say of a mutant that no scenario noticed. */
import { fileURLToPath } from 'node:url';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import type { TaskMeta } from 'vitest';
import { isReached, unpacked } from './packed.ts';
import type { Mutant } from './plant.ts';
import type { Plan } from './program.ts';
import { ROOT } from './sources.ts';
import { ENDLESS } from './switch.ts';
import type {} from './unit-setup.ts';

/** The packages whose tests are about rules and cards; the sheet of all cards is asked apart. */
const TESTS = ['packages/{kernel,inn,cast,parlour}/test/**/*.test.ts'];
const SHEET = 'packages/cast/test/sheet.test.ts';

/** A mutant that makes a file of tests take so much longer than without will not come to an end. */
const LONGER = 20;
const PATIENCE_MS = 180_000;

/** Tests that reach more places than that play whole random games: they take long, and are not asked. */
const MOST_TICKS = 3_000_000;

interface Reach {
  readonly id: string;
  readonly reached: Uint8Array;
  readonly ticks: number;
}

/** What it reaches outside its tests, as it is loaded, can show in all of them. */
interface TestFile extends Reach {
  readonly tests: readonly Reach[];
}

const reachOf = (id: string, { reached = '', ticks = 0 }: TaskMeta): Reach => ({
  id,
  reached: unpacked(reached),
  ticks,
});

export interface UnitVerdict {
  /** The first test that fails; null: none. */
  readonly by: string | null;
  readonly endless: boolean;
}

export class UnitTests {
  readonly #plan: Plan;
  #vitest: Vitest | null = null;
  #files: readonly TestFile[] = [];
  #failed: UnitVerdict | null = null;
  /** The files that are run now; undefined: all. */
  #asked: ReadonlySet<string> | undefined;
  /** The end of a run that was cut short when a test failed: the next one must not be cut short with it. */
  #cancelling: Promise<unknown> | null = null;
  /** Each file of tests in a thread of its own: only so it can be told what it reaches. */
  #apart = true;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** Runs all tests without a mutant, to see what each of them reaches; then as mutants will be tried, together. */
  async survey(): Promise<void> {
    this.#files = (await this.#runAll(null)).map((module) => ({
      ...reachOf(module.moduleId, module.meta()),
      tests: [...module.children.allTests('passed')]
        .map((test) => reachOf(test.id, test.meta()))
        .filter(({ ticks }) => ticks <= MOST_TICKS),
    }));
    await this.close();
    this.#apart = false;
    await this.#runAll(this.#files);
  }

  async #runAll(files: readonly TestFile[] | null): Promise<readonly TestModule[]> {
    const modules = await this.#run(files, -1, Infinity);
    const failed = modules.find((module) => !module.ok());
    if (failed !== undefined)
      throw new Error(`${this.#failed?.by ?? failed.relativeModuleId} fails without any mutant.`);
    return modules;
  }

  async prove({ id, place }: Mutant): Promise<UnitVerdict> {
    const files = this.#files
      .map((file) =>
        isReached(file.reached, place)
          ? file
          : { ...file, tests: file.tests.filter(({ reached }) => isReached(reached, place)) },
      )
      .filter(({ tests }) => tests.length > 0);
    if (files.length === 0) return { by: null, endless: false };
    const limit = LONGER * Math.max(...files.map(({ ticks }) => ticks));
    const stuck = await this.#within(this.#run(files, id, limit));
    if (stuck) return { by: 'no end', endless: true };
    return this.#failed ?? { by: null, endless: false };
  }

  async close(): Promise<void> {
    await this.#vitest?.close();
    this.#vitest = null;
    // A test that fails is what we are looking for.
    process.exitCode = 0;
  }

  async #begin(): Promise<Vitest> {
    const { texts } = this.#plan;
    this.#vitest ??= await createVitest(
      'test',
      {
        root: ROOT,
        config: false,
        watch: false,
        include: TESTS,
        exclude: [SHEET],
        environment: 'node',
        pool: 'threads',
        maxWorkers: 2,
        isolate: this.#apart,
        // What the plugin serves changes with every source: a file kept from before would switch on other mutants.
        fsModuleCache: false,
        // A mutant that hangs is found out otherwise (PATIENCE_MS): a slow machine is no reason.
        testTimeout: 3_600_000,
        setupFiles: [fileURLToPath(new URL('unit-setup.ts', import.meta.url))],
        reporters: [
          {
            onTestCaseResult: (test) => {
              if (test.result().state === 'failed') this.#fail(test.module, test);
            },
            onTestModuleEnd: (module) => {
              if (!module.ok()) this.#fail(module);
            },
          },
        ],
      },
      { plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => texts.get(id) ?? null }] },
    );
    return this.#vitest;
  }

  /** Every run has fresh threads, so that nothing is left of the last mutant. */
  async #run(
    files: readonly TestFile[] | null,
    active: number,
    limit: number,
  ): Promise<readonly TestModule[]> {
    const vitest = await this.#begin();
    await this.#cancelling;
    this.#cancelling = null;
    this.#failed = null;
    this.#asked = files === null ? undefined : new Set(files.map(({ id }) => id));
    const tests = files && files.flatMap((file) => file.tests.map(({ id }) => id));
    vitest.provide('mutants', { active, size: this.#plan.mutants.length, limit, tests });
    const specs = await vitest.globTestSpecifications();
    const { testModules } = await vitest.runTestSpecifications(specs.filter((spec) => this.#asks(spec)));
    // Vitest tells of all files that it knows: what failed for the last mutant is still among them.
    const asked = testModules.filter((module) => this.#asks(module));
    const failed = asked.find((module) => module.state() === 'failed');
    if (failed !== undefined) this.#failed ??= verdictOf(failed);
    // Tests that did not run have noticed nothing.
    const unrun = asked.find((module) => module.state() !== 'passed');
    if (this.#failed === null && unrun !== undefined)
      throw new Error(`${unrun.relativeModuleId} was not run to its end: ${unrun.state()}.`);
    return asked;
  }

  /** The first failure is enough: nothing else need be run. */
  #fail(module: TestModule, test?: TestCase): void {
    if (this.#failed !== null || !this.#asks(module)) return;
    this.#failed = verdictOf(module, test);
    this.#cancelling = this.#vitest?.cancelCurrentRun('test-failure') ?? null;
  }

  /** Whether a file of tests is one of those that are run now. */
  #asks({ moduleId }: { readonly moduleId: string }): boolean {
    return this.#asked?.has(moduleId) ?? true;
  }

  /** Whether it took too long: then everything is begun anew. */
  async #within(run: Promise<unknown>): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<true>((resolve) => {
      timer = setTimeout(() => resolve(true), PATIENCE_MS);
    });
    const stuck = await Promise.race([run.then(() => false), late]);
    clearTimeout(timer);
    if (stuck) await this.close();
    return stuck;
  }
}

function verdictOf(module: TestModule, test?: TestCase): UnitVerdict {
  test ??= [...module.children.allTests('failed')][0];
  const errors = [...module.errors(), ...(test?.result().errors ?? [])];
  return {
    by: `${module.relativeModuleId}: ${test?.fullName ?? errors[0]?.message ?? 'cannot be run'}`,
    endless: errors.some(({ message }) => message === ENDLESS),
  };
}

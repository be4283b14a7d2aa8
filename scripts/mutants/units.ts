/** What the unit tests say of a mutant that no scenario noticed. */
import { fileURLToPath } from 'node:url';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import type {} from './unit-setup.ts';
import type { Mutant } from './plant.ts';
import type { Plan } from './program.ts';
import { ROOT } from './sources.ts';
import { ENDLESS } from './switch.ts';

/** The packages whose tests are about rules and cards; the sheet of all cards is asked apart. */
const TESTS = ['packages/{kernel,inn,cast,parlour}/test/**/*.test.ts'];
const SHEET = 'packages/cast/test/sheet.test.ts';

/** A mutant that makes a file of tests take so much longer than without will not come to an end. */
const LONGER = 20;
const PATIENCE_MS = 180_000;

interface TestFile {
  readonly spec: TestSpecification;
  readonly reached: ReadonlySet<number>;
  readonly ticks: number;
  readonly time: number;
}

export interface UnitVerdict {
  /** The first test that fails; null: none. */
  readonly by: string | null;
  readonly endless: boolean;
}

export class UnitTests {
  readonly #plan: Plan;
  #vitest: Vitest | null = null;
  #files: readonly TestFile[] = [];
  #failed: TestModule | null = null;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** Runs all tests without a mutant, to see what each file of them reaches. */
  async survey(): Promise<void> {
    const vitest = await this.#begin();
    const { testModules } = await this.#run(await vitest.globTestSpecifications(), -1, Infinity);
    this.#files = testModules
      .map((module) => {
        if (!module.ok()) throw new Error(`${verdictOf(module).by} fails without any mutant.`);
        const { reached = [], ticks = 0 } = module.meta();
        const time = module.diagnostic().duration;
        return { spec: module.toTestSpecification(), reached: new Set(reached), ticks, time };
      })
      .sort((a, b) => a.time - b.time);
  }

  async prove({ id, place }: Mutant): Promise<UnitVerdict> {
    const files = this.#files.filter(({ reached }) => reached.has(place));
    // The quick ones first: most that is noticed is noticed there.
    for (const some of [
      files.filter(({ time }) => time < QUICK_MS),
      files.filter(({ time }) => time >= QUICK_MS),
    ]) {
      if (some.length === 0) continue;
      const limit = LONGER * Math.max(...some.map(({ ticks }) => ticks));
      const specs = some.map(({ spec }) => spec);
      const stuck = await this.#within(this.#run(specs, id, limit));
      if (stuck) return { by: 'no end', endless: true };
      if (this.#failed !== null) return verdictOf(this.#failed);
    }
    return { by: null, endless: false };
  }

  async close(): Promise<void> {
    await this.#vitest?.close();
    this.#vitest = null;
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
        testTimeout: 120_000,
        setupFiles: [fileURLToPath(new URL('unit-setup.ts', import.meta.url))],
        reporters: [
          {
            onTestModuleEnd: (module) => {
              if (module.ok() || this.#failed !== null) return;
              this.#failed = module;
              void this.#vitest?.cancelCurrentRun('test-failure');
            },
          },
        ],
      },
      { plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => texts.get(id) ?? null }] },
    );
    return this.#vitest;
  }

  async #run(
    specs: TestSpecification[],
    active: number,
    limit: number,
  ): ReturnType<Vitest['runTestSpecifications']> {
    const vitest = await this.#begin();
    this.#failed = null;
    vitest.provide('mutants', { active, size: this.#plan.mutants.length, limit });
    return vitest.runTestSpecifications(specs);
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

const QUICK_MS = 1000;

function verdictOf(module: TestModule): UnitVerdict {
  const [test] = module.children.allTests('failed');
  const errors = [...module.errors(), ...(test?.result().errors ?? [])];
  return {
    by: `${module.relativeModuleId}: ${test?.fullName ?? errors[0]?.message ?? 'cannot be run'}`,
    endless: errors.some(({ message }) => message === ENDLESS),
  };
}

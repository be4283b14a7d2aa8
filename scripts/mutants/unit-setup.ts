/** Runs before each file of unit tests: the rewritten sources find their switch, and each test tells what it reached. */
import { afterAll, afterEach, beforeEach, inject } from 'vitest';
import { packed } from './packed.ts';
import { SWITCH } from './plant.ts';
import { Switch } from './switch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The mutant that is active (−1: none), how many there are, how often any place may be reached, and which tests
     * are asked (null: all).
     */
    mutants: {
      readonly active: number;
      readonly size: number;
      readonly limit: number;
      readonly tests: readonly string[] | null;
    };
  }
  interface TaskMeta {
    /** The places that a test reached; of a file, those that it reached outside its tests. */
    reached?: string;
    /** How often any was. */
    ticks?: number;
  }
}

const { active, size, limit, tests } = inject('mutants');
const asked = tests && new Set(tests);
const on = new Switch(size);
on.active = active;
on.limit = limit;
Object.assign(globalThis, { [SWITCH]: on });

const outside = new Uint8Array(size);
let ticks = 0;

function leaveTests(): void {
  on.reached.forEach((is, place) => is === 1 && (outside[place] = 1));
  on.reached.fill(0);
  ticks = on.ticks;
}

beforeEach(({ task, skip }) => {
  if (asked !== null && !asked.has(task.id)) skip();
  if (active < 0) leaveTests();
});

afterEach(({ task }) => {
  if (active >= 0) return;
  task.meta.reached = packed(on.reached);
  task.meta.ticks = on.ticks - ticks;
  on.reached.fill(0);
});

// oxlint-disable-next-line no-empty-pattern -- vitest reads off the pattern what a hook asks for: nothing.
afterAll(({}, suite) => {
  if (active >= 0) return;
  leaveTests();
  suite.meta.reached = packed(outside);
  suite.meta.ticks = on.ticks;
});

/** Runs before each file of unit tests: the rewritten sources find their switch, and it tells what they reached. */
import { afterAll, inject } from 'vitest';
import { SWITCH } from './plant.ts';
import { Switch } from './switch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutant that is active (−1: none), how many there are, and how often any place may be reached. */
    mutants: { readonly active: number; readonly size: number; readonly limit: number };
  }
  interface TaskMeta {
    reached?: readonly number[];
    ticks?: number;
  }
}

const { active, size, limit } = inject('mutants');
const on = new Switch(size);
on.active = active;
on.limit = limit;
Object.assign(globalThis, { [SWITCH]: on });

// oxlint-disable-next-line no-empty-pattern -- vitest reads off the pattern what a hook asks for: nothing.
afterAll(({}, suite) => {
  if (active >= 0) return;
  suite.meta.reached = on.places();
  suite.meta.ticks = on.ticks;
});

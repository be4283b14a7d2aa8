/** A table as it was told: for whoever can no longer play its game again, only read what was kept of it. */
import { patched, type Patch, type Plain } from './diff.ts';
import type { Story, ToldStep } from './replies.ts';

/** The table at one moment. */
export interface ToldMoment {
  /** What everybody saw, and what the viewer saw beyond it. */
  readonly view: Plain;
  readonly sees: Plain;
  /** How many events there had been. */
  readonly events: number;
}

export interface Retelling extends Pick<Story, 'events' | 'numbers'> {
  /** After each step; what did not change from one to the next is shared. */
  readonly moments: readonly ToldMoment[];
}

export function retelling(steps: readonly ToldStep[]): Retelling {
  const moments: ToldMoment[] = [];
  const events: Story['events'] = [];
  const numbers: Story['numbers'] = [];
  let now: ToldMoment = { view: null, sees: {}, events: 0 };
  for (const step of steps) {
    if (step.undone !== undefined) events.length = Math.max(0, events.length - step.undone);
    events.push(...(step.events ?? []));
    while (numbers.length > 0 && numbers.at(-1)!.at > events.length) numbers.pop();
    if (step.numbers !== undefined) numbers.push({ at: events.length, seats: step.numbers });
    now = {
      view: changed(now.view, step.view),
      sees: changed(now.sees, step.sees),
      events: events.length,
    };
    // What was taken back is not shown again; what is left is as it was before.
    if (step.undone === undefined) moments.push(now);
    else moments.pop();
  }
  return { moments, events, numbers };
}

/** A step has come over the wire, or from the database: what it holds is a patch, or nothing. */
const changed = (value: Plain, patch: unknown): Plain =>
  patch === undefined ? value : patched(value, patch as Patch);

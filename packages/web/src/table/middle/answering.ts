/** Which card answers which. */
import type { StackView } from '@taproom/inn';

/** What is being resolved: a window is only the waiting for answers. */
export type Thing = Exclude<StackView, { kind: 'window' }>;

export interface Placed {
  readonly thing: Thing;
  /** What it answers, by its place in this list; −1: nothing. */
  readonly on: number;
  /** How many answers deep it lies. */
  readonly depth: number;
}

export function placed(stack: readonly StackView[]): Placed[] {
  const things: Placed[] = [];
  /** By place in the stack: the place among the things; a window has that of what it is about. */
  const places: number[] = [];
  for (const thing of stack) {
    if (thing.kind !== 'window') {
      const on = thing.kind === 'play' && thing.on >= 0 ? places[thing.on] : -1;
      things.push({ thing, on, depth: on < 0 ? 0 : things[on].depth + 1 });
    }
    places.push(things.length - 1);
  }
  return things;
}

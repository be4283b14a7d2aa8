import type { Asked } from './asked.ts';

/** From so many on, buttons for all of them would be a wall. */
const MANY = 4;

/** `2 Gold`, `3 Gold`, …: all the same thing, one more each, or none of it. */
export function isLadder({ options, many }: Pick<Asked, 'options' | 'many'>): boolean {
  if (options.length < MANY || many?.min !== 0 || many.max !== 1) return false;
  const [first, unit] = (options[0].word ?? '').split(' ', 2);
  return Number(first) > 0 && options.every(({ word }, i) => word === `${Number(first) + i} ${unit}`);
}

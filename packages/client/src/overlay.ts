/**
 * What is seen of a table comes in two parts: what lies open to everybody, and what a seat sees beyond that, as a sparse
 * tree with the same keys that is laid over it.
 */

/** What was laid over which part, and what came of it: who looks again gets the very same where nothing has changed. */
export type Seen = WeakMap<object, { readonly own: unknown; readonly whole: unknown }>;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Trees are laid over trees and lists, key by key; anything else takes the place of what lies there. */
export function overlay<T>(open: T, own: unknown, seen?: Seen): T {
  if (own === undefined) return open;
  if (!isTree(own) || typeof open !== 'object' || open === null) return own as T;
  const known = seen?.get(open);
  if (known !== undefined && known.own === own) return known.whole as T;
  const whole = (Array.isArray(open) ? open.slice() : { ...open }) as Record<string, unknown>;
  for (const key in own) whole[key] = overlay(whole[key], own[key], seen);
  seen?.set(open, { own, whole });
  return whole as T;
}

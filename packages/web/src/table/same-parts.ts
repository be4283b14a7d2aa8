/**
 * `next` with every part of `last` that is the same: whoever shows such a part is not drawn anew. `last` itself where
 * nothing is new.
 */
export function keepSame<Whole extends object>(last: Whole, next: Whole): Whole {
  const parts = { ...next };
  let isNew = false;
  for (const key of Object.keys(next) as (keyof Whole)[])
    if (isSame(last[key], next[key])) parts[key] = last[key];
    else isNew = true;
  return isNew ? parts : last;
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [these, those] = [partsOf(a), partsOf(b)];
  return these.length === those.length && these.every((part, i) => isSame(part, those[i]));
}

function partsOf(whole: object): readonly unknown[] {
  if (Array.isArray(whole)) return whole;
  return whole instanceof Set || whole instanceof Map ? [...whole] : Object.entries(whole);
}

/** An independent copy of plain data: numbers, strings, booleans, null, arrays and objects of these. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    // A pile of card ids is copied whole; V8 does that in one go.
    const first: unknown = value[0];
    if (typeof first !== 'object' || first === null) return value.slice() as T;
    const copy: unknown[] = [];
    for (let i = 0; i < value.length; i++) copy.push(copyPlain(value[i] as unknown));
    return copy as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyPlain((value as Record<string, unknown>)[key]);
  return copy as T;
}

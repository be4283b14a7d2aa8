/**
 * What is seen of a table comes in two parts: what lies open to everybody, made once, and what a seat sees beyond that,
 * as a sparse tree with the same keys that is laid over it.
 */
export type Overlay = { readonly [key: string]: unknown };

const isTree = (value: unknown): value is Overlay =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Several sparse trees as one: what several seats see together. */
export function mergedOverlays(trees: readonly Overlay[]): Overlay {
  const all: Record<string, unknown> = {};
  for (const tree of trees)
    for (const [key, part] of Object.entries(tree)) {
      const before = all[key];
      all[key] = isTree(before) && isTree(part) ? mergedOverlays([before, part]) : part;
    }
  return all;
}

/** Packs with something changed at random: what somebody might send, by mistake or on purpose. */
import type { PackFile } from '@taproom/inn';
import { below, type Luck } from '@taproom/kernel';

/** Any part of a file that is being changed. */
type Tree = Record<string, unknown> | unknown[];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** All places of a tree: what holds it, and under which name or number. */
function placesOf(tree: Tree, into: [Tree, string][] = []): [Tree, string][] {
  for (const [key, value] of Object.entries(tree)) {
    into.push([tree, key]);
    if (isTree(value)) placesOf(value, into);
  }
  return into;
}

const pick = <T>(luck: Luck, list: readonly T[]): T => list[below(luck, list.length)];

/** What can stand under a name, as packs say it: by this much of what is sent means something. */
export function vocabularyOf(packs: readonly PackFile[]): ReadonlyMap<string, readonly unknown[]> {
  const words = new Map<string, unknown[]>();
  for (const pack of packs)
    for (const [tree, key] of placesOf(pack as unknown as Tree)) {
      const name = Array.isArray(tree) ? '[]' : key;
      const known = words.get(name) ?? [];
      known.push((tree as Record<string, unknown>)[key]);
      words.set(name, known);
    }
  return words;
}

const NUMBERS = [0, 1, -1, 2, 3, 5, 10, -10, 20, 100, 1e9, -1e9, 0.5, Number.MAX_SAFE_INTEGER];
const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  '',
  'x'.repeat(300),
  [],
  {},
  '__proto__',
  '\u202e',
  'NaN',
];

/** One to four changes of a copy. */
export function mutated(
  pack: PackFile,
  vocabulary: ReadonlyMap<string, readonly unknown[]>,
  luck: Luck,
): unknown {
  const copy = structuredClone(pack) as unknown as Tree;
  for (let n = 1 + below(luck, 4); n > 0; n--) {
    const places = placesOf(copy);
    if (places.length > 0) change(...pick(luck, places), vocabulary, luck);
  }
  return copy;
}

function change(
  tree: Tree,
  key: string,
  vocabulary: ReadonlyMap<string, readonly unknown[]>,
  luck: Luck,
): void {
  const at = tree as Record<string, unknown>;
  const value = at[key];
  switch (below(luck, 8)) {
    // Most are what stands under the same name elsewhere: these are the ones that often make sense.
    case 0:
    case 1:
    case 2: {
      const known = vocabulary.get(Array.isArray(tree) ? '[]' : key);
      if (known !== undefined) at[key] = structuredClone(pick(luck, known));
      return;
    }
    case 3:
      if (typeof value === 'number') at[key] = value + below(luck, 7) - 3;
      else at[key] = pick(luck, STRANGE);
      return;
    case 4:
      at[key] = typeof value === 'number' ? pick(luck, NUMBERS) : value;
      return;
    case 5:
      if (Array.isArray(tree)) tree.splice(Number(key), 1);
      else delete at[key];
      return;
    case 6:
      // Something is said that is said nowhere here.
      if (!Array.isArray(tree)) {
        const [name, values] = pick(luck, [...vocabulary]);
        at[name] = structuredClone(pick(luck, values));
      } else tree.push(structuredClone(value));
      return;
    default:
      if (Array.isArray(tree)) {
        const other = below(luck, tree.length);
        [tree[Number(key)], tree[other]] = [tree[other], tree[Number(key)]];
      }
  }
}

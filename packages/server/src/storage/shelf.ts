/** A place where things lie by their keys, in the order of those: in memory here, in a browser's database elsewhere. */
import { Conflict } from './storage.ts';

/** Something that is put there, or everything whose key begins so that is taken away. */
export type Change =
  { readonly put: string; readonly value: unknown } | { readonly drop: string; readonly after?: string };

/** What must be so for anything to be changed. */
export interface Given {
  readonly key: string;
  holds(this: void, value: unknown): boolean;
}

export interface Shelf {
  /** Undefined: nothing lies there. */
  get(key: string): Promise<unknown>;
  /** Everything whose key begins so, in the order of the keys; `after`: only what comes behind that key. */
  list(prefix: string, after?: string): Promise<unknown[]>;
  /** All of it or nothing, and only if what is `given` holds: otherwise it rejects with a Conflict. Writes keep their order. */
  write(changes: readonly Change[], given?: readonly Given[]): Promise<void>;
  close(): Promise<void>;
}

/** Gone with the program. What lies there is nobody else's: whoever puts or takes something has one of their own. */
export function memoryShelf(): Shelf {
  const things = new Map<string, unknown>();
  const keysOf = (prefix: string, after = ''): string[] =>
    [...things.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  return {
    get: async (key) => structuredClone(things.get(key)),
    list: async (prefix, after) => keysOf(prefix, after).map((key) => structuredClone(things.get(key))),
    async write(changes, given = []) {
      const broken = given.find(({ key, holds }) => !holds(things.get(key)));
      if (broken !== undefined) throw new Conflict(broken.key);
      for (const change of changes)
        if ('put' in change) things.set(change.put, structuredClone(change.value));
        else for (const key of keysOf(change.drop, change.after)) things.delete(key);
    },
    close: async () => {},
  };
}

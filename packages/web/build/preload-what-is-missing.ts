/**
 * Before a part is fetched, all parts that it needs are asked for at once, by a list in whoever asks. What whoever asks
 * stands on is there already: without it the lists, which travel before the first table, are a kilobyte shorter.
 */
import type { Plugin } from 'vite';

interface Chunk {
  readonly imports?: readonly string[];
}

let chunks: Readonly<Record<string, Chunk>> = {};

/** The part itself, and all that it stands on. */
function standsOn(part: string, found = new Set<string>()): Set<string> {
  if (found.has(part)) return found;
  found.add(part);
  for (const other of chunks[part]?.imports ?? []) standsOn(other, found);
  return found;
}

export const missingFrom = (host: string, parts: string[]): string[] => {
  const there = standsOn(host);
  return parts.filter((part) => !there.has(part));
};

export const preloadWhatIsMissing = (): Plugin => ({
  name: 'taproom-preload-what-is-missing',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      chunks = bundle as typeof chunks;
    },
  },
});

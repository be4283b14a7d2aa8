/**
 * Before a part is fetched, all parts that it needs are asked for at once, by a list in whoever asks. What whoever asks
 * stands on is there already: without it the lists, which travel before the first table, are a kilobyte shorter.
 */
import type { Plugin } from 'vite';

interface Chunk {
  readonly imports?: readonly string[];
}

type Chunks = Readonly<Record<string, Chunk>>;

export function preloadWhatIsMissing(): Plugin {
  let chunks: Chunks = {};
  /** The part itself, and all that it stands on. */
  function standsOn(part: string, found = new Set<string>()): Set<string> {
    if (found.has(part)) return found;
    found.add(part);
    for (const other of chunks[part]?.imports ?? []) standsOn(other, found);
    return found;
  }
  return {
    name: 'taproom-preload-what-is-missing',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies(_, parts, { hostId }) {
            const there = standsOn(hostId);
            return parts.filter((part) => !there.has(part));
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        chunks = bundle as Chunks;
      },
    },
  };
}

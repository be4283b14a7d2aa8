/** Forgets tables that nobody has used for longer than the house keeps them: one after the other, and never one in use. */
import type { Keeping, Storage } from './storage/storage.ts';

/** Of games that are over their players may want to see the replay; of the others, hardly anybody comes back. */
export const HOUSE_KEEPS: Keeping = { finished: 90, abandoned: 30 };

const FIRST = 60_000;
const EVERY = 3_600_000;
/** So many are looked up at a time, and so many milliseconds the thread that writes is left to others after each. */
const AT_ONCE = 20;
const PAUSE = 50;

interface Kept {
  readonly keeping: Keeping;
  readonly storage: Storage;
  /** Deletes a table unless it is in use; says whether it did. */
  readonly forget: (id: string) => Promise<boolean>;
  readonly failed: (error: unknown) => void;
}

export interface Housekeeping {
  /** How many tables were forgotten. */
  readonly counts: { forgotten: number };
  /** Goes through the house now. */
  clean(): Promise<void>;
  stop(): void;
}

export function openHousekeeping({ keeping, storage, forget, failed }: Kept): Housekeeping {
  const counts = { forgotten: 0 };
  let stopped = false;
  let timer = setTimeout(rounds, FIRST);
  timer.unref();

  function rounds(): void {
    timer = setTimeout(rounds, EVERY);
    timer.unref();
    clean().catch(failed);
  }

  async function clean(): Promise<void> {
    if (keeping.finished === 0 && keeping.abandoned === 0) return;
    const before = counts.forgotten;
    // As long as there are some, and not all of those are in use.
    while (await cleanSome()) if (stopped) return;
    if (counts.forgotten > before) storage.forgetDecks();
  }

  async function cleanSome(): Promise<boolean> {
    const before = counts.forgotten;
    for (const id of await storage.expired(keeping, AT_ONCE)) {
      if (stopped || storage.trouble !== null) return false;
      if (!(await forget(id))) continue;
      counts.forgotten++;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return counts.forgotten > before;
  }

  return {
    counts,
    clean,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

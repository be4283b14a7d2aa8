/**
 * A table of the pocket is open in one tab at a time: each tab has a house of its own, and two of them would each go on
 * with it.
 */

/** So long a tab that is just being left may hold on to it, in milliseconds. */
const PATIENCE = 700;

export interface HeldTable {
  /** Lets it go. */
  release(this: void): void;
}

/** Null: it is open in another tab. `take`: it is taken away from there. `lost`: it was taken away from here. */
export function holdTable(id: string, take: boolean, lost: () => void): Promise<HeldTable | null> {
  // Over plain HTTP from elsewhere there are no locks.
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return Promise.resolve({ release: () => {} });
  return new Promise((resolve) => {
    let isHeld = false;
    const hold = (): Promise<void> =>
      new Promise((release) => {
        isHeld = true;
        resolve({ release });
      });
    const options = take ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    locks.request(`taproom-table-${id}`, options, hold).catch(() => (isHeld ? lost() : resolve(null)));
  });
}

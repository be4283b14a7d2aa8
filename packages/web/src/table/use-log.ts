/** Whether the log lies beside the table. A window can be resized at any time: where there is no room it is a sheet. */
import { useState, useSyncExternalStore } from 'react';

/** Where it can lie there at all. */
const FITS = '(min-width: 64rem)';
/** Where it lies there unless somebody puts it away. */
const ROOMY = '(min-width: 80rem)';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

export function useLog(): { readonly hasLog: boolean; readonly toggleLog: () => void } {
  const fits = useMedia(FITS);
  const isRoomy = useMedia(ROOMY);
  /** Null while nobody has said anything. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const hasLog = fits && (wanted ?? isRoomy);
  return { hasLog, toggleLog: () => setWanted(!hasLog) };
}

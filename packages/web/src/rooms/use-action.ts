/** Something that takes a moment: never twice at once, and what went wrong is said in a sentence. */
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Action<Arguments extends readonly unknown[]> {
  readonly run: (...values: Arguments) => void;
  readonly busy: boolean;
  /** Why it failed, and what to do. */
  readonly wrong: string | null;
}

export function useAction<Arguments extends readonly unknown[]>(
  act: (...values: Arguments) => Promise<unknown>,
): Action<Arguments> {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  // A second click comes before the first one is on screen, so the state alone would be too late.
  const underWay = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const run = useCallback((...values: Arguments): void => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setWrong(null);
    latest
      .current(...values)
      .catch((error: unknown) => setWrong(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        underWay.current = false;
        setBusy(false);
      });
  }, []);
  return { run, busy, wrong };
}

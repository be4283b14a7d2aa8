/** The screen stays awake while it shows the table, where the browser can do that. */
import { useEffect } from 'react';

export function useAwake(): void {
  useEffect(() => {
    // Only pages from a safe address have it; in a home network over plain HTTP it may be missing.
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const stayAwake = (): void => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (given) => {
          if (left) void given.release();
          else lock = given;
        },
        // Refused, to save power: then the television's own settings must do.
        () => undefined,
      );
    };
    stayAwake();
    // It is taken away whenever the page is hidden.
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, []);
}

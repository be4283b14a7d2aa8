/** The whole screen for the table, and back. */
import { useSyncExternalStore } from 'react';

export function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // A browser that does not want to stays as it is.
  done.catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

export const useFullScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);

/**
 * Small pictures as pixels. A browser lays out and paints a drawing anew wherever something changes beside it, which at a
 * table of eight took it longer than all the rest; pixels are only put there. Each is drawn once, when it has come.
 */
import { useSyncExternalStore, type SyntheticEvent } from 'react';
import { drawnPixels } from './draw-pixels.ts';

interface Shown {
  readonly src: string;
  /** Of the image that shows it, as long as it is not drawn. */
  readonly onLoad?: (event: SyntheticEvent<HTMLImageElement>) => void;
}

const all = new Map<string, Shown>();
const listeners = new Set<() => void>();

export function usePixels(address: string): Shown {
  return useSyncExternalStore(listen, () => shown(address));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function shown(address: string): Shown {
  let found = all.get(address);
  if (found === undefined) {
    let isDue = true;
    found = {
      src: address,
      onLoad({ currentTarget: image }) {
        if (isDue) setTimeout(() => draw(address, image));
        isDue = false;
      },
    };
    all.set(address, found);
  }
  return found;
}

function draw(address: string, image: HTMLImageElement): void {
  const src = drawnPixels(image, drawAnew);
  if (src === null) return;
  all.set(address, { src });
  tell();
}

function drawAnew(): void {
  all.clear();
  tell();
}

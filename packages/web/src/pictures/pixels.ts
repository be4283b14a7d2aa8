/**
 * Small pictures as pixels. A browser lays out and paints a drawing anew wherever something changes beside it, which at a
 * table of eight took it longer than all the rest; pixels are only put there. Each is drawn once, when it has come.
 */
import { useSyncExternalStore, type SyntheticEvent } from 'react';

/** As large as the largest emblem. */
const REMS = 6;
/** Some kilobytes each; a browser that has no such format takes another. */
const FORMAT = ['image/webp', 0.95] as const;

interface Shown {
  readonly src: string;
  /** Of the image that shows it, as long as it is not drawn. */
  readonly onLoad?: (event: SyntheticEvent<HTMLImageElement>) => void;
}

const drawn = new Map<string, Shown>();
const listeners = new Set<() => void>();
let side = 0;

export function usePixels(address: string): Shown {
  return useSyncExternalStore(listen, () => shown(address));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function shown(address: string): Shown {
  let found = drawn.get(address);
  if (found === undefined) {
    let isDue = true;
    found = {
      src: address,
      onLoad({ currentTarget: image }) {
        if (isDue) setTimeout(() => draw(address, image));
        isDue = false;
      },
    };
    drawn.set(address, found);
  }
  return found;
}

function draw(address: string, image: HTMLImageElement): void {
  if (side === 0) {
    side = sideNow();
    addEventListener('resize', drawAnew);
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return;
  try {
    pen.drawImage(image, 0, 0, side, side);
    if (!isHonest(pen)) return;
    drawn.set(address, { src: canvas.toDataURL(...FORMAT) });
  } catch {
    // A browser that can't, or mustn't: the drawing itself stays.
    return;
  }
  for (const listener of listeners) listener();
}

/** Some browsers keep to themselves what was drawn, and hand out noise: so a corner, which is cut off, is painted over, and looked at. */
function isHonest(pen: CanvasRenderingContext2D): boolean {
  const looksAt = (x: number, y: number): string => pen.getImageData(x, y, 1, 1).data.join();
  if (!looksAt(side / 2, side / 2).endsWith(',255')) return false;
  pen.fillStyle = '#28a0c8';
  pen.fillRect(0, 0, 1, 1);
  return looksAt(0, 0) === '40,160,200,255';
}

const sideNow = (): number =>
  Math.ceil(REMS * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * devicePixelRatio);

/** On another screen, or zoomed in. */
function drawAnew(): void {
  if (side === 0 || sideNow() === side) return;
  side = 0;
  drawn.clear();
  for (const listener of listeners) listener();
}

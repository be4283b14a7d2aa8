/** Makes pixels of a picture, as many as the screen can show. */

/** As large as the largest emblem. */
const REMS = 6;
/** Some kilobytes each; a browser that has no such format takes another. */
const FORMAT = ['image/webp', 0.95] as const;

let side = 0;

/** Null in a browser that can't, or mustn't: the drawing itself stays. `onOther`: they are shown larger or smaller now. */
export function drawnPixels(image: HTMLImageElement, onOther: () => void): string | null {
  if (side === 0) {
    side = sideNow();
    addEventListener('resize', () => {
      if (sideNow() === side) return;
      side = sideNow();
      onOther();
    });
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return null;
  try {
    pen.drawImage(image, 0, 0, side, side);
    return isHonest(pen) ? canvas.toDataURL(...FORMAT) : null;
  } catch {
    return null;
  }
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

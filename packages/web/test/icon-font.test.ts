import { describe, expect, test } from 'vitest';
import { iconDrawings } from '../build/icon-drawings.ts';
import { iconFont } from '../build/icon-font.ts';
import { outlinesOf, stroked, turned, type Outline } from '../build/outlines.ts';

/** How often outlines wind around a point, told by their corners: what is not 0 is filled. */
function windings(outlines: readonly Outline[], x: number, y: number): number {
  let sum = 0;
  for (const outline of outlines) {
    const corners = outline.map((points) => points.at(-1)!);
    for (const [i, [toX, toY]] of corners.entries()) {
      const [fromX, fromY] = corners.at(i - 1)!;
      if (fromY > y === toY > y) continue;
      if (x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) sum += toY > fromY ? 1 : -1;
    }
  }
  return sum;
}

describe('the outlines of', () => {
  test('squares within each other are filled, empty and filled again, however each was drawn', () => {
    for (const middle of ['M4 4h12v12H4z', 'M4 4v12h12V4z']) {
      const squares = turned(outlinesOf(`M0 0h20v20H0z${middle}M8 8h4v4H8z`));
      expect([2, 6, 10].map((at) => windings(squares, at, 10) !== 0)).toEqual([true, false, true]);
    }
  });

  test('lines are as wide as they are, have round ends, and keep empty what they go around', () => {
    const corner = outlinesOf('M4 16V4h12').flatMap((line) => stroked(line, 4));
    const filled = (x: number, y: number): boolean => windings(corner, x, y) !== 0;
    expect([filled(2.1, 10), filled(5.9, 10), filled(1.9, 10), filled(6.1, 10)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([filled(4, 4), filled(6.1, 6.1), filled(2.1, 2.1)]).toEqual([true, false, false]);
    expect([filled(4, 17), filled(4, 18.1)]).toEqual([true, false]);
    const ring = outlinesOf('M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14z').flatMap((line) => stroked(line, 2));
    expect([4.2, 5.5, 6.5, 12].map((x) => windings(ring, x, 12) !== 0)).toEqual([true, true, false, false]);
  });
});

test('the same icons are the same file whenever it is made', async () => {
  const drawings = iconDrawings();
  const first = iconFont(drawings);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(iconFont(drawings)).toEqual(first);
});

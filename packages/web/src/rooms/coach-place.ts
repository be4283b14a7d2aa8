/** Where a bubble can lie without covering what the player needs. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Surroundings {
  readonly screen: Size;
  /** What the bubble points at. */
  readonly target: Box;
  /** What must never be covered: what is asked, and the button that answers. */
  readonly never: readonly Box[];
  /** What is better not covered: cards. */
  readonly rather: readonly Box[];
  /** Where it lies now: it stays there as long as it covers nothing. */
  readonly now?: Pick<Place, 'left' | 'top'> | null;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** Nothing that must stay free is covered. */
  readonly isFree: boolean;
}

const GAP = 12;
const EDGE = 8;
/** Something large may be covered in part rather than a card. */
const TARGET_MATTERS = 0.25;
/** In so many heights a free place is looked for. */
const ROWS = 25;

/** Beside what it points at if that is free, else wherever it covers least. */
export function placeFor({ width, height }: Size, around: Surroundings): Place {
  const { screen, target, never, rather, now } = around;
  const most = { left: screen.width - width - EDGE, top: screen.height - height - EDGE };
  const within = (value: number, limit: number): number => Math.max(EDGE, Math.min(limit, value));
  const centre = within((target.left + target.right - width) / 2, most.left);
  const middle = within((target.top + target.bottom - height) / 2, most.top);
  const rows = Array.from({ length: ROWS }, (_, row) => (most.top * row) / (ROWS - 1));
  const spots = [
    ...(now ? [[now.left, now.top]] : []),
    [centre, target.top - height - GAP],
    [centre, target.bottom + GAP],
    [target.left - width - GAP, middle],
    [target.right + GAP, middle],
    ...rows.flatMap((top) => [
      [EDGE, top],
      [most.left, top],
      [centre, top],
    ]),
  ];
  let best: Place = { left: centre, top: EDGE, isFree: false };
  let least = Infinity;
  for (const [x, y] of spots) {
    const left = within(x, most.left);
    const top = within(y, most.top);
    const box = { left, top, right: left + width, bottom: top + height };
    const covers = (boxes: readonly Box[]): number =>
      boxes.reduce((sum, other) => sum + overlap(box, other), 0);
    const forbidden = covers(never);
    const price = forbidden * 1000 + covers(rather) + overlap(box, target) * TARGET_MATTERS;
    if (price >= least) continue;
    // Of places that cover nothing the first is the best.
    least = price;
    best = { left, top, isFree: forbidden === 0 };
  }
  return best;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

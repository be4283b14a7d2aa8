/** Outlines of what is drawn otherwise: a font only knows outlines, and fills whatever they wind around. */
import svgpath from 'svgpath';

export type Point = readonly [x: number, y: number];
/** Where it begins, then of each line or curve what it goes by and where it ends. Its end is its beginning. */
export type Outline = readonly (readonly Point[])[];

/** How many straight lines a curve becomes; an arc has one for each quarter. */
const STEPS = 12;
/** Two lines that meet at less than this are parts of a curve. */
const A_CORNER = 0.4;

export function outlinesOf(d: string): Outline[] {
  const outlines: Point[][][] = [];
  let at: Point = [0, 0];
  const go = (...points: Point[]): void => {
    at = points.at(-1)!;
    outlines.at(-1)!.push(points);
  };
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment) => {
      const [command, ...n] = segment as [string, ...number[]];
      if (command === 'M') {
        at = [n[0], n[1]];
        outlines.push([[at]]);
      } else if (command === 'H') go([n[0], at[1]]);
      else if (command === 'V') go([at[0], n[0]]);
      else if (command === 'L') go([n[0], n[1]]);
      else if (command === 'Q') go([n[0], n[1]], [n[2], n[3]]);
      else if (command === 'C') go([n[0], n[1]], [n[2], n[3]], [n[4], n[5]]);
      else if (/z/i.test(command)) {
        // Whatever follows without a beginning of its own begins where this one has begun.
        const [[start]] = outlines.at(-1)!;
        if (distance(at, start) > 0) go(start);
      } else throw new Error(`A path with “${command}” cannot be an icon.`);
    });
  return outlines;
}

/** Outlines in which what lies within an odd number of them is filled, turned so that the rest winds to nothing. */
export function turned(outlines: readonly Outline[]): Outline[] {
  const shapes = outlines.map(flat);
  return outlines.map((outline, i) => {
    const around = shapes.filter((shape, j) => j !== i && isWithin(shapes[i][0], shape)).length;
    return area(shapes[i]) > 0 === (around % 2 === 0) ? outline : backwards(outline);
  });
}

/** The outlines of a line so wide, with round ends and corners. */
export function stroked(outline: Outline, width: number): Outline[] {
  const points = flat(outline).filter((point, i, all) => i === 0 || distance(point, all[i - 1]) > 0);
  if (distance(points[0], points.at(-1)!) === 0) {
    const round = points.slice(1);
    return [beside(round, width / 2), beside(round.toReversed(), width / 2)];
  }
  // Along one side and back along the other: it turns around its ends as around corners.
  return [beside([...points, ...points.slice(1, -1).reverse()], width / 2)];
}

/** What runs so far to the right of straight lines in a circle. */
function beside(points: readonly Point[], far: number): Outline {
  const outline: Point[][] = [];
  for (const [i, point] of points.entries()) {
    const from = direction(points.at(i - 1)!, point);
    const to = direction(point, points[(i + 1) % points.length]);
    const off = (angle: number, along = 0): Point => [
      point[0] + far * (Math.cos(angle) - along * Math.sin(angle)),
      point[1] + far * (Math.sin(angle) + along * Math.cos(angle)),
    ];
    const begin = from - Math.PI / 2;
    const turn = turnBetween(from, to);
    if (Math.abs(turn) < A_CORNER) outline.push([off(begin + turn / 2)]);
    else if (turn < 0) outline.push([off(begin)], [point], [off(begin + turn)]);
    else {
      outline.push([off(begin)]);
      const parts = Math.ceil(turn / (Math.PI / 2));
      const part = turn / parts;
      const reach = (4 / 3) * Math.tan(part / 4);
      for (let n = 0; n < parts; n++) {
        const end = begin + (n + 1) * part;
        outline.push([off(end - part, reach), off(end, -reach), off(end)]);
      }
    }
  }
  return outline;
}

const direction = ([x, y]: Point, [toX, toY]: Point): number => Math.atan2(toY - y, toX - x);
const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);

/** To the left is more than nothing, and back is to the left. */
function turnBetween(from: number, to: number): number {
  const turn = (to - from + 4 * Math.PI) % (2 * Math.PI);
  return turn > Math.PI + 0.01 ? turn - 2 * Math.PI : turn;
}

function backwards(outline: Outline): Outline {
  const [first, ...others] = outline;
  const points = [first, ...others].flat().toReversed();
  let next = 1;
  return [[points[0]], ...others.toReversed().map(({ length }) => points.slice(next, (next += length)))];
}

/** The corners of the straight lines that look like it. */
function flat(outline: Outline): Point[] {
  const [[start]] = outline;
  const points = [start];
  for (const curve of outline.slice(1)) {
    const from = points.at(-1)!;
    if (curve.length === 1) points.push(curve[0]);
    else
      for (let step = 1; step <= STEPS; step++)
        points.push(step < STEPS ? along([from, ...curve], step / STEPS) : curve.at(-1)!);
  }
  return points;
}

/** Where a curve is after a part of its way (de Casteljau). */
function along(points: readonly Point[], part: number): Point {
  if (points.length === 1) return points[0];
  const between = points
    .slice(1)
    .map(([x, y], i): Point => [
      points[i][0] + (x - points[i][0]) * part,
      points[i][1] + (y - points[i][1]) * part,
    ]);
  return along(between, part);
}

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => sum + points.at(i - 1)![0] * y - x * points.at(i - 1)![1], 0) / 2;

function isWithin([x, y]: Point, points: readonly Point[]): boolean {
  const crossed = points.filter(([toX, toY], i) => {
    const [fromX, fromY] = points.at(i - 1)!;
    return fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
  });
  return crossed.length % 2 === 1;
}

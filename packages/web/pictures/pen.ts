/** How everything here is drawn: flat colours, one ink outline, no gradients, and no styles, which a browser may refuse. */
import { shorterPath } from '../build/shorter-path.ts';

export const INK = '#20140d';

const OUTLINE = `stroke="${INK}" stroke-width="1.9"`;

/** A shape with the outline. */
export const shape = (d: string, colour: string): string => `<path d="${d}" fill="${colour}" ${OUTLINE}/>`;

/** A patch of colour, a shadow, a light. */
export const patch = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** A stroke of the pen. */
export const line = (d: string, width = 2.4, colour = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** A cord, a strap, a handle: a stroke with ink on both sides. */
export const cord = (d: string, width: number, colour: string): string =>
  line(d, width + 3.6) + line(d, width, colour);

export const oval = (x: number, y: number, rx: number, ry: number, colour: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" ${OUTLINE}/>`;

/** With round corners. */
export const box = (x: number, y: number, w: number, h: number, round: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${colour}" ${OUTLINE}/>`;

export const disc = (x: number, y: number, r: number, colour: string): string => oval(x, y, r, r, colour);

/** A dot without an outline. */
export const dot = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

export const dots = (r: number, colour: string, ...at: readonly (readonly [number, number])[]): string =>
  at.map(([x, y]) => dot(x, y, r, colour)).join('');

export const ring = (x: number, y: number, r: number, colour: string, width = 1.8): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const at = (transform: string, ...inside: readonly string[]): string =>
  `<g transform="${transform}">${inside.join('')}</g>`;

/** A half and its mirror image, around the middle of the picture. */
export const both = (half: string, middle = 64): string =>
  half + at(middle === 0 ? 'scale(-1 1)' : `matrix(-1 0 0 1 ${2 * middle} 0)`, half);

/** A whole file. `inside` may have several pictures of the same size side by side: see views. */
export const drawing = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${inside.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${shorterPath(d)}"`)}</svg>`;

/** Pictures side by side, each with an address of its own (`sera.svg#drunk`). */
export const views = (size: number, pictures: Readonly<Record<string, string>>): string =>
  Object.entries(pictures)
    .map(
      ([name, inside], n) =>
        `<view id="${name}" viewBox="${n * size} 0 ${size} ${size}"/><svg x="${n * size}" width="${size}" height="${size}">${inside}</svg>`,
    )
    .join('');

/**
 * A font with the icons that are used, and nothing else of the four thousand. A word that is an icon's name becomes that
 * icon, so that the page need not know letters for them.
 */
import { Font, Glyph, Path } from 'opentype.js/dist/opentype.mjs';
import { WEIGHT, type Drawn } from './icon-drawings.ts';
import { outlinesOf, stroked, turned, type Outline, type Point } from './outlines.ts';

/** How finely outlines are told. */
const EM = 1024;

/** The whole box of an icon is as high and as wide as a line of letters. */
export function iconFont(drawn: ReadonlyMap<string, Drawn>): Uint8Array<ArrayBuffer> {
  const glyphs = [new Glyph({ name: '.notdef', advanceWidth: EM, path: new Path() })];
  const add = (more: { name: string; unicode?: number; path?: Path }): number => {
    const path = more.path ?? new Path();
    return glyphs.push(new Glyph({ advanceWidth: EM, ...more, path })) - 1;
  };
  const names = [...drawn.keys()];
  const letters = new Map(
    [...new Set(names.join(''))]
      .sort()
      .map((letter) => [letter, add({ name: `letter-${letter}`, unicode: letter.codePointAt(0)! })]),
  );
  // Several names may mean the same drawing.
  const icons = new Map<string, number>();
  for (const [name, icon] of drawn)
    if (!icons.has(icon.d)) icons.set(icon.d, add({ name, path: pathOf(outlined(icon), icon.side) }));
  const font = new Font({
    familyName: 'Taproom Icons',
    styleName: 'Regular',
    unitsPerEm: EM,
    ascender: EM,
    descender: 0,
    glyphs,
  });
  // Some systems believe only these.
  Object.assign(font.tables.os2, { usWinAscent: EM, usWinDescent: 0 });
  // The longest first: one name may begin with another.
  for (const name of names.toSorted((a, b) => b.length - a.length))
    font.substitution.add('liga', {
      sub: Array.from(name, (letter) => letters.get(letter)!),
      by: icons.get(drawn.get(name)!.d)!,
    });
  return undated(new Uint8Array(font.toArrayBuffer()));
}

function outlined({ how, d }: Drawn): Outline[] {
  const outlines = outlinesOf(d);
  if (how === 'lines') return outlines.flatMap((outline) => stroked(outline, WEIGHT));
  return how === 'odd' ? turned(outlines) : outlines;
}

function pathOf(outlines: readonly Outline[], side: number): Path {
  const path = new Path();
  // Letters stand on their line: what is above is more.
  const at = ([x, y]: Point): [number, number] => [
    Math.round((x / side) * EM),
    Math.round((1 - y / side) * EM),
  ];
  for (const [[start], ...curves] of outlines) {
    path.moveTo(...at(start));
    for (const curve of curves) {
      const points = curve.map(at);
      const [a, b, c] = points;
      if (points.length === 1) path.lineTo(...a);
      else if (points.length === 2) path.quadTo(...a, ...b);
      else path.curveTo(...a, ...b, ...c);
    }
    path.close();
  }
  return path;
}

/** The same icons are the same file, whenever it is made: its two dates are taken out, and its sums are right again. */
function undated(font: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(font.buffer);
  const tables = Array.from({ length: view.getUint16(4) }, (_, i) => 12 + 16 * i);
  const head = tables.find((at) => view.getUint32(at) === 0x68656164)!;
  const start = view.getUint32(head + 8);
  const less = [20, 24, 28, 32].reduce((sum, at) => {
    const value = view.getUint32(start + at);
    view.setUint32(start + at, 0);
    return sum + value;
  }, 0);
  view.setUint32(head + 4, view.getUint32(head + 4) - less);
  view.setUint32(start + 8, view.getUint32(start + 8) + 2 * less);
  return font;
}

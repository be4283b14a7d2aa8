/** What is used of it here; it says nothing itself. */
declare module 'opentype.js/dist/opentype.mjs' {
  export class Path {
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    quadTo(x1: number, y1: number, x: number, y: number): void;
    curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
    close(): void;
  }

  export class Glyph {
    constructor(is: { name: string; unicode?: number; advanceWidth: number; path: Path });
  }

  export class Font {
    constructor(is: {
      familyName: string;
      styleName: string;
      unitsPerEm: number;
      ascender: number;
      descender: number;
      glyphs: Glyph[];
    });
    readonly tables: { readonly os2: object };
    readonly substitution: { add(feature: 'liga', ligature: { sub: number[]; by: number }): void };
    toArrayBuffer(): ArrayBuffer;
  }
}

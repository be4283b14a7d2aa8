/** Text for a terminal: colour where it is wanted, lines that fit, columns that line up. */
import { stripVTControlCharacters, styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];
export type Paint = (style: Style, text: string) => string;

export const plain: Paint = (_style, text) => text;

/** Colours only for a person at a terminal who has not declined them (https://no-color.org). */
export function paintFor(out: { readonly isTTY?: boolean }): Paint {
  const { NO_COLOR, TERM } = process.env;
  if (!out.isTTY || (NO_COLOR !== undefined && NO_COLOR !== '') || TERM === 'dumb') return plain;
  return (style, text) => styleText(style, text, { validateStream: false });
}

/** Wide enough to read, never wider than the terminal; piped text is wrapped too, so that tests see what people see. */
export function widthOf(out: { readonly columns?: number }): number {
  return Math.max(40, Math.min(out.columns || 100, 120));
}

const shownWidth = (text: string): number => stripVTControlCharacters(text).length;

/** Breaks a text into lines, each after the first indented. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  const begun = text.trimStart();
  let line = text.slice(0, text.length - begun.length);
  for (const word of begun.split(' ')) {
    if (line.trim() !== '' && shownWidth(line) + 1 + shownWidth(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line = line.trim() === '' ? line + word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** Rows as aligned columns; a column whose letter is `r` is set to the right. */
export function columns(rows: readonly (readonly string[])[], sides = ''): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, shownWidth(cell));
    });
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const gap = ' '.repeat(widths[i] - shownWidth(cell));
        return sides[i] === 'r' ? gap + cell : cell + gap;
      })
      .join('  ')
      .trimEnd(),
  );
}

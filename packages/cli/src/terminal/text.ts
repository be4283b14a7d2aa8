/** Text for a terminal: colour where it is wanted, lines that fit, columns that line up. */
import { stripVTControlCharacters, styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];
export type Paint = (style: Style, text: string) => string;

export interface Screen {
  readonly paint: Paint;
  readonly width: number;
}

/** Where this command writes. */
export function ourScreen(): Screen {
  const { stdout, env } = process;
  const { NO_COLOR = '', TERM } = env;
  // Colours only for a person at a terminal who has not declined them (https://no-color.org).
  const isPlain = !stdout.isTTY || NO_COLOR !== '' || TERM === 'dumb';
  return {
    paint: (style, text) => (isPlain ? text : styleText(style, text, { validateStream: false })),
    // Piped text is wrapped too, so that tests see what people see.
    width: Math.max(40, Math.min(stdout.columns || 100, 120)),
  };
}

export const several = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

export const shownWidth = (text: string): number => stripVTControlCharacters(text).length;

/** A space at which no line ends. */
export const UNBROKEN = '\u00A0';

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
  return [...lines, line].join('\n').replaceAll(UNBROKEN, ' ');
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

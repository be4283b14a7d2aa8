/**
 * A browser keeps one list for all that any `:has()` decides about. A rule that asks it of everything, or decides with it
 * about everything, so lets each thing that comes to the table resolve the styles of the whole page anew.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const ASKED = ':has(';

const selectorsOf = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector]) => selector.trim())
    .filter((selector) => !selector.startsWith('@') && selector.includes(ASKED));

/** What comes after the bracket that is open at the beginning. */
function afterBracket(text: string): string {
  let open = 1;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') open++;
    if (text[i] === ')' && --open === 0) return text.slice(i + 1);
  }
  return '';
}

/** Whether it is asked of something that has a name, and decides about something that has one. */
function isNarrow(selector: string): boolean {
  return selector.split(ASKED).every((before, i, parts) => {
    if (i === parts.length - 1) return true;
    if (!/[\w\-\])](:not\()?$/.test(before)) return false;
    const about = afterBracket(parts.slice(i + 1).join(ASKED)).replace(/^\)+/, '');
    return !/^[^,]*[\s>+~]/.test(about) || /[.[][^\s>+~]*$/.test(about);
  });
}

describe('what is asked of all that lies in something', () => {
  it('knows what is too much', () => {
    expect(isNarrow('.list:has(> :nth-child(4)) .line')).toBe(true);
    expect(isNarrow('html:has([data-scrim])')).toBe(true);
    expect(isNarrow('.line:not(:has(+ .best)) :is(.hand, .won)')).toBe(true);
    expect(isNarrow(':has(> [data-open]) > .place')).toBe(false);
    expect(isNarrow('.table :has(> [data-open]) .place')).toBe(false);
    expect(isNarrow('.seats:has(> :nth-child(6)) > * + *')).toBe(false);
    expect(isNarrow('.seats:has(.many:not(.few)) span')).toBe(false);
  });

  it('is asked of something, and about something, that has a name', () => {
    // What stands in the forms of the workshop never comes to a table.
    const all = globSync('**/*.css', { cwd: SOURCES, exclude: ['workshop/**'] }).flatMap((file) =>
      selectorsOf(readFileSync(SOURCES + file, 'utf8')).map((selector) => ({ file, selector })),
    );
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ selector }) => !isNarrow(selector))).toEqual([]);
  });
});

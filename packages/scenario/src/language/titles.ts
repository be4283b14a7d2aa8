/**
 * Titles as people type them: case, quotes, dots, a final mark and hyphens for spaces don't matter, and a good beginning
 * is enough.
 */

const QUOTES = /["'`´‘’‚‛“”„‟«»‹›]/g;
const DOTS = /[.…·]/g;
/** The books themselves write some titles with and without them. */
const HYPHENS = /[-‐‑]/g;
const LAST_MARKS = /[\s!?,;:\-–—]+$/;

/** What is left of a title when everything that doesn't matter is gone. */
export function bareTitle(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(QUOTES, '')
    .replace(DOTS, '')
    .replace(HYPHENS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LAST_MARKS, '');
}

/** Shorter beginnings than this are no names. */
const SHORTEST_PREFIX = 8;

const isPrefix = (typed: string): boolean => typed.trim().replace(/[.…\s]+$/, '').length >= SHORTEST_PREFIX;

export type Found<T> =
  | { readonly kind: 'one'; readonly title: string; readonly things: readonly T[] }
  | { readonly kind: 'several'; readonly titles: readonly string[] }
  | { readonly kind: 'none'; readonly near: readonly string[] };

/** All titles of some heap of cards, and the things that bear them. */
export class TitleBook<T> {
  readonly #byBare = new Map<string, { title: string; things: T[] }>();

  constructor(things: Iterable<readonly [title: string, thing: T]>) {
    for (const [title, thing] of things) {
      const bare = bareTitle(title);
      const known = this.#byBare.get(bare);
      if (known) known.things.push(thing);
      else this.#byBare.set(bare, { title, things: [thing] });
    }
  }

  find(typed: string): Found<T> {
    const bare = bareTitle(typed);
    const exact = this.#byBare.get(bare);
    if (exact) return { kind: 'one', ...exact };
    if (isPrefix(typed)) {
      const fits = [...this.#byBare].filter(([key]) => key.startsWith(bare)).map(([, entry]) => entry);
      if (fits.length === 1) return { kind: 'one', ...fits[0] };
      if (fits.length > 1) return { kind: 'several', titles: fits.map((entry) => entry.title) };
    }
    return { kind: 'none', near: this.#near(bare) };
  }

  titles(): string[] {
    return [...this.#byBare.values()].map((entry) => entry.title);
  }

  /** Titles that share words with what was typed: perhaps one of them was meant. */
  #near(bare: string): string[] {
    const words = bare.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
    const scored = [...this.#byBare].map(([key, { title }]) => ({
      title,
      score: words.filter((word) => key.includes(word)).length + (bare && key.includes(bare) ? 2 : 0),
    }));
    return scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, 3)
      .map(({ title }) => title);
  }
}

/** Why a title names no card of the heap, in words. */
export function missing(typed: string, found: Found<unknown>, whose: string): string {
  if (found.kind === 'several')
    return `"${typed}" could be ${found.titles.map((title) => `"${title}"`).join(' or ')} of ${whose}`;
  return `there is no card "${typed}" among ${whose}${found.kind === 'none' ? isIt(found.near) : ''}`;
}

/** What may have been meant, or nothing. */
export const isIt = (near: readonly string[]): string =>
  near.length > 0 ? ` (is it ${near.map((title) => `"${title}"`).join(' or ')}?)` : '';

/** Whether one text occurs in another, as freely as titles match. */
export function isPartOf(part: string, whole: string): boolean {
  const bare = bareTitle(part);
  return bare !== '' && bareTitle(whole).includes(bare);
}

/** The same of a card's text, in whatever person it is written: “loses 2 Fortitude”, “they lose 2 Fortitude”. */
export const saysSo = (part: string, text: string): boolean => isPartOf(inAnyPerson(part), inAnyPerson(text));

const inAnyPerson = (words: string): string => words.toLowerCase().replace(/([a-z]{3})s\b/g, '$1');

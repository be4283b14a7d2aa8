/** Finds in the text of a rule the words that are explained where they stand, and the other rules that it names. */
import type { Term } from './rulebook.ts';

/** Plain words, a word that is explained, or another rule. */
export type Part =
  string | { readonly word: string; readonly term: Term } | { readonly word: string; readonly rule: string };

/** `core.chasers.trigger`; with a star, all that begin so. */
const RULE = /\b(?:core|rdi\d|gii|house)\.[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:\.\*|\*)?/;

interface Finder {
  readonly pattern: RegExp;
  readonly terms: ReadonlyMap<string, Term>;
}

/** Made once. */
const finders = new WeakMap<readonly Term[], Finder>();

function finderFor(terms: readonly Term[]): Finder {
  const finder = finders.get(terms) ?? newFinder(terms);
  finders.set(terms, finder);
  return finder;
}

function newFinder(terms: readonly Term[]): Finder {
  const words = new Map(
    terms.flatMap((term) => [term.term, ...(term.forms ?? [])].map((form) => [form, term] as const)),
  );
  // Whole words, also in the plural; the longest first: a Drink Event is not any Event.
  const forms = [...words.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replace(/[!.]/g, '\\$&'));
  return {
    pattern: new RegExp(`${RULE.source}|(?<!\\w|\\w[’'])(${forms.join('|')})s?(?!\\w)`, 'g'),
    terms: words,
  };
}

/** In order. Each word is explained once, where it first stands. */
export function markedText(text: string, terms: readonly Term[], chapter: string): Part[] {
  const finder = finderFor(terms);
  const parts: Part[] = [];
  const explained = new Set<Term>();
  let from = 0;
  for (const { 0: word, 1: form, index } of text.matchAll(finder.pattern)) {
    const term = form === undefined ? undefined : finder.terms.get(form);
    if (term !== undefined && (explained.has(term) || !(term.in?.includes(chapter) ?? true))) continue;
    if (index > from) parts.push(text.slice(from, index));
    if (term === undefined) parts.push({ word: inWords(word), rule: word.replace(/[.-]?\*$/, '') });
    else {
      parts.push({ word, term });
      explained.add(term);
    }
    from = index + word.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** What a rule is about, as its id says it. */
const inWords = (id: string): string =>
  id
    .replace(/[.-]?\*$/, '')
    .replace(/^.*\./, '')
    .replaceAll('-', ' ');

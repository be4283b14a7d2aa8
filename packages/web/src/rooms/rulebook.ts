/** The rules as the page that shows them gets them: made at build time (build/rulebook.ts). */
export interface RuleEntry {
  readonly id: string;
  readonly text: string;
  /** What shows it at work. */
  readonly shown: readonly Showing[];
}

/** A scenario, by the address under which it can be looked at. */
export interface Showing {
  readonly scene: string;
  readonly name: string;
}

export interface RuleTopic {
  readonly title: string;
  readonly entries: readonly RuleEntry[];
}

export interface RuleBook {
  readonly book: string;
  readonly topics: readonly RuleTopic[];
}

export type RulebookPage = readonly RuleBook[];

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Only what has all the words that were asked for, in the rule, its topic or its id. */
export function searchRules(books: RulebookPage, asked: string): RulebookPage {
  const wanted = plain(asked)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return books;
  return books
    .map(({ book, topics }) => ({
      book,
      topics: topics
        .map(({ title, entries }) => ({
          title,
          entries: entries.filter(({ id, text }) => {
            const all = plain(`${title} ${id} ${text}`);
            return wanted.every((word) => all.includes(word));
          }),
        }))
        .filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ topics }) => topics.length > 0);
}

export const countRules = (books: RulebookPage): number =>
  books.reduce(
    (sum, { topics }) => sum + topics.reduce((inside, { entries }) => inside + entries.length, 0),
    0,
  );

/** The book and topic in which a rule stands. */
export function topicOf(books: RulebookPage, id: string): { book: string; title: string } | null {
  for (const { book, topics } of books)
    for (const { title, entries } of topics)
      if (entries.some((entry) => entry.id === id)) return { book, title };
  return null;
}

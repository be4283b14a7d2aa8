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

/** The book and topic in which a rule stands. */
export function topicOf(books: RulebookPage, id: string): { book: string; title: string } | null {
  for (const { book, topics } of books)
    for (const { title, entries } of topics)
      if (entries.some((entry) => entry.id === id)) return { book, title };
  return null;
}

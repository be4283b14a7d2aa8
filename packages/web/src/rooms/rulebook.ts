/** The rules as the page that shows them gets them: made at build time (build/rulebook.ts). */
export interface RuleEntry {
  readonly id: string;
  readonly text: string;
  /** What shows it at work. */
  readonly shown: readonly Showing[];
  /** The worked examples of the books that are about it. */
  readonly examples?: readonly string[];
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

/** What stands under an id; part of one (`gii.threes`) leads to where that begins. */
export function entryFor(books: RulebookPage, id: string): RuleEntry | null {
  const all = books.flatMap(({ topics }) => topics.flatMap(({ entries }) => entries));
  return all.find((entry) => entry.id === id) ?? all.find((entry) => entry.id.startsWith(`${id}.`)) ?? null;
}

/** The rules as the page that shows them gets them: made at build time (build/rulebook.ts). */
import type { TablePicture } from './table-picture.ts';

export interface RuleEntry {
  readonly id: string;
  readonly text: string;
  /** What shows it at work. */
  readonly shown: readonly Showing[];
  /** What is told below it: rulings about it, and worked examples of the books. */
  readonly below?: readonly RuleEntry[];
  /** Further worked examples that are about it, which stand below another rule. */
  readonly examples?: readonly string[];
}

/** A scenario, by the address under which it can be looked at. */
export interface Showing {
  readonly scene: string;
  readonly name: string;
}

export interface RuleSection {
  readonly title: string;
  readonly entries: readonly RuleEntry[];
}

/** A table of a scenario, as it lies at one of its stops. */
export interface ChapterPicture {
  readonly scene: string;
  readonly stop: number;
  readonly caption: string;
  readonly table: TablePicture;
}

export interface Chapter {
  readonly id: string;
  /** Of which part of the rulebook. */
  readonly part: string;
  readonly title: string;
  readonly about: string;
  readonly pictures: readonly ChapterPicture[];
  readonly sections: readonly RuleSection[];
}

/** A word of the game, explained where it stands. */
export interface Term {
  readonly term: string;
  readonly says: string;
  /** How else it is written. */
  readonly forms?: readonly string[];
  /** The chapters in which the word means this; without them, in all. */
  readonly in?: readonly string[];
}

export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly terms: readonly Term[];
}

/** A rule with all that is told below it. */
const withBelow = (entry: RuleEntry): RuleEntry[] => [entry, ...(entry.below ?? []).flatMap(withBelow)];

export const entriesIn = ({ sections }: Chapter): RuleEntry[] =>
  sections.flatMap(({ entries }) => entries.flatMap(withBelow));

export type FoundEntry = RuleEntry & { readonly chapter: string };

/** What stands under an id, and in which chapter; the beginning of one (`gii.threes`) leads to where that begins. */
export function entryFor({ chapters }: Pick<Rulebook, 'chapters'>, id: string): FoundEntry | null {
  let near: FoundEntry | null = null;
  for (const chapter of chapters)
    for (const entry of entriesIn(chapter)) {
      if (entry.id === id) return { ...entry, chapter: chapter.id };
      if (near === null && entry.id.startsWith(id) && '.-'.includes(entry.id[id.length]))
        near = { ...entry, chapter: chapter.id };
    }
  return near;
}

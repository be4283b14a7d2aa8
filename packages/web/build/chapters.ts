/** The chapters of the rulebook (rulebook/chapters.yaml): what stands in which, and what is pictured there. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CHAPTERS } from './rulebook-files.ts';

export interface PictureAsked {
  /** The name of a scenario. */
  readonly of: string;
  /** One of its steps, as it is written there. */
  readonly after?: string;
  readonly caption: string;
}

export interface PlannedChapter {
  readonly part: string;
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly pictures: readonly PictureAsked[];
  /** In order: what is asked for, and under which heading. */
  readonly sections: readonly Wanted[];
}

interface Wanted {
  readonly pattern: string;
  /** Without one it follows from the title. */
  readonly heading?: string;
}

interface ChapterInFile {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly pictures?: readonly PictureAsked[];
  readonly sections: readonly (string | Readonly<Record<string, readonly string[]>>)[];
}

export function plannedChapters(): PlannedChapter[] {
  const parts = parse(readFileSync(CHAPTERS, 'utf8')) as { part: string; chapters: ChapterInFile[] }[];
  return parts.flatMap(({ part, chapters }) =>
    chapters.map(({ pictures = [], sections, ...chapter }) => ({
      ...chapter,
      part,
      pictures,
      sections: sections.flatMap((section) =>
        typeof section === 'string'
          ? [{ pattern: section }]
          : Object.entries(section).flatMap(([heading, patterns]) =>
              patterns.map((pattern) => ({ pattern, heading })),
            ),
      ),
    })),
  );
}

export interface Place {
  readonly chapter: PlannedChapter;
  readonly heading: string;
  /** Where among the sections of its chapter. */
  readonly order: number;
}

const isId = (pattern: string): boolean => /^[a-z0-9]+\.\S+$/.test(pattern);

/** How exactly a pattern asks for it; 0: not at all. */
function fit(pattern: string, id: string, title: string): number {
  if (isId(pattern)) return id.startsWith(pattern) ? 2000 + pattern.length : 0;
  if (!pattern.endsWith('*')) return pattern === title ? 1000 : 0;
  return title.startsWith(pattern.slice(0, -1)) ? pattern.length : 0;
}

/** Where a rule stands, by its id and by the section of the inventory that it is told in. */
export function placeOf(chapters: readonly PlannedChapter[], id: string, title: string): Place {
  let best: Place | undefined;
  let most = 0;
  for (const chapter of chapters)
    for (const [order, { pattern, heading }] of chapter.sections.entries()) {
      const fits = fit(pattern, id, title);
      if (fits <= most) continue;
      most = fits;
      best = { chapter, order, heading: heading ?? headingOf(pattern, title) };
    }
  if (best === undefined) throw new Error(`No chapter of the rulebook has the section “${title}” (${id}).`);
  return best;
}

/** What comes after the beginning that was asked for, without what divides the two. */
function headingOf(pattern: string, title: string): string {
  const beginning = pattern.replace(/\*$/, '');
  const rest = title.slice(beginning.length).replace(/^( \/|:|,)? /, '');
  if (rest === '') return title.replace(/^\d\. /, '');
  return rest === 'inside RDI' ? 'At the inn' : rest.charAt(0).toUpperCase() + rest.slice(1);
}

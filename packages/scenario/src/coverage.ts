/** How much of the inventory is proven: by scenarios that pass and cite ids, and by unit tests that do. */
import type { Book, BookId, EntryKind, Inventory } from './inventory.ts';

export interface Tally {
  total: number;
  proven: number;
}

export interface Tallies {
  rules: Tally;
  examples: Tally;
  rulings: Tally;
  cards: Tally;
  decisions: Tally;
}

export interface Coverage extends Tallies {
  /** Ids of the inventory that nothing proves, in its order. */
  missing: string[];
  /** What is not counted because the house does not have it: by what it is about, the ids in the inventory's order. */
  foreign: Record<string, string[]>;
  /** Cited ids that the inventory lacks, sorted. */
  unknown: string[];
  /** By book; the house has decisions only. */
  books: { [B in Exclude<BookId, 'house'>]?: Tallies } & { house?: Pick<Tallies, 'decisions'> };
}

const TALLY_OF: Readonly<Record<EntryKind, keyof Tallies>> = {
  rule: 'rules',
  example: 'examples',
  ruling: 'rulings',
  card: 'cards',
  decision: 'decisions',
};

/** Each id stands for itself alone: an example does not prove the rules it exercises, nor a card its rulings. */
export function computeCoverage(inventory: Inventory, proven: ReadonlySet<string>): Coverage {
  const totals = emptyTallies();
  const byBook = new Map<BookId, Tallies>(inventory.books.map(({ book }: Book) => [book, emptyTallies()]));
  const missing: string[] = [];
  const foreign: Record<string, string[]> = {};
  for (const [id, { kind, book, foreign: about }] of inventory.index) {
    if (about !== undefined) {
      (foreign[about] ??= []).push(id);
      continue;
    }
    const isProven = proven.has(id);
    if (!isProven) missing.push(id);
    for (const tallies of [totals, byBook.get(book)]) {
      if (tallies === undefined) continue;
      const tally = tallies[TALLY_OF[kind]];
      tally.total += 1;
      if (isProven) tally.proven += 1;
    }
  }

  const books: Coverage['books'] = {};
  for (const [book, tallies] of byBook) {
    if (book === 'house') books.house = { decisions: tallies.decisions };
    else books[book] = tallies;
  }
  const unknown = [...proven].filter((id) => !inventory.index.has(id)).sort();
  return { ...totals, missing, foreign, unknown, books };
}

/**
 * The ids that test files claim, in comments on lines of their own:
 *
 *     // proves: core.setup.inn, core.setup.alcohol,
 *     //   core.setup.fortitude
 *
 * A comment that ends in a comma goes on in the next one. Which files passed is for the caller to know.
 */
export function collectTestCitations(files: Iterable<string>): Set<string> {
  const ids = new Set<string>();
  for (const text of files) {
    let open = false;
    for (const line of text.split('\n')) {
      const comment = /^\s*\/\/(.*)$/.exec(line)?.[1].trim();
      const first: string | undefined = /^proves:(.*)$/.exec(comment ?? '')?.[1];
      const claim: string | undefined = first ?? (open ? comment : undefined);
      open = claim?.trimEnd().endsWith(',') ?? false;
      for (const id of claim?.split(',') ?? []) if (id.trim() !== '') ids.add(id.trim());
    }
  }
  return ids;
}

function emptyTallies(): Tallies {
  const tally = (): Tally => ({ total: 0, proven: 0 });
  return { rules: tally(), examples: tally(), rulings: tally(), cards: tally(), decisions: tally() };
}

/**
 * The rules inventory: every rule, worked example, card and decision of the books, by id.
 * The YAML files under rulebook/inventory are written by hand, so reading them is strict: an unknown field,
 * a missing text or an id used twice is an error that names the file and the entry.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';

/** The books, in the order in which they are reported. */
export const BOOKS = ['core', 'rdi5', 'rdi6', 'rdi7', 'rdi9', 'gii'] as const;
/** The house has decisions only: what it answers where the books are silent or disagree. */
const FILES = [...BOOKS, 'house'] as const;

export type BookId = (typeof FILES)[number];
export type EntryKind = 'rule' | 'example' | 'card' | 'ruling' | 'decision';

/** What every entry may say of itself. */
interface Entry {
  id: string;
  /**
   * It is about something that the house does not have, a character of another book, say, and this is what: it cannot
   * be proven here and is not counted. What holds for a card holds for its rulings.
   */
  foreign?: string;
  /** Nothing at a table can show it, because it is about this: components, advice, who may look at what. */
  unseen?: string;
}

export interface Rule extends Entry {
  section: string;
  rule: string;
  /** What a book adds, leaves out or says otherwise. */
  differs?: string;
  /** The books that state it, where that isn't all that the file is about. */
  books?: string[];
}

export interface Example extends Entry {
  section: string;
  players?: string[];
  setup: string;
  steps: string[];
  expect: string[];
  /** Ids of the rules that it shows at work. It does not prove them: a scenario that does cites them too. */
  exercises: string[];
  differs?: string;
  books?: string[];
  /** Setup and expect as data, for the examples of the gambling games. */
  input?: Record<string, unknown>;
  expected?: Record<string, unknown>;
}

export interface CardRuling extends Entry {
  ruling: string;
  /** A note on what the books tell and where, for whoever keeps the inventory: it helps no player. */
  source?: true;
}

export interface Card extends Entry {
  title: string;
  owner: string;
  type: string;
  deck: string;
  effect: string;
  /** How much the books tell: the card's text, its effect, or only its name; or nothing: it is known from elsewhere. */
  certainty: 'printed' | 'stated' | 'named' | 'published';
  rulings: CardRuling[];
}

export interface Decision extends Entry {
  section?: string;
  question?: string;
  ruling: string;
}

export interface Book {
  book: BookId;
  title: string;
  rules: Rule[];
  examples: Example[];
  cards: Card[];
  decisions: Decision[];
  /** Further sections of a file, such as the deck and the games of Gambling? I'm In!, as they stand. */
  data: Record<string, unknown>;
}

export interface IndexEntry {
  kind: EntryKind;
  book: BookId;
  text: string;
  foreign?: string;
}

export interface Inventory {
  /** In the order of the files. */
  books: Book[];
  /** By id, in the order of the files. */
  index: Map<string, IndexEntry>;
}

export class InventoryError extends Error {
  override name = 'InventoryError';
}

/** Reads all seven files of a folder. */
export function loadInventory(dir: string): Inventory {
  return parseInventory(
    FILES.map((book) => {
      const file = join(dir, `${book}.yaml`);
      try {
        return { name: `${book}.yaml`, text: readFileSync(file, 'utf8') };
      } catch (cause) {
        throw new InventoryError(`${file} cannot be read: the inventory needs all of ${FILES.join(', ')}`, {
          cause,
        });
      }
    }),
  );
}

/** Reads the inventory from the texts of its files; a part of the files will do. */
export function parseInventory(files: readonly { name: string; text: string }[]): Inventory {
  const books = files.map(({ name, text }) => readBook(name, text));
  const index = new Map<string, IndexEntry>();
  const homes = new Map<string, string>();
  for (const [at, book] of books.entries()) {
    const file = files[at].name;
    const add = ({ id, foreign }: Entry, kind: EntryKind, text: string): void => {
      const home = homes.get(id);
      if (home !== undefined) {
        throw new InventoryError(`${file}: ${id}: this id is used twice (${home} has it too)`);
      }
      homes.set(id, file);
      index.set(id, { kind, book: book.book, text, ...(foreign === undefined ? {} : { foreign }) });
    };
    for (const rule of book.rules) add(rule, 'rule', rule.rule);
    for (const example of book.examples) add(example, 'example', `${example.section}: ${example.setup}`);
    for (const card of book.cards) {
      add(card, 'card', `${card.title}: ${card.effect}`);
      for (const ruling of card.rulings)
        add({ ...ruling, foreign: ruling.foreign ?? card.foreign }, 'ruling', ruling.ruling);
    }
    for (const decision of book.decisions) {
      const { question, ruling } = decision;
      add(decision, 'decision', question === undefined ? ruling : `${question} ${ruling}`);
    }
  }
  return { books, index };
}

/** Parentheses that hold nothing but books and ids: "(rdi6)", "(core.round.*)", "(rdi6 note)", "(RDI 3)". */
const REFERENCE = new RegExp(
  ` \\((?:(?:${FILES.join('|')})(?:\\.[a-z0-9*-]+)*(?: note)?|RDI \\d)(?:, (?:${FILES.join('|')})(?:\\.[a-z0-9*-]+)*)*\\)`,
  'g',
);

/** What was ruled about a card that helps a player: no notes on the sources, nothing about what the house has not. */
export function rulingsForPlayers({ rulings, foreign: elsewhere }: Card): { id: string; ruling: string }[] {
  return rulings
    .filter(({ source, foreign }) => source === undefined && (foreign ?? elsewhere) === undefined)
    .map(({ id, ruling }) => ({
      id,
      ruling: ruling.replace(REFERENCE, '').replace(/\bAC\b/g, 'Alcohol Content'),
    }));
}

const BOOK_IDS: ReadonlySet<string> = new Set(FILES);
const CERTAINTIES: ReadonlySet<string> = new Set(['printed', 'stated', 'named', 'published']);
const ID = /^[a-z][a-z0-9]*(\.[a-z0-9-]+)+$/;
const KNOWN_SECTIONS: ReadonlySet<string> = new Set([
  'book',
  'title',
  'rules',
  'examples',
  'cards',
  'decisions',
]);

function readBook(file: string, text: string): Book {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [problem] = document.errors;
  if (problem !== undefined) {
    const { line } = lines.linePos(problem.pos[0]);
    throw new InventoryError(`${file}, line ${line}: ${problem.message}`, { cause: problem });
  }
  const content: unknown = document.toJS();
  if (!isRecord(content))
    throw new InventoryError(`${file}: expected a map with book, title, rules and so on`);
  const { book, title } = content;
  if (!isBookId(book)) {
    throw new InventoryError(`${file}: book: expected one of ${FILES.join(', ')}, found ${show(book)}`);
  }
  if (typeof title !== 'string' || title === '') throw new InventoryError(`${file}: title: expected a text`);

  const section = <T>(name: string, read: (fields: Fields) => T): T[] => {
    const list = content[name] ?? [];
    if (!Array.isArray(list))
      throw new InventoryError(`${file}: ${name}: expected a list, found ${show(list)}`);
    return list.map((entry: unknown, at) => Fields.read(`${file}: ${name}`, at, entry, read));
  };
  return {
    book,
    title,
    rules: section('rules', readRule),
    examples: section('examples', readExample),
    cards: section('cards', readCard),
    decisions: section('decisions', readDecision),
    data: Object.fromEntries(Object.entries(content).filter(([name]) => !KNOWN_SECTIONS.has(name))),
  };
}

function readRule(fields: Fields): Rule {
  return {
    ...fields.entry(),
    section: fields.text('section'),
    rule: fields.text('rule'),
    ...fields.optional('differs', (key) => fields.text(key)),
    ...fields.optional('books', (key) => fields.texts(key)),
  };
}

function readExample(fields: Fields): Example {
  return {
    ...fields.entry(),
    section: fields.text('section'),
    ...fields.optional('players', (key) => fields.texts(key)),
    setup: fields.text('setup'),
    steps: fields.texts('steps'),
    expect: fields.texts('expect'),
    exercises: fields.texts('exercises'),
    ...fields.optional('differs', (key) => fields.text(key)),
    ...fields.optional('books', (key) => fields.texts(key)),
    ...fields.optional('input', (key) => fields.map(key)),
    ...fields.optional('expected', (key) => fields.map(key)),
  };
}

function readCard(fields: Fields): Card {
  const entry = fields.entry();
  const { id } = entry;
  const certainty = fields.text('certainty');
  if (!isCertainty(certainty)) {
    throw fields.wrong('certainty', `expected one of ${[...CERTAINTIES].join(', ')}`, certainty);
  }
  return {
    ...entry,
    title: fields.text('title'),
    owner: fields.text('owner'),
    type: fields.text('type'),
    deck: fields.text('deck'),
    effect: fields.text('effect'),
    certainty,
    rulings: fields.list('rulings').map((entry, at) =>
      Fields.read(`${fields.place}: rulings`, at, entry, (ruling) => {
        const own = ruling.entry();
        if (own.id !== `${id}.${at + 1}`) throw ruling.wrong('id', `expected ${id}.${at + 1}`, own.id);
        return {
          ...own,
          ruling: ruling.text('ruling'),
          ...ruling.optional('source', (key) => ruling.mark(key)),
        };
      }),
    ),
  };
}

function readDecision(fields: Fields): Decision {
  return {
    ...fields.entry(),
    ...fields.optional('section', (key) => fields.text(key)),
    ...fields.optional('question', (key) => fields.text(key)),
    ruling: fields.text('ruling'),
  };
}

/** One entry being read: knows its place for the errors, and which fields nobody has asked for. */
class Fields {
  readonly place: string;
  readonly #entry: Record<string, unknown>;
  readonly #read = new Set<string>();

  private constructor(place: string, entry: Record<string, unknown>) {
    this.place = place;
    this.#entry = entry;
  }

  static read<T>(list: string, at: number, entry: unknown, read: (fields: Fields) => T): T {
    if (!isRecord(entry)) throw new InventoryError(`${list}[${at}]: expected a map, found ${show(entry)}`);
    const name = typeof entry.id === 'string' ? `: ${entry.id}` : `[${at}]`;
    const fields = new Fields(`${list}${name}`, entry);
    const result = read(fields);
    const stray = Object.keys(entry).find((key) => !fields.#read.has(key));
    if (stray !== undefined) throw new InventoryError(`${fields.place}: unknown field '${stray}'`);
    return result;
  }

  wrong(key: string, expected: string, found: unknown): InventoryError {
    return new InventoryError(`${this.place}: ${key}: ${expected}, found ${show(found)}`);
  }

  #value(key: string): unknown {
    this.#read.add(key);
    return this.#entry[key];
  }

  entry(): Entry {
    return {
      id: this.id(),
      ...this.optional('foreign', (key) => this.text(key)),
      ...this.optional('unseen', (key) => this.text(key)),
    };
  }

  private id(): string {
    const id = this.text('id');
    if (!ID.test(id)) throw this.wrong('id', 'expected lower-case words joined by dots and hyphens', id);
    return id;
  }

  text(key: string): string {
    const value = this.#value(key);
    if (typeof value !== 'string' || value === '') throw this.wrong(key, 'expected a text', value);
    return value;
  }

  mark(key: string): true {
    const value = this.#value(key);
    if (value !== true) throw this.wrong(key, 'expected true, or nothing', value);
    return value;
  }

  list(key: string): unknown[] {
    const value = this.#value(key);
    if (!Array.isArray(value)) throw this.wrong(key, 'expected a list', value);
    return value;
  }

  texts(key: string): string[] {
    return this.list(key).map((item) => {
      if (typeof item !== 'string' || item === '') throw this.wrong(key, 'expected a list of texts', item);
      return item;
    });
  }

  map(key: string): Record<string, unknown> {
    const value = this.#value(key);
    if (!isRecord(value)) throw this.wrong(key, 'expected a map', value);
    return value;
  }

  optional<K extends string, T>(key: K, read: (key: K) => T): { [P in K]?: T } {
    const found: { [P in K]?: T } = {};
    if (key in this.#entry) found[key] = read(key);
    return found;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBookId(value: unknown): value is BookId {
  return typeof value === 'string' && BOOK_IDS.has(value);
}

function isCertainty(value: string): value is Card['certainty'] {
  return CERTAINTIES.has(value);
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

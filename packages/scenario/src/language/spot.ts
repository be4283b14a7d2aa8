/** A spot in a scenario file: a piece of YAML that knows its line, so that every complaint can name it. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  type Document,
  type Node,
  type Range,
} from 'yaml';
import { ScenarioProblem } from './problem.ts';

interface Page {
  readonly text: string;
  readonly lines: LineCounter;
  readonly doc: Document;
}

export interface Entry {
  readonly key: string;
  readonly line: number;
  readonly value: Spot;
}

export class Spot {
  readonly line: number;
  readonly #page: Page;
  readonly #node: Node | null;

  constructor(page: Page, node: Node | null, line: number) {
    this.#page = page;
    const real = isAlias(node) ? (node.resolve(page.doc) ?? null) : node;
    this.#node = real;
    this.line = lineOf(page, node) ?? line;
  }

  problem(message: string): ScenarioProblem {
    return new ScenarioProblem(this.line, message);
  }

  isMap(): boolean {
    return isMap(this.#node);
  }

  isList(): boolean {
    return isSeq(this.#node);
  }

  isEmpty(): boolean {
    return this.#node === null || (isScalar(this.#node) && this.#node.value === null);
  }

  isNumber(): boolean {
    return isScalar(this.#node) && typeof this.#node.value === 'number';
  }

  /** A map's entries, in the order of the file; an empty value is an empty map. */
  entries(what: string): Entry[] {
    if (this.isEmpty()) return [];
    if (!isMap(this.#node)) throw this.problem(`${what} must be a map`);
    return this.#node.items.map((pair) => {
      const key = pair.key as Node | null;
      const line = lineOf(this.#page, key) ?? this.line;
      if (!isScalar(key)) throw new ScenarioProblem(line, `${what} has a key that is not plain text`);
      return { key: plain(key.value), line, value: new Spot(this.#page, pair.value as Node | null, line) };
    });
  }

  /** A list's items; an empty value is an empty list. */
  items(what: string): Spot[] {
    if (this.isEmpty()) return [];
    if (!isSeq(this.#node)) throw this.problem(`${what} must be a list`);
    return this.#node.items.map((item) => new Spot(this.#page, item as Node | null, this.line));
  }

  text(what: string): string {
    if (!isScalar(this.#node) || this.isEmpty()) throw this.problem(`${what} must be text`);
    return plain(this.#node.value);
  }

  /** One of some words. */
  oneOf<W extends string>(what: string, known: readonly W[]): W {
    const typed = this.text(what);
    const word = known.find((other) => other === typed);
    if (word === undefined)
      throw this.problem(`no ${what} is called "${typed}"; there are: ${known.join(', ')}`);
    return word;
  }

  whole(what: string, min = 0, max = Number.MAX_SAFE_INTEGER): number {
    const value = isScalar(this.#node) ? this.#node.value : undefined;
    if (typeof value !== 'number' || !Number.isInteger(value))
      throw this.problem(`${what} must be a whole number`);
    if (value < min || value > max)
      throw this.problem(
        `${what} must be ${max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `${min} to ${max}`}, not ${value}`,
      );
    return value;
  }

  flag(what: string): boolean {
    const value = isScalar(this.#node) ? this.#node.value : undefined;
    if (typeof value !== 'boolean') throw this.problem(`${what} must be true or false`);
    return value;
  }

  /** The value as the flag it is, if it is one. */
  asFlag(): boolean | null {
    return isScalar(this.#node) && typeof this.#node.value === 'boolean' ? this.#node.value : null;
  }

  /** What stands in the file, word for word: a step with a colon in it is a map to YAML, but a sentence to us. */
  source(): string {
    const range = this.#node?.range as Range | null | undefined;
    return range ? this.#page.text.slice(range[0], range[1]).trim() : '';
  }

  /** The plain value behind it, for whoever checks nothing but its shape. */
  data(): unknown {
    return this.#node === null ? null : this.#node.toJS(this.#page.doc);
  }
}

const plain = (value: unknown): string => String(value as string | number | boolean);

function lineOf(page: Page, node: Node | null): number | undefined {
  const range = node?.range as Range | null | undefined;
  return range ? page.lines.linePos(range[0]).line : undefined;
}

export interface ScenarioDocument {
  readonly line: number;
  readonly root: Spot;
  /** YAML's own complaints. */
  readonly errors: readonly ScenarioProblem[];
}

/** The YAML documents of a file; empty ones (a `---` too many) are left out. */
export function readDocuments(text: string): ScenarioDocument[] {
  const lines = new LineCounter();
  const docs = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  const all = Array.isArray(docs) ? docs : [];
  const found: ScenarioDocument[] = [];
  for (const doc of all) {
    const page: Page = { text, lines, doc: doc as unknown as Document };
    const root = new Spot(page, doc.contents as Node | null, lineAfter(lines, doc.range[0], text));
    const errors = doc.errors.map(
      (error) => new ScenarioProblem(lines.linePos(error.pos[0]).line, error.message),
    );
    if (root.isEmpty() && errors.length === 0) continue;
    found.push({ line: root.line, root, errors });
  }
  return found;
}

function lineAfter(lines: LineCounter, offset: number, text: string): number {
  const rest = text.slice(offset);
  const skipped = rest.length - rest.trimStart().length;
  return lines.linePos(offset + skipped).line || 1;
}

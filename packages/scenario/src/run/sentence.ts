/** Reads a step word by word: names, things in quotes, numbers. Complains about the step as a whole. */
import { listed } from '../language/names.ts';
import { ScenarioProblem } from '../language/problem.ts';
import { bareTitle } from '../language/titles.ts';

/** A closing quote is one after which the sentence goes on: titles may have quotes and apostrophes of their own. */
const AFTER_QUOTE = String.raw`(?=\s*(?:$|,|\.$)|\s+(?:on|for|because|and)(?:\s|$))`;
const QUOTED = new RegExp(String.raw`^(?:["“”](.+?)["“”]|['‘’](.+?)['‘’])${AFTER_QUOTE}`);

export class Sentence {
  readonly line: number;
  readonly text: string;
  readonly players: readonly string[];
  #rest: string;

  constructor(line: number, text: string, players: readonly string[]) {
    this.line = line;
    this.text = text.replace(/\s+/g, ' ').trim();
    this.players = players;
    // No step ends in a dot, but a sentence may.
    this.#rest = this.text.replace(/\.$/, '');
  }

  problem(message: string): ScenarioProblem {
    return new ScenarioProblem(this.line, `"${this.text}": ${message}`);
  }

  /** What has not been read yet. */
  get rest(): string {
    return this.#rest;
  }

  /** All that is left, for whoever reads it in a way of their own. */
  takeRest(): string {
    const rest = this.#rest;
    this.#rest = '';
    return rest;
  }

  /** The rule that stands at the end as the reason, if one does. */
  because(): string | null {
    const [whole = '', rule = ''] = /(?:^|\s)because(?:\s([^\s,"”'’]+))?$/i.exec(this.#rest) ?? [];
    if (whole === '') return null;
    if (rule === '') throw this.problem('the id of a rule is missing');
    this.#rest = this.#rest.slice(0, -whole.length);
    return rule;
  }

  /** Nothing may be left over. */
  end(): void {
    if (this.#rest !== '') throw this.problem(`"${this.#rest}" is not understood here`);
  }

  /** Takes the words if they come next. */
  takes(words: string): boolean {
    const next = this.#rest.slice(0, words.length);
    const after = this.#rest.charAt(words.length);
    if (next.toLowerCase() !== words.toLowerCase() || !(after === '' || after === ' ' || after === ','))
      return false;
    this.#skip(words.length);
    return true;
  }

  comma(): boolean {
    if (!this.#rest.startsWith(',')) return false;
    this.#skip(1);
    return true;
  }

  quoted(): string | null {
    const match = QUOTED.exec(this.#rest);
    if (match === null) return null;
    this.#skip(match[0].length);
    return match[1] ?? match[2];
  }

  /** Takes these words if they come next in quotes. */
  takesQuoted(words: string): boolean {
    const before = this.#rest;
    const typed = this.quoted();
    if (typed !== null && bareTitle(typed) === words) return true;
    this.#rest = before;
    return false;
  }

  needQuoted(what: string): string {
    const found = this.quoted();
    if (found === null) throw this.problem(`${what} must stand in quotes here`);
    return found;
  }

  number(): number | null {
    const match = /^\d+(?=$|,|\s)/.exec(this.#rest);
    if (match === null) return null;
    this.#skip(match[0].length);
    return Number(match[0]);
  }

  /** A player of this table, if one is named next; with `'s` if so wished. */
  player(owner = false): number | null {
    const tail = owner ? String.raw`['’]s?` : '';
    const names = this.players
      .map((name, seat) => ({ name, seat }))
      .sort((a, b) => b.name.length - a.name.length);
    for (const { name, seat } of names) {
      const match = new RegExp(`^${escaped(name)}${tail}(?=$|,|\\s)`, 'i').exec(this.#rest);
      if (match === null) continue;
      this.#skip(match[0].length);
      return seat;
    }
    return null;
  }

  needPlayer(owner = false): number {
    const seat = this.player(owner);
    if (seat !== null) return seat;
    // A verb tells where the name ends.
    const typed = this.#rest.split(/,|\s(?:on|for|because|is|can|cannot|[a-z]+s)(?=\s|$)/)[0].trim();
    throw this.problem(
      `${typed === '' ? 'a player is missing' : `"${typed}" is nobody at this table`} (players: ${listed(this.players)})`,
    );
  }

  /** At least one, with commas between them. */
  several<T>(one: () => T): T[] {
    const all = [one()];
    while (this.comma()) all.push(one());
    return all;
  }

  #skip(count: number): void {
    this.#rest = this.#rest.slice(count).trimStart();
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

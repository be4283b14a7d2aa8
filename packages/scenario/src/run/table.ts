/** A table that a scenario plays at: a game by the contract alone, its luck, and what has happened. */
import { IllegalAnswer, SPECTATOR, type Game, type Luck, type Types } from '@taproom/kernel';
import type { Film } from './film.ts';

export abstract class Table<T extends Types = Types> {
  readonly rules: Game<T>;
  readonly whole: T['state'];
  readonly luck: Luck;
  readonly events: T['event'][] = [];
  /** The public log: the sentences of the events. */
  readonly log: string[] = [];
  /** Steps that were carried out together with an earlier one. */
  readonly done = new Set<object>();
  /** Where what happens is recorded, if it is. */
  film: Film | null = null;

  constructor(rules: Game<T>, whole: T['state'], luck: Luck) {
    this.rules = rules;
    this.whole = whole;
    this.luck = luck;
  }

  abstract get players(): readonly string[];
  abstract isOut(seat: number): boolean;
  /** Who has won; null before the end. */
  abstract winners(): readonly number[] | null;
  /** Whether a player may look at a part of what lies before `of` (−1: in the middle); null: there is no such part. */
  abstract sees(seat: number, of: number, part: string): boolean | null;
  /** The open question in words, without its answers. */
  abstract questionWords(): string;

  name(seat: number): string {
    return this.players[seat] ?? 'nobody';
  }

  areMates(one: number, other: number): boolean {
    return one === other;
  }

  question(): T['question'] {
    return this.rules.question(this.whole);
  }

  /** Whether this seat may answer the open question: it is asked, or its team is, or everybody at once. */
  asks(seat: number): boolean {
    return this.rules.questionFor(this.whole, seat) !== null;
  }

  isOver(): boolean {
    return this.question().kind === 'over';
  }

  answers(seat = this.question().seat): T['answers'] {
    return this.rules.answers(this.whole, { seat });
  }

  /** The rules against an answer; null where it may be given. */
  refusal(answer: T['answer']): readonly string[] | null {
    try {
      this.rules.check(this.whole, answer);
      return null;
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error;
      return error.rules;
    }
  }

  /** Gives an answer, whoever's it is: as somebody far away would, whose answers are checked though they were listed. */
  protected give(answer: T['answer']): T['event'][] {
    const events = this.rules.apply(this.whole, { ...answer });
    this.film?.note(answer);
    return events;
  }

  /** Told at once: what an event speaks of may change later. */
  protected hear(events: readonly T['event'][]): void {
    this.events.push(...events);
    const told = events.map((event) => this.rules.tell(this.whole, event, SPECTATOR));
    this.log.push(...told);
    if (events.length > 0) this.film?.shoot(this, events, told);
  }

  /** The question and everything that may be answered. */
  situation(): string {
    // What is given up for a card is not on its label: several ways to pay look alike.
    const labels = [...new Set(this.answers().choices.map(({ label }) => `  - ${label}`))];
    if (labels.length === 0) return this.questionWords();
    const shown = labels.slice(0, MOST_LABELS);
    if (labels.length > MOST_LABELS) shown.push(`  … and ${labels.length - MOST_LABELS} more`);
    return `${this.questionWords()}; legal answers:\n${shown.join('\n')}`;
  }

  /** What happened lately: it often tells why a step does not fit. */
  lastSentences(): string {
    const last = this.log.slice(-LAST_SENTENCES);
    return last.length === 0 ? '' : `\nbefore that:\n${last.map((sentence) => `  ${sentence}`).join('\n')}`;
  }

  /** Seats by the names of their players. */
  names(seats: readonly number[]): string {
    return seats.map((seat) => this.name(seat)).join(', ') || 'nobody';
  }
}

const MOST_LABELS = 40;
const LAST_SENTENCES = 6;

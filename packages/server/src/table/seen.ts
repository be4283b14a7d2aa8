/**
 * What everybody sees, what each seat sees besides and may answer, and the words for what happened: made and written out
 * once after each step, though it is told to players, kept beside the log, and asked for by standing orders.
 */
import { diffText, type Plain } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import type { AnyAnswer, AnyEvent, Answers, AnyState } from '@taproom/kernel';
import { commonEvent, ownEvent } from './wire-event.ts';

/** What turned one thing into another. */
interface Change {
  readonly from: Plain;
  readonly to: Plain;
  readonly text: string;
}

export class Seen {
  private view: Plain = null;
  private readonly sees = new Map<number, Plain>();
  private readonly found = new Map<number, Answers<AnyAnswer>>();
  /** By seat: the last one that was asked for. */
  private readonly changes = new Map<number, Change>();
  private events: readonly AnyEvent[] = [];
  private eventsWritten = '';
  private readonly mineWritten = new Map<number, string>();

  /** Something has happened: all of it may be different. */
  moved(): void {
    this.view = null;
    this.sees.clear();
    this.found.clear();
  }

  /** A seat has declared something, or taken it back: only what it may answer itself can be different. */
  declared(seat: number): void {
    this.found.delete(seat);
  }

  open(game: AnyGame, state: AnyState): Plain {
    // A view is plain data; its type does not say so of itself.
    return (this.view ??= game.open(state) as Plain);
  }

  own(game: AnyGame, state: AnyState, seat: number): Plain {
    let sees = this.sees.get(seat);
    if (sees === undefined) {
      // So is what is laid over it.
      sees = game.own(state, seat) as Plain;
      this.sees.set(seat, sees);
    }
    return sees;
  }

  /** What a seat may answer, with words: the rules are asked once for each question and seat. */
  answers(game: AnyGame, state: AnyState, seat: number): Answers<AnyAnswer> {
    let answers = this.found.get(seat);
    if (answers === undefined) {
      answers = game.answers(state, { seat, brief: true });
      this.found.set(seat, answers);
    }
    return answers;
  }

  /** As a patch. `whose`: the seat that sees it, or SPECTATOR. */
  change(whose: number, from: Plain, to: Plain): string {
    let change = this.changes.get(whose);
    if (change === undefined || change.from !== from || change.to !== to) {
      change = { from, to, text: diffText(from, to) };
      this.changes.set(whose, change);
    }
    return change.text;
  }

  /** The events as everybody may know them. */
  eventsText(game: AnyGame, state: AnyState, events: readonly AnyEvent[]): string {
    this.write(events);
    if (this.eventsWritten === '')
      this.eventsWritten = JSON.stringify(events.map((event) => commonEvent(game, state, event)));
    return this.eventsWritten;
  }

  /** Those of which this seat may know more than the others, by their places; empty: none. */
  mineText(game: AnyGame, state: AnyState, events: readonly AnyEvent[], seat: number): string {
    this.write(events);
    let text = this.mineWritten.get(seat);
    if (text === undefined) {
      text = '';
      for (let i = 0; i < events.length; i++) {
        const own = ownEvent(game, state, events[i], seat);
        if (own !== null) text += `${text === '' ? '{' : ','}"${i}":${JSON.stringify(own)}`;
      }
      if (text !== '') text += '}';
      this.mineWritten.set(seat, text);
    }
    return text;
  }

  private write(events: readonly AnyEvent[]): void {
    if (events === this.events) return;
    this.events = events;
    this.eventsWritten = '';
    this.mineWritten.clear();
  }
}

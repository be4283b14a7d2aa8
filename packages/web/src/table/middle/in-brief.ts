/** A long forecast in brief: each person once, with the numbers that move; what is no number stays a sentence. */
import type { Line } from './condensed.ts';

export interface Moved {
  readonly what: 'fortitude' | 'alcohol' | 'gold';
  readonly before: number;
  readonly after: number;
}

export interface Person {
  readonly seat: number;
  /** The player whose track it is, where somebody has one for each; −1: their own numbers. */
  readonly track: number;
  readonly moved: readonly Moved[];
  /** What else comes of it, in words; empty: nothing. */
  readonly besides: string;
  readonly isOut: boolean;
}

export interface Brief {
  /** Oneself first. */
  readonly people: readonly Person[];
  readonly sentences: readonly string[];
}

/** What follows the numbers of a sentence. */
const AFTER_NUMBERS = /\([^()]*\)([^()]*)$/;

export function inBrief(lines: readonly Line[], own: number): Brief {
  const people = new Map<string, Person>();
  const sentences: string[] = [];
  const note = (seat: number, track: number, change: (before: Person) => Partial<Person>): void => {
    const key = `${seat} ${track}`;
    const before = people.get(key) ?? { seat, track, moved: [], besides: '', isOut: false };
    people.set(key, { ...before, ...change(before) });
  };
  for (const { what, seat, to, before, after, text } of lines) {
    if (what === 'out') note(seat, -1, () => ({ isOut: true }));
    else if (before === undefined || after === undefined) sentences.push(text);
    else {
      const of = what === 'fortitude' || what === 'alcohol' ? what : 'gold';
      const besides = AFTER_NUMBERS.exec(text)?.[1].trim() ?? '';
      note(seat, of === 'gold' ? -1 : to, ({ moved, besides: already }) => ({
        moved: joined(moved, { what: of, before, after }),
        besides: besides || already,
      }));
    }
  }
  const all = [...people.values()];
  return {
    people: [...all.filter(({ seat }) => seat === own), ...all.filter(({ seat }) => seat !== own)],
    sentences: [...new Set(sentences)],
  };
}

/** A number that moves on from where it came to moves once. */
function joined(moved: readonly Moved[], next: Moved): Moved[] {
  const i = moved.findIndex(({ what, after }) => what === next.what && after === next.before);
  return i < 0 ? [...moved, next] : moved.with(i, { ...next, before: moved[i].before });
}

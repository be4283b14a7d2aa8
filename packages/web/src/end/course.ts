/**
 * How the game went, as lines over its turns: every player's Fortitude and Alcohol Content, from the numbers that the
 * story has whenever something on a mat changed. Those who stand together share one line, as they share a track.
 */
import type { Story } from '@taproom/client';

export type Told = Pick<Story, 'events' | 'numbers'>;

export interface Point {
  /** In turns: 0 is the beginning of the first one, 2.5 the middle of the third. */
  readonly x: number;
  readonly fortitude: number;
  readonly alcohol: number;
}

export interface Line {
  /** Whose it is: one player, or all of a side. */
  readonly seats: readonly number[];
  readonly points: readonly Point[];
  /** Where their game ended, in turns; null: it never did. */
  readonly out: number | null;
}

/** Where everybody stood at the end of a turn. */
export interface TurnRow {
  readonly turn: number;
  /** Whose turn it was. */
  readonly whose: number;
  /** By line. */
  readonly values: readonly { readonly fortitude: number; readonly alcohol: number }[];
}

export interface Course {
  readonly turns: number;
  readonly lines: readonly Line[];
  readonly rows: readonly TurnRow[];
}

/** `sides`: by seat, the side whose track it shares, −1: it has none; without it everybody stands alone. */
export function courseOf({ events, numbers }: Told, sides: readonly number[] = []): Course {
  const starts = events.flatMap(({ e }, i) => (e === 'turn' ? [i] : []));
  const x = clockOf(starts, events.length);
  const together = bySide(numbers[0]?.seats.length ?? 0, sides);
  const lines = together.map((seats) => {
    const fell = events.findIndex(({ e, seat = -1 }) => e === 'out' && seats.includes(seat));
    return {
      seats,
      points: pointsOf(numbers, seats[0], x, starts.length),
      out: fell < 0 ? null : x(fell + 1),
    };
  });
  const first = together.map(([seat]) => seat);
  return { turns: starts.length, lines, rows: rowsOf(events, numbers, starts, first) };
}

function bySide(count: number, sides: readonly number[]): readonly (readonly number[])[] {
  const together = new Map<number, number[]>();
  for (let seat = 0; seat < count; seat++) {
    const side = sides[seat] ?? seat;
    if (side >= 0) together.set(side, [...(together.get(side) ?? []), seat]);
  }
  return [...together.values()];
}

/** When something happened, given how many events there had been, in turns. */
function clockOf(starts: readonly number[], end: number): (at: number) => number {
  return (at) => {
    let turn = starts.findLastIndex((start) => start < at);
    if (turn < 0) return 0;
    const from = starts[turn];
    const until = starts[turn + 1] ?? end;
    const part = (at - from - 1) / Math.max(1, until - from - 1);
    turn += Math.min(1, part);
    return Math.round(turn * 1000) / 1000;
  };
}

function pointsOf(
  numbers: Told['numbers'],
  seat: number,
  x: (at: number) => number,
  turns: number,
): readonly Point[] {
  const points: Point[] = [];
  for (const { at, seats } of numbers) {
    const { fortitude = 0, alcohol = 0 } = seats[seat] ?? {};
    const last = points.at(-1);
    if (last?.fortitude === fortitude && last.alcohol === alcohol) continue;
    points.push({ x: points.length === 0 ? 0 : x(at), fortitude, alcohol });
  }
  const last = points.at(-1);
  if (last !== undefined && last.x < turns) points.push({ ...last, x: turns });
  return points;
}

function rowsOf(
  events: Told['events'],
  numbers: Told['numbers'],
  starts: readonly number[],
  seats: readonly number[],
): readonly TurnRow[] {
  return starts.map((start, i) => {
    const until = starts[i + 1] ?? events.length;
    const known = numbers.findLast(({ at }) => at <= until) ?? numbers[0];
    return {
      turn: i + 1,
      whose: events[start].seat ?? -1,
      values: seats.map((seat) => {
        const { fortitude = 0, alcohol = 0 } = known?.seats[seat] ?? {};
        return { fortitude, alcohol };
      }),
    };
  });
}

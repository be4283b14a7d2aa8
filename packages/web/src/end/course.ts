/**
 * How the game went, as lines over its turns: every player's Fortitude and Alcohol Content, from the numbers that the
 * story has whenever something on a mat changed.
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
  readonly seat: number;
  readonly points: readonly Point[];
  /** Where this player's game ended, in turns; null: it never did. */
  readonly out: number | null;
}

/** Where everybody stood at the end of a turn. */
export interface TurnRow {
  readonly turn: number;
  /** Whose turn it was. */
  readonly whose: number;
  readonly values: readonly { readonly fortitude: number; readonly alcohol: number }[];
}

export interface Course {
  readonly turns: number;
  readonly lines: readonly Line[];
  readonly rows: readonly TurnRow[];
}

export function courseOf({ events, numbers }: Told): Course {
  const starts = events.flatMap(({ e }, i) => (e === 'turn' ? [i] : []));
  const x = clockOf(starts, events.length);
  const seats = numbers[0]?.seats.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) => {
    const fell = events.findIndex((event) => event.e === 'out' && event.seat === seat);
    return {
      seat,
      points: pointsOf(numbers, seat, x, starts.length),
      out: fell < 0 ? null : x(fell + 1),
    };
  });
  return { turns: starts.length, lines, rows: rowsOf(events, numbers, starts) };
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
): readonly TurnRow[] {
  return starts.map((start, i) => {
    const until = starts[i + 1] ?? events.length;
    const known = numbers.findLast(({ at }) => at <= until) ?? numbers[0];
    return {
      turn: i + 1,
      whose: events[start].seat ?? -1,
      values: (known?.seats ?? []).map(({ fortitude = 0, alcohol = 0 }) => ({ fortitude, alcohol })),
    };
  });
}

/** The chart at the end of a game: lines over turns, from the story. */
import { describe, expect, it } from 'vitest';
import { courseOf, type Told } from '../src/end/course.ts';

const event = (e: string, seat?: number): Told['events'][number] => ({ e, seat, text: '' });
const at = (n: number, ...mats: [number, number][]): Told['numbers'][number] => ({
  at: n,
  seats: mats.map(([fortitude, alcohol]) => ({ fortitude, alcohol, gold: 10 })),
});

/** Two turns of four events each; the second player falls at the very end. */
const told: Told = {
  events: [
    event('shuffled'),
    event('turn', 0),
    event('play', 0),
    event('fortitude', 1),
    event('ordered', 0),
    event('turn', 1),
    event('reveal', 1),
    event('alcohol', 1),
    event('out', 1),
  ],
  numbers: [at(1, [20, 0], [20, 0]), at(4, [20, 0], [15, 0]), at(8, [20, 0], [15, 15])],
};

describe('the course of a game', () => {
  const course = courseOf(told);

  it('has a line for each player, in turns', () => {
    expect(course.turns).toBe(2);
    expect(course.lines.map(({ seats }) => seats)).toEqual([[0], [1]]);
    const [, second] = course.lines;
    expect(second.points).toEqual([
      { x: 0, fortitude: 20, alcohol: 0 },
      { x: 0.667, fortitude: 15, alcohol: 0 },
      { x: 1.667, fortitude: 15, alcohol: 15 },
      { x: 2, fortitude: 15, alcohol: 15 },
    ]);
  });

  it('leaves out what did not change for a player', () => {
    expect(course.lines[0].points).toEqual([
      { x: 0, fortitude: 20, alcohol: 0 },
      { x: 2, fortitude: 20, alcohol: 0 },
    ]);
  });

  it('knows where somebody’s game ended', () => {
    expect(course.lines.map(({ out }) => out)).toEqual([null, 2]);
  });

  it('is also a table: where everybody stood when each turn ended', () => {
    expect(course.rows).toEqual([
      {
        turn: 1,
        whose: 0,
        values: [
          { fortitude: 20, alcohol: 0 },
          { fortitude: 15, alcohol: 0 },
        ],
      },
      {
        turn: 2,
        whose: 1,
        values: [
          { fortitude: 20, alcohol: 0 },
          { fortitude: 15, alcohol: 15 },
        ],
      },
    ]);
  });

  it('has one line for those who stand together, and none for whoever has no track', () => {
    const four: Told = {
      events: [event('turn', 0), event('alcohol', 3), event('out', 1), event('out', 3)],
      numbers: [at(1, [20, 0], [18, 0], [0, 0], [18, 0]), at(2, [20, 0], [18, 18], [0, 0], [18, 18])],
    };
    const { lines, rows } = courseOf(four, [0, 1, -1, 1]);
    expect(lines.map(({ seats }) => seats)).toEqual([[0], [1, 3]]);
    expect(lines.map(({ out }) => out !== null)).toEqual([false, true]);
    expect(rows[0].values).toEqual([
      { fortitude: 20, alcohol: 0 },
      { fortitude: 18, alcohol: 18 },
    ]);
  });

  it('is empty where nothing happened', () => {
    expect(courseOf({ events: [], numbers: [] })).toEqual({ turns: 0, lines: [], rows: [] });
  });
});

import { describe, expect, it } from 'vitest';
import type { Line } from '../src/table/middle/condensed.ts';
import { inBrief } from '../src/table/middle/in-brief.ts';

const line = (what: string, seat: number, before: number, after: number, to = -1, then = ''): Line => ({
  what,
  seat,
  n: after - before,
  before,
  after,
  to,
  text: `Somebody’s ${what} moves (${before} → ${after})${then}`,
});

describe('a forecast in brief', () => {
  it('names everybody once, oneself first, with all their numbers', () => {
    const { people } = inBrief(
      [line('alcohol', 0, 3, 5), line('pay', 1, 9, 8), line('fortitude', 0, 20, 18)],
      1,
    );
    expect(people.map(({ seat, moved }) => [seat, moved.map(({ what }) => what)])).toEqual([
      [1, ['gold']],
      [0, ['alcohol', 'fortitude']],
    ]);
  });

  it('lets a number that moves on move once', () => {
    const { people } = inBrief([line('alcohol', 0, 0, 2), line('alcohol', 0, 2, 4)], 0);
    expect(people[0].moved).toEqual([{ what: 'alcohol', before: 0, after: 4 }]);
  });

  it('keeps apart the tracks of whoever has several, and says what comes of it', () => {
    const lines = [line('alcohol', 2, 4, 6, 0, ' and passes out on it'), line('alcohol', 2, 1, 3, 1)];
    expect(inBrief(lines, 0).people).toMatchObject([
      { seat: 2, track: 0, besides: 'and passes out on it' },
      { seat: 2, track: 1, besides: '' },
    ]);
  });

  it('tells with their numbers for whom it is too much, and the rest in sentences', () => {
    const out: Line = { what: 'out', seat: 0, n: 0, to: -1, text: 'that would be too much for Dale' };
    const draws: Line = { what: 'draw', seat: 1, n: 2, to: -1, text: 'Jett draws 2 cards' };
    expect(inBrief([line('alcohol', 0, 18, 20), draws, out], 1)).toMatchObject({
      people: [{ seat: 0, isOut: true, moved: [{ after: 20 }] }],
      sentences: ['Jett draws 2 cards'],
    });
  });
});

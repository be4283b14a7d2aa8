import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerChance,
  below,
  checkChance,
  IllegalAnswer,
  luckFrom,
  shuffledOrder,
  type ChanceAnswer,
} from '@taproom/kernel';

describe('luck', () => {
  it('is the same for the same seed, and goes on identically after being saved and loaded', () => {
    const luck = luckFrom(42);
    const first = Array.from({ length: 10 }, () => below(luck, 1000));
    const again = luckFrom(42);
    expect(Array.from({ length: 10 }, () => below(again, 1000))).toEqual(first);
    const saved = JSON.parse(JSON.stringify(luck)) as typeof luck;
    expect(Array.from({ length: 10 }, () => below(saved, 1000))).toEqual(
      Array.from({ length: 10 }, () => below(luck, 1000)),
    );
  });

  it('gives known numbers for a known seed, so that a game is the same on any machine', () => {
    const luck = luckFrom(1);
    expect([below(luck, 1_000_000), below(luck, 1_000_000), below(luck, 1_000_000)]).toMatchInlineSnapshot(`
      [
        537442,
        454165,
        82430,
      ]
    `);
  });

  it('favours no side of a die', () => {
    const luck = luckFrom(7);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[below(luck, 6)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('shuffles every card exactly once, and puts each card in each place about equally often', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 60 }), (seed, size) => {
        const order = shuffledOrder(luckFrom(seed), size);
        expect(order.slice().sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i));
      }),
    );
    const places = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    const luck = luckFrom(3);
    for (let i = 0; i < 8000; i++) shuffledOrder(luck, 4).forEach((card, place) => places[card][place]++);
    for (const row of places) for (const n of row) expect(Math.abs(n - 2000)).toBeLessThan(200);
  });
});

describe('questions of chance', () => {
  it('are answered from the generator with answers that fit', () => {
    const luck = luckFrom(5);
    for (const question of [
      { seat: -1, kind: 'shuffle', size: 30 },
      { seat: -1, kind: 'pick', size: 7 },
      { seat: -1, kind: 'dice', count: 5, sides: 6 },
      { seat: -1, kind: 'shuffle', size: 30, first: 0 },
      { seat: -1, kind: 'shuffle', size: 30, first: 4 },
      { seat: -1, kind: 'shuffle', size: 30, first: 29 },
      { seat: -1, kind: 'dice', count: 5, sides: 6, each: [2, 3] },
    ] as const)
      expect(() => checkChance(question, answerChance(luck, question))).not.toThrow();
  });

  it('may be answered further than they go, or of several players’ dice only the first', () => {
    const top = { seat: -1, kind: 'shuffle', size: 5, first: 2 } as const;
    for (const order of [
      [4, 0],
      [4, 0, 2],
      [4, 0, 2, 1, 3],
    ])
      expect(() => checkChance(top, { seat: -1, do: 'shuffle', order } as ChanceAnswer)).not.toThrow();
    const roll = { seat: -1, kind: 'dice', count: 5, sides: 6, each: [2, 3] } as const;
    for (const values of [
      [1, 6],
      [1, 6, 2, 2, 2],
    ])
      expect(() => checkChance(roll, { seat: -1, do: 'dice', values } as ChanceAnswer)).not.toThrow();
  });

  it('bring each card to the top equally often', () => {
    const luck = luckFrom(11);
    const times = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10_000; i++) {
      const answer = answerChance(luck, { seat: -1, kind: 'shuffle', size: 10, first: 3 });
      if (answer.do === 'shuffle') for (const card of answer.order) times[card]++;
    }
    for (const n of times) expect(Math.abs(n - 3000)).toBeLessThan(250);
  });

  it.each([
    [
      { seat: -1, kind: 'shuffle', size: 5, first: 2 },
      { seat: -1, do: 'shuffle', order: [3] },
    ],
    [
      { seat: -1, kind: 'shuffle', size: 5, first: 2 },
      { seat: -1, do: 'shuffle', order: [3, 3] },
    ],
    [
      { seat: -1, kind: 'dice', count: 5, sides: 6, each: [2, 3] },
      { seat: -1, do: 'dice', values: [1, 2, 3] },
    ],
    [
      { seat: -1, kind: 'shuffle', size: 3 },
      { seat: -1, do: 'shuffle', order: [0, 0, 1] },
    ],
    [
      { seat: -1, kind: 'shuffle', size: 3 },
      { seat: -1, do: 'shuffle', order: 'abc' },
    ],
    [
      { seat: -1, kind: 'pick', size: 3 },
      { seat: -1, do: 'pick', index: 3 },
    ],
    [
      { seat: -1, kind: 'pick', size: 3 },
      { seat: 0, do: 'pick', index: 1 },
    ],
    [
      { seat: -1, kind: 'dice', count: 2, sides: 6 },
      { seat: -1, do: 'dice', values: [1, 7] },
    ],
    [
      { seat: -1, kind: 'dice', count: 2, sides: 6 },
      { seat: -1, do: 'shuffle', order: [] },
    ],
  ] as const)('refuse %j answered by %j', (question, answer) => {
    expect(() => checkChance(question, answer as never)).toThrow(IllegalAnswer);
  });
});

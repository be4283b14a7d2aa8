import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerChance, below, checkChance, IllegalAnswer, luckFrom, shuffledOrder } from '@taproom/kernel';

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
    ] as const)
      expect(() => checkChance(question, answerChance(luck, question))).not.toThrow();
  });

  it.each([
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

import { combine, pickSets, type Many } from '@taproom/kernel';
import { describe, expect, test } from 'vitest';

interface Choose {
  readonly seat: number;
  readonly do: 'choose';
  readonly picks: readonly number[];
}
const choose = (...picks: number[]): Choose => ({ seat: 2, do: 'choose', picks });
const many: Many<Choose> = { min: 1, max: 2, items: [choose(0), choose(1), choose(2)], none: choose() };

describe('an answer of several items', () => {
  test('is made of the items by their places', () => {
    expect(combine(many, [2, 0])).toEqual(choose(2, 0));
    expect(combine({ ...many, min: 0 }, [])).toEqual(choose());
  });

  test('is refused where there are too few, too many, or no such item', () => {
    expect(() => combine(many, [])).toThrow('Choose 1 to 2; that is 0.');
    expect(() => combine(many, [0, 1, 2])).toThrow('Choose 1 to 2; that is 3.');
    expect(() => combine(many, [7])).toThrow('There is no choice 7.');
  });

  test('has an example that begins with each option', () => {
    expect(pickSets(3, 2)).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
    expect(pickSets(3, 0)).toEqual([[]]);
  });
});

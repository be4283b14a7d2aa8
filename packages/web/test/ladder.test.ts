import { describe, expect, it } from 'vitest';
import { bySide } from '../src/table/mats/by-side.ts';
import { isLadder } from '../src/table/answers/is-ladder.ts';

const bids = (...words: string[]) => ({
  options: words.map((word) => ({ word })),
  many: { min: 0, max: 1, atOnce: false },
});

describe('a choice among numbers', () => {
  it('is a ladder where they follow each other and none is an answer, too', () => {
    expect(isLadder(bids('2 Gold', '3 Gold', '4 Gold', '5 Gold'))).toBe(true);
    expect(
      isLadder({ ...bids('2 Gold', '3 Gold', '4 Gold', '5 Gold'), many: { min: 1, max: 1, atOnce: true } }),
    ).toBe(false);
  });

  it('is none where they are few, differ in kind, or leave one out', () => {
    expect(isLadder(bids('2 Gold', '3 Gold', '4 Gold'))).toBe(false);
    expect(isLadder(bids('2 Gold', '3 Fortitude', '4 Gold', '5 Gold'))).toBe(false);
    expect(isLadder(bids('2 Gold', '3 Gold', '5 Gold', '6 Gold'))).toBe(false);
    expect(isLadder(bids('yes', 'no', 'perhaps', 'never'))).toBe(false);
    expect(isLadder(bids())).toBe(false);
  });
});

it('seats those together who stand together, in the order of the seats', () => {
  expect(bySide([1, 2, 3, 0], ['0', '1', '0', '1'])).toEqual([
    [1, 3],
    [2, 0],
  ]);
});

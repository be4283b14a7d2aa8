import type { StackView } from '@taproom/inn';
import { describe, expect, it } from 'vitest';
import { placed } from '../src/table/middle/answering.ts';

const play = (card: number, on: number): StackView => ({
  kind: 'play',
  card,
  use: 0,
  by: 0,
  targets: [],
  on,
  negated: false,
  added: [],
  strokes: [],
  losses: [],
});
const window: StackView = { kind: 'window', about: 'play' };

describe('which card answers which', () => {
  it('is known by its place among the cards, however many windows lie between', () => {
    const stack = [play(7, -1), window, play(8, 0), window, play(9, 2), window, play(10, 0), window];
    expect(placed(stack).map(({ on, depth }) => [on, depth])).toEqual([
      [-1, 0],
      [0, 1],
      [1, 2],
      [0, 1],
    ]);
  });

  it('is nothing for a card that only happens in between', () => {
    expect(placed([play(7, -1), window, play(8, -1)]).map(({ on }) => on)).toEqual([-1, -1]);
    expect(placed([])).toEqual([]);
  });
});

/** Ties, pot by pot and step by step: Threes, whose dice are all alike and so are kept at once. */
import { describe, expect, it } from 'vitest';
import { parlour, tellParlour, type ParlourSetup, type ParlourState } from '../src/index.ts';
import { tablePots } from '../src/table/showdown.ts';
import { dice, setupFor, sitDown } from './dealing.ts';

const WATCHER = -2;

/** Everybody rolls five of these, one after the other; those who are asked to bet check. What is told meanwhile. */
function rolls(state: ParlourState, ...faces: number[]): string[] {
  const told: string[] = [];
  // Before a game is played again the deck is mixed, of which nobody draws.
  if (parlour.question(state).kind === 'shuffle')
    parlour.apply(state, { seat: -1, do: 'shuffle', order: [] });
  for (const face of faces)
    for (const event of parlour.apply(state, dice(face, face, face, face, face)))
      if (!['roll', 'keep'].includes(event.e)) told.push(tellParlour(state.setup, event, WATCHER));
  return told;
}
const table = (chips: number[], more: Partial<ParlourSetup> = {}): ParlourState =>
  sitDown(setupFor('threes', chips.length, { chips, ...more }));

const scored = (name: string, points: string): string =>
  `${name} scores ${points} points, the fewer the better.`;
const FIRST = [scored('Ann', 'no'), scored('Ben', 'no'), scored('Cy', '30'), scored('Dot', '20')];

describe('a tie for one pot', () => {
  const tied = (split: ParlourSetup['split']): ParlourState => table([5, 5, 5, 1], { split, carried: 1 });

  it('is divided by the Merchant’s Rule', () => {
    // proves: gii.split.merchants
    const state = tied('merchant');
    expect(rolls(state, 3, 3, 6, 4)).toEqual([
      ...FIRST,
      'Ann wins 2 coins.',
      'Ben wins 2 coins.',
      '1 coin cannot be divided and stays for the next game.',
      'Ann and Ben win the game together.',
    ]);
    expect(state).toMatchObject({ chips: [6, 6, 4, 0], carried: 1, stake: [0, 0, 0, 0], before: null });
    expect(state.result).toEqual({
      places: [1, 1, 4, 3],
      scores: [0, 0, 30, 20],
      won: [2, 2, 0, 0],
      winners: [0, 1],
    });
  });

  it('is played again by those who tied, without an ante, by the King’s Rule', () => {
    const state = tied('king');
    expect(rolls(state, 3, 3, 6, 4)).toEqual([...FIRST, 'A tie: Ann and Ben play again for the same pot.']);
    expect(tablePots(state)).toEqual([{ amount: 5, for: [0, 1] }]);
    expect(state).toMatchObject({
      result: null,
      chips: [4, 4, 4, 0],
      carried: 5,
      folded: [false, false, true, true],
      before: { places: [1, 1, 4, 3], won: [0, 0, 0, 0] },
    });
    expect(rolls(state, 1, 2)).toEqual([
      scored('Ann', '5'),
      scored('Ben', '10'),
      'Ann wins 5 coins.',
      'Ann wins the game.',
    ]);
    expect(state).toMatchObject({ chips: [9, 4, 4, 0], carried: 0 });
    expect(state.result).toEqual({
      places: [1, 2, 4, 3],
      scores: [5, 10, 30, 20],
      won: [5, 0, 0, 0],
      winners: [0],
    });
  });

  it('is played again by all who can ante, by the Commoner’s Rule', () => {
    const state = tied('commoner');
    rolls(state, 3, 3, 6, 4);
    expect(tablePots(state)).toEqual([{ amount: 5, for: [0, 1, 2, 3] }]);
    expect(state.before).toMatchObject({ places: [1, 1, 1, 1] });
    expect(rolls(state, 1, 6, 2)).toEqual([
      scored('Ann', '5'),
      scored('Ben', '30'),
      scored('Cy', '10'),
      'Ann wins 8 coins.',
      'Ann wins the game.',
    ]);
    expect(state).toMatchObject({ chips: [11, 3, 3, 0], carried: 0 });
    expect(state.result).toEqual({
      places: [1, 3, 2, 4],
      scores: [5, 30, 10, 20],
      won: [8, 0, 0, 0],
      winners: [0],
    });
  });
});

describe('ties for several pots', () => {
  // proves: gii.amb.pots-and-ties
  /** Ann and Ben tie for the last side pot, Cy and Dot for the main pot; Cy alone wins the one between. */
  const tied = (split: ParlourSetup['split']): [ParlourState, string[]] => {
    const state = table([9, 9, 9, 9], { split });
    state.stake = [5, 5, 3, 1];
    expect(tablePots(state)).toEqual([
      { amount: 4, for: [0, 1, 2, 3] },
      { amount: 6, for: [0, 1, 2] },
      { amount: 4, for: [0, 1] },
    ]);
    return [state, rolls(state, 4, 4, 1, 1).slice(4)];
  };

  it('are divided pot by pot', () => {
    const [state, told] = tied('merchant');
    expect(told).toEqual([
      'Ann wins 2 coins.',
      'Ben wins 2 coins.',
      'Cy wins 8 coins.',
      'Dot wins 2 coins.',
      'Cy and Dot win the game together.',
    ]);
    expect(state).toMatchObject({ chips: [10, 10, 16, 10], carried: 0 });
    expect(state.result).toMatchObject({ places: [3, 3, 1, 1], won: [2, 2, 8, 2] });
  });

  it.each([
    {
      split: 'king' as const,
      pots: [
        { amount: 4, for: [2, 3] },
        { amount: 4, for: [0, 1] },
      ],
      won: [4, 0, 10, 0],
      places: [3, 4, 1, 2],
      chips: [12, 8, 18, 8],
    },
    {
      split: 'commoner' as const,
      pots: [
        { amount: 4, for: [0, 1, 2, 3] },
        { amount: 4, for: [0, 1] },
      ],
      won: [4, 0, 14, 0],
      places: [2, 3, 1, 4],
      chips: [11, 7, 21, 7],
    },
  ])('are played for again: $split', ({ split, pots, won, places, chips }) => {
    const [state, told] = tied(split);
    expect(told).toEqual(['Cy wins 6 coins.', 'A tie: Ann, Ben, Cy and Dot play again for the same pot.']);
    expect(tablePots(state)).toEqual(pots);
    rolls(state, 1, 2, 3, 4);
    expect(state.result).toEqual({ places, scores: [5, 10, 0, 20], won, winners: [2] });
    expect(state.chips).toEqual(chips);
  });

  it('are played for without bets where somebody who tied has nothing left', () => {
    const state = table([1, 1, 5], { split: 'king' });
    rolls(state, 3, 3, 6);
    expect(state.memory).toEqual({ tied: [0, 1], noBets: [1] });
    const rich = table([2, 2, 1], { split: 'king' });
    rolls(rich, 3, 3, 6);
    expect(rich.memory).toEqual({ tied: [0, 1], noBets: [] });
  });
});

it('whoever is left alone wins all pots, and what earlier games left', () => {
  const state = table([5, 5, 5], { carried: 2 });
  state.folded[0] = true;
  state.folded[2] = true;
  parlour.apply(state, dice(1, 2, 4, 5, 6));
  expect(state.result).toMatchObject({ winners: [1], won: [0, 5, 0], places: [3, 1, 3] });
});

it('where nobody can ante nobody wins, and what earlier games left stays', () => {
  const state = table([0, 0], { carried: 2 });
  expect(state.result).toEqual({ places: [2, 2], scores: [null, null], won: [0, 0], winners: [] });
  expect(state).toMatchObject({ carried: 2, chips: [0, 0] });
});

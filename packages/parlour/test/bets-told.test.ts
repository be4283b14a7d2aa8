/** What a Betting Round asks, refuses and tells, coin by coin. */
import { describe, expect, it } from 'vitest';
import { IllegalAnswer } from '@taproom/kernel';
import { parlour, tellParlour, type ParlourAnswer, type ParlourQuestion } from '../src/index.ts';
import { betRefusals, checkBet } from '../src/money/betting.ts';
import { dice, setupFor, sitDown } from './dealing.ts';

type Bet = Extract<ParlourQuestion, { kind: 'bet' }>;

/** The Current Bet is 4, of which 1 is mine; a raise adds 4, and there are 20. */
const bet = (more: Partial<Bet>): Bet => ({
  seat: 0,
  kind: 'bet',
  current: 4,
  mine: 1,
  least: 8,
  most: 20,
  lift: 4,
  closed: false,
  ...more,
});

const CHECK = 'check: The Current Bet is 4: call, raise or fold.';
const CALL = 'call: There is nothing to call.';
const SHORT =
  'That raise is too short: it must add at least 4 coins, as much as the one before, and so go to 8 or more.';

function rulesAgainst(question: Bet, to: number): readonly string[] {
  try {
    checkBet(question, { seat: 0, do: 'raise', to });
    return [];
  } catch (error) {
    if (error instanceof IllegalAnswer) return error.rules;
    throw error;
  }
}

describe('what may not be done', () => {
  it.each<[string, Partial<Bet>, string[]]>([
    [
      'in the middle of a round',
      {},
      [
        CHECK,
        `raise less than 8: ${SHORT}`,
        'raise more than 20: That is more than the 20 you have, of which 1 is bet already.',
      ],
    ],
    [
      'at its beginning',
      { current: 0, mine: 0, least: 1, most: 9, lift: 1 },
      [CALL, 'bet more than 9: That is more than the 9 you have.'],
    ],
    [
      'by whoever has matched the Current Bet',
      { mine: 4 },
      [
        CALL,
        `raise less than 8: ${SHORT}`,
        'raise more than 20: That is more than the 20 you have, of which 4 are bet already.',
      ],
    ],
    [
      'by whoever cannot match it',
      { most: 3, least: 3 },
      [
        CHECK,
        'raise: It is the money: you have 2 coins left, and to call takes 3. You may call with what you have, or fold.',
      ],
    ],
    [
      'by whoever has too little for a whole raise',
      { most: 6, least: 6 },
      [
        CHECK,
        `raise less than 6: ${SHORT} You have only 6, so it is all in or nothing.`,
        'raise more than 6: That is more than the 6 you have, of which 1 is bet already.',
      ],
    ],
    [
      'by whoever has spoken before a raise that was too short',
      { most: 4, least: 4, closed: true },
      [
        CHECK,
        'raise: You have the money, but you have spoken, and the last raise, all in to 4, added less than the 4 coins that a raise adds: you may only call it, for 3 coins, or fold.',
      ],
    ],
    [
      'where a raise adds a coin',
      { least: 5, lift: 1 },
      [CHECK, 'raise more than 20: That is more than the 20 you have, of which 1 is bet already.'],
    ],
  ])('%s', (_, more, told) => {
    expect(betRefusals(bet(more)).map(({ option, why }) => `${option.word}: ${why}`)).toEqual(told);
  });

  it.each<[number, Partial<Bet>, string]>([
    [4, {}, 'gii.app-c.raise'],
    [5, {}, 'gii.app-c.min-raise-optional'],
    [7, {}, 'gii.app-c.min-raise-optional'],
    [7.5, {}, 'gii.app-c.raise'],
    [8, {}, ''],
    [20, {}, ''],
    [21, {}, 'gii.app-c.table-stakes'],
    [5, { least: 6, most: 6 }, 'gii.app-c.min-raise-optional'],
    [6, { least: 6, most: 6 }, ''],
    [7, { least: 6, most: 6 }, 'gii.app-c.table-stakes'],
  ])('is a raise to %d, with %j: %s', (to, more, rule) => {
    expect(rulesAgainst(bet(more), to)).toEqual(rule === '' ? [] : [rule]);
  });

  it('is told as that where it is no number of coins', () => {
    expect(() => checkBet(bet({}), { seat: 0, do: 'raise', to: 7.5 })).toThrow(
      'A bet is a whole number of coins.',
    );
  });
});

it('whoever puts in the last coin is all in, and what nobody matched goes back', () => {
  // proves: gii.app-c.rebate
  const state = sitDown(setupFor('threes', 3, { chips: [6, 2, 9] }));
  for (const face of [1, 2, 3]) parlour.apply(state, dice(face, face, face, face, face + 1));
  for (const seat of [0, 1, 2]) parlour.apply(state, { seat, do: 'choose', picks: [0] });
  const told = (answer: ParlourAnswer): string[] =>
    parlour.apply(state, answer).map((event) => tellParlour(state.setup, event, -2));
  const question = { kind: 'bet', current: 3, mine: 0, lift: 3, closed: false };
  expect(told({ seat: 0, do: 'raise', to: 3 })).toEqual(['Ann bets 3 coins.']);
  expect(parlour.question(state)).toEqual({ ...question, seat: 1, least: 1, most: 1 });
  expect(told({ seat: 1, do: 'call' })).toEqual(['Ben calls with all that is left, 1 coin.']);
  expect(parlour.question(state)).toEqual({ ...question, seat: 2, least: 6, most: 8 });
  expect(told({ seat: 2, do: 'raise', to: 8 })).toEqual(['Cy goes all in, up to 8 coins.']);
  expect(parlour.question(state)).toMatchObject({ seat: 0, current: 8, mine: 3, least: 5, most: 5, lift: 5 });
  expect(told({ seat: 0, do: 'call' })).toEqual([
    'Ann calls with all that is left, 2 coins.',
    'Cy takes back 3 coins that nobody matched.',
  ]);
  expect(state).toMatchObject({ chips: [0, 0, 3], stake: [6, 2, 6], bets: [0, 0, 0] });
});

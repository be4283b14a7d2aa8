import { describe, expect, it } from 'vitest';
import { luckFrom, seatTable } from '@taproom/kernel';
import { STEP, type InnState } from '@taproom/inn';
import { Chair, regular } from '@taproom/bots';
import { featuresOf, PLAIN_FEATURES } from '@taproom/bots/think';
import { house } from '@taproom/house/own';

const { inn } = house;

/** The numbers of a side, as the value model sees it. */
function rowOf(state: InnState, side: number): number[] {
  const row = new Float64Array(PLAIN_FEATURES);
  featuresOf(state, inn.content(state.setup), side, new Map(), row);
  return [...row];
}

describe('tokens', () => {
  it('of somebody else are a burden to whoever got them, and cost their owner nothing', () => {
    const { state } = seatTable(inn, { players: ['Amundyr', 'Sera'] }, 1);
    const before = [rowOf(state, 0), rowOf(state, 1)];
    const [amundyr, sera] = state.seats;
    amundyr.tokens = { ...amundyr.tokens, scarabs: amundyr.tokens.scarabs - 2 };
    sera.tokens = { scarabs: 2 };
    expect(rowOf(state, 0)).toEqual(before[0]);
    expect(rowOf(state, 1)[0]).toBeLessThan(before[1][0]);
  });

  it.each([
    { fortitude: 20, takes: true },
    { fortitude: 7, takes: false },
  ])('that make drunk are taken on far from the floor alone: $fortitude', ({ fortitude, takes }) => {
    const { state } = seatTable(inn, { players: ['Zakhan', 'Sera'] }, 1);
    const { defs } = inn.content(state.setup);
    const wine = state.drinkDeck.find((card) => defs[card].title === 'Wine')!;
    state.seats[0].drinkMe = [wine];
    state.seats.forEach((at) => at.deck.push(...at.hand.splice(0)));
    state.sides[0].fortitude = fortitude;
    state.stack = [{ k: 'turn', step: STEP.drink, seat: 0, i: 0, done: [] }];
    state.ask = null;
    inn.resume(state);
    expect(inn.question(state)).toMatchObject({ kind: 'choose', what: 'get-drunker' });
    const answer = regular.inn(new Chair(inn, state, inn.answers(state, { bare: true }), luckFrom(1)));
    expect(answer).toMatchObject({ picks: takes ? [0] : [] });
  });
});

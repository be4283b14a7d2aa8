/** Whatever a scenario is about, its table is watched: here what must not be is made by hand. */
import { inn } from './pausing-inn.ts';
import type { InnState } from '@taproom/inn';
import { seatTable } from '@taproom/kernel';
import { parlour, type ParlourQuestion, type ParlourState } from '@taproom/parlour';
import { describe, expect, it } from 'vitest';
import { moneyAt, watch } from '../src/parlour/watch.ts';
import { watchOver } from '../src/inn/table/watch.ts';

describe('a table of the inn', () => {
  const laid = (): InnState => seatTable(inn, { players: ['Sera', 'Jasper', 'Dale'] }, 1).state;
  const asked = (what: string): InnState['ask'] => ({
    seat: 0,
    kind: 'choose',
    what,
    options: [],
    min: 0,
    max: 1,
    card: -1,
  });
  const options = [{ word: 'this' }, { word: 'that' }];
  const tooMany: InnState['ask'] = {
    seat: 0,
    kind: 'choose',
    what: 'mode',
    options,
    min: 1,
    max: 2,
    card: -1,
  };

  it.each<[string, (state: InnState) => void, RegExp]>([
    ['a card is lost', (s) => void s.seats[0].hand.pop(), /is nowhere/],
    ['a card lies twice', (s) => void s.seats[1].hand.push(s.seats[0].hand[0]), /in two places/],
    ['Gold comes from nowhere', (s) => void s.sides[0].gold++, /of \d+ Gold there are \d+ left/],
    ['somebody is drunker than can be', (s) => void (s.sides[0].alcohol = 21), /21 Alcohol Content/],
    ['there is nothing to choose', (s) => void (s.ask = asked('discard')), /choose among nothing/],
    ['too many may be chosen', (s) => void (s.ask = tooMany), /asked for 1 to 2 of 2 \(mode\)/],
  ])('is stopped where %s', (_, change, reason) => {
    const state = laid();
    const check = watchOver(state, inn.content(state.setup));
    expect(() => check(state)).not.toThrow();
    change(state);
    expect(() => check(state)).toThrow(reason);
  });

  it('goes on where somebody else’s cards are shown and none will do', () => {
    const state = laid();
    const check = watchOver(state, inn.content(state.setup));
    state.ask = asked('my-friend');
    expect(() => check(state)).not.toThrow();
  });

  it('may be laid otherwise, and is watched for all the rest', () => {
    const state = laid();
    state.sides[0].alcohol = 21;
    const check = watchOver(state, inn.content(state.setup));
    expect(() => check(state)).not.toThrow();
    state.sides[0].gold++;
    expect(() => check(state)).toThrow(/Gold/);
  });
});

describe('a gambling table', () => {
  const laid = (more: object = {}): ParlourState =>
    seatTable(parlour, { game: 'threes', players: ['Ann', 'Bob'], mode: 'betting', ...more }, 1).state;
  const among = (what: string): ParlourQuestion => ({
    seat: 0,
    kind: 'choose',
    what,
    options: [],
    min: 0,
    max: 0,
  });
  const check = (state: ParlourState, change: (s: ParlourState) => void, asked?: ParlourQuestion) => () => {
    const before = moneyAt(state, null);
    change(state);
    watch(parlour, state, asked ?? parlour.question(state), before, moneyAt(state, null));
  };
  const nothing = (): void => undefined;

  it('is stopped where coins come or go, or somebody has less than none', () => {
    expect(check(laid(), nothing)).not.toThrow();
    expect(check(laid(), (s) => void s.chips[0]++)).toThrow(/of 200 coins there are 201 left/);
    expect(check(laid(), (s) => void s.bets[0]++)).toThrow(/of 200 coins there are 201 left/);
    const debt = (s: ParlourState): void => {
      s.chips[1] += s.chips[0] + 1;
      s.chips[0] = -1;
    };
    expect(check(laid(), debt)).toThrow(/Ann has -1 coins/);
  });

  it('lets coins come where there are no Table Stakes', () => {
    expect(check(laid({ tableStakes: false }), (s) => void s.chips[0]++)).not.toThrow();
  });

  it('is stopped where there is nothing to choose, but for workers', () => {
    expect(check(laid(), nothing, among('keep'))).toThrow(/choose among nothing/);
    expect(check(laid(), nothing, among('assign'))).not.toThrow();
    const two: ParlourQuestion = { seat: 0, kind: 'choose', what: 'keep', options: [], min: 1, max: 2 };
    const options = [{ word: 'this' }, { word: 'that' }];
    expect(check(laid(), nothing, { ...two, options })).toThrow(/asked for 1 to 2 of 2 \(keep\)/);
  });
});

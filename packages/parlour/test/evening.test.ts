/** Adventurer's Choice: what scenarios cannot say as well. */
import { describe, expect, it } from 'vitest';
import {
  ALL,
  answerAt,
  BadSetup,
  below,
  CHANCE,
  IllegalAnswer,
  luckFrom,
  replay,
  seatTable,
  type Table,
} from '@taproom/kernel';
import {
  evening,
  lenderFor,
  parlour,
  type EveningSetup,
  type EveningState,
  type ParlourAnswer,
} from '../src/index.ts';

const players = ['Ann', 'Ben', 'Cy'];

/** Chooses by the words of the options; without words nothing. */
function choose(state: EveningState, word?: string): void {
  const question = evening.question(state);
  if (question.kind !== 'choose') throw new Error(`Asked for ${question.kind}.`);
  const { seat, options } = question;
  const at = options.findIndex((option) => option.word === word);
  if (word !== undefined && at < 0) throw new Error(`${word} is no choice.`);
  evening.apply(state, { seat, do: 'choose', picks: at < 0 ? [] : [at] });
}

/** Everybody checks, declines, and takes the first of what they must. */
function playThrough(state: EveningState): void {
  const { round } = state;
  const luck = luckFrom(7);
  while (state.game !== null && state.round === round) {
    const question = evening.question(state);
    const { seat } = question;
    if (question.kind === 'shuffle')
      evening.apply(state, {
        seat: CHANCE,
        do: 'shuffle',
        order: Array.from({ length: question.size }, (_, i) => i),
      });
    else if (question.kind === 'dice')
      evening.apply(state, {
        seat: CHANCE,
        do: 'dice',
        values: Array.from({ length: question.count }, () => below(luck, 6) + 1),
      });
    else if (question.kind === 'bet') evening.apply(state, { seat, do: 'check' });
    else if (question.kind === 'choose')
      evening.apply(state, {
        seat,
        do: 'choose',
        picks: question.options.slice(0, question.min).map((_, i) => i),
      });
  }
}

describe('an evening', () => {
  it('begins with a Starting Player found by chance', () => {
    // proves: gii.app-a.first-starting-player, gii.app-a.stake
    const state = evening.create({ players });
    expect(evening.question(state)).toEqual({ seat: CHANCE, kind: 'pick', size: 3 });
    evening.apply(state, { seat: CHANCE, do: 'pick', index: 2 });
    expect(state.first).toBe(2);
    expect(state.chips).toEqual([100, 100, 100]);
    expect(evening.question(state)).toMatchObject({ seat: 2, what: 'game' });
  });

  it('has as many games as players unless another number is agreed on, and the role goes round', () => {
    // proves: house.404-evening-length, gii.app-a.length, gii.app-a.chooser
    const state = evening.create({ players, first: 1 });
    const firsts: number[] = [];
    while (evening.question(state).kind !== 'over') {
      firsts.push(state.first);
      choose(state, 'kings-council');
      choose(state);
      playThrough(state);
    }
    expect(firsts).toEqual([1, 2, 0]);
    expect(state.played.map(({ first }) => first)).toEqual([1, 2, 0]);
    expect(state.chips.reduce((a, b) => a + b, state.carried)).toBe(300);
    expect(() => evening.apply(state, { seat: 0, do: 'check' })).toThrow(/evening is over/);
    expect(state).toMatchObject({ stack: [], chosen: null, game: null });
  });

  it('lets the Starting Player act first in the game that was chosen', () => {
    // proves: gii.concepts.starting-player-acts-first
    const state = evening.create({
      players,
      first: 2,
      game: { game: 'rogues-and-warriors', mode: 'betting', variants: [] },
    });
    evening.apply(state, { seat: CHANCE, do: 'shuffle', order: Array.from({ length: 90 }, (_, i) => i) });
    const asked: number[] = [];
    for (let i = 0; i < 3; i++) {
      const { seat } = evening.question(state);
      asked.push(seat);
      evening.apply(state, { seat, do: 'check' });
    }
    expect(asked).toEqual([2, 0, 1]);
  });

  it('keeps the markers of The Wheel only from one Wheel to the next', () => {
    // proves: house.407-markers-between-games
    const wheel = (state: EveningState): void => {
      choose(state, 'the-wheel');
      choose(state, 'multiple-successive-games');
      choose(state);
    };
    const state = evening.create({ players, first: 0, rounds: 4 });
    wheel(state);
    playThrough(state);
    const [marked] = state.played[0].result.after!.markers;
    wheel(state);
    expect(state.game!.setup.before).toEqual({ markers: [marked] });
    playThrough(state);
    choose(state, 'threes');
    choose(state);
    playThrough(state);
    wheel(state);
    expect(state.game!.setup.before).toBeUndefined();
  });

  it('asks a lender who falls below 25 as well', () => {
    // proves: house.401-loan-order
    const state = evening.create({ players, first: 0, chips: [60, 20, 55], carried: 165 });
    choose(state, 'loan');
    expect(state.chips).toEqual([10, 70, 55]);
    expect(evening.question(state)).toMatchObject({ seat: 0, what: 'loan' });
    choose(state, 'loan');
    expect(state.chips).toEqual([60, 20, 55]);
    // Everybody is asked once.
    expect(evening.question(state)).toMatchObject({ seat: 0, what: 'game' });
    expect(state).toMatchObject({ loans: [1, 1, 0], debts: [1, 1, 0] });
  });

  it('finds the richest lender, clockwise from the borrower', () => {
    // proves: gii.amb.loan-tie, house.400-no-lender
    expect(lenderFor([80, 10, 80, 20], 1)).toBe(2);
    expect(lenderFor([80, 10, 80, 20], 3)).toBe(0);
    expect(lenderFor([49, 10], 1)).toBe(-1);
    expect(lenderFor([50, 10], 1)).toBe(0);
  });

  it.each<[Partial<EveningSetup>, RegExp]>([
    [{ players: ['Ann'] }, /2 to 10 players/],
    [{ rounds: 0 }, /at least one/],
    [{ first: 3 }, /seats 0 to 2/],
    [{ chips: [1, 2] }, /`chips`/],
    [{ debts: [1, 2, -1] }, /`debts`/],
    [{ game: { game: 'poker', mode: 'betting', variants: [] } }, /No game is called "poker"/],
    [{ game: { game: 'doublerogue', mode: 'shares', variants: [] } }, /cannot be played for Shares/],
  ])('refuses %j', (more, words) => {
    expect(() => evening.create({ players, ...more })).toThrow(BadSetup);
    expect(() => evening.create({ players, ...more })).toThrow(words);
  });

  it('refuses answers that do not fit, and says why', () => {
    const state = evening.create({ players, first: 0 });
    const before = JSON.stringify(state);
    const refused = (answer: unknown): IllegalAnswer => {
      try {
        evening.apply(state, answer as ParlourAnswer);
      } catch (error) {
        expect(JSON.stringify(state)).toBe(before);
        if (error instanceof IllegalAnswer) return error;
        throw error;
      }
      throw new Error('It was not refused.');
    };
    expect(refused({ seat: 1, do: 'choose', picks: [0] }).rules).toEqual(['gii.app-a.chooser']);
    expect(refused({ seat: 0, do: 'choose', picks: [] }).message).toMatch(/exactly 1/);
    expect(refused({ seat: 0, do: 'choose', picks: [99] }).message).toMatch(/no choice 99/);
    expect(refused({ seat: 0, do: 'check' }).rules).toContain('gii.app-a.chooser');
    expect(refused(null).message).toMatch(/seat/);
    const { refused: listed } = evening.answers(state);
    expect(listed.find(({ option }) => option.word === 'loan')).toMatchObject({
      rules: ['gii.app-a.loan-condition'],
      why: expect.stringMatching(/fewer than 25/) as string,
    });
  });

  it('replays from its log, and goes on from any save', () => {
    const luck = luckFrom(3);
    const setup: EveningSetup = { players, rounds: 2 };
    const table: Table<EveningState, ParlourAnswer> = seatTable(evening, setup, 11);
    while (evening.question(table.state).kind !== 'over') {
      const { legal, many, seat } = evening.answers(table.state, { bare: true });
      const question = evening.question(table.state);
      const answer: ParlourAnswer =
        many !== undefined && question.kind === 'choose'
          ? { seat, do: 'choose', picks: question.options.slice(0, many.min).map((_, i) => i) }
          : legal[below(luck, legal.length)];
      table.state = JSON.parse(JSON.stringify(table.state)) as EveningState;
      answerAt(evening, table, answer);
    }
    expect(replay(evening, setup, table.log)).toEqual(table.state);
  });

  it('offers every game that suits the table in all its modes', () => {
    const state = evening.create({ players, first: 0 });
    const question = evening.question(state);
    const words = question.kind === 'choose' ? question.options.map(({ word }) => word) : [];
    for (const { id, betting, shares } of parlour.defs) {
      expect(words).toContain(id);
      expect(words.includes(`${id} for shares`)).toBe(betting && shares);
    }
  });
});

describe('what must hold of an evening', () => {
  const { check, wealth, exchanged, told } = evening.invariants;
  const luck = luckFrom(5);
  const between = (): EveningState =>
    evening.create({
      players,
      first: 0,
      chips: [100, 30, 40],
      carried: 5,
      loans: [1, 0, 0],
      debts: [0, 1, 0],
    });
  const inGame = (): EveningState => {
    const state = between();
    choose(state, 'kings-council');
    choose(state);
    evening.apply(state, { seat: CHANCE, do: 'shuffle', order: Array.from({ length: 16 }, (_, i) => i) });
    return state;
  };

  it('is that no money comes or goes, and that no marker is without its other', () => {
    for (const state of [between(), inGame()]) {
      expect(wealth(state)).toBe(175);
      expect(() => check(state)).not.toThrow();
      state.debts[1]++;
      expect(() => check(state)).toThrow('More is lent than owed.');
    }
  });

  it('is that the cards of its game are all there', () => {
    const state = inGame();
    state.game!.seats[0].cards.hand.pop();
    expect(() => check(state)).toThrow('lie nowhere');
  });

  it('is that nobody is told of cards that they cannot see, as long as a game is played', () => {
    const [state, later] = [inGame(), inGame()];
    const [card] = state.game!.seats[1].cards.hand;
    const leak = [{ e: 'deal', seat: 1, n: 1, list: [card], known: ALL, word: 'hand' }] as const;
    expect(() => told!(state, leak, later, 0)).toThrow('Seat 0 is told of');
    expect(() => told!(state, leak, later, 1)).not.toThrow();
    expect(() => told!(between(), leak, later, 0)).not.toThrow();
    expect(() => told!(state, leak, between(), 0)).not.toThrow();
  });

  it('holds for a hidden card and for another one that might lie there', () => {
    const answer: ParlourAnswer = { seat: 0, do: 'check' };
    expect(exchanged(between(), 0, answer, luck)).toBeNull();
    const state = inGame();
    const found = Array.from({ length: 9 }, () => exchanged(state, 0, answer, luck)).find(
      (other) => other !== null,
    )!;
    expect(found.state).toMatchObject({ round: 1, chips: state.chips });
    expect(() => check(found.state)).not.toThrow();
    const hands = ({ game }: EveningState): number[] => game!.seats.flatMap(({ cards }) => cards.hand);
    expect(hands(state)).toContain(found.cards[0]);
    expect(hands(found.state)).not.toContain(found.cards[0]);
    expect(hands(found.state)).toContain(found.cards[1]);
  });
});

/** What an evening asks between its games, what it refuses and why, and what each game is set up with. */
import { CHANCE, IllegalAnswer, luckFrom, SPECTATOR } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  evening,
  eveningScoreOf,
  parlour,
  type BroughtVariant,
  type EveningSetup,
  type EveningState,
  type ParlourAnswer,
  type ParlourEvent,
} from '../src/index.ts';

const players = ['Ann', 'Ben', 'Cy'];
const begin = (more: Partial<EveningSetup> = {}): EveningState =>
  evening.create({ players, first: 0, ...more });

function choose(state: EveningState, word?: string): ParlourEvent[] {
  const question = evening.question(state);
  if (question.kind !== 'choose') throw new Error(`Asked for ${question.kind}.`);
  const at = question.options.findIndex((option) => option.word === word);
  if (word !== undefined && at < 0) throw new Error(`${word} is no choice.`);
  return evening.apply(state, { seat: question.seat, do: 'choose', picks: at < 0 ? [] : [at] });
}

const words = (state: EveningState): string[] => {
  const question = evening.question(state);
  return question.kind === 'choose' ? question.options.map(({ word }) => word!) : [];
};

const told = (state: EveningState, seat?: number): [string, string, ...string[]][] =>
  evening
    .answers(state, seat === undefined ? {} : { seat })
    .refused.map(({ what, why, rules }) => [what, why, ...rules]);

const values = (...rolls: number[][]): ParlourAnswer[] =>
  rolls.map((list) => ({ seat: CHANCE, do: 'dice', values: list }));

/** A game of Threes that the dice decide at once; everybody's dice are all alike. */
function threes(state: EveningState, ...faces: number[]): void {
  evening.apply(state, { seat: CHANCE, do: 'shuffle', order: Array.from({ length: 90 }, (_, i) => i) });
  for (const answer of values(...faces.map((face) => [face, face, face, face, face])))
    evening.apply(state, answer);
}

describe('loans', () => {
  it('are offered to everybody below 25, in turn order from the Starting Player, before each game', () => {
    // proves: gii.app-a.loan-condition, house.401-loan-order
    const state = begin({ first: 1, chips: [24, 25, 3], rounds: 3, carried: 0 });
    // Nobody has 50 to lend.
    expect(evening.question(state)).toMatchObject({ seat: 1, what: 'game' });
    const rich = begin({ first: 1, chips: [24, 200, 3], rounds: 3 });
    expect(evening.question(rich)).toEqual({
      seat: 2,
      kind: 'choose',
      what: 'loan',
      options: [{ word: 'loan' }],
      min: 0,
      max: 1,
    });
    choose(rich);
    expect(evening.question(rich)).toMatchObject({ seat: 0, what: 'loan' });
    choose(rich, 'loan');
    expect(rich).toMatchObject({ chips: [74, 150, 3], loans: [0, 1, 0], debts: [1, 0, 0] });
    expect(evening.question(rich)).toMatchObject({ seat: 1, what: 'game', min: 1, max: 1 });
    choose(rich, 'threes');
    choose(rich);
    threes(rich, 1, 1, 2);
    // Cy, who did not want one before, is asked again before the next game.
    expect(rich.round).toBe(2);
    expect(evening.question(rich)).toMatchObject({ seat: 2, what: 'loan' });
    choose(rich, 'loan');
    expect(rich).toMatchObject({ loans: [0, 2, 0], debts: [1, 0, 1] });
    expect(eveningScoreOf(rich, 1)).toBe(rich.chips[1] + 100);
    expect(eveningScoreOf(rich, 2)).toBe(rich.chips[2] - 50);
  });

  it('are not asked for where the first game was agreed on, but before the next', () => {
    const game = { game: 'threes', mode: 'betting', variants: [] } as const;
    const state = begin({ chips: [10, 100, 100], rounds: 2, game });
    expect(state.game).not.toBeNull();
    threes(state, 6, 1, 2);
    expect(evening.question(state)).toMatchObject({ seat: 0, what: 'loan' });
  });

  it('are refused with the reason', () => {
    // proves: gii.app-a.loan-condition, house.400-no-lender, house.401-loan-order
    const CONDITION = 'gii.app-a.loan-condition';
    const loan = (state: EveningState, seat: number): string[] =>
      told(state, seat).find(([what]) => what === 'loan') ?? [];
    const state = begin({ chips: [24, 200, 25] });
    expect(loan(state, 0)).toEqual([]);
    expect(loan(state, 1)).toEqual([
      'loan',
      'A loan is for players with fewer than 25; you have 200.',
      CONDITION,
    ]);
    expect(loan(state, 2)).toEqual([
      'loan',
      'A loan is for players with fewer than 25; you have 25.',
      CONDITION,
    ]);
    const two = begin({ chips: [24, 200, 24] });
    expect(loan(two, 2)).toEqual([
      'loan',
      'Loans are asked for in turn, between the games.',
      'house.401-loan-order',
    ]);
    const poor = begin({ chips: [24, 49, 24] });
    expect(loan(poor, 0)).toEqual([
      'loan',
      'Nobody has 50 to lend.',
      'gii.app-a.loan-amount',
      'house.400-no-lender',
    ]);
    expect(loan(poor, SPECTATOR)).toEqual([]);
    choose(two);
    choose(two);
    choose(two, 'threes');
    choose(two);
    expect(told(two, 2)).toEqual([['loan', 'Nobody borrows before the game is over.', CONDITION]]);
    expect(evening.answers(two, { seat: 2, bare: true }).refused).toEqual([]);
    expect(told(two)).toEqual([]);
  });
});

describe('the choice', () => {
  it('of a game tells which are for other numbers of players', () => {
    // proves: gii.concepts.player-count
    const many = Array.from({ length: 9 }, (_, i) => `P${i}`);
    const state = evening.create({ players: many, first: 0 });
    const RULE = 'gii.concepts.player-count';
    expect(told(state).filter(([, , rule]) => rule === RULE)).toEqual(
      [
        ['the-wheel', 'The Wheel is for 2 to 8 players.', RULE],
        ['city-square', 'City Square is for 2 to 7 players.', RULE],
        ['heroes-plunder', 'Heroes’ Plunder is for 2 to 6 players.', RULE],
        ['streets-of-greyport', 'Streets of Greyport is for 2 to 8 players.', RULE],
      ].sort(
        ([a], [b]) =>
          parlour.defs.findIndex(({ id }) => id === a) - parlour.defs.findIndex(({ id }) => id === b),
      ),
    );
    expect(words(state)).not.toContain('the-wheel');
    // Ten may sit down to King's Council, which is for nine.
    expect(words(evening.create({ players: [...many, 'P9'], first: 0 }))).toContain('kings-council');
  });

  it('of variants goes on one by one, and says what cannot join', () => {
    // proves: gii.concepts.variants-combine
    const state = begin();
    choose(state, 'dragon-hunt');
    expect(evening.question(state)).toMatchObject({ seat: 0, what: 'variants', min: 0, max: 1 });
    choose(state, 'meeting-place');
    expect(words(state)).toEqual(['league-of-hunters', 'coat-of-arms', 'noble-hunt']);
    expect(told(state).filter(([what]) => what !== 'loan')).toEqual(
      ['forgetful-leader', 'deadly-encounter'].map((id) => [
        id,
        `The variants "${id}" and "meeting-place" cannot be played together.`,
        'gii.concepts.variants-combine',
        'gii.amb.hunt-exclusive-variants',
      ]),
    );
    for (const id of words(state)) choose(state, id);
    // Nothing more can join: the game begins.
    expect(state.game!.setup).toMatchObject({ game: 'dragon-hunt', first: 0, mode: 'betting', loans: true });
    expect(state.game!.setup.variants).toEqual([
      'meeting-place',
      'league-of-hunters',
      'coat-of-arms',
      'noble-hunt',
    ]);
  });

  it('of a variant opens what needs it, and asks what two Rogues cost', () => {
    // proves: gii.doublerogue.rogues-bounty.penalty
    const state = begin();
    choose(state, 'doublerogue');
    expect(words(state)).not.toContain('doubledragon');
    expect(told(state).map(([what]) => what)).toEqual(['doubledragon', 'loan']);
    choose(state, 'dragons');
    expect(words(state)).toContain('doubledragon');
    choose(state, 'rogues-bounty');
    choose(state);
    expect(evening.question(state)).toMatchObject({ seat: 0, what: 'bounty', min: 1, max: 1 });
    expect(words(state)).toEqual(['1', '2', '3', '4', '6', '7', '8', '9', '10', '15', '20']);
    expect(told(state).map(([what]) => what)).toEqual(['loan']);
    const [chosen] = choose(state, '15');
    expect(chosen).toMatchObject({
      e: 'choice',
      seat: 0,
      word: 'Doublerogue (Dragon Cards, Rogue’s Bounty, 15 for two Rogues)',
    });
    expect(state.game!.setup).toMatchObject({
      agreed: { bounty: 15 },
      variants: ['dragons', 'rogues-bounty'],
    });
    expect(state.chosen).toMatchObject({ game: 'doublerogue', bounty: 15 });
  });

  it('may be of a variant that somebody brought', () => {
    // proves: house.824-order-of-play
    const hasty: BroughtVariant = {
      game: 'den-of-thieves',
      id: 'mine.hasty',
      name: 'Hasty',
      order: [{ do: 'deal', n: 5 }, { do: 'bet' }],
    };
    const state = begin({ brought: [hasty] });
    choose(state, 'den-of-thieves');
    expect(words(state)).toContain('mine.hasty');
    choose(state, 'mine.hasty');
    choose(state);
    expect(state.game!.setup).toMatchObject({ variants: ['mine.hasty'], brought: [hasty] });
  });

  it('lists nothing among what can be chosen where nothing ends it', () => {
    const state = begin();
    const picks = (): number[][] =>
      evening.answers(state).legal.map((answer) => (answer.do === 'choose' ? [...answer.picks] : []));
    expect(picks()[0]).toEqual([0]);
    choose(state, 'kings-council');
    expect(picks()).toEqual([[], [0], [1]]);
    expect(evening.answers(state).choices.map(({ label }) => label)).toEqual([
      'Nothing',
      'foreign-council',
      'dragons',
    ]);
    expect(evening.answers(state, { seat: 1 })).toMatchObject({
      seat: 1,
      kind: 'choose',
      legal: [],
      choices: [],
    });
    expect(evening.answers(state, { bare: true })).toMatchObject({ seat: 0, choices: [], refused: [] });
    expect(evening.questionFor(state, 1)).toBeNull();
    expect(evening.questionFor(state, 0)).toEqual(evening.question(state));
  });

  it('for Shares plays for the Share, the Split Rule and the raises of the evening', () => {
    const plain = begin();
    choose(plain, 'threes for shares');
    expect(choose(plain)[0]).toMatchObject({ e: 'choice', word: 'Threes for Shares' });
    expect(plain.game!.setup).toMatchObject({ mode: 'shares', share: 3 });
    expect(plain.game!.stake).toEqual([0, 0, 0]);
    for (const absent of ['split', 'minRaise', 'agreed', 'brought', 'before'])
      expect(plain.game!.setup).not.toHaveProperty(absent);
    const agreed = begin({ share: 5, split: 'king', minRaise: false, carried: 4 });
    choose(agreed, 'threes for shares');
    choose(agreed);
    expect(agreed.game!.setup).toMatchObject({ share: 5, split: 'king', minRaise: false, carried: 4 });
    const betting = begin({ share: 5 });
    choose(betting, 'threes');
    expect(choose(betting)[0]).toMatchObject({ e: 'choice', word: 'Threes' });
    expect(betting.game!.setup).not.toHaveProperty('share');
  });
});

describe('the evening', () => {
  it('takes the money back after each game, with what was left in the pot, and ends with the reckoning', () => {
    // proves: gii.app-a.final-score
    const state = begin({ chips: [60, 60, 60], loans: [1, 0, 0], debts: [0, 1, 0], rounds: 2, first: 2 });
    choose(state, 'threes for shares');
    choose(state);
    expect(evening.question(state)).toMatchObject({ kind: 'shuffle', seat: -1 });
    threes(state, 1, 1, 2);
    // 3 coins each: two share three Shares, and one coin is left.
    expect(state).toMatchObject({
      chips: [61, 57, 61],
      carried: 1,
      round: 2,
      first: 0,
      game: null,
      chosen: null,
    });
    expect(state.played[0]).toMatchObject({ game: 'threes', mode: 'shares', first: 2 });
    choose(state, 'threes for shares');
    choose(state);
    expect(state.game!.carried).toBe(1);
    threes(state, 2, 2, 1);
    expect(state).toMatchObject({ chips: [59, 55, 65], carried: 1, game: null, round: 2 });
    expect([0, 1, 2].map((seat) => eveningScoreOf(state, seat))).toEqual([109, 5, 65]);
    expect(state.winners).toEqual([0]);
    expect(evening.question(state)).toEqual({ seat: -1, kind: 'over', winners: [0] });
    expect(evening.questionFor(state, 1)).toEqual({ seat: -1, kind: 'over', winners: [0] });
    expect(evening.answers(state)).toMatchObject({ legal: [], kind: 'over' });
  });

  it('is won by all who have most', () => {
    const state = begin({ chips: [50, 50, 10], rounds: 1, players });
    choose(state);
    choose(state, 'threes');
    choose(state);
    threes(state, 1, 1, 2);
    expect(state.chips).toEqual([50, 50, 9]);
    expect(state.winners).toEqual([0, 1]);
    expect(state.carried).toBe(1);
  });

  it('can be imagined also between the games, where there is nothing hidden', () => {
    const state = begin();
    const memory = evening.memory(state.setup);
    expect(evening.imagine(state, 1, memory, luckFrom(1))).toEqual(state);
    expect(evening.asked(state)).toEqual({ how: 'one', seats: [0] });
  });

  it('refuses what is no answer, and keeps a copy apart', () => {
    const state = evening.create({ players });
    for (const answer of [
      { seat: 0, do: 'choose', picks: [0] },
      { seat: CHANCE, do: 'pick', index: 3 },
      { seat: 0 },
      undefined,
    ])
      expect(() => evening.apply(state, answer as ParlourAnswer)).toThrow(IllegalAnswer);
    const copy = evening.copy(state);
    evening.apply(state, { seat: CHANCE, do: 'pick', index: 1 });
    expect(copy.first).toBe(-1);
    choose(state, 'threes');
    choose(state);
    const inGame = evening.copy(state);
    threes(state, 1, 2, 3);
    expect(inGame.game!.stake).toEqual([0, 0, 0]);
    expect(inGame.game!.deck).toEqual([]);
    expect(inGame.round).toBe(1);
  });

  it.each<Partial<EveningSetup>>([
    { players: Array.from({ length: 11 }, (_, i) => `P${i}`) },
    { rounds: 1.5 },
    { rounds: -1 },
    { first: -1 },
    { first: 0.5 },
    { chips: [1, 2, -1] },
    { chips: [1, 2, 0.5] },
    { loans: [0, 0] },
    { loans: [0, 0, -1] },
    { debts: [0, 0, 0, 0] },
    { game: { game: 'kings-council', mode: 'betting', variants: ['exchange'] } },
  ])('cannot begin with %j', (more) => {
    expect(() => evening.create({ players, ...more })).toThrow();
  });

  it.each<Partial<EveningSetup>>([
    { players: ['Ann', 'Ben'] },
    { players: Array.from({ length: 10 }, (_, i) => `P${i}`) },
    { rounds: 1 },
    { first: 2 },
    { chips: [0, 0, 0], loans: [0, 0, 0], debts: [0, 0, 0] },
  ])('can begin with %j', (more) => {
    expect(evening.create({ players, ...more }).round).toBe(1);
  });
});

/** Answers to small tables: what is offered, what is refused, and with which words and rules. */
import { describe, expect, test } from 'vitest';
import { IllegalAnswer, pickSets } from '@taproom/kernel';
import {
  STEP,
  type Answer,
  type CardDef,
  type CharacterDef,
  type InnSetup,
  type InnState,
} from '@taproom/inn';
import { askedIn, card, deed, person, tableOf, veto, type SmallTable } from './small-house.ts';

const [A, B, C, D] = [0, 1, 2, 3];

const blow = deed('blow', { verb: 'fortitude', who: 'target', by: -1 });

function refused(
  { house, state }: SmallTable,
  answer: unknown,
): { message: string; rules: readonly string[] } {
  const before = JSON.stringify(state);
  try {
    house.apply(state, answer as Answer);
  } catch (error) {
    expect(error).toBeInstanceOf(IllegalAnswer);
    expect(JSON.stringify(state)).toBe(before);
    const { message, rules } = error as IllegalAnswer;
    return { message, rules: [...new Set(rules)] };
  }
  throw new Error('It was not refused.');
}

const why = (table: SmallTable, answer: unknown): string => refused(table, answer).message;

const offered = ({ house, state }: SmallTable, seat: number): readonly Answer[] =>
  house.answers(state, { seat, bare: true }).legal;

describe('an Action', () => {
  const pair: CardDef = {
    ...blow,
    key: 'test.pair',
    title: 'pair',
    uses: [{ ...blow.uses[0], pick: { from: 'another', min: 1, max: 2 } }],
  };
  const people = [person('A', [blow, pair]), person('B', [veto]), person('C', [])];
  const acting = (): SmallTable => tableOf(people);
  const play = (table: SmallTable, title: string, more: object): unknown => ({
    seat: A,
    do: 'play',
    card: table.find(title),
    use: 0,
    targets: [B],
    drink: 0,
    ...more,
  });

  test('is offered once for each target, and passing too', () => {
    const table = acting();
    const at = (title: string, ...targets: number[]): Answer => ({
      seat: A,
      do: 'play',
      card: table.find(title),
      use: 0,
      targets,
      drink: 0,
    });
    expect(offered(table, A)).toEqual([
      { seat: A, do: 'pass' },
      at('blow', B),
      at('blow', C),
      at('pair', B),
      at('pair', B, C),
      at('pair', C),
    ]);
    expect(offered(table, B)).toEqual([]);
    expect(offered(table, -1)).toEqual([]);
    expect(table.house.answers(table.state, { seat: -1 })).toMatchObject({ choices: [], refused: [] });
  });

  test.each<[string, object, RegExp]>([
    ['a use that it lacks', { use: 1 }, /"blow" has no use 1/],
    ['a use below the first', { use: -1 }, /"blow" has no use -1/],
    ['half a use', { use: 0.5 }, /"blow" has no use 0.5/],
    ['no use', { use: undefined }, /"blow" has no use undefined/],
    ['a card that is no number', { card: '0' }, /A does not hold card 0/],
    ['another’s card', { card: 3 }, /does not hold card/],
    ['no targets', { targets: [] }, /cannot be aimed like that/],
    ['targets that are no list', { targets: undefined }, /cannot be aimed like that/],
    ['oneself', { targets: [A] }, /cannot be aimed like that/],
    ['too many', { targets: [B, C] }, /cannot be aimed like that/],
    ['a seat that is not there', { targets: [3] }, /cannot be aimed like that/],
    ['a seat below the first', { targets: [-1] }, /cannot be aimed like that/],
    ['half a seat', { targets: [1.5] }, /cannot be aimed like that/],
    ['a thing that is not there', { targets: [1001] }, /cannot be aimed like that/],
    ['a payment for what costs nothing', { pays: [0] }, /does not pay for "blow"/],
  ])('with %s is refused', (_, more, message) => {
    const table = acting();
    expect(why(table, play(table, 'blow', more))).toMatch(message);
  });

  test('at the same player twice is refused with the rule for it', () => {
    const table = acting();
    const twice = refused(table, play(table, 'pair', { targets: [B, B] }));
    expect(twice.rules).toEqual(['core.targeting.distinct-picks', 'core.action.targets-declared']);
    expect(refused(table, play(table, 'pair', { targets: [A] })).rules).toEqual([
      'core.action.targets-declared',
    ]);
    expect(refused(table, play(table, 'pair', { targets: 7 })).rules).toEqual([
      'core.action.targets-declared',
    ]);
  });

  test('of somebody who is not asked is refused with the reason', () => {
    const table = acting();
    expect(refused(table, { seat: B, do: 'pass' })).toEqual({
      message: 'B is not asked now; A is.',
      rules: ['core.timing.response-order'],
    });
    expect(refused(table, { ...(play(table, 'veto', { targets: [] }) as object), seat: B }).rules).toEqual([
      'core.cards.sometimes-condition',
    ]);
    expect(why(table, { seat: A, do: 'choose', picks: [] })).toBe('A is asked to action, not to choose.');
    expect(why(table, { seat: A, do: 'order', to: B })).toBe('A is asked to action, not to order.');
    expect(why(table, { seat: A, do: 'discard', cards: [] })).toBe('A is asked to action, not to discard.');
    expect(why(table, { seat: A, do: 'turn-end' })).toBe('A is asked to action, not to turn-end.');
    expect(why(table, { seat: 3, do: 'pass' })).toBe('There is no seat 3 at this table.');
    expect(why(table, { seat: -1, do: 'pass' })).toBe('There is no seat -1 at this table.');
    expect(why(table, { seat: A, do: 'potion', gives: 'gold' })).toBe('No Potion Token can be used now.');
  });
});

describe('what is asked in a window', () => {
  test('is told in the order in which it will be asked', () => {
    const again = { ...veto, key: 'test.veto-2', title: 'veto 2' };
    const own = { ...veto, key: 'test.veto-3', title: 'veto 3' };
    const table = tableOf([
      person('A', [blow, own]),
      person('B', [veto]),
      person('C', []),
      person('D', [again]),
    ]);
    expect(askedIn(table)).toEqual([]);
    table.plays(A, 'blow', B);
    expect(askedIn(table)).toEqual([A, B, D]);
    table.pass();
    expect(askedIn(table)).toEqual([B, D]);
    table.pass();
    expect(askedIn(table)).toEqual([D]);
  });
});

describe('discarding', () => {
  const table = (): SmallTable =>
    tableOf([person('A', [blow, veto]), person('B', [])], undefined, {}, STEP.discard);

  test('offers nothing, each card, and as many as there are', () => {
    const at = table();
    expect(at.house.answers(at.state, { bare: true })).toMatchObject({
      seat: A,
      kind: 'discard',
      legal: [
        { seat: A, do: 'discard', cards: [] },
        { seat: A, do: 'discard', cards: [0] },
        { seat: A, do: 'discard', cards: [1] },
      ],
      many: { min: 0, max: 2 },
    });
    expect(why(at, { seat: A, do: 'discard', cards: [2] })).toBe('Card 2 is not in that hand.');
    expect(why(at, { seat: A, do: 'discard', cards: ['0'] })).toBe('Card 0 is not in that hand.');
    expect(why(at, { seat: A, do: 'discard', cards: [0, 0] })).toBe('"blow" can be discarded only once.');
    expect(why(at, { seat: A, do: 'pass' })).toBe('A is asked to discard, not to pass.');
  });
});

describe('ordering', () => {
  const people = [person('A', []), person('B', []), person('C', []), person('D', [])];
  const at = (setup: Partial<InnSetup>, out?: number): SmallTable => {
    const leaves = ({ sides }: InnState): void => {
      if (out !== undefined) sides[out].out = 1;
    };
    const table = tableOf(people, leaves, setup, STEP.order);
    expect(table.house.question(table.state).kind).toBe('order');
    return table;
  };

  test('is for others who are in the game', () => {
    const table = at({}, D);
    expect(offered(table, A)).toEqual([B, C].map((to) => ({ seat: A, do: 'order', to })));
    for (const to of [A, D, 4, -1, 0.5, undefined])
      expect(refused(table, { seat: A, do: 'order', to })).toEqual({
        message: 'A Drink is ordered for another player who is in the game.',
        rules: ['core.order.other-player'],
      });
  });

  test('is not for teammates', () => {
    const table = at({ mode: 'two-headed-dragon' });
    expect(offered(table, A).filter((answer) => answer.do === 'order')).toEqual(
      [C, D].map((to) => ({ seat: A, do: 'order', to })),
    );
    expect(refused(table, { seat: A, do: 'order', to: B }).rules).toEqual([
      'core.order.other-player',
      'rdi6.team.turn.order-targets',
      'rdi6.thd.order',
    ]);
    expect(refused(table, { seat: A, do: 'order', to: A }).rules).toEqual(['core.order.other-player']);
    expect(refused(table, { seat: A, do: 'order', to: 9 }).rules).toEqual(['core.order.other-player']);
  });

  test('is told otherwise in a Boss Battle', () => {
    const villain = { ...person('V', []), villain: true } as CharacterDef;
    const table = (seat: number): SmallTable =>
      tableOf(
        [villain, person('B', []), person('C', [])],
        (state) => {
          state.turn = seat;
          state.stack = [{ k: 'turn', i: 0, step: STEP.order, seat, done: [] }];
        },
        { mode: 'boss-battle' },
      );
    expect(refused(table(B), { seat: B, do: 'order', to: C }).rules).toEqual([
      'core.order.other-player',
      'rdi6.team.turn.order-targets',
      'rdi6.boss.challengers-order',
    ]);
    expect(refused(table(A), { seat: A, do: 'order', to: A }).rules).toEqual(['core.order.other-player']);
  });
});

describe('a choice', () => {
  const spill = (n: number): CardDef => deed('ask', { verb: 'discard', who: 'target', n });
  const filler = (n: number): CardDef => ({ ...card(`filler ${n}`, 'gambling'), uses: [] });
  const choosing = (n: number): SmallTable => {
    const table = tableOf([person('A', [spill(n)]), person('B', [filler(1), filler(2), filler(3)])]);
    table.plays(A, 'ask', B);
    expect(table.house.question(table.state)).toMatchObject({ kind: 'choose', seat: B });
    return table;
  };
  const pick = (...picks: unknown[]): unknown => ({ seat: B, do: 'choose', picks });

  test('of one thing offers each of them', () => {
    const table = choosing(1);
    const answers = table.house.answers(table.state, { bare: true });
    expect(answers.legal).toEqual([pick(0), pick(1), pick(2)]);
    expect(answers.many).toBeUndefined();
  });

  test('of several says how many', () => {
    const table = choosing(2);
    expect(table.house.answers(table.state, { bare: true }).many).toMatchObject({ min: 2, max: 2 });
    expect(why(table, pick(0))).toBe('Choose 2 of the 3.');
    expect(why(table, pick(0, 1, 2))).toBe('Choose 2 of the 3.');
    expect(why(table, { seat: B, do: 'choose', picks: 2 })).toBe('Choose 2 of the 3.');
    expect(why(table, pick(0, 0))).toBe('The same thing cannot be chosen twice.');
    for (const no of [3, -1, 0.5, '1'])
      expect(why(table, pick(0, no))).toBe(`There is no choice ${no}; they are 0 to 2.`);
    expect(why(table, { seat: B, do: 'pass' })).toBe('B is asked to choose, not to pass.');
    table.house.apply(table.state, pick(0, 2) as Answer);
    expect(table.state.seats[B].hand).toEqual([table.find('filler 2')]);
  });
});

describe('a card that is paid for with what lies in play', () => {
  const coin = (n: number): CardDef => ({ ...card(`coin ${n}`, 'sometimes'), values: [n] });
  const dear: CardDef = {
    ...blow,
    key: 'test.dear',
    title: 'dear',
    uses: [{ ...blow.uses[0], cost: { value: 3 } }],
  };
  const paying = (coins: readonly number[]): SmallTable =>
    tableOf([person('A', [dear, blow, ...coins.map(coin)]), person('B', [])], (state, find) => {
      state.seats[A].hand = [find('dear'), find('blow')];
      state.seats[A].play = coins.map((n) => find(`coin ${n}`));
    });
  const payments = (table: SmallTable): string[][] =>
    offered(table, A).flatMap((answer) =>
      answer.do === 'play' && answer.pays !== undefined
        ? [answer.pays.map((id) => table.house.content(table.state.setup).defs[id].title.slice(5))]
        : [],
    );

  test('offers every set that is enough, and none with a card too many', () => {
    expect(payments(paying([1, 2, 3]))).toEqual([['1', '2'], ['1', '3'], ['2', '3'], ['3']]);
    expect(payments(paying([1, 1.5]))).toEqual([]);
    expect(payments(paying([0, 3]))).toEqual([['3']]);
    expect(payments(paying([-1, 1, 2]))).toEqual([['1', '2']]);
  });

  test('is refused for too little, for a coin twice and for one of somebody else', () => {
    const table = paying([1, 2, 3]);
    const pay = (...pays: number[]): unknown => ({
      seat: A,
      do: 'play',
      card: table.find('dear'),
      use: 0,
      targets: [B],
      drink: 0,
      pays,
    });
    const [one, two, three] = [1, 2, 3].map((n) => table.find(`coin ${n}`));
    for (const pays of [[], [two], [two, two], [table.find('blow'), three]])
      expect(refused(table, pay(...pays))).toEqual({
        message: 'That does not pay for "dear".',
        rules: ['house.114-costs'],
      });
    table.house.apply(table.state, pay(one, three) as Answer);
    expect(table.state.seats[A].play).toEqual([two]);
  });
});

describe('an answer to a Drink', () => {
  const sip = card('sip', 'sometimes', {
    label: 'sip',
    when: { at: 'drink', whose: 'any' },
    effects: [{ verb: 'ignore-drink' }],
  });
  const hand = card('hand on', 'sometimes', {
    label: 'hand on',
    when: { at: 'drink', whose: 'any' },
    pick: { from: 'any', min: 1, max: 1 },
    effects: [{ verb: 'pass-drink' }],
  });
  const mine = card('mine', 'sometimes', {
    label: 'mine',
    when: { at: 'drink', whose: 'yours' },
    effects: [{ verb: 'ignore-drink' }],
  });
  const table = (): SmallTable =>
    tableOf(
      [person('A', []), person('B', [sip, hand, mine])],
      (state: InnState, find) => {
        state.phase = 'drink';
        const wine = find('Wine');
        state.drinkDeck = state.drinkDeck.filter((id) => id !== wine);
        state.seats[A].drinkMe = [wine];
      },
      {},
      STEP.drink,
    );

  test('names a Drink that is there', () => {
    const at = table();
    const play = (title: string, drink: unknown, ...targets: number[]): unknown => ({
      seat: B,
      do: 'play',
      card: at.find(title),
      use: 0,
      targets,
      drink,
    });
    for (const drink of [1, -1, undefined]) expect(why(at, play('sip', drink))).toMatch(/There is no Drink/);
    expect(why(at, play('hand on', 0, A))).toBe('That player is about to drink it already.');
    expect(refused(at, play('mine', 0)).rules).toContain('core.ignore.drink-of-another');
    expect(offered(at, B)).toEqual([{ seat: B, do: 'pass' }, play('sip', 0), play('hand on', 0, B)]);
  });
});

describe('Potion Tokens', () => {
  test('are offered to a side that has any', () => {
    const people = [person('A', [blow]), person('B', []), person('C', []), person('D', [])];
    const table = tableOf(people, ({ sides }) => void (sides[1].potions = 0), { mode: 'two-headed-dragon' });
    table.state.turns = 1;
    const potions = (seat: number): number =>
      offered(table, seat).filter((answer) => answer.do === 'potion').length;
    expect([A, B, C, D].map(potions)).toEqual([3, 3, 0, 0]);
    expect(refused(table, { seat: A, do: 'potion', gives: 'wine' })).toEqual({
      message: 'A Potion Token gives one of fortitude, alcohol, gold, not wine.',
      rules: ['rdi6.team.potion-use'],
    });
    expect(refused(table, { seat: C, do: 'potion', gives: 'gold' }).rules).toEqual([
      'rdi6.team.potion-start',
    ]);
  });
});

describe('to lay a card face down', () => {
  const plan = card('plan', 'action', {
    label: 'plan',
    when: { at: 'action' },
    effects: [{ verb: 'plot' }],
  });

  test('may be done with any card that is left, and is not asked for where there is none', () => {
    const table = tableOf([person('A', [plan, blow]), person('B', [])]);
    table.plays(A, 'plan');
    expect(table.house.question(table.state)).toMatchObject({
      kind: 'choose',
      what: 'plot',
      seat: A,
      options: [{ card: table.find('blow') }],
      min: 0,
      max: 1,
    });
    table.house.apply(table.state, { seat: A, do: 'choose', picks: [0] });
    expect(table.state.seats[A]).toMatchObject({ hand: [], plot: [table.find('blow')] });
    const alone = tableOf([person('A', [plan]), person('B', [])]);
    alone.plays(A, 'plan');
    expect(alone.house.question(alone.state)).toMatchObject({ kind: 'order', seat: A });
  });
});

describe('a choice of several', () => {
  const swap = card('swap', 'action', {
    label: 'swap',
    when: { at: 'action' },
    effects: [{ verb: 'cycle', who: 'you', n: 2 }],
  });

  test('lists all sets of as many, and in words each thing by itself', () => {
    const spare = (n: number): CardDef => ({ ...blow, key: `test.spare-${n}`, title: `spare ${n}` });
    const table = tableOf([person('A', [swap, spare(1), spare(2), spare(3)]), person('B', [])]);
    table.plays(A, 'swap');
    const { legal, many, choices } = table.house.answers(table.state);
    const picked = (answers: readonly Answer[]): unknown =>
      answers.map((answer) => (answer.do === 'choose' ? answer.picks : answer.do));
    expect(picked(legal)).toEqual(pickSets(3, 2));
    expect(many).toMatchObject({ min: 2, max: 2 });
    expect(picked(choices.map(({ answer }) => answer))).toEqual([[0], [1], [2]]);
  });
});

test('an answer to what another plays is none to one’s own card, also for the very first seat', () => {
  const retort = card('retort', 'sometimes', {
    label: 'retort',
    when: { at: 'play', by: 'another' },
    effects: [{ verb: 'negate' }],
  });
  const own = tableOf([person('A', [blow, retort]), person('B', [])]);
  own.plays(A, 'blow', B);
  expect(own.house.question(own.state).kind).not.toBe('respond');
  const another = tableOf([person('A', [blow]), person('B', [retort])]);
  another.plays(A, 'blow', B);
  expect(another.house.question(another.state)).toMatchObject({ kind: 'respond', seat: B });
});

test('whoever has no card left to look at is asked for none', () => {
  const look = card('look', 'action', {
    label: 'look',
    when: { at: 'action' },
    effects: [{ verb: 'scry', who: 'you', n: 3, keep: 1 }],
  });
  const table = tableOf([person('A', [look]), person('B', [])]);
  table.plays(A, 'look');
  expect(table.house.question(table.state)).toMatchObject({ kind: 'order', seat: A });
});

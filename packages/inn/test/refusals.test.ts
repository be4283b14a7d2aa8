/** What exactly somebody is told whose answer does not fit, and by which rules. */
import { describe, expect, test } from 'vitest';
import { IllegalAnswer } from '@taproom/kernel';
import { STEP, type Answer, type CardDef, type InnSetup, type InnState, type Use } from '@taproom/inn';
import { card, deed, person, tableOf, type SmallTable } from './small-house.ts';

const [A, B, C, D] = [0, 1, 2, 3];

function refusal({ house, state }: SmallTable, answer: unknown): [string, ...string[]] {
  const before = JSON.stringify(state);
  try {
    house.apply(state, answer as Answer);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    expect(JSON.stringify(state)).toBe(before);
    return [error.message, ...error.rules];
  }
  throw new Error('It was not refused.');
}

const people = (...cards: CardDef[]) => [
  person('A', cards),
  person('B', []),
  person('C', []),
  person('D', []),
];
const TEAMS: Partial<InnSetup> = {
  sides: [
    [A, B],
    [C, D],
  ],
};

describe('an order', () => {
  const ordering = (setup: Partial<InnSetup> = {}, prepare?: (state: InnState) => void): SmallTable =>
    tableOf(people(), prepare, setup, STEP.order);
  const NOT_FOR = 'A Drink is ordered for another player who is in the game.';

  test.each<[string, SmallTable, unknown, string[]]>([
    ['oneself', ordering(), A, ['core.order.other-player']],
    ['nobody', ordering(), 7, ['core.order.other-player']],
    [
      'a teammate',
      ordering(TEAMS),
      B,
      ['core.order.other-player', 'rdi6.team.turn.order-targets', 'rdi6.thd.order'],
    ],
    ['oneself in a team', ordering(TEAMS), A, ['core.order.other-player']],
    [
      'whoever is out',
      ordering({}, ({ sides }) => Object.assign(sides[C], { out: 1 })),
      C,
      ['core.order.other-player'],
    ],
  ])('for %s', (_, table, to, rules) => {
    expect(refusal(table, { seat: A, do: 'order', to })).toEqual([NOT_FOR, ...rules]);
  });

  test('that a card brings goes to others, too', () => {
    const round = card('round', 'action', {
      label: 'round',
      when: { at: 'action' },
      effects: [{ verb: 'order', n: 1 }],
    });
    const table = tableOf(people(round));
    table.plays(A, 'round');
    expect(refusal(table, { seat: A, do: 'order', to: A })).toEqual([
      NOT_FOR,
      'core.order.other-player',
      'core.extra-orders.face-down',
    ]);
  });
});

describe('whoever', () => {
  const discarding = (setup: Partial<InnSetup> = {}): SmallTable =>
    tableOf(people(deed('x'), deed('y')), (state) => void (state.phase = 'discard'), setup, STEP.askDiscard);

  test.each<[string, unknown, string, string[]]>([
    [
      'is not asked',
      { seat: B, do: 'discard', cards: [] },
      'B is not asked now; A is.',
      ['core.timing.response-order'],
    ],
    ['sits nowhere', { seat: 4, do: 'pass' }, 'There is no seat 4 at this table.', []],
    ['does something else', { seat: A, do: 'pass' }, 'A is asked to discard, not to pass.', []],
    ['orders where nobody does', { seat: A, do: 'order', to: B }, 'A is asked to discard, not to order.', []],
    [
      'chooses where nobody does',
      { seat: A, do: 'choose', picks: [0] },
      'A is asked to discard, not to choose.',
      [],
    ],
    ['discards no list', { seat: A, do: 'discard', cards: 0 }, 'The cards to discard are a list.', []],
    [
      'discards what is not there',
      { seat: A, do: 'discard', cards: [999] },
      'Card 999 is not in that hand.',
      [],
    ],
    ['discards a word', { seat: A, do: 'discard', cards: ['x'] }, 'Card x is not in that hand.', []],
    [
      'plays what is not there',
      { seat: A, do: 'play', card: 999, use: 0, targets: [], drink: 0 },
      'A does not hold card 999.',
      [],
    ],
    [
      'plays a word',
      { seat: A, do: 'play', card: 'x', use: 0, targets: [], drink: 0 },
      'A does not hold card x.',
      [],
    ],
    ['takes back what nobody declared', { seat: -1, do: 'close' }, 'No window is open.', []],
  ])('%s', (_, answer, told, rules) => {
    expect(refusal(discarding(), answer)).toEqual([told, ...rules]);
  });

  test('uses a Potion Token that is not there, or is none', () => {
    const alone = refusal(discarding(), { seat: A, do: 'potion', gives: 'gold' });
    expect(alone).toEqual(['No Potion Token can be used now.', 'rdi6.team.potion-start']);
    const none = refusal(discarding(TEAMS), { seat: A, do: 'potion', gives: 'luck' });
    expect(none).toEqual([
      'A Potion Token gives one of fortitude, alcohol, gold, not luck.',
      'rdi6.team.potion-use',
    ]);
  });

  test('gives up for others, or when it is not their turn', () => {
    expect(refusal(discarding(TEAMS), { seat: A, do: 'concede' })).toEqual([
      'Nobody gives up for their team: whoever leaves the table is played by a bot.',
      'house.534-concede',
    ]);
    expect(refusal(discarding(), { seat: B, do: 'concede' })).toEqual([
      'One gives up in one’s own turn, when asked to discard or to act.',
      'house.534-concede',
    ]);
  });
});

describe('a card', () => {
  const two: Use = {
    label: 'two',
    when: { at: 'action' },
    pick: { from: 'another', min: 1, max: 2 },
    effects: [{ verb: 'fortitude', who: 'target', by: -1 }],
  };
  const harvest: Use = {
    label: 'harvest',
    when: { at: 'action' },
    cost: { value: 2 },
    effects: [{ verb: 'fortitude', who: 'you', by: 1 }],
  };
  const table = tableOf(
    people(
      { ...card('blow', 'action', two), retold: { 'core.targeting.distinct-picks': 'x.1' } },
      card('feast', 'action', harvest),
      { ...card('corn', 'action'), values: [2] },
    ),
    ({ seats }, find) => {
      seats[A].play = [find('corn')];
      seats[A].hand = [find('blow'), find('feast')];
    },
  );
  const play = (title: string, more: object): object => ({
    seat: A,
    do: 'play',
    card: table.find(title),
    use: 0,
    targets: [],
    drink: 0,
    ...more,
  });

  test.each<[string, object, string, string[]]>([
    ['has one use', play('blow', { use: 1, targets: [B] }), '"blow" has no use 1.', []],
    ['has no use below the first', play('blow', { use: -1, targets: [B] }), '"blow" has no use -1.', []],
    ['has no half use', play('blow', { use: 0.5, targets: [B] }), '"blow" has no use 0.5.', []],
    ['is not paid', play('feast', {}), 'That does not pay for "feast".', ['house.114-costs']],
    [
      'is aimed at one twice',
      play('blow', { targets: [B, B] }),
      '"blow" cannot be aimed like that.',
      ['core.targeting.distinct-picks', 'x.1', 'core.action.targets-declared'],
    ],
    [
      'is aimed at its player',
      play('blow', { targets: [A] }),
      '"blow" cannot be aimed like that.',
      ['core.action.targets-declared'],
    ],
    [
      'is aimed at three',
      play('blow', { targets: [B, C, D] }),
      '"blow" cannot be aimed like that.',
      ['core.action.targets-declared'],
    ],
    [
      'is aimed at no list',
      play('blow', { targets: B }),
      '"blow" cannot be aimed like that.',
      ['core.action.targets-declared'],
    ],
  ])('%s', (_, answer, told, rules) => {
    expect(refusal(table, answer)).toEqual([told, ...rules]);
  });
});

describe('a card for a Drink', () => {
  const sip: Use = {
    label: 'sip',
    when: { at: 'drink', whose: 'any' },
    effects: [{ verb: 'change-drink', alcohol: 1 }],
  };
  const shove: Use = {
    label: 'shove',
    when: { at: 'drink', whose: 'yours' },
    pick: { from: 'another', min: 1, max: 1 },
    effects: [{ verb: 'pass-drink' }],
  };

  test('is for one that is on the table, and for another player', () => {
    const table = tableOf(
      people(card('sip', 'sometimes', sip), card('shove', 'sometimes', shove)),
      (state, find) => {
        state.phase = 'drink';
        state.seats[A].drinkMe = [find('Wine')];
      },
      {},
      STEP.drink,
    );
    const play = (title: string, drink: number, ...targets: number[]): object => ({
      seat: A,
      do: 'play',
      card: table.find(title),
      use: 0,
      targets,
      drink,
    });
    expect(refusal(table, play('sip', 1))).toEqual(['There is no Drink 1 on the table.']);
    expect(refusal(table, play('shove', 0, A))).toEqual([
      '"shove" cannot be aimed like that.',
      'core.action.targets-declared',
    ]);
  });
});

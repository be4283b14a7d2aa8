/** All rules that stand in the way of a card, in the cases that are particular to modes, places and costs. */
import { describe, expect, test } from 'vitest';
import { STEP, type CardDef, type CharacterDef, type InnState } from '@taproom/inn';
import { card, deed, person, tableOf, veto, type SmallTable } from './small-house.ts';

const [A, B, C] = [0, 1, 2];

const blow = deed('blow', { verb: 'fortitude', who: 'target', by: -1 });
const again = (n: number): CardDef => ({ ...blow, key: `test.blow-${n}`, title: `blow ${n}` });

const rules = ({ house, state, find }: SmallTable, seat: number, title: string): readonly string[] =>
  house.answers(state, { seat }).refused.find(({ card: id }) => id === find(title))?.rules ?? [];

const villain = (deck: readonly CardDef[]): CharacterDef => person('V', deck, { villain: true });

/** It is the Order a Drink Phase of this seat. */
const ordering =
  (seat: number, turns: number) =>
  (state: InnState): void => {
    Object.assign(state, { turn: seat, turns });
    state.stack = [{ k: 'turn', i: 0, step: STEP.order, seat, done: [] }];
  };

describe('an Action Card after the Action Phase', () => {
  const LATE = 'core.action.only-in-action-phase';
  const ONE = 'core.action.one-optional';

  test('of somebody alone', () => {
    const at = tableOf([person('A', [blow]), person('B', [again(2)])], ordering(A, 3));
    expect(rules(at, A, 'blow')).toEqual([LATE, ONE]);
    expect(rules(at, B, 'blow 2')).toEqual([LATE]);
  });

  test('of one of a team', () => {
    const people = [person('A', [blow]), person('B', [again(2)]), person('C', [again(3)]), person('D', [])];
    const at = tableOf(people, ordering(A, 3), { mode: 'two-headed-dragon' });
    const team = [
      ONE,
      'rdi6.team.turn.action-one-each',
      'rdi6.thd.actions',
      'rdi6.team.turn.action-no-proxy',
    ];
    expect(rules(at, A, 'blow')).toEqual([LATE, ...team]);
    expect(rules(at, B, 'blow 2')).toEqual([LATE, ...team]);
    expect(rules(at, C, 'blow 3')).toEqual([LATE]);
  });

  test('of a Boss, on the first turn and later', () => {
    const people = [villain([blow]), person('B', [again(2)]), person('C', [])];
    const first = tableOf(people, ordering(A, 1), { mode: 'boss-battle' });
    expect(rules(first, A, 'blow')).toEqual([LATE, 'rdi6.boss.actions-first-turn', 'rdi6.boss.actions', ONE]);
    const later = tableOf(people, ordering(A, 2), { mode: 'boss-battle' });
    expect(rules(later, A, 'blow')).toEqual([LATE, 'rdi6.boss.actions', ONE]);
    const challengers = tableOf(people, ordering(B, 2), { mode: 'boss-battle' });
    expect(rules(challengers, B, 'blow 2')).toEqual([
      LATE,
      ONE,
      'rdi6.team.turn.action-one-each',
      'rdi6.boss.challengers-turn',
      'rdi6.team.turn.action-no-proxy',
    ]);
    expect(rules(challengers, A, 'blow')).toEqual([LATE]);
  });
});

describe('a Boss with several Actions', () => {
  /** Without Potion Tokens nobody thinks of them. */
  const sober = ({ sides }: InnState): void => {
    for (const side of sides) side.potions = 0;
  };

  test('has half of them on the first turn, and keeps what was played before them', () => {
    const boss = villain([blow, again(2), again(3), again(4)]);
    const people = [boss, person('B', []), person('C', []), person('D', [])];
    const played = (turns: number): number => {
      const at = tableOf(
        people,
        (state) => {
          state.turns = turns;
          sober(state);
        },
        { mode: 'boss-battle' },
      );
      let n = 0;
      for (const title of ['blow', 'blow 2', 'blow 3', 'blow 4']) {
        if (at.house.question(at.state).kind !== 'action') break;
        at.plays(A, title, B);
        n++;
        if (at.house.question(at.state).kind === 'action')
          expect(at.state.seats[A]).toMatchObject({ spent: { length: n }, discard: [] });
      }
      expect(at.state.seats[A]).toMatchObject({ spent: [], actions: 0, discard: { length: n } });
      return n;
    };
    expect([played(1), played(2)]).toEqual([2, 3]);
  });

  test('is the own Champion, without a question', () => {
    const storm = card('storm', 'action', {
      label: 'storm',
      when: { at: 'action' },
      effects: [{ verb: 'fortitude', who: 'each', by: -1 }],
    });
    const people = (own: CardDef[], other: CardDef[]): CharacterDef[] => [
      villain(own),
      person('B', other),
      person('C', []),
    ];
    const boss = tableOf(people([storm], []), sober, { mode: 'boss-battle' });
    boss.plays(A, 'storm');
    expect(boss.house.question(boss.state)).toMatchObject({ kind: 'choose', what: 'team-champion', seat: B });
    boss.house.apply(boss.state, { seat: B, do: 'choose', picks: [1] });
    expect(boss.state.sides.map(({ fortitude }) => fortitude)).toEqual([19, 19]);
    const challenger = tableOf(
      people([], [storm]),
      (state) => {
        sober(state);
        state.turn = B;
        state.stack = [{ k: 'turn', i: 0, step: STEP.action, seat: B, done: [] }];
      },
      { mode: 'boss-battle' },
    );
    challenger.plays(B, 'storm');
    expect(challenger.state.sides.map(({ fortitude }) => fortitude)).toEqual([19, 19]);
  });
});

describe('what lies before its player', () => {
  const used: CardDef = {
    ...card('tool', 'sometimes', {
      label: 'tool',
      from: 'play',
      stays: true,
      oncePerPhase: true,
      when: { at: 'action', free: true },
      effects: [{ verb: 'draw', who: 'you', n: 0 }],
    }),
  };
  const idle = card('idol', 'sometimes', { label: 'idol', when: { at: 'any' }, effects: [] });
  const scheme = card('scheme', 'sometimes', {
    label: 'scheme',
    from: 'plot',
    when: { at: 'won' },
    effects: [],
  });

  test('is used once in a phase', () => {
    const at = tableOf([person('A', [used, blow]), person('B', [])], (state, find) => {
      state.seats[A].play = [find('tool')];
      state.seats[A].hand = [find('blow')];
    });
    expect(rules(at, A, 'tool')).toEqual([]);
    at.plays(A, 'tool');
    expect(rules(at, A, 'tool')).toEqual(['house.115-once-a-phase', 'core.cards.sometimes-condition']);
    expect(rules(at, A, 'blow')).toEqual([]);
  });

  test('does what it does by itself, or waits face down', () => {
    const at = tableOf([person('A', [idle, scheme, veto, blow]), person('B', [])], (state, find) => {
      state.seats[A].play = [find('idol')];
      state.seats[A].plot = [find('scheme'), find('veto')];
      state.seats[A].hand = [find('blow')];
    });
    expect(rules(at, A, 'idol')).toEqual(['core.cards.sometimes-condition']);
    expect(rules(at, A, 'scheme')).toEqual(['core.cards.sometimes-condition']);
    expect(rules(at, A, 'veto')).toEqual(['house.46-plotted-non-schemes', 'core.cards.sometimes-condition']);
  });
});

describe('what costs too much', () => {
  const tokens = [
    { name: 'bead', start: 1, max: 5, spending: 'test.beads' },
    { name: 'shell', start: 0, max: 5, spending: 'test.shells' },
    { name: 'bone', start: 0, max: 5 },
  ];
  const dear = (title: string, cost: Record<string, number>, rule?: string): CardDef => ({
    ...blow,
    key: `test.${title}`,
    title,
    uses: [{ ...blow.uses[0], cost: { tokens: cost, ...(rule !== undefined && { rule }) } }],
  });

  test('names the tokens that are short, and the rule that asks for them', () => {
    const hand = [
      dear('fair', { bead: 1 }),
      dear('beads', { bead: 2 }),
      dear('both', { bead: 2, shell: 1 }, 'test.price'),
      dear('bones', { bone: 1, bead: 1 }),
    ];
    const at = tableOf([person('A', hand, { tokens }), person('B', [])]);
    const tail = 'core.action.only-in-action-phase';
    expect(rules(at, A, 'fair')).toEqual([]);
    expect(rules(at, A, 'beads')).toEqual(['house.114-costs', 'test.beads', tail]);
    expect(rules(at, A, 'both')).toEqual([
      'house.114-costs',
      'test.beads',
      'test.shells',
      'test.price',
      tail,
    ]);
    expect(rules(at, A, 'bones')).toEqual(['house.114-costs', tail]);
    at.plays(A, 'fair', B);
    expect(at.state.seats[A].tokens.bead).toBe(0);
  });
});

describe('several copies of a card', () => {
  test('are one play', () => {
    const at = tableOf([person('A', [{ ...blow, copies: 3 }]), person('B', []), person('C', [])]);
    expect(at.state.seats[A].hand).toHaveLength(3);
    expect(
      at.house.answers(at.state, { bare: true }).legal.filter(({ do: what }) => what === 'play'),
    ).toHaveLength(2);
  });
});

describe('aiming', () => {
  test('at a teammate, at oneself, at somebody outside or out of the game', () => {
    const people = [person('A', [blow]), person('B', []), person('C', []), person('D', [])];
    const teams = tableOf(people, undefined, { mode: 'two-headed-dragon' });
    const why = ({ house, state, find }: SmallTable, target: number): string[] =>
      house.whyNotOn(state, A, find('blow'), target);
    expect(why(teams, C)).toEqual([]);
    expect(why(teams, B)).toEqual([
      'rdi6.team.targeting.another-player',
      'core.targeting.another-player',
      'core.action.targets-declared',
    ]);
    expect(why(teams, A)).toEqual(['core.targeting.another-player', 'core.action.targets-declared']);
    const alone = tableOf(people, (state) => {
      state.sides[B].out = 1;
      state.seats[C].backAt = C;
    });
    expect(why(alone, B)).toEqual(['core.losing.then-out']);
    expect(why(alone, C)).toEqual(['house.110-outside']);
    expect(why(alone, 3)).toEqual([]);
    expect(why(alone, 4)).toEqual(['core.targeting.another-player', 'core.action.targets-declared']);
  });
});

test('what a card could be aimed at another time does not count now', () => {
  const two = card(
    'two',
    'action',
    { label: 'now', when: { at: 'action' }, effects: [{ verb: 'draw', who: 'you', n: 1 }] },
    {
      label: 'later',
      when: { at: 'play' },
      pick: { from: 'another', min: 1, max: 1 },
      effects: [{ verb: 'redirect' }],
    },
  );
  const { house, state, find } = tableOf([person('A', [two]), person('B', []), person('C', [])]);
  expect(house.whyNotOn(state, A, find('two'), B)).toEqual([
    'core.targeting.another-player',
    'core.action.targets-declared',
  ]);
});

describe('a card that makes another player’s choices', () => {
  const RULE = 'rdi9.otto.daareka-choices';
  const nudge: CardDef = {
    ...blow,
    uses: [{ ...blow.uses[0], pick: { from: 'another', min: 1, max: 1, choosesFor: RULE } }],
  };

  test('is kept from its own player like any other', () => {
    const { house, state, find } = tableOf([person('A', [nudge]), person('B', [])]);
    expect(house.whyNotOn(state, A, find('blow'), A)).toEqual([
      'core.targeting.another-player',
      'core.action.targets-declared',
    ]);
    expect(house.whyNotOn(state, A, find('blow'), B)).toEqual([]);
  });
});

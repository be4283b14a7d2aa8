/** What lies in play, and is hit or helps there: also where it is the very first card of all, of the very first seat. */
import { describe, expect, test } from 'vitest';
import { forecast, STEP, THING, type CardDef, type Effect, type InnSetup, type InnState } from '@taproom/inn';
import { card, deed, person, tableOf, veto, type SmallTable } from './small-house.ts';

const [A, B, C] = [0, 1, 2];
const FIRST = 0;

const minion = (wages: number): CardDef => ({ ...card('minion', 'sometimes'), wages });
const blow = deed('blow', { verb: 'fortitude', who: 'target', by: -2 });
const storm = card('storm', 'action', {
  label: 'storm',
  when: { at: 'action' },
  effects: [{ verb: 'fortitude', who: 'each-other', by: -1 }],
});
const dodge = card('dodge', 'sometimes', {
  label: 'dodge',
  when: { at: 'play', costsFortitude: true },
  pick: { from: 'another', min: 1, max: 1 },
  effects: [{ verb: 'redirect' }],
});
const mirror = card('mirror', 'sometimes', {
  label: 'mirror',
  when: { at: 'play', costsFortitude: true },
  pick: { from: 'another', min: 1, max: 1 },
  effects: [{ verb: 'redirect', whole: true }],
});

/** A's minion, the first card of all, lies in play; it is B's Action Phase. */
function table(gold = 10, ...cardsOfC: CardDef[]): SmallTable {
  return against([blow, storm], gold, cardsOfC);
}

function against(
  cardsOfB: readonly CardDef[],
  gold = 10,
  cardsOfC: readonly CardDef[] = [],
  cardsOfA: readonly CardDef[] = [],
  setup: Partial<InnSetup> = {},
): SmallTable {
  const people = [person('A', [minion(2), ...cardsOfA]), person('B', cardsOfB), person('C', cardsOfC)];
  const prepare = (state: InnState): void => {
    state.seats[A].play = state.seats[A].hand.splice(0, 1);
    expect(state.seats[A].play).toEqual([FIRST]);
    state.sides[A].gold = gold;
    state.turn = B;
    state.stack = [{ k: 'turn', i: 0, step: STEP.action, seat: B, done: [] }];
  };
  return tableOf(people, prepare, setup);
}

const wages = ({ house, state }: SmallTable): string[] => {
  const question = house.question(state);
  expect(question).toMatchObject({ kind: 'choose', seat: A, what: 'wages', card: FIRST });
  return question.kind === 'choose' ? question.options.map(({ word }) => word ?? '') : [];
};

const numbers = ({ state }: SmallTable): number[][] =>
  state.sides.map(({ fortitude, alcohol, gold }) => [fortitude, alcohol, gold]);

describe('something in play that is hit', () => {
  test('is paid for, to the Inn', () => {
    const at = table();
    const { inn } = at.state;
    at.plays(B, 'blow', THING + FIRST);
    expect(wages(at)).toEqual(['pay', 'discard']);
    at.house.apply(at.state, { seat: A, do: 'choose', picks: [0] });
    expect(numbers(at)).toEqual([
      [20, 0, 8],
      [20, 0, 10],
      [20, 0, 10],
    ]);
    expect(at.state.inn).toBe(inn + 2);
    expect(at.state.seats[A].play).toEqual([FIRST]);
  });

  test('or leaves play', () => {
    const at = table();
    at.plays(B, 'blow', THING + FIRST);
    at.house.apply(at.state, { seat: A, do: 'choose', picks: [1] });
    expect(at.state.seats[A]).toMatchObject({ play: [], discard: [FIRST] });
    expect(at.state.sides[A]).toMatchObject({ fortitude: 20, gold: 10 });
  });

  test('leaves play where there is too little Gold', () => {
    const poor = table(1);
    poor.plays(B, 'blow', THING + FIRST);
    expect(wages(poor)).toEqual(['discard']);
    const enough = table(2);
    enough.plays(B, 'blow', THING + FIRST);
    expect(wages(enough)).toEqual(['pay', 'discard']);
  });

  test('is hit with its player by what hits everybody else', () => {
    const at = table();
    at.plays(B, 'storm');
    expect(wages(at)).toEqual(['pay', 'discard']);
    at.house.apply(at.state, { seat: A, do: 'choose', picks: [0] });
    expect(numbers(at)).toEqual([
      [19, 0, 8],
      [20, 0, 10],
      [19, 0, 10],
    ]);
  });

  test('is not redirected with its player, nor does it make a card one that affects them', () => {
    const pair = card('pair', 'action', {
      label: 'pair',
      when: { at: 'action' },
      pick: { from: 'another', min: 1, max: 2 },
      effects: [{ verb: 'fortitude', who: 'target', by: -2 }],
    });
    const shield = card('shield', 'sometimes', {
      label: 'shield',
      when: { at: 'play', affects: ['fortitude'] },
      effects: [{ verb: 'ignore' }],
    });
    const at = against([pair], 10, [], [mirror, shield]);
    at.plays(B, 'pair', A, THING + FIRST);
    at.plays(A, 'mirror', C);
    expect(wages(at)).toEqual(['pay', 'discard']);
    expect(at.state.sides.map(({ fortitude }) => fortitude)).toEqual([20, 20, 18]);
    const alone = against([pair], 10, [], [shield]);
    alone.plays(B, 'pair', THING + FIRST);
    // Nothing can be answered: the Wages are asked for at once.
    expect(wages(alone)).toEqual(['pay', 'discard']);
  });

  test('is hit all the same where its player Ignores the card, or all Action Cards', () => {
    const shield = card('shield', 'sometimes', {
      label: 'shield',
      when: { at: 'play', affects: ['fortitude'] },
      effects: [{ verb: 'ignore' }],
    });
    const ignoring = against([storm], 10, [], [shield]);
    ignoring.plays(B, 'storm');
    ignoring.plays(A, 'shield');
    expect(wages(ignoring)).toEqual(['pay', 'discard']);
    const shunning = table();
    shunning.state.seats[A].shuns = true;
    shunning.plays(B, 'storm');
    expect(wages(shunning)).toEqual(['pay', 'discard']);
    for (const { state } of [ignoring, shunning]) expect(state.sides[A].fortitude).toBe(20);
  });

  test('is never paid', () => {
    const bribe = deed(
      'bribe',
      { verb: 'pay', who: 'you', n: 2, to: 'target' },
      { verb: 'fortitude', who: 'target', by: -1 },
    );
    const at = against([bribe]);
    at.plays(B, 'bribe', THING + FIRST);
    expect(wages(at)).toEqual(['pay', 'discard']);
    expect(at.state.sides.map(({ gold }) => gold)).toEqual([10, 10, 10]);
  });

  test('is not hit by its own player', () => {
    const { house, state, find } = tableOf([person('A', [minion(2), blow]), person('B', [])], ({ seats }) => {
      seats[A].play = seats[A].hand.splice(0, 1);
    });
    expect(house.whyNotOn(state, A, find('blow'), THING + FIRST)).toEqual([
      'rdi6.team.targeting.another-player',
      'core.targeting.another-player',
      'core.action.targets-declared',
    ]);
  });

  test('can be paid for with the Gold of a Potion Token', () => {
    // proves: house.300-potion-and-wages
    const at = against([blow], 1, [], [], { sides: [[A, C], [B]] });
    at.plays(B, 'blow', THING + FIRST);
    while (at.house.question(at.state).kind === 'respond') at.pass();
    expect(wages(at)).toEqual(['discard']);
    at.house.apply(at.state, { seat: C, do: 'potion', gives: 'gold' });
    expect(wages(at)).toEqual(['pay', 'discard']);
  });

  test('is not touched by what costs no Fortitude', () => {
    const nudge = deed('nudge', { verb: 'fortitude', who: 'target', by: 0 });
    const breeze = card('breeze', 'action', {
      label: 'breeze',
      when: { at: 'action' },
      effects: [{ verb: 'fortitude', who: 'each-other', by: 0 }],
    });
    const at = against([nudge, breeze]);
    const aims = at.house
      .answers(at.state, { seat: B, bare: true })
      .legal.flatMap((answer) => (answer.do === 'play' ? [answer.targets] : []));
    expect(aims).toEqual([[C], [A], []]);
    at.plays(B, 'breeze');
    expect(at.house.question(at.state)).not.toMatchObject({ what: 'wages' });
    expect(at.state.seats[A].play).toEqual([FIRST]);
  });

  test('is hit by what is redirected to it', () => {
    const at = table(10, dodge);
    at.plays(B, 'blow', C);
    at.plays(C, 'dodge', THING + FIRST);
    expect(wages(at)).toEqual(['pay', 'discard']);
    expect(at.state.sides[C].fortitude).toBe(20);
  });

  test('is not redirected with everything else', () => {
    const at = table(10, mirror);
    at.plays(B, 'blow', C);
    expect(at.house.whyNotOn(at.state, C, at.find('mirror'), THING + FIRST)).toContain(
      'core.action.targets-declared',
    );
    at.plays(C, 'mirror', A);
    expect(at.state.sides.map(({ fortitude }) => fortitude)).toEqual([18, 20, 20]);
  });

  test('is told apart from its player where nobody else may be picked', () => {
    const at = table();
    const { house, state } = at;
    const why = (seat: number, target: number): string[] =>
      house.whyNotOn(state, seat, at.find('blow'), target);
    expect(why(B, THING + FIRST)).toEqual([]);
    expect(why(B, A)).toEqual([]);
    expect(why(B, B)).toEqual(['core.targeting.another-player', 'core.action.targets-declared']);
  });
});

describe('whoever is behind a blow', () => {
  const back = (effect: Effect): CardDef =>
    card('back', 'sometimes', { label: 'back', when: { at: 'loss', of: 'you' }, effects: [effect] });
  const strike: CardDef = {
    ...minion(1),
    title: 'striker',
    key: 'test.striker',
    uses: [
      {
        label: 'strike',
        from: 'play',
        stays: true,
        when: { at: 'action' },
        pick: { from: 'another', min: 1, max: 1 },
        effects: [{ verb: 'fortitude', who: 'target', by: -2 }],
      },
    ],
  };
  const struck = (effect: Effect): SmallTable => {
    const at = tableOf([person('A', [strike]), person('B', [back(effect)])], (state) => {
      state.seats[A].play = state.seats[A].hand.splice(0);
    });
    at.plays(A, 'striker', B);
    return at;
  };

  test('is hit back, or what did it', () => {
    const hit: Effect = { verb: 'fortitude', who: 'attacker', by: -1 };
    const thing = struck(hit);
    thing.plays(B, 'back', THING + FIRST);
    expect(wages({ ...thing })).toEqual(['pay', 'discard']);
    expect(thing.state.sides[A].fortitude).toBe(20);
    const player = struck(hit);
    player.plays(B, 'back');
    expect(player.state.sides[A].fortitude).toBe(19);
    expect(player.state.seats[A].play).toEqual([FIRST]);
  });

  test('is hit back alone where what did it is gone', () => {
    const [use] = strike.uses;
    const once: CardDef = { ...strike, uses: [{ ...use, stays: undefined }] };
    const hit: Effect = { verb: 'fortitude', who: 'attacker', by: -1 };
    const at = tableOf([person('A', [back(hit)]), person('B', [once])], (state) => {
      state.seats[B].play = state.seats[B].hand.splice(0);
      state.turn = B;
      state.stack = [{ k: 'turn', i: 0, step: STEP.action, seat: B, done: [] }];
    });
    at.plays(B, 'striker', A);
    const { legal } = at.house.answers(at.state, { seat: A, bare: true });
    expect(legal.flatMap((answer) => (answer.do === 'play' ? [answer.targets] : []))).toEqual([[]]);
    at.plays(A, 'back');
    expect(at.state.sides[B].fortitude).toBe(19);
  });
});

describe('something in play that makes the Inn pay a part', () => {
  const purse = (n: number): CardDef => ({ ...card(`purse ${n}`, 'sometimes'), passive: { pays: n } });
  const paid = (purses: readonly number[], n: number): { at: SmallTable; inn: number } => {
    const fee = deed('fee', { verb: 'pay', who: 'target', n, to: 'you' });
    const at = tableOf(
      [person('A', purses.map(purse)), person('B', [fee]), person('C', [veto])],
      (state: InnState) => {
        state.seats[A].play = state.seats[A].hand.splice(0);
        state.turn = B;
        state.stack = [{ k: 'turn', i: 0, step: STEP.action, seat: B, done: [] }];
      },
    );
    const { inn } = at.state;
    at.plays(B, 'fee', A);
    return { at, inn };
  };

  test.each([
    [[1], 3, 1],
    [[1, 2], 3, 2],
    [[2, 1], 3, 2],
    [[2, 2], 3, 2],
    [[2], 1, 1],
    [[2], 2, 2],
    [[], 3, 0],
  ])('%j of a payment of %i', (purses, n, help) => {
    const { at, inn } = paid(purses, n);
    const lines = forecast(at.house.content(at.state.setup), at.state)!.lines.map(({ text }) => text);
    expect(lines).toEqual([
      ...(help > 0 ? [`the Inn pays ${help} Gold for A`] : []),
      ...(help < n ? [`A pays B ${n - help} Gold (10 → ${10 - n + help})`] : []),
    ]);
    at.pass();
    expect(at.state.sides.map(({ gold }) => gold)).toEqual([10 - n + help, 10 + n, 10]);
    expect(at.state.inn).toBe(inn - help);
  });

  test('also where the Inn has nothing left', () => {
    const { at } = paid([2], 3);
    at.state.inn = 1;
    at.pass();
    expect(at.state).toMatchObject({ inn: 0, minted: 1 });
    expect(at.state.sides[B].gold).toBe(13);
  });
});

test('tokens reach things only where Fortitude is lost with them', () => {
  const tokens = [{ name: 'pebbles', start: 9, max: 9 }];
  const pebble = { token: 'pebbles', name: 'Pebble' };
  const rain = (...effects: readonly Effect[]): number[] => {
    const shower = card('shower', 'action', { label: 'shower', when: { at: 'action' }, effects });
    const people = [person('A', [minion(2)]), person('B', [shower], { tokens }), person('C', [veto])];
    const at = tableOf(people, (state) => {
      state.seats[A].play = state.seats[A].hand.splice(0, 1);
      state.turn = B;
      state.stack = [{ k: 'turn', i: 0, step: STEP.action, seat: B, done: [] }];
    });
    at.plays(B, 'shower');
    const play = at.state.stack.findLast((frame) => frame.k === 'play');
    return play?.k === 'play'
      ? play.strokes.filter(({ of, thing }) => of === 'tokens' && thing >= 0).map(({ thing }) => thing)
      : [-1];
  };
  const gives: Effect = { verb: 'give-token', who: 'each-other', ...pebble, n: 1 };
  expect(rain(gives, { verb: 'fortitude', who: 'each-other', by: -1 })).toEqual([FIRST]);
  expect(rain(gives, { verb: 'fortitude', who: 'each-other', by: 1 })).toEqual([]);
  expect(rain(gives, { verb: 'pay', who: 'each-other', n: 1, to: 'inn' })).toEqual([]);
  expect(rain(gives, { verb: 'fortitude', who: 'you', by: -1 })).toEqual([]);
});

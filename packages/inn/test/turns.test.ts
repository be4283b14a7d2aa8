/** Who is asked first, whose turn ends, and who is asked for a team's Potion Tokens. */
import { ALL, only } from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { STEP, type CardDef, type Effect, type InnState } from '@taproom/inn';
import { potionRefusal } from '../src/play/potions.ts';
import { Run } from '../src/run.ts';
import { endTurnOf } from '../src/turn/cut-short.ts';
import { askedIn, card, deed, person, tableOf, veto, type SmallTable } from './small-house.ts';

const [A, B, C] = [0, 1, 2];

const actsNow =
  (seat: number) =>
  (state: InnState): void => {
    state.turn = seat;
    state.stack = [{ k: 'turn', i: 0, step: STEP.action, seat, done: [] }];
  };
const also = (n: number): CardDef => ({ ...veto, key: `test.veto-${n}`, title: `veto ${n}` });
const lose: Effect = { verb: 'fortitude', who: 'target', by: -1 };

describe('the answers to a card', () => {
  test('begin with its player, whoever has the turn', () => {
    const at = tableOf(
      [person('A', [veto, also(1)]), person('B', [deed('blow', lose)]), person('C', [also(2)])],
      actsNow(B),
    );
    at.plays(B, 'blow', A);
    expect(askedIn(at)).toEqual([C, A]);
    at.pass();
    at.plays(A, 'veto');
    expect(askedIn(at)).toEqual([A, C]);
  });

  test('by the one who is paid keep the Gold away from them', () => {
    const gift = deed('gift', { verb: 'pay', who: 'you', n: 2, to: 'target' });
    const shrug = card('shrug', 'sometimes', {
      label: 'shrug',
      when: { at: 'play', affects: ['gold'] },
      effects: [{ verb: 'ignore' }],
    });
    const gold = (answers: boolean): number[] => {
      const at = tableOf([person('A', [shrug]), person('B', [gift])], actsNow(B));
      at.plays(B, 'gift', A);
      if (answers) at.plays(A, 'shrug');
      else at.pass();
      return at.state.sides.map((side) => side.gold);
    };
    expect(gold(false)).toEqual([10, 6]);
    expect(gold(true)).toEqual([8, 8]);
  });
});

describe('a turn that a card ends', () => {
  const ends = (more: object): CardDef =>
    card('end', 'action', {
      label: 'end',
      when: { at: 'action' },
      effects: [{ verb: 'end-turn', ...more }],
    });
  const ended = (more: object, setup = {}, first = person('A', [ends(more)])): SmallTable => {
    const at = tableOf(
      [first, person('B', []), person('C', []), person('D', [])],
      ({ sides }) => {
        for (const side of sides) side.potions = 0;
      },
      setup,
    );
    at.plays(A, 'end');
    return at;
  };

  test('is over, and its player awake, asleep or away', () => {
    const outside = (at: SmallTable): number[] => at.state.seats.map(({ backAt }) => backAt);
    const awake = ended({ awake: true });
    expect(awake.state.turn).toBe(B);
    expect(outside(awake)).toEqual([-1, -1, -1, -1]);
    const asleep = ended({});
    expect(asleep.state.turn).toBe(B);
    expect(outside(asleep)).toEqual([-1, -1, -1, -1]);
    const away = ended({ away: true });
    expect(away.state.turn).toBe(B);
    expect(outside(away)).toEqual([A, -1, -1, -1]);
  });

  test('leaves a Boss awake, who has no team to go on without them', () => {
    const boss = person('A', [ends({ awake: true })], { villain: true });
    const at = ended({ awake: true }, { mode: 'boss-battle' }, boss);
    expect(at.state.turn).toBe(B);
    expect(at.state.seats[A].backAt).toBe(-1);
  });

  test('is told of as it is', () => {
    const told = (more: object): string[] => {
      const at = tableOf([person('A', [ends(more)]), person('B', [])]);
      const play = { seat: A, do: 'play', card: at.find('end'), use: 0, targets: [], drink: 0 } as const;
      const kinds = new Set(['turn-ends', 'asleep', 'away']);
      return at.house.apply(at.state, play).flatMap(({ e }) => (kinds.has(e) ? [e] : []));
    };
    expect([told({ awake: true }), told({}), told({ away: true })]).toEqual([
      ['turn-ends'],
      ['asleep'],
      ['away'],
    ]);
  });

  test('of one of a team leaves the others theirs', () => {
    const at = ended({ awake: true }, { mode: 'two-headed-dragon' });
    expect(at.state.turn).toBe(A);
    expect(at.state.seats[A]).toMatchObject({ backAt: C, actions: 0 });
    expect(at.house.question(at.state)).toMatchObject({ kind: 'order', seat: B });
  });

  test('of a Boss is simply over', () => {
    const boss = person('A', [ends({ awake: true })], { villain: true });
    const at = ended({}, { mode: 'boss-battle' }, boss);
    expect(at.state.turn).toBe(B);
    expect(at.state.seats[A].backAt).toBe(-1);
  });
});

describe('Potion Tokens', () => {
  const people = (own: Effect) => [
    person('A', [deed('deed', own)]),
    person('B', []),
    person('C', []),
    person('D', []),
  ];
  const asked = (effect: Effect, prepare: (state: InnState) => void = () => undefined): number[] => {
    const at = tableOf(people(effect), prepare, { mode: 'two-headed-dragon' });
    at.plays(A, 'deed', C);
    return askedIn(at);
  };

  test('are asked for where a card would move the numbers of a side, of the first who is there', () => {
    expect(asked(lose)).toEqual([C]);
    expect(asked({ verb: 'pay', who: 'target', n: 1, to: 'you' })).toEqual([C]);
    expect(asked({ verb: 'draw', who: 'target', n: 1 })).toEqual([]);
    expect(asked({ verb: 'fortitude', who: 'target', by: 0 })).toEqual([]);
    expect(asked({ verb: 'fortitude', who: 'you', by: -1 })).toEqual([A]);
    expect(asked(lose, ({ sides }) => void (sides[1].potions = 0))).toEqual([]);
  });

  test('are asked for where one of a side drinks', () => {
    const drinking = (drinker: number): number[] => {
      const at = tableOf(
        people(lose),
        (state, find) => {
          const wine = find('Wine');
          state.drinkDeck = state.drinkDeck.filter((id) => id !== wine);
          state.seats[drinker].drinkMe = [wine];
          state.phase = 'drink';
          state.stack.at(-1)!.step = STEP.drink;
          Object.assign(state.stack[0], { done: [1 - drinker] });
        },
        { mode: 'two-headed-dragon' },
      );
      return askedIn(at);
    };
    expect(drinking(A)).toEqual([A]);
    expect(drinking(B)).toEqual([A]);
  });
});

describe('what lasts until somebody’s next turn', () => {
  test('is over for those who waited for it, as that turn begins, and for nobody else', () => {
    const at = tableOf(
      [person('A', []), person('B', []), person('C', [])],
      (state) => {
        const { seats } = state;
        state.plays = 9;
        Object.assign(seats[A], { shuns: true, held: true, backAt: A, openUntil: A });
        Object.assign(seats[B], { shuns: true, held: true, backAt: A, openUntil: A });
        Object.assign(seats[C], { shuns: true, held: true, backAt: B, openUntil: B });
      },
      {},
      STEP.start,
    );
    expect(at.state.plays).toBe(0);
    const over = { held: false, backAt: -1, openUntil: -1 };
    expect(at.state.seats).toMatchObject([
      { ...over, shuns: false },
      { ...over, shuns: true },
      { held: false, shuns: true, backAt: B, openUntil: B },
    ]);
  });
});

test('a hand that lies open is seen by everybody, also until the turn of the very first seat', () => {
  const { house, state } = tableOf([person('A', []), person('B', [])]);
  const t = new Run(false).at(state, house.content(state.setup));
  expect(t.whoSees(B)).toBe(only(B));
  state.seats[B].openUntil = A;
  expect(t.whoSees(B)).toBe(ALL);
});

describe('giving up', () => {
  const conceded = (step: number, seat: number): boolean => {
    const at = tableOf(
      [person('A', [deed('blow', lose)]), person('B', []), person('C', [])],
      undefined,
      {},
      step,
    );
    try {
      at.house.apply(at.state, { seat, do: 'concede' });
      return at.state.sides[seat].out > 0;
    } catch {
      return false;
    }
  };

  test('is for whoever is asked to discard or to act in their own turn', () => {
    // proves: house.534-concede
    expect([STEP.discard, STEP.action, STEP.order].map((step) => conceded(step, A))).toEqual([
      true,
      true,
      false,
    ]);
    expect(conceded(STEP.action, B)).toBe(false);
  });
});

describe('free moments of a turn', () => {
  const heal = card('heal', 'anytime', {
    label: 'heal',
    when: { at: 'any' },
    effects: [{ verb: 'fortitude', by: 1, who: 'you' }],
  });
  const asked = ({ house, state }: SmallTable): unknown => {
    const { kind, seat } = house.question(state);
    return [state.phase, kind, seat];
  };

  test('come before Drinks are ordered, after that, and when the turn ends', () => {
    const at = tableOf([person('A', []), person('B', [heal])], undefined, {}, STEP.order);
    expect(asked(at)).toEqual(['order', 'respond', B]);
    at.pass();
    expect(asked(at)).toEqual(['order', 'order', A]);
    at.house.apply(at.state, { seat: A, do: 'order', to: B });
    expect(asked(at)).toEqual(['order', 'respond', B]);
    at.pass();
    expect(asked(at)).toEqual(['end', 'respond', B]);
    at.pass();
    expect(at.state.turn).toBe(B);
    const early = tableOf([person('A', []), person('B', [heal])], undefined, {}, STEP.discard);
    expect(asked(early)).toEqual(['discard', 'respond', B]);
    early.pass();
    expect(asked(early)).toEqual(['discard', 'discard', A]);
  });

  test('and answers to what comes due are of the turn that begins', () => {
    const due: CardDef = {
      ...card('due', 'sometimes', {
        label: 'due',
        when: { at: 'called' },
        effects: [{ verb: 'fortitude', who: 'you', by: -1 }],
      }),
      due: { at: 'start', use: 0 },
    };
    const at = tableOf(
      [person('A', [due]), person('B', [veto])],
      ({ seats }) => {
        seats[A].play = seats[A].hand.splice(0);
      },
      {},
      STEP.start,
    );
    expect(asked(at)).toEqual(['start', 'respond', B]);
    at.pass();
    expect(at.state.sides[A].fortitude).toBe(19);
    expect(at.state.seats[A]).toMatchObject({ play: [], discard: [at.find('due')] });
  });

  test('ask a teammate who has nothing but cards for any time, and the Action Phase does not', () => {
    const people = [person('A', []), person('B', [heal]), person('C', []), person('D', [])];
    const at = tableOf(people, ({ sides }) => sides.forEach((side) => (side.potions = 0)), {
      mode: 'two-headed-dragon',
    });
    expect(asked(at)).toEqual(['action', 'respond', B]);
    at.pass();
    expect(asked(at)).toEqual(['order', 'respond', B]);
  });
});

test('a game with guests that would not end is won by whoever is farthest from passing out, then by Gold', () => {
  // proves: house.821-closing-time
  const guest: CardDef = { ...deed('blow', lose), provenance: 'guest' };
  const winners = (...numbers: [fortitude: number, alcohol: number, gold: number][]): number[] | null => {
    const people = numbers.map((_, i) => person('ABC'[i], [{ ...guest, key: `test.${i}` }]));
    const prepare = (state: InnState): void => {
      state.turns = 1000;
      numbers.forEach(([fortitude, alcohol, gold], i) =>
        Object.assign(state.sides[i], { fortitude, alcohol, gold }),
      );
    };
    return tableOf(people, prepare, {}, STEP.start).state.winners;
  };
  expect(winners([20, 10, 90], [15, 1, 5], [10, 0, 5])).toEqual([B]);
  expect(winners([15, 1, 6], [14, 0, 5], [10, 0, 50])).toEqual([A]);
  expect(winners([15, 1, 5], [14, 0, 5], [10, 0, 50])).toEqual([A, B]);
});

test('a hand is shown until the next turn of whoever played the card', () => {
  const at = tableOf(
    [
      person('A', []),
      person('B', [deed('peek', { verb: 'show-hand', who: 'target' })]),
      person('C', [deed('blow', lose)]),
    ],
    actsNow(B),
  );
  at.plays(B, 'peek', C);
  expect(at.state.seats.map(({ openUntil }) => openUntil)).toEqual([-1, -1, B]);
});

test('a Potion Token is used where somebody decides something, and not where only chance is asked', () => {
  // proves: house.95-potion-moments
  const people = ['A', 'B', 'C', 'D'].map((name) => person(name, []));
  const { house, state } = tableOf(people, undefined, { mode: 'two-headed-dragon' });
  const t = new Run(false).at(state, house.content(state.setup));
  state.turns = 1;
  expect(potionRefusal(t, A)).toBeNull();
  for (const ask of [null, { seat: -1, kind: 'shuffle', size: 2 }, { seat: -1, kind: 'turn-end' }] as const) {
    state.ask = ask;
    expect(potionRefusal(t, A)).toBe('rdi6.team.potion-use');
  }
});

describe('a turn that ends for one player', () => {
  const people = ['A', 'B', 'C', 'D'].map((name) => person(name, []));
  const ended = (gone: readonly number[]): InnState => {
    const { house, state } = tableOf(people, undefined, { mode: 'two-headed-dragon' });
    state.seats[A].actions = 2;
    for (const seat of gone) state.seats[seat].backAt = C;
    endTurnOf(new Run(false).at(state, house.content(state.setup)), A);
    return state;
  };

  test('leaves them no Action, however many they had, and the others theirs', () => {
    const { seats, phase } = ended([A]);
    expect([seats[A].actions, phase]).toEqual([0, 'order']);
  });

  test('is over for all where nobody of the team is left', () => {
    const { stack, phase } = ended([A, B]);
    expect([stack[0].step, phase]).toEqual([STEP.end, 'end']);
  });
});

/** Where a rule just holds, or just does not: what comes twice, what is worth a single coin, what is over already. */
import { describe, expect, test } from 'vitest';
import {
  createInn,
  STEP,
  verbOf,
  type CardDef,
  type Concerned,
  type Effect,
  type InnEvent,
} from '@taproom/inn';
import { answerChance, luckFrom, type ChanceQuestion } from '@taproom/kernel';
import { house as own } from '@taproom/house/own';
import { texts } from './forecasting.ts';
import { card, deed, person, tableOf, veto, type SmallTable } from './small-house.ts';

const [A, B, C] = [0, 1, 2];

/** What happens while everybody passes, and which windows that were. */
function passAll({ house, state }: SmallTable): { events: InnEvent[]; windows: string[] } {
  const events: InnEvent[] = [];
  const windows: string[] = [];
  for (let { ask } = state; ask?.kind === 'respond' || ask?.kind === 'gamble'; { ask } = state) {
    windows.push(`${ask.kind === 'respond' ? ask.about : ask.kind} ${ask.seat}`);
    events.push(...house.apply(state, { seat: ask.seat, do: 'pass' }));
  }
  return { events, windows };
}

const onDrink = (title: string, ...effects: readonly Effect[]): CardDef =>
  card(title, 'sometimes', { label: title, when: { at: 'drink', whose: 'any' }, effects });

/** A is about to drink Wine. */
const drinking = (...people: readonly (readonly CardDef[])[]): SmallTable =>
  tableOf(
    people.map((deck, i) => person('ABC'[i], deck)),
    (state, find) => {
      state.phase = 'drink';
      state.seats[A].drinkMe = [find('Wine')];
    },
    {},
    STEP.drink,
  );

describe('a Drink', () => {
  test('that has nothing left in it is not turned into Fortitude', () => {
    const convert: Effect = { verb: 'convert-drink', fortitude: 1 };
    const water: Effect = { verb: 'change-drink', alcohol: -2 };
    const told = (...effects: Effect[]): string[] => {
      const at = drinking([onDrink('it', ...effects)], [veto]);
      at.plays(A, 'it');
      return passAll(at).events.map(({ e }) => e);
    };
    expect(told(convert)).toContain('drink-converted');
    expect(told(water, convert)).not.toContain('drink-converted');
  });

  test('for which one player pays is Ignored by that one, and by nobody else', () => {
    const pays = onDrink('pays', { verb: 'lace-drink', with: { verb: 'reward-drinker', n: 1 } });
    const spit: CardDef = card('spit', 'sometimes', {
      label: 'spit',
      when: { at: 'drink', whose: 'yours' },
      effects: [{ verb: 'ignore-drink' }],
    });
    const at = drinking([], [pays, spit], [{ ...spit, key: 'test.other' }, onDrink('stir')]);
    const { defs } = at.house.content(at.state.setup);
    const spitting = (): number[] =>
      [A, B, C].filter((seat) =>
        at.house
          .answers(at.state, { seat, bare: true })
          .legal.some((answer) => answer.do === 'play' && defs[answer.card].title === 'spit'),
      );
    expect(spitting()).toEqual([]);
    while (at.state.ask?.seat !== B) at.pass();
    at.plays(B, 'pays');
    while (at.state.ask?.kind === 'respond' && at.state.ask.about !== 'drink') at.pass();
    expect(spitting()).toEqual([B]);
  });

  test('is laced where two wait for the same player: the one that is answered', () => {
    const toast = card('toast', 'action', {
      label: 'toast',
      when: { at: 'action' },
      effects: [{ verb: 'make-drink', who: 'each', from: 'deck' }],
    });
    const mine = (title: string, effect: Effect): CardDef =>
      card(title, 'sometimes', { label: title, when: { at: 'drink', whose: 'yours' }, effects: [effect] });
    const passes = mine('passes', { verb: 'pass-drink' });
    const [use] = passes.uses;
    const passOn: CardDef = {
      ...passes,
      uses: [{ ...use, pick: { from: 'another', min: 1, max: 1 } }],
    };
    const lace = mine('lace', { verb: 'lace-drink', with: { verb: 'fortitude', who: 'drinker', by: -1 } });
    const laced = (drink: number): number[] => {
      const at = tableOf(
        [person('A', [toast, onDrink('stir')]), person('B', [passOn]), person('C', [lace])],
        undefined,
        {
          drinkCards: Array.from({ length: 30 }, () => 'drink.wine'),
        },
      );
      at.plays(A, 'toast');
      while (at.state.ask?.seat !== B) at.pass();
      at.plays(B, 'passes', C);
      while (at.state.ask?.seat !== C) at.pass();
      at.house.apply(at.state, { seat: C, do: 'play', card: at.find('lace'), use: 0, targets: [], drink });
      const table = at.state.stack.find((frame) => frame.k === 'drinks');
      const drinks = table?.k === 'drinks' ? table.drinks : [];
      expect(drinks.map(({ seat }) => seat)).toEqual([A, C, C]);
      return drinks.map(({ strokes }) => strokes.length);
    };
    expect([laced(1), laced(2)]).toEqual([
      [1, 2, 1],
      [1, 1, 2],
    ]);
  });
});

const bet = card('bet', 'action', {
  label: 'bet',
  when: { at: 'action' },
  effects: [{ verb: 'start-round' }, { verb: 'ante', n: 1 }],
});

describe('a Round of Gambling that is won', () => {
  const won = (title: string, ...effects: readonly Effect[]): CardDef =>
    card(title, 'sometimes', { label: title, when: { at: 'won' }, effects });
  const stays = card('stays', 'gambling', {
    label: 'stays',
    when: { at: 'gamble' },
    effects: [{ verb: 'take-control' }],
  });
  const gambled = (pot: number | null, ...held: CardDef[]): SmallTable => {
    const at = tableOf([person('A', [bet]), person('B', [stays]), person('C', held)]);
    at.plays(A, 'bet');
    while (at.state.ask?.kind === 'respond') at.pass();
    expect(at.state.ask).toMatchObject({ kind: 'gamble' });
    if (pot !== null) at.state.pot = pot;
    return at;
  };

  test('goes on once', () => {
    const again: Effect = { verb: 'restart-round' };
    const at = gambled(null, won('again', again, again));
    while (at.state.ask?.kind === 'gamble') at.pass();
    expect(at.house.question(at.state)).toMatchObject({ kind: 'respond', about: 'won', seat: C });
    const events = at.house.apply(at.state, {
      seat: C,
      do: 'play',
      card: at.find('again'),
      use: 0,
      targets: [],
      drink: 0,
    });
    events.push(...passAll(at).events);
    expect(events.filter(({ e }) => e === 'round-on')).toMatchObject([{ seat: A, n: 3 }]);
  });

  test.each([
    [1, []],
    [2, ['collected 2']],
  ])('with a pot of %d: who can take a part of it is asked: %j', (pot, asked) => {
    const steal = card('steal', 'sometimes', {
      label: 'steal',
      when: { at: 'collected' },
      effects: [{ verb: 'take-pot', share: 'half' }],
    });
    const { windows } = passAll(gambled(pot, steal));
    expect(windows.filter((each) => each.startsWith('collected'))).toEqual(asked);
  });
});

describe('tokens', () => {
  const tokens = [{ name: 'pebbles', start: 0, max: 9 }];
  const gives = deed('gives', { verb: 'give-token', who: 'target', token: 'pebbles', name: 'Pebble', n: 2 });

  test.each([
    [0, []],
    [1, [1]],
    [3, [2]],
  ])('of which there are %d: so many are given and told', (pebbles, told) => {
    const at = tableOf(
      [person('A', [gives], { tokens }), person('B', [veto])],
      ({ seats }) => void (seats[A].tokens = { pebbles }),
    );
    at.plays(A, 'gives', B);
    const given = passAll(at).events.filter(({ e }) => e === 'token');
    expect(given.map(({ n }) => n)).toEqual(told);
    expect(at.state.seats[A].tokens.pebbles).toBe(pebbles - (told[0] ?? 0));
  });
});

test('a blow for each teammate is felt as one by whoever has none', () => {
  const felt = (perMate: true | 'others' | undefined, mates: number, foes: number): number =>
    verbOf('fortitude').felt!(
      { verb: 'fortitude', who: 'target', by: -2, perMate } as Effect,
      {
        mates,
        foes,
        feels: (_, by) => by,
      } as Concerned,
    );
  expect([1, 2, 3].map((mates) => felt('others', mates, 5))).toEqual([-2, -2, -4]);
  expect([1, 2, 3].map((mates) => felt(true, mates, 5))).toEqual([-2, -4, -6]);
  expect([1, 2, 3].map((mates) => felt(undefined, mates, 5))).toEqual([-2, -2, -2]);
});

test('between two turns nothing else can be answered', () => {
  const inn = createInn(own.cast, { pauses: true });
  const state = inn.create({ players: ['Sera', 'Jasper'] });
  const luck = luckFrom(1);
  for (let q = inn.question(state); q.kind !== 'turn-end'; q = inn.question(state))
    inn.apply(state, answerChance(luck, q as ChanceQuestion));
  expect(() => inn.apply(state, { seat: 0, do: 'pass' })).toThrow('The turn has ended');
  expect(() => inn.apply(state, { seat: 0, do: 'discard', cards: [] })).toThrow('The turn has ended');
  inn.apply(state, { seat: -1, do: 'turn-end' });
  expect(inn.question(state)).toMatchObject({ seat: 0, kind: 'discard' });
});

describe('it is foretold', () => {
  const starts = (title: string, ante: Effect): CardDef =>
    card(title, 'action', {
      label: title,
      when: { at: 'action' },
      effects: [{ verb: 'start-round' }, ante],
    });

  test('what comes out of a pot by the numbers that it moves, and in words only what ends the Round', () => {
    const foretold = (effect: Effect): string[] => {
      const it = card('it', 'gambling', { label: 'it', when: { at: 'gamble' }, effects: [effect] });
      const at = tableOf([
        person('A', [starts('bet', { verb: 'ante', n: 2 })]),
        person('B', [it]),
        person('C', [veto]),
      ]);
      at.plays(A, 'bet');
      while (at.state.ask?.kind === 'respond') at.pass();
      at.plays(B, 'it');
      return texts(at);
    };
    expect(foretold({ verb: 'skim-pot', n: 1 })).toEqual(['B takes 1 Gold from the pot (8 → 9)']);
    expect(foretold({ verb: 'end-round', pot: 'you' })).toEqual([
      'the Round of Gambling ends, and B takes the pot',
      'B takes the pot of 6 Gold (8 → 14)',
    ]);
  });

  test('what is anted in words where it is not known yet whether it is Gold', () => {
    const foretold = (ante: Effect): string[] => {
      const at = tableOf([person('A', [starts('bet', ante)]), person('B', []), person('C', [veto])]);
      at.plays(A, 'bet');
      return texts(at);
    };
    const anted = (after: string): string[] => [
      'A starts a Round of Gambling',
      ...['A', 'B', 'C'].map((name) => `${name} antes 2 Gold${after}`),
    ];
    expect(foretold({ verb: 'ante', n: 2, blood: true })).toEqual(anted(''));
    expect(foretold({ verb: 'ante', n: 2 })).toEqual(anted(' (10 → 8)'));
  });
});

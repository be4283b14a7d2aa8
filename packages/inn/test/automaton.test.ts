/** A seat that nobody plays, with cards of our own: whom it aims at, what it answers, what it chooses. */
import { describe, expect, test } from 'vitest';
import {
  STEP,
  type Aim,
  type CardDef,
  type CharacterDef,
  type Effect,
  type InnState,
  type Pick,
  type Use,
  type When,
} from '@taproom/inn';
import { choiceOf, costsSomething } from '../src/modes/automaton.ts';
import type { ChooseFrame, Option } from '../src/table/state.ts';
import { card, deed, person, tableOf, type SmallTable } from './small-house.ts';

const [A, B, ROBOT] = [0, 1, 2];

const IDLE: Use = { label: 'idle', when: { at: 'box', box: 'action' }, effects: [] };

const robot = (...cards: CardDef[]): CharacterDef =>
  person('Robot', [], {
    automaton: {
      deck: { name: 'robotDeck', title: 'Robot Deck' },
      // Its very first turn is over before anybody can look: then it does nothing.
      factions: [{ name: 'metal', cards: cards.map((def) => ({ ...def, uses: [...def.uses, IDLE] })) }],
      mixes: 1,
      players: 2,
      length: 6,
      noOrders: 'test.no-orders',
    },
  });

type Box = Extract<When, { at: 'box' }>;
const box = (title: string, when: Omit<Box, 'at'>, ...effects: Effect[]): CardDef =>
  card(title, 'action', { label: title, when: { at: 'box', ...when }, effects });

/** As though it had had no turn yet. */
function renew(state: InnState): void {
  for (const track of state.tracks) Object.assign(track, { fortitude: 6, alcohol: 0 });
  const [pile] = state.seats[ROBOT].decks;
  pile.deck.push(...pile.discard.splice(0));
}

/** The robot's turn begins with its Action. */
function acting(by: Aim, prepare: (state: InnState) => void): number[] {
  const [use] = box('act', { box: 'action' }, { verb: 'fortitude', who: 'target', by: -1 }).uses;
  const act = {
    ...box('act', { box: 'action' }),
    uses: [{ ...use, pick: { from: 'another', min: 1, max: 1, by } }],
  } as CardDef;
  const { state } = tableOf(
    [person('A', [card('scrap', 'gambling')]), person('B', []), robot(act)],
    (at) => {
      renew(at);
      for (const seat of at.seats) seat.deck = seat.hand.splice(0);
      at.turn = ROBOT;
      at.stack = [{ k: 'turn', i: 0, step: STEP.action, seat: ROBOT, done: [] }];
      for (const side of [at.sides[A], at.sides[B]])
        Object.assign(side, { fortitude: 10, alcohol: 2, gold: 5 });
      prepare(at);
    },
    { factions: ['metal'] },
  );
  return [A, B].filter((seat) => state.sides[seat].fortitude < 10);
}

describe('its Action', () => {
  test.each<[Aim, (state: InnState) => void, number[]]>([
    ['left', () => undefined, [A]],
    ['right', () => undefined, [B]],
    [{ who: 'most', of: 'gold' }, ({ sides }) => void (sides[B].gold = 6), [B]],
    [{ who: 'least', of: 'gold' }, ({ sides }) => void (sides[B].gold = 6), [A]],
    [{ who: 'most', of: 'gold' }, () => undefined, [A, B]],
    [{ who: 'least', of: 'alcohol' }, ({ sides }) => void (sides[B].alcohol = 3), [A]],
    [{ who: 'most', of: 'alcohol' }, ({ sides }) => void (sides[B].alcohol = 3), [B]],
    [{ who: 'most', of: 'cards' }, ({ seats }) => void seats[A].hand.push(seats[A].deck.pop()!), [A]],
    [{ who: 'least', of: 'cards' }, ({ seats }) => void seats[A].hand.push(seats[A].deck.pop()!), [B]],
    [{ who: 'most', of: 'drinks' }, (s) => void s.seats[B].drinkMe.push(s.drinkDeck.pop()!), [B]],
    [{ who: 'least', of: 'drinks' }, (s) => void s.seats[B].drinkMe.push(s.drinkDeck.pop()!), [A]],
    ['left', ({ seats }) => void (seats[A].backAt = A), []],
  ])('is aimed at %j', (by, prepare, hit) => {
    expect(acting(by, prepare)).toEqual(hit);
  });
});

describe('its answer', () => {
  const reduces = box('armour', { box: 'card', bears: 1 }, { verb: 'reduce', by: 1 });
  const answered = (effect: Effect, ...cards: CardDef[]): SmallTable => {
    const at = tableOf([person('A', [deed('deed', effect)]), person('B', []), robot(...cards)], renew, {
      factions: ['metal'],
    });
    at.plays(A, 'deed', ROBOT);
    return at;
  };
  const lose = (n: number): Effect => ({ verb: 'fortitude', who: 'target', by: -n });
  const tracks = ({ state }: SmallTable): number[][] =>
    state.tracks.map(({ fortitude, alcohol }) => [fortitude, alcohol]);

  test('makes a loss smaller, unless it bears it, and only on the track of whose card it is', () => {
    expect(tracks(answered(lose(1), reduces))).toEqual([
      [5, 0],
      [6, 0],
    ]);
    expect(tracks(answered(lose(2), reduces))).toEqual([
      [5, 0],
      [6, 0],
    ]);
    expect(tracks(answered(lose(3), reduces))).toEqual([
      [4, 0],
      [6, 0],
    ]);
  });

  test('comes once, and its deck is shuffled as soon as it has run out', () => {
    const at = answered(lose(3), reduces);
    const [pile] = at.state.seats[ROBOT].decks;
    expect([pile.deck.length, pile.discard.length]).toEqual([1, 0]);
    const two = answered(lose(3), reduces, { ...reduces, key: 'test.other', title: 'other' });
    const [left] = two.state.seats[ROBOT].decks;
    expect([left.deck.length, left.discard.length]).toEqual([1, 1]);
  });

  test('is not provoked by what moves nothing of its', () => {
    for (const effect of [
      { verb: 'fortitude', who: 'you', by: -1 },
      { verb: 'draw', who: 'target', n: 1 },
      { verb: 'fortitude', who: 'target', by: 0 },
    ] as Effect[]) {
      const at = answered(effect, reduces, { ...reduces, key: 'test.other', title: 'other' });
      expect(at.state.seats[ROBOT].decks[0].discard).toEqual([]);
    }
  });

  test('is left to those boxes that fit', () => {
    const drinks = box('sip', { box: 'drink' }, { verb: 'ignore-drink' });
    const at = answered(lose(3), drinks, { ...drinks, key: 'test.other', title: 'other' });
    expect(tracks(at)).toEqual([
      [3, 0],
      [6, 0],
    ]);
    expect(at.state.seats[ROBOT].decks[0].discard).toHaveLength(1);
  });

  test('that has to be aimed is not done where nobody is there to be aimed at', () => {
    const back: CardDef = {
      ...box('back', { box: 'card' }),
      uses: [
        {
          label: 'back',
          when: { at: 'box', box: 'card' },
          pick: { from: 'another', min: 1, max: 1, by: 'right' } as Pick,
          effects: [lose(2)],
        },
      ],
    };
    const hit = (prepare: (state: InnState) => void): number => {
      const at = tableOf(
        [person('A', [deed('deed', lose(1))]), person('B', []), robot(back)],
        (state) => {
          renew(state);
          prepare(state);
        },
        { factions: ['metal'] },
      );
      at.plays(A, 'deed', ROBOT);
      return at.state.sides[B].fortitude;
    };
    expect(hit(() => undefined)).toBe(18);
    expect(hit(({ seats }) => void (seats[B].backAt = B))).toBe(20);
  });

  test('to a Drink is to its own', () => {
    const toast = card('toast', 'action', {
      label: 'toast',
      when: { at: 'action' },
      effects: [{ verb: 'make-drink', who: 'each', from: 'deck' }],
    });
    const at = tableOf(
      [person('A', [toast]), person('B', []), robot(box('sip', { box: 'drink' }, { verb: 'ignore-drink' }))],
      renew,
      { factions: ['metal'], drinkCards: Array.from({ length: 30 }, () => 'drink.wine') },
    );
    at.plays(A, 'toast');
    expect(at.state.sides.slice(0, 2).map(({ alcohol }) => alcohol)).toEqual([2, 2]);
    expect(tracks(at)).toEqual([
      [6, 0],
      [6, 0],
    ]);
  });

  test('to a full track is a reward for its player', () => {
    const at = answered(lose(6), box('nothing', { box: 'action' }));
    expect(tracks(at)).toEqual([
      [6, 0],
      [6, 0],
    ]);
    const { house, state } = at;
    expect(house.answers(state).choices.map(({ label }) => label)).toEqual(['gain 1 Gold', 'draw 2 cards']);
    expect(house.question(state)).toMatchObject({ seat: A });
    house.apply(state, { seat: A, do: 'choose', picks: [0] });
    expect(state.sides[A].gold).toBe(11);
  });
});

describe('its choice', () => {
  const frame = (what: string, options: Option[], min: number): ChooseFrame => ({
    k: 'choose',
    step: 0,
    seat: ROBOT,
    what,
    options,
    min,
    max: options.length,
    n: 0,
    card: -1,
  });
  const free: Option = { word: 'free' };
  const dear: Option = { word: 'dear', costs: true };

  test('is the first that costs nothing', () => {
    expect(choiceOf(frame('x', [dear, free, free], 1))).toEqual([1]);
    expect(choiceOf(frame('x', [dear, free, free], 2))).toEqual([1, 2]);
    expect(choiceOf(frame('x', [dear, free, dear], 2))).toEqual([1, 0]);
    expect(choiceOf(frame('x', [dear, dear], 1))).toEqual([0]);
    expect(choiceOf(frame('x', [dear, free], 0))).toEqual([1]);
    expect(choiceOf(frame('x', [dear], 0))).toEqual([]);
    expect(choiceOf(frame('x', [free, free], 0))).toEqual([0]);
  });

  test('is nothing where it may decline to discard or to split', () => {
    for (const what of ['self-split', 'discard', 'discard-to-heal'])
      expect(choiceOf(frame(what, [free], 0))).toEqual([]);
    expect(choiceOf(frame('discard', [free], 1))).toEqual([0]);
  });

  test.each<[Effect, boolean]>([
    [{ verb: 'pay', who: 'you', n: 1, to: 'inn' }, true],
    [{ verb: 'pay', who: 'target', n: 1, to: 'inn' }, false],
    [{ verb: 'discard', who: 'you', n: 1 }, true],
    [{ verb: 'discard', who: 'each', n: 1 }, false],
    [{ verb: 'fortitude', who: 'you', by: -1 }, true],
    [{ verb: 'fortitude', who: 'you', by: 1 }, false],
    [{ verb: 'fortitude', who: 'you', by: 0 }, false],
    [{ verb: 'fortitude', who: 'target', by: -1 }, false],
    [{ verb: 'alcohol', who: 'you', by: 1 }, true],
    [{ verb: 'alcohol', who: 'you', by: -1 }, false],
    [{ verb: 'alcohol', who: 'you', by: 0 }, false],
    [{ verb: 'alcohol', who: 'target', by: 1 }, false],
    [{ verb: 'draw', who: 'you', n: 1 }, false],
    [{ verb: 'start-round' }, false],
  ])('%j costs it something: %s', (effect, costs) => {
    expect(costsSomething({ label: '', when: { at: 'any' }, effects: [effect] })).toBe(costs);
  });
});

test('its turn has an Action and a Drink Phase, and nobody else has anything to say before them', () => {
  const hum = card('hum', 'anytime', { label: 'hum', when: { at: 'any' }, effects: [] });
  const { house, state } = tableOf(
    [person('A', []), person('B', [hum]), robot(box('nothing', { box: 'action' }))],
    (at) => {
      renew(at);
      at.turn = ROBOT;
      at.stack = [{ k: 'turn', i: 0, step: STEP.start, seat: ROBOT, done: [] }];
    },
    { factions: ['metal'] },
  );
  const phases: string[] = [];
  while (state.turn === ROBOT) {
    expect(house.question(state)).toMatchObject({ kind: 'respond', seat: B });
    phases.push(state.phase);
    house.apply(state, { seat: B, do: 'pass' });
  }
  expect(phases).toEqual(['action', 'action', 'drink', 'drink', 'end']);
});

describe('in a Round of Gambling', () => {
  const bet = card('bet', 'action', {
    label: 'bet',
    when: { at: 'action' },
    effects: [{ verb: 'start-round' }, { verb: 'ante', n: 1 }],
  });
  const stays = card('stays', 'gambling', {
    label: 'stays',
    when: { at: 'gamble' },
    effects: [{ verb: 'take-control' }],
  });
  const [use] = box('shove', { box: 'gamble' }, { verb: 'fortitude', who: 'target', by: -1 }).uses;
  const shove = (by: Aim): CardDef => ({
    ...box('shove', { box: 'gamble' }),
    uses: [{ ...use, types: ['gambling'], pick: { from: 'another', min: 1, max: 1, by } as Pick }],
  });

  test.each<[Aim, number[]]>([
    ['left', [19, 20]],
    ['right', [20, 19]],
    [{ who: 'most', of: 'gold' }, [19, 19]],
  ])('its box is aimed at %j', (by, fortitude) => {
    const at = tableOf([person('A', [bet]), person('B', [stays]), robot(shove(by))], renew, {
      factions: ['metal'],
    });
    at.plays(A, 'bet');
    while (at.state.ask?.kind === 'respond' || at.state.ask?.kind === 'gamble') at.pass();
    expect(at.state.sides.slice(0, 2).map((side) => side.fortitude)).toEqual(fortitude);
  });
});

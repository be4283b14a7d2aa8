/** Small print: what is seen only in the exact event, question or number. */
import { describe, expect, test } from 'vitest';
import type { Answers } from '@taproom/kernel';
import { STEP, type Answer, type CardDef, type Effect, type InnEvent, type InnState } from '@taproom/inn';
import { card, deed, person, tableOf, type SmallTable } from './small-house.ts';
import { texts } from './forecasting.ts';

const [A, B, C] = [0, 1, 2];

const answer = (title: string, ...effects: readonly Effect[]): CardDef =>
  card(title, 'sometimes', { label: title, when: { at: 'play' }, effects });
const hum = card('hum', 'anytime', { label: 'hum', when: { at: 'any' }, effects: [] });

/** Everybody passes until this seat is asked so. */
function passUntil(table: SmallTable, seat: number, kind = 'respond'): void {
  const { house, state } = table;
  for (let i = 0; i < 20; i++) {
    const question = house.question(state);
    if (question.seat === seat && question.kind === kind) return;
    table.pass();
  }
  expect(house.question(state)).toMatchObject({ seat, kind });
}

/** What happens while everybody passes, and which windows that were. */
function passAll({ house, state }: SmallTable): { events: InnEvent[]; windows: string[] } {
  const events: InnEvent[] = [];
  const windows: string[] = [];
  for (let { ask } = state; ask?.kind === 'respond'; { ask } = state) {
    windows.push(`${ask.about} ${ask.seat}`);
    events.push(...house.apply(state, { seat: ask.seat, do: 'pass' }));
  }
  return { events, windows };
}

describe('a loss that something lying there makes smaller', () => {
  const cushion: CardDef = { ...card('cushion', 'sometimes'), passive: { softens: 1 } };
  const blow = deed('blow', { verb: 'fortitude', who: 'target', by: -4 });

  test.each<[string, Effect]>([
    ['to 1', { verb: 'reduce', to: 1 }],
    ['by 2 more', { verb: 'reduce', by: 2 }],
  ])('is reduced %s, and told as what is felt of it', (_, effect) => {
    const people = [
      person('A', [blow]),
      person('B', [answer('shield', effect), cushion]),
      person('C', [hum]),
    ];
    const table = tableOf(people, ({ seats }, find) => {
      seats[B].hand = [find('shield')];
      seats[B].play = [find('cushion')];
    });
    passUntil(table, A, 'action');
    table.plays(A, 'blow', B);
    passUntil(table, B);
    table.plays(B, 'shield');
    const { events } = passAll(table);
    expect(events.filter(({ e }) => e === 'reduced')).toMatchObject([{ seat: B, n: 1 }]);
    expect(table.state.sides[B].fortitude).toBe(19);
  });
});

test('what a card does to a token does not count for the card itself', () => {
  const bead = { token: 'bead', name: 'Bead' };
  const throws: Effect[] = [
    { verb: 'token', who: 'you', ...bead, by: 1 },
    { verb: 'fortitude', who: 'target', by: -1, scale: { ...bead, table: [-1, -2, -3] } },
  ];
  const tokens = [{ name: 'bead', start: 0, max: 5 }];
  const table = tableOf([person('A', [deed('throw', ...throws)], { tokens }), person('B', [])]);
  table.plays(A, 'throw', B);
  expect(table.state.seats[A].tokens.bead).toBe(1);
  expect(table.state.sides[B].fortitude).toBe(19);
});

test('a payment to the Inn is a moment of its own only where some card waits for one', () => {
  const toll = deed('toll', { verb: 'pay', who: 'target', n: 1, to: 'inn' });
  const waits = card('waits', 'sometimes', { label: 'waits', when: { at: 'paid' }, effects: [] });
  const windows = (...held: CardDef[]): string[] => {
    const table = tableOf([person('A', [toll]), person('B', []), person('C', [hum, ...held])]);
    passUntil(table, A, 'action');
    table.plays(A, 'toll', B);
    return passAll(table).windows;
  };
  expect(windows()).not.toContain('paid 2');
  expect(windows(waits)).toContain('paid 2');
});

describe('a Round of Gambling', () => {
  const bet = card('bet', 'action', {
    label: 'bet',
    when: { at: 'action' },
    effects: [{ verb: 'start-round' }, { verb: 'ante', n: 1 }],
  });
  const ace = card('ace', 'cheating', {
    label: 'ace',
    when: { at: 'gamble' },
    effects: [{ verb: 'win-round' }],
  });

  test('is won by whoever wins it first', () => {
    const trump = answer('trump', { verb: 'win-round' });
    const table = tableOf([person('A', [bet]), person('B', [ace]), person('C', [trump])]);
    table.plays(A, 'bet');
    passUntil(table, B, 'gamble');
    table.plays(B, 'ace');
    passUntil(table, C);
    table.plays(C, 'trump');
    passAll(table);
    expect(table.state.sides.map(({ gold }) => gold)).toEqual([9, 9, 12]);
  });
});

describe('what is told of a table being set', () => {
  test('has no card for a reason', () => {
    const { house } = tableOf([person('A', [hum, hum, hum]), person('B', [hum])]);
    const state = house.create({ players: ['A', 'B'], drinks: 'rdi9' });
    const events: InnEvent[] = [];
    for (let { ask } = state; ask?.seat === -1; { ask } = state)
      if (ask.kind === 'shuffle')
        events.push(
          ...house.apply(state, {
            seat: -1,
            do: 'shuffle',
            order: Array.from({ length: ask.size }, (_, i) => i),
          }),
        );
    const drawn = events.filter(({ e }) => e === 'draw');
    expect(drawn.map(({ seat, n, cause }) => [seat, n, cause])).toEqual([
      [B, 1, -1],
      [A, 3, -1],
    ]);
  });
});

test('whoever discards nothing is not told of', () => {
  const { house, state } = tableOf(
    [person('A', [hum]), person('B', [])],
    (at) => void (at.phase = 'discard'),
    {},
    STEP.askDiscard,
  );
  const copy = house.copy(state);
  expect(house.apply(state, { seat: A, do: 'discard', cards: [] }).map(({ e }) => e)).not.toContain(
    'discard',
  );
  const [gone] = house.apply(copy, { seat: A, do: 'discard', cards: copy.seats[A].hand.slice() });
  expect(gone).toMatchObject({ e: 'discard', seat: A, n: 1, cause: -1 });
});

test('a card that answers nothing names nothing that it answers, and what it costs comes after it', () => {
  const bun = card('bun', 'action', {
    label: 'bun',
    when: { at: 'action' },
    cost: { tokens: { bead: 2 } },
    effects: [{ verb: 'fortitude', who: 'you', by: -1 }],
  });
  const { house, state, find } = tableOf([
    person('A', [bun], { tokens: [{ name: 'bead', start: 2, max: 2 }] }),
    person('B', []),
  ]);
  const events = house.apply(state, {
    seat: A,
    do: 'play',
    card: find('bun'),
    use: 0,
    targets: [],
    drink: 0,
  });
  expect(events.slice(0, 2)).toMatchObject([
    { e: 'play', seat: A, n: 0, to: -1 },
    { e: 'token', seat: A, n: -2 },
  ]);
  expect(events.filter(({ e }) => e === 'play')).toHaveLength(1);
});

describe('a question with several answers', () => {
  const choosing = (min: number, max: number): { state: InnState; table: SmallTable } => {
    const table = tableOf([person('A', [hum, deed('x'), deed('y')]), person('B', [])]);
    const options = table.state.seats[A].hand.map((each) => ({ card: each }));
    table.state.ask = { seat: A, kind: 'choose', what: 'discard', options, min, max, card: -1 };
    return { state: table.state, table };
  };
  const answers = (min: number, max: number): Answers<Answer> => {
    const { state, table } = choosing(min, max);
    return table.house.answers(state, { seat: A, bare: true });
  };

  test.each([
    [1, 1, 3, false],
    [0, 1, 4, true],
    [1, 2, 3, true],
    [0, 3, 4, true],
    [2, 2, 3, true],
    [2, 3, 3, true],
  ])('%i to %i of 3: %i are listed, and more than one may be named: %s', (min, max, listed, isMany) => {
    const { legal, many } = answers(min, max);
    const picks = legal.filter((each) => each.do === 'choose');
    expect(picks).toHaveLength(listed);
    expect(many !== undefined).toBe(isMany);
    if (many !== undefined) expect([many.min, many.max, many.items.length]).toEqual([min, max, 3]);
  });

  test.each([
    [1, 1, 'Choose 1 of the 3.'],
    [0, 1, 'Choose 0 to 1 of the 3.'],
    [2, 3, 'Choose 2 to 3 of the 3.'],
  ])('%i to %i of 3: says so to whoever names too many or too few', (min, max, told) => {
    const { state, table } = choosing(min, max);
    const name = (n: number): void =>
      void table.house.apply(state, { seat: A, do: 'choose', picks: [0, 1, 2, 3].slice(0, n) });
    expect(() => name(max + 1)).toThrow(told);
    if (min > 0) expect(() => name(min - 1)).toThrow(told);
  });
});

test('a Drink that somebody Ignores is foretold as that', () => {
  const shrug = card('shrug', 'sometimes', {
    label: 'shrug',
    when: { at: 'drink', whose: 'yours' },
    effects: [{ verb: 'ignore-drink' }],
  });
  const table = tableOf(
    [person('A', [shrug]), person('B', [hum])],
    (state, find) => {
      state.phase = 'drink';
      state.seats[A].drinkMe = [find('Wine')];
    },
    {},
    STEP.drink,
  );
  passUntil(table, A);
  expect(texts(table)).toEqual(['A gains 2 Alcohol Content (0 → 2)']);
  table.plays(A, 'shrug');
  table.pass();
  expect(table.state.ask).toEqual({ seat: B, kind: 'respond', about: 'drink' });
  expect(texts(table)).toEqual(['A Ignores the Drink']);
});

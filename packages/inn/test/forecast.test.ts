/** What hangs on each window, line by line, at small tables: A acts on B, and C could answer anything. */
import { describe, expect, test } from 'vitest';
import {
  STEP,
  type CardDef,
  type CharacterDef,
  type Effect,
  type Forecast,
  type InnState,
} from '@taproom/inn';
import { card, deed, person, tableOf, veto, type SmallTable } from './small-house.ts';
import { A, B, C, foretold, texts, deedOn, lose, pays } from './forecasting.ts';

describe('the forecast of a card', () => {
  test('is there only while somebody is asked about it', () => {
    const table = deedOn([lose(3)]);
    expect(foretold(table)).toEqual({
      card: table.find('deed'),
      lines: [
        {
          what: 'fortitude',
          seat: B,
          n: -3,
          before: 20,
          after: 17,
          to: -1,
          text: 'B loses 3 Fortitude (20 → 17)',
        },
      ],
      until: 'done',
      text: 'B loses 3 Fortitude (20 → 17).',
    });
    table.pass();
    expect(table.state.sides[B].fortitude).toBe(17);
    expect(foretold(table)).toBeNull();
  });

  test.each<[string, Effect[], Partial<InnState['sides'][number]>, string[]]>([
    [
      'a loss to the end',
      [lose(3)],
      { fortitude: 3 },
      ['B loses 3 Fortitude (3 → 0)', 'that would be too much for B'],
    ],
    [
      'a loss beyond it',
      [lose(3)],
      { fortitude: 2 },
      ['B loses 3 Fortitude (2 → 0)', 'that would be too much for B'],
    ],
    ['a loss that leaves one', [lose(3)], { fortitude: 4 }, ['B loses 3 Fortitude (4 → 1)']],
    [
      'as drunk as strong',
      [lose(3)],
      { fortitude: 6, alcohol: 3 },
      ['B loses 3 Fortitude (6 → 3)', 'that would be too much for B'],
    ],
    ['nearly as drunk as strong', [lose(3)], { fortitude: 7, alcohol: 3 }, ['B loses 3 Fortitude (7 → 4)']],
    [
      'a gain up to the end',
      [{ verb: 'fortitude', who: 'target', by: 2 }],
      { fortitude: 19 },
      ['B gains 2 Fortitude (19 → 20)'],
    ],
    ['a gain at the end', [{ verb: 'fortitude', who: 'target', by: 2 }], {}, ['B gains 2 Fortitude (20)']],
    [
      'Alcohol',
      [{ verb: 'alcohol', who: 'target', by: 2 }],
      { alcohol: 1 },
      ['B gains 2 Alcohol Content (1 → 3)'],
    ],
    [
      'sobering up',
      [{ verb: 'alcohol', who: 'target', by: -2 }],
      { alcohol: 1 },
      ['B loses 2 Alcohol Content (1 → 0)'],
    ],
    ['a payment', [pays(2, 'inn')], {}, ['B pays the Inn 2 Gold (10 → 8)']],
    [
      'the last Gold',
      [pays(2, 'inn')],
      { gold: 2 },
      ['B pays the Inn 2 Gold (2 → 0)', 'that would be too much for B'],
    ],
    [
      'more than there is',
      [pays(2, 'inn')],
      { gold: 1 },
      ['B pays the Inn 1 Gold (1 → 0)', 'that would be too much for B'],
    ],
    ['Gold', [{ verb: 'gold', who: 'target', n: 3 }], { gold: 1 }, ['B gains 3 Gold from the Inn (1 → 4)']],
    [
      'one after the other',
      [lose(3), lose(1)],
      {},
      ['B loses 3 Fortitude (20 → 17)', 'B loses 1 Fortitude (17 → 16)'],
    ],
    ['cards', [{ verb: 'draw', who: 'target', n: 2 }], {}, ['B draws 2 cards']],
  ])('%s', (_, effects, numbers, lines) => {
    const table = deedOn(effects, ({ sides }) => void Object.assign(sides[B], numbers));
    expect(texts(table)).toEqual(lines);
  });

  test('says who receives what is paid, and goes on from there', () => {
    const table = deedOn([pays(2, 'you'), { verb: 'gold', who: 'you', n: 1 }]);
    expect(foretold(table)!.lines).toEqual([
      { what: 'pay', seat: B, n: -2, before: 10, after: 8, to: A, text: 'B pays A 2 Gold (10 → 8)' },
      {
        what: 'gold',
        seat: A,
        n: 1,
        before: 12,
        after: 13,
        to: -1,
        text: 'A gains 1 Gold from the Inn (12 → 13)',
      },
    ]);
    expect(foretold(deedOn([pays(2, 'inn')]))!.lines[0]).toMatchObject({ what: 'pay', n: -2, to: -1 });
  });

  test('says how far a number really moves', () => {
    const [line, out] = foretold(deedOn([lose(3)], ({ sides }) => void (sides[B].fortitude = 2)))!.lines;
    expect(line).toMatchObject({ n: -2, before: 2, after: 0 });
    expect(out).toEqual({ what: 'out', seat: B, n: 0, to: -1, text: 'that would be too much for B' });
    expect(foretold(deedOn([{ verb: 'draw', who: 'target', n: 2 }]))!.lines).toEqual([
      { what: 'draw', seat: B, n: 2, to: -1, text: 'B draws 2 cards' },
    ]);
  });

  test('lets nobody fall whom it does not touch', () => {
    const table = deedOn(
      [lose(1)],
      ({ sides }) => void Object.assign(sides[C], { fortitude: 5, alcohol: 4, gold: 1 }),
    );
    expect(texts(table)).toEqual(['B loses 1 Fortitude (20 → 19)']);
  });

  test('counts what else makes drunk', () => {
    const drunk = { drunkToken: 'fumes', tokens: [{ name: 'fumes', start: 2, max: 9 }] };
    const at = (fortitude: number): string[] => {
      const people = [person('A', [deed('deed', lose(1))]), person('B', [], drunk), person('C', [veto])];
      const table = tableOf(people, ({ sides }) => void Object.assign(sides[B], { fortitude, alcohol: 3 }));
      table.plays(A, 'deed', B);
      return texts(table);
    };
    expect(at(7)).toEqual(['B loses 1 Fortitude (7 → 6)']);
    expect(at(6)).toEqual(['B loses 1 Fortitude (6 → 5)', 'that would be too much for B']);
  });
});

describe('what lies in front of a player', () => {
  const shield = (passive: CardDef['passive']): CardDef => ({ ...card('thing', 'sometimes'), passive });
  const lays = (state: InnState, find: (title: string) => number): void => {
    state.seats[B].hand = [];
    state.seats[B].play = [find('thing')];
  };

  test.each<[string, number, Effect[], string[]]>([
    ['takes the edge off a blow', 1, [lose(3)], ['B loses 2 Fortitude (20 → 18)']],
    ['but not off each gain', 1, [{ verb: 'fortitude', who: 'target', by: 1 }], ['B gains 1 Fortitude (20)']],
    ['takes all of it', 3, [lose(3)], ['B keeps their Fortitude (20)']],
    ['takes no more than all of it', 4, [lose(3)], ['B keeps their Fortitude (20)']],
  ])('%s', (_, softens, effects, lines) => {
    expect(texts(deedOn(effects, lays, [shield({ softens })]))).toEqual(lines);
  });

  test('does not soften what its player does to themselves', () => {
    const people = [
      person('A', [deed('deed', { verb: 'fortitude', who: 'you', by: -2 }), shield({ softens: 1 })]),
      person('B', []),
      person('C', [veto]),
    ];
    const table = tableOf(people, (state, find) => {
      state.seats[A].hand = [find('deed')];
      state.seats[A].play = [find('thing')];
    });
    table.plays(A, 'deed', B);
    expect(texts(table)).toEqual(['A loses 2 Fortitude (20 → 18)']);
  });

  test('makes the Inn pay a part, or all', () => {
    const paid = (n: number, gold = 10): Forecast['lines'] =>
      foretold(
        deedOn(
          [pays(n, 'you'), { verb: 'gold', who: 'you', n: 1 }],
          (state, find) => {
            lays(state, find);
            state.sides[B].gold = gold;
          },
          [shield({ pays: 2 })],
        ),
      )!.lines;
    expect(paid(3).map(({ text }) => text)).toEqual([
      'the Inn pays 2 Gold for B',
      'B pays A 1 Gold (10 → 9)',
      'A gains 1 Gold from the Inn (13 → 14)',
    ]);
    expect(paid(3)[0]).toEqual({ what: 'inn-pays', seat: B, n: 0, to: A, text: 'the Inn pays 2 Gold for B' });
    expect(paid(2).map(({ text }) => text)).toEqual([
      'the Inn pays 2 Gold for B',
      'A gains 1 Gold from the Inn (12 → 13)',
    ]);
    expect(paid(1)[0].text).toBe('the Inn pays 1 Gold for B');
  });

  test('is hit in its player’s place', () => {
    const minion = { ...card('minion', 'sometimes'), wages: 1 };
    const table = tableOf(
      [person('A', [deed('deed', lose(2))]), person('B', [minion]), person('C', [veto])],
      (state, find) => {
        state.seats[B].hand = [];
        state.seats[B].play = [find('minion')];
      },
    );
    const { state, house } = table;
    const targets = house
      .answers(state, { seat: A, bare: true })
      .legal.flatMap((legal) => (legal.do === 'play' ? legal.targets : []));
    expect(targets).toHaveLength(3);
    const thing = targets.find((target) => target !== B && target !== C)!;
    table.plays(A, 'deed', thing);
    expect(foretold(table)!.lines).toEqual([
      { what: 'wages', seat: B, n: 0, to: -1, text: 'B’s “minion” must be paid for or leaves play' },
    ]);
  });
});

describe('the forecast of an answer', () => {
  const shrug = card('shrug', 'sometimes', {
    label: 'shrug',
    when: { at: 'play', by: 'another', affects: ['fortitude'] },
    effects: [{ verb: 'ignore' }],
  });
  const people = (): CharacterDef[] => [
    person('A', [deed('deed', lose(3))]),
    person('B', [shrug]),
    person('C', [veto, { ...veto, key: 'test.veto-2', title: 'another veto' }]),
  ];

  test('names what is Ignored or Negated', () => {
    const ignoring = tableOf(people());
    ignoring.plays(A, 'deed', B);
    ignoring.plays(B, 'shrug');
    expect(foretold(ignoring)!.lines).toEqual([
      { what: 'ignore', seat: B, n: 0, to: -1, text: 'B Ignores “deed”' },
    ]);
    const vetoing = tableOf(people());
    vetoing.plays(A, 'deed', B);
    vetoing.plays(C, 'veto');
    // Nobody but its own player could answer that.
    expect(foretold(vetoing)!.lines).toEqual([
      { what: 'negate', seat: C, n: 0, to: -1, text: 'C Negates “deed”' },
    ]);
  });

  test('leaves out what was Ignored', () => {
    const table = tableOf([
      person('A', [deed('deed', lose(3), { verb: 'gold', who: 'you', n: 1 })]),
      person('B', [shrug]),
      person('C', [veto]),
    ]);
    table.plays(A, 'deed', B);
    table.plays(B, 'shrug');
    table.pass();
    expect(texts(table)).toEqual(['A gains 1 Gold from the Inn (10 → 11)']);
  });
});

describe('the forecast of a Drink', () => {
  const WINE = 'Wine';
  const sip = card('sip', 'sometimes', {
    label: 'sip',
    when: { at: 'drink', whose: 'any' },
    effects: [{ verb: 'change-drink', alcohol: 1 }],
  });
  const refuse = card('refuse', 'sometimes', {
    label: 'refuse',
    when: { at: 'drink', whose: 'any' },
    effects: [{ verb: 'ignore-drink' }],
  });
  const share = card('share', 'sometimes', {
    label: 'share',
    when: { at: 'drink', whose: 'any' },
    pick: { from: 'another', min: 1, max: 1 },
    effects: [{ verb: 'split-drink' }],
  });
  const drinking = (alcohol: number): SmallTable =>
    tableOf(
      [person('A', []), person('B', [sip, refuse, share]), person('C', [veto])],
      (state, find) => {
        state.sides[A].alcohol = alcohol;
        state.phase = 'drink';
        const wine = find(WINE);
        state.drinkDeck = state.drinkDeck.filter((id) => id !== wine);
        state.seats[A].drinkMe = [wine];
      },
      {},
      STEP.drink,
    );

  test('tells what it does, and that it may be too much', () => {
    const table = drinking(0);
    expect(foretold(table)).toMatchObject({ card: table.find(WINE) });
    expect(texts(table)).toEqual(['A gains 2 Alcohol Content (0 → 2)']);
    expect(texts(drinking(17))).toEqual(['A gains 2 Alcohol Content (17 → 19)']);
    expect(texts(drinking(18))).toEqual([
      'A gains 2 Alcohol Content (18 → 20)',
      'that would be too much for A',
    ]);
    expect(texts(drinking(19))).toEqual([
      'A gains 2 Alcohol Content (19 → 20)',
      'that would be too much for A',
    ]);
  });

  test('tells each half of it, and that one is Ignored', () => {
    const table = drinking(0);
    table.plays(B, 'share', C);
    expect(foretold(table)).toMatchObject({ card: table.find('share') });
    table.pass();
    expect(texts(table)).toEqual(['A gains 1 Alcohol Content (0 → 1)', 'C gains 1 Alcohol Content (0 → 1)']);
    table.plays(B, 'refuse');
    table.pass();
    expect(foretold(table)!.lines).toEqual([
      { what: 'ignore-drink', seat: A, n: 0, to: -1, text: 'A Ignores the Drink' },
      {
        what: 'alcohol',
        seat: C,
        n: 1,
        before: 0,
        after: 1,
        to: -1,
        text: 'C gains 1 Alcohol Content (0 → 1)',
      },
    ]);
  });
});

describe('the forecast of a fall', () => {
  const potion = card('potion', 'anytime', {
    label: 'potion',
    when: { at: 'any' },
    effects: [{ verb: 'fortitude', who: 'you', by: 5 }],
  });
  const falling = (effect: Effect, numbers: Partial<InnState['sides'][number]>): SmallTable => {
    const table = tableOf(
      [person('A', [deed('deed', effect)]), person('B', [potion]), person('C', [])],
      ({ sides }) => void Object.assign(sides[B], numbers),
    );
    table.pass();
    table.plays(A, 'deed', B);
    const about = (): unknown => (table.state.ask?.kind === 'respond' ? table.state.ask.about : '');
    for (let i = 0; i < 3 && about() !== 'last-chance'; i++) {
      table.pass();
      // Nothing hangs on what has happened already.
      if (about() !== 'last-chance') expect(foretold(table)).toBeNull();
    }
    expect(table.house.question(table.state)).toMatchObject({ about: 'last-chance', seat: B });
    return table;
  };

  test('says why', () => {
    expect(foretold(falling(lose(3), { fortitude: 3 }))).toEqual({
      card: -1,
      lines: [{ what: 'out', seat: B, n: 0, to: -1, text: 'B passes out and is out of the game' }],
      until: 'done',
      text: 'B passes out and is out of the game.',
    });
    expect(texts(falling(lose(1), { fortitude: 5, alcohol: 4 }))).toEqual([
      'B passes out and is out of the game',
    ]);
    expect(texts(falling(pays(2, 'inn'), { fortitude: 5, alcohol: 4, gold: 2 }))).toEqual([
      'B is out of Gold and is out of the game',
    ]);
  });
});

describe('the forecast of a Round', () => {
  const bet = card('bet', 'action', {
    label: 'bet',
    when: { at: 'action' },
    effects: [{ verb: 'start-round' }, { verb: 'ante', n: 1 }],
  });
  const grab = card('grab', 'sometimes', {
    label: 'grab',
    when: { at: 'won' },
    effects: [{ verb: 'take-pot', share: 'half' }],
  });
  const betting = (gold: number): SmallTable => {
    const table = tableOf([person('A', [bet]), person('B', [grab]), person('C', [veto])], ({ sides }) => {
      sides[A].gold = gold;
    });
    table.plays(A, 'bet');
    return table;
  };

  test('lets nobody fall for an ante', () => {
    const antes = texts(betting(1)).filter((text) => /antes|too much/.test(text));
    expect(antes).toEqual(['A antes 1 Gold (1 → 0)', 'B antes 1 Gold (10 → 9)', 'C antes 1 Gold (10 → 9)']);
  });

  test('tells who takes the pot', () => {
    const table = betting(5);
    table.pass();
    for (let i = 0; i < 9 && table.house.question(table.state).kind === 'gamble'; i++) table.pass();
    expect(table.house.question(table.state)).toMatchObject({ about: 'won', seat: B });
    expect(foretold(table)).toEqual({
      card: -1,
      lines: [
        {
          what: 'take-pot',
          seat: A,
          n: 3,
          before: 4,
          after: 7,
          to: -1,
          text: 'A takes the pot of 3 Gold (4 → 7)',
        },
      ],
      until: 'done',
      text: 'A takes the pot of 3 Gold (4 → 7).',
    });
  });
});

describe('the forecast of an Event', () => {
  const shrug = card('shrug', 'sometimes', {
    label: 'shrug',
    when: { at: 'event' },
    effects: [{ verb: 'ignore' }],
  });

  const EVENT = 'Feats of Heroism';

  const again = (n: number): CardDef => ({ ...shrug, key: `test.shrug-${n}`, title: `shrug ${n}` });
  const turnedUp = (title: string): SmallTable =>
    tableOf(
      [person('A', []), person('B', [shrug]), person('C', [again(2), veto]), person('D', [again(3)])],
      (state, find) => {
        const { deck } = state.events[0];
        state.events[0].deck = [...deck.filter((id) => id !== find(title)), find(title)];
      },
      { dungeonEvents: 1 },
      STEP.end,
    );

  test('is what it does to everybody, and who Ignores it', () => {
    const table = turnedUp(EVENT);
    const gains = ['A', 'B', 'C', 'D'].map((who) => `${who} gains 1 Alcohol Content (0 → 1)`);
    expect(foretold(table)).toMatchObject({ card: table.find(EVENT), until: 'done' });
    expect(texts(table)).toEqual(gains);
    table.plays(B, 'shrug');
    expect(texts(table)).toEqual([`B Ignores “${EVENT}”`]);
    table.pass();
    expect(texts(table)).toEqual([`B Ignores “${EVENT}”`, ...gains.filter((text) => !text.startsWith('B'))]);
  });

  test('is its text, where not all of it can be known, and as far as it is known what comes of it', () => {
    const CUBE = 'The Gelatinous Cube Does the Washing-Up';
    const table = turnedUp(CUBE);
    const text = 'Each player loses 1 Alcohol Content and discards 2 cards, then draws 2';
    expect(foretold(table)!.until).not.toBe('done');
    expect(foretold(table)!.lines.slice(0, 2)).toEqual([
      { what: 'event', seat: -1, n: 0, to: -1, text },
      {
        what: 'alcohol',
        seat: A,
        n: 0,
        before: 0,
        after: 0,
        to: -1,
        text: 'A loses 1 Alcohol Content (0)',
      },
    ]);
    table.plays(B, 'shrug');
    table.pass();
    expect(texts(table)[0]).toBe(`${text} (B Ignores it)`);
    table.plays(C, 'shrug 2');
    table.pass();
    expect(texts(table)[0]).toBe(`${text} (B and C Ignore it)`);
  });
});

/** What a player might want to choose and may not: all of it, and why, game by game. */
import { describe, expect, it } from 'vitest';
import { cardName, parlour, rankOf, type ParlourSetup, type ParlourState } from '../src/index.ts';
import { asked, cards, dice, optionsOf, pick, ranks, setupFor, sitDown } from './dealing.ts';

const shares = { mode: 'shares', share: 1 } as const;

/** What cannot be chosen, with the reason and the rules, in the order in which it is told. */
const told = (state: ParlourState): [what: string, why: string, ...rules: string[]][] =>
  parlour.answers(state).refused.map(({ what, why, rules }) => [what, why, ...rules]);

/** Only what. */
const closed = (state: ParlourState): string[] => told(state).map(([what]) => what);

describe('Threes', () => {
  const FIRST = ['gii.threes.step-3', 'gii.threes.keep-at-least-one'];
  const LATER = ['gii.threes.step-5', 'gii.threes.keep-at-least-one'];

  it('says which faces none of the dice shows, and that what is in the Keep stays there', () => {
    // proves: gii.threes.keep-at-least-one
    const state = sitDown(setupFor('threes', 2, shares));
    parlour.apply(state, dice(1, 1, 3, 4, 4));
    parlour.apply(state, dice(2, 2, 2, 2, 2));
    expect(told(state)).toEqual(
      [2, 5, 6].map((die) => [`${die}`, `None of your dice shows a ${die}.`, ...FIRST]),
    );
    pick(state, '4');
    parlour.apply(state, dice(1, 3, 5));
    expect(told(state)).toEqual([
      ['2', 'None of your dice shows a 2.', ...LATER],
      [
        '4',
        'None of the dice that you have just rolled shows a 4; what is in your Keep stays there.',
        ...LATER,
      ],
      ['6', 'None of your dice shows a 6.', ...LATER],
    ]);
  });

  it('has nothing to say where a Dragon can be anything', () => {
    const variants = ['hidden-fate', 'dragons'];
    const state = sitDown(setupFor('threes', 2, { ...shares, variants }), cards('Dragon/Red', 'Lady/Owl'));
    parlour.apply(state, dice(1, 1, 1, 1));
    parlour.apply(state, dice(1, 1, 1, 1));
    expect(asked(state).what).toBe('declare');
    expect(told(state)).toEqual([]);
  });
});

describe('Jack of All Trades', () => {
  const ASSIGN = ['gii.jack-of-all-trades.step-5'];

  it('names each number once that is unfit, and a Jack while somebody fits better', () => {
    // proves: gii.jack-of-all-trades.jack-only-without-match
    const state = sitDown(setupFor('jack-of-all-trades', 2, shares), ranks('MRRR'));
    parlour.apply(state, dice(4, 6, 1, 1, 2));
    parlour.apply(state, dice(6, 6, 3, 3, 3));
    expect(told(state)).toEqual([
      [
        '6',
        'A 6 finds work only where you have no 4 for it.',
        'gii.jack-of-all-trades.jack-only-without-match',
        ...ASSIGN,
      ],
      ['1', 'The job is for a 4, not for a 1.', ...ASSIGN],
      ['2', 'The job is for a 4, not for a 2.', ...ASSIGN],
    ]);
    pick(state, '4');
    expect(told(state)).toEqual([['3', 'The job is for a 4, not for a 3.', ...ASSIGN]]);
  });

  it('names the cards that are unfit, and a Dragon', () => {
    // proves: gii.jack-of-all-trades.dragons.in-hand
    const hand = cards('Dragon/Red', 'Rogue/Owl', 'Merchant/Owl', 'Lady/Owl', 'Bard/Owl');
    const state = sitDown(
      setupFor('jack-of-all-trades', 2, { ...shares, variants: ['hidden-fate', 'dragons'] }),
      [...hand, ...ranks('RRRRRM')],
    );
    expect(told(state)).toEqual([]);
    pick(state, 'card, card, card, card');
    expect(optionsOf(state)).toEqual(['Merchant/Owl']);
    expect(told(state)).toEqual([
      ['Dragon/Red', 'A Dragon does no work.', 'gii.jack-of-all-trades.dragons.in-hand'],
      ['Rogue/Owl', 'The job is for a 4.', ...ASSIGN],
      ['Lady/Owl', 'The job is for a 4.', ...ASSIGN],
      ['Bard/Owl', 'The job is for a 4.', ...ASSIGN],
    ]);
  });
});

describe('The Wheel', () => {
  const NEITHER = ['gii.the-wheel.legal-spokes', 'gii.the-wheel.neighbors'];
  const MARKED = ['gii.the-wheel.multiple-successive-games.no-play'];
  const refusal = (card: number, leader: string, marked: boolean): [string, string, ...string[]] => [
    `${cardName(card)} (${leader})`,
    marked
      ? `The ${leader} is marked: nobody plays there.`
      : `A card goes to the spoke of its rank or one beside it, and ${leader} is neither.`,
    ...(marked ? MARKED : NEITHER),
  ];

  it('says of every card which spokes are not beside its own, and which are marked', () => {
    // proves: gii.the-wheel.legal-spokes, gii.the-wheel.multiple-successive-games.no-play
    const top = ranks('LLLLLLLRRRRRRRWWWM');
    const plain = sitDown(setupFor('the-wheel', 2), top);
    const { hand } = plain.seats[0].cards;
    expect(hand.map(rankOf)).toEqual([2, 2, 2, 2, 2, 2, 2, 4]);
    expect(told(plain)).toEqual([
      ...hand
        .slice(0, 7)
        .flatMap((card) => ['Warrior', 'Merchant'].map((leader) => refusal(card, leader, false))),
      ...['Lady', 'Rogue'].map((leader) => refusal(hand[7], leader, false)),
    ]);
    const variants = ['multiple-successive-games'];
    // Marked is the Lady, or the Warrior, whom a Lady could not have gone to anyway.
    const marked = sitDown(setupFor('the-wheel', 2, { variants, before: { markers: [2, 1] } }), top);
    expect(told(marked).slice(0, 3)).toEqual([
      refusal(hand[0], 'Warrior', true),
      refusal(hand[0], 'Merchant', false),
      refusal(hand[0], 'Lady', true),
    ]);
  });

  it('speaks of the card that the Unwound Clock shows, not of the hand', () => {
    // proves: gii.the-wheel.unwound-clock.free-placement
    const state = sitDown(
      setupFor('the-wheel', 2, { ...shares, variants: ['unwound-clock'] }),
      ranks('LLLLLLLRRRRRRRWMBMMM'),
    );
    pick(
      state,
      optionsOf(state).find((words) => words.endsWith('(discard)'))!,
    );
    expect(asked(state).what).toBe('clock');
    const [card] = state.common.cards.struck;
    const CLOCK = ['gii.the-wheel.unwound-clock.turn', 'gii.the-wheel.unwound-clock.free-placement'];
    const lines = ['Bard', 'Lady'].map((leader) => [...refusal(card, leader, false), ...CLOCK]);
    expect(told(state)).toEqual(lines);
  });
});

describe('Rogues and Warriors', () => {
  it('exchanges no card that lies open', () => {
    // proves: gii.rogues-and-warriors.exchange.exchange
    const state = sitDown(
      setupFor('rogues-and-warriors', 2, { ...shares, variants: ['exchange'] }),
      cards('Lady/Wolf', 'Bard/Wolf', 'Rogue/Owl', 'Rogue/Hare'),
    );
    expect(told(state)).toEqual([]);
    pick(state, 'Bard/Wolf');
    pick(state, 'Rogue/Owl');
    expect(asked(state)).toMatchObject({ seat: 0, what: 'exchange-one', min: 0, max: 1 });
    expect(optionsOf(state)).toEqual(['private']);
    expect(told(state)).toEqual([
      [
        'Bard/Wolf (public)',
        'The card that lies open cannot be exchanged.',
        'gii.rogues-and-warriors.exchange.exchange',
      ],
    ]);
  });

  it('exchanges either card with Rank and Class', () => {
    const variants = ['exchange', 'rank-and-class'];
    const state = sitDown(setupFor('rogues-and-warriors', 2, { ...shares, variants }));
    expect(optionsOf(state)).toEqual(['private', 'public']);
    expect(told(state)).toEqual([]);
  });
});

describe('Dragon Hunt', () => {
  const hunt = (variants: string[]): ParlourState => {
    const state = sitDown(setupFor('dragon-hunt', 2, { ...shares, variants }), ranks('WLBMRWLBMR'));
    parlour.apply(state, { seat: -1, do: 'shuffle', order: [0, 1, 2] });
    expect(asked(state).what).toBe('exchange');
    expect(told(state)).toEqual([]);
    pick(state);
    pick(state);
    expect(asked(state).what).toBe('scouts');
    expect(told(state)).toEqual([]);
    for (let n = 0; n < 2; n++) pick(state, ...optionsOf(state).slice(0, asked(state).min));
    while (parlour.question(state).kind === 'pick') parlour.apply(state, { seat: -1, do: 'pick', index: 0 });
    expect(asked(state).what).toBe('exchange');
    return state;
  };

  it('exchanges no scout, and names those that their leader may see', () => {
    // proves: gii.dragon-hunt.step-10
    for (const [variants, ...more] of [
      [[]],
      [['meeting-place'], 'gii.dragon-hunt.meeting-place.face-up'],
    ] as [string[], ...string[]][]) {
      const state = hunt(variants);
      expect(told(state)).toEqual(
        state.seats[0].cards.scouts.map((card) => [
          cardName(card),
          'A scout is sent ahead and cannot be exchanged.',
          'gii.dragon-hunt.step-10',
          'gii.dragon-hunt.step-7',
          ...more,
        ]),
      );
      expect(closed(state)).toHaveLength(2);
    }
    for (const hidden of ['forgetful-leader', 'deadly-encounter']) expect(told(hunt([hidden]))).toEqual([]);
  });
});

describe('Heroes’ Plunder', () => {
  it('steals neither Dragons nor what belongs to a complete Rank Set, from nobody who is out or the thief', () => {
    // proves: gii.heroes-plunder.three-dragons.red, gii.heroes-plunder.three-dragons.red-immune
    const RED = 'gii.heroes-plunder.three-dragons.red';
    const setup: ParlourSetup = setupFor('heroes-plunder', 4, {
      ...shares,
      chips: [5, 5, 5, 0],
      variants: ['three-dragons'],
    });
    const state = sitDown(setup, cards('Dragon/Red'));
    while (asked(state).what !== 'steal') {
      expect(told(state)).toEqual([]);
      parlour.apply(state, { seat: asked(state).seat, do: 'choose', picks: [0] });
    }
    const [thief, lady, , rogue] = cards('Dragon/Red', 'Lady/Owl', 'Lady/Wolf', 'Rogue/Owl');
    const warriors = cards('Warrior/Owl', 'Dragon/Blue');
    state.seats[0].cards.loot = [thief, rogue];
    state.seats[1].cards.loot = [lady, ...warriors];
    state.seats[2].cards.loot = cards('Warrior/Wolf');
    state.seats[3].cards.loot = cards('Warrior/Hare');
    parlour.askAgain(state);
    expect(optionsOf(state)).toEqual(['Lady/Owl (Ben)']);
    expect(told(state)).toEqual([
      ['Warrior/Owl (Ben)', 'It belongs to a complete Rank Set.', RED],
      ['Dragon/Blue (Ben)', 'A Dragon is never stolen.', RED],
      ['Warrior/Wolf (Cy)', 'It belongs to a complete Rank Set.', RED, `${RED}-immune`],
    ]);
    expect(parlour.answers(state).refused[0].option).toEqual({ card: warriors[0], seat: 1, word: 'Ben' });
  });
});

describe('Dragon Hordes', () => {
  it('predicts nothing on which no coin lies, and lets nobody leave who owes one', () => {
    // proves: gii.dragon-hordes.no-empty-prediction, house.712-leaving-the-hordes
    const state = sitDown(setupFor('dragon-hordes', 2), cards('Lady/Wolf', 'Bard/Wren'));
    expect(told(state)).toEqual([]);
    pick(state, 'roll');
    parlour.apply(state, dice(6, 1));
    expect(asked(state).what).toBe('horde');
    expect(told(state)).toEqual([
      ['leave', 'Whoever owes a coin puts it down before leaving.', 'house.712-leaving-the-hordes'],
    ]);
    pick(state, 'blue');
    expect(asked(state).what).toBe('predict');
    expect(told(state)).toEqual(
      ['green', 'Merchant', 'Rogue'].map((name) => [
        name,
        `There is no coin on ${name}.`,
        'gii.dragon-hordes.no-empty-prediction',
      ]),
    );
  });
});

describe('Doublerogue', () => {
  it('defends with no Rogue, and inside the inn nobody folds', () => {
    // proves: gii.doublerogue.defend, gii.doublerogue.rdi-no-fold
    const top = cards('Rogue/Wolf', 'Lady/Wolf', 'Rogue/Hawk', 'Bard/Wolf', 'Bard/Owl', 'Bard/Hare');
    const DEFEND = [
      'Nobody can Defend with a Rogue.',
      'gii.doublerogue.defend',
      'gii.doublerogue.defend-limit',
    ];
    const state = sitDown(setupFor('doublerogue', 2), [...top, ...cards('Warrior/Wolf')]);
    expect(optionsOf(state)).toEqual(['hit', 'fold', 'Lady/Wolf (defend)']);
    const rogues = [
      ['Rogue/Wolf (defend)', ...DEFEND],
      ['Rogue/Hawk (defend)', ...DEFEND],
    ];
    expect(told(state)).toEqual(rogues);
    const inside = sitDown(setupFor('doublerogue', 2, { inside: true, chips: [0, 0] }), [
      ...top,
      ...cards('Warrior/Wolf'),
    ]);
    for (let n = 0; n < 3; n++) parlour.apply(inside, { seat: parlour.question(inside).seat, do: 'pass' });
    expect(optionsOf(inside)).toEqual(['hit', 'Lady/Wolf (defend)']);
    expect(told(inside)).toEqual([
      ...rogues,
      ['fold', 'Inside The Red Dragon Inn nobody may Fold.', 'gii.doublerogue.rdi-no-fold'],
    ]);
  });
});

describe('City Square', () => {
  it('says of every closed district whether the year, its two cards or the square is in the way', () => {
    // proves: gii.city-square.not-same-year, gii.city-square.two-per-district, gii.city-square.grid
    const YEAR = [
      'You have built there this year; one district gets one card a year.',
      'gii.city-square.not-same-year',
    ];
    const TWO = ['Two cards lie there already.', 'gii.city-square.two-per-district'];
    const GRID = ['The city would be more than 3 wide or high.', 'gii.city-square.grid'];
    const state = sitDown(setupFor('city-square', 2, shares));
    const build = (...places: string[]): void => {
      for (const place of places)
        pick(
          state,
          optionsOf(state).find((words) => words.endsWith(`(${place})`))!,
        );
    };
    const reasons = (): Record<string, string[]> =>
      Object.fromEntries(told(state).map(([what, ...why]) => [what, why]));
    const border = [0, 1, 2, 3, 4].flatMap((a) =>
      [0, 1, 2, 3, 4].filter((b) => [a, b].some((n) => n === 0 || n === 4)).map((b) => `${a},${b}`),
    );
    const BEGINS = [
      'A city begins in the middle of the plan, so that it can grow to every side.',
      'gii.city-square.grid',
    ];
    expect(reasons()).toEqual(Object.fromEntries(border.map((place) => [place, BEGINS])));
    build('1,1', '1,2');
    expect(reasons()).toMatchObject({ '1,1': YEAR, '1,2': YEAR, '1,4': GRID, '4,1': GRID });
    expect(closed(state)).not.toContain('0,0');
    expect(closed(state)).not.toContain('3,3');
    build('3,2', '1,1', '1,2', '2,2');
    build('1,1', '1,2', '3,2');
    build('1,1', '1,2', '2,2');
    expect(asked(state).seat).toBe(0);
    expect(reasons()).toMatchObject({ '1,1': TWO, '1,2': TWO, '3,2': TWO, '0,1': GRID, '4,4': GRID });
    expect(closed(state)).not.toContain('2,2');
    expect(closed(state)).not.toContain('2,1');
  });
});

describe('Streets of Greyport', () => {
  const G = 'gii.streets-of-greyport';
  const stock = (variants: string[], top: number[], more: Partial<ParlourSetup> = {}): ParlourState => {
    const state = sitDown(setupFor('streets-of-greyport', 2, { ...shares, variants, ...more }), top);
    expect(told(state)).toEqual([]);
    pick(state, 'stock');
    return state;
  };

  it('says why a card cannot be loaded: a Dragon, a Rogue, another colour', () => {
    // proves: gii.streets-of-greyport.cart
    const state = stock([], cards('Lady/Wolf', 'Merchant/Owl', 'Bard/Hawk'));
    expect(asked(state)).toMatchObject({ what: 'load', min: 0, max: 1 });
    expect(told(state)).toEqual([]);
    pick(state, 'Lady/Wolf');
    expect(optionsOf(state)).toEqual(['Bard/Hawk', 'dump']);
    expect(told(state)).toEqual([['Merchant/Owl', 'All cards of a Cart have one colour.', `${G}.cart`]]);
  });

  it('loads Rogues alone before they are shown, with the Protection Racket', () => {
    // proves: gii.streets-of-greyport.protection-racket.load-rogues
    const variants = ['protection-racket', 'dragons'];
    const state = stock(variants, cards('Rogue/Wolf', 'Lady/Wolf', 'Dragon/Blue'));
    expect(asked(state)).toMatchObject({ what: 'bribe', min: 0, max: 1 });
    expect(optionsOf(state)).toEqual(['Rogue/Wolf']);
    expect(told(state)).toEqual([
      ['Lady/Wolf', 'Only Rogues are loaded before they are shown.', `${G}.protection-racket.load-rogues`],
      [
        'Dragon/Blue',
        'No Dragon rides in a Cart.',
        'gii.amb.streets-racket-timing',
        `${G}.dragons.three-rogues`,
      ],
    ]);
    // Two Rogues of different colours do not ride together.
    const two = stock(variants, cards('Rogue/Wolf', 'Rogue/Owl', 'Lady/Wolf'));
    expect(asked(two)).toMatchObject({ min: 0, max: 1 });
    expect(optionsOf(two)).toEqual(['Rogue/Wolf', 'Rogue/Owl']);
    pick(two, 'Rogue/Wolf');
    expect(optionsOf(two)).toEqual(['dump']);
    expect(told(two)).toEqual([
      [
        'Rogue/Owl',
        'All cards of a Cart have one colour.',
        `${G}.protection-racket.load-rogues`,
        `${G}.cart`,
      ],
      ['Lady/Wolf', 'Only Rogues are loaded before they are shown.', `${G}.protection-racket.load-rogues`],
    ]);
    // Without anybody to bribe the question is asked all the same, and has one answer.
    const none = stock(variants, cards('Bard/Wolf', 'Lady/Wolf', 'Lady/Hare'));
    expect(asked(none)).toMatchObject({ what: 'bribe', options: [], min: 0, max: 0 });
    expect(parlour.answers(none).legal).toEqual([{ seat: 0, do: 'choose', picks: [] }]);
    pick(none);
    expect(asked(none)).toMatchObject({ what: 'load', max: 1 });
    expect(optionsOf(none)).toEqual(['Bard/Wolf', 'Lady/Wolf', 'Lady/Hare']);
  });

  it('drives away only whom this turn has brought', () => {
    // proves: gii.streets-of-greyport.caravan-guards.not-old
    const variants = ['caravan-guards'];
    const state = stock(variants, [
      ...cards('Rogue/Wolf', 'Lady/Wolf', 'Lady/Hawk', 'Bard/Owl', 'Bard/Hare', 'Bard/Wren'),
      ...cards('Rogue/Hawk', 'Warrior/Owl', 'Merchant/Owl'),
    ]);
    expect(asked(state)).toMatchObject({ what: 'guard', options: [], min: 0, max: 0 });
    expect(told(state)).toEqual([]);
    pick(state);
    // A Cart is loaded, and Ben has his turn; then the next round begins with him.
    pick(state, 'Lady/Wolf');
    pick(state);
    pick(state, 'stock');
    pick(state);
    pick(state, 'ship');
    pick(state, 'stock');
    expect(asked(state)).toMatchObject({ seat: 0, what: 'guard', min: 0, max: 1 });
    expect(optionsOf(state)).toEqual(['Warrior/Owl (against Rogue/Hawk)']);
    expect(told(state)).toEqual([
      [
        'Rogue/Wolf (against Rogue/Wolf)',
        'It lay there before this turn: no Warrior helps against it.',
        `${G}.caravan-guards.not-old`,
      ],
    ]);
    pick(state, 'Warrior/Owl (against Rogue/Hawk)');
    expect(state.seats[0].cards.rogues).toEqual(cards('Rogue/Wolf'));
    // Nobody new is left: the Cart goes on.
    expect(asked(state).what).toBe('load');
  });
});

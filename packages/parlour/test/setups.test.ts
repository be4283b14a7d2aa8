/** Which tables can be set up, and which answers are no answers at all. */
import { BadSetup, CHANCE, IllegalAnswer } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import { parlour, type ParlourAnswer, type ParlourSetup, type ParlourState } from '../src/index.ts';
import { cards, dice, NAMES, refused, setupFor, sitDown } from './dealing.ts';

const shares = { mode: 'shares', share: 1 } as const;

describe('the number of players', () => {
  // proves: gii.concepts.player-count, gii.amb.player-counts
  it.each<[game: string, least: number, most: number]>([
    ['threes', 2, 10],
    ['rogues-and-warriors', 2, 10],
    ['doublerogue', 2, 10],
    ['jack-of-all-trades', 2, 10],
    ['kings-council', 2, 10],
    ['dragon-hunt', 2, 10],
    ['spy-network', 2, 10],
    ['three-kingdoms', 2, 10],
    ['delve', 2, 10],
    ['dragon-hordes', 2, 10],
    ['the-wheel', 2, 8],
    ['den-of-thieves', 2, 10],
    ['city-square', 2, 7],
    ['heroes-plunder', 2, 6],
    ['streets-of-greyport', 2, 8],
  ])('of %s is %i to %i', (game, least, most) => {
    const { betting, shares: forShares, name } = parlour.defs.find(({ id }) => id === game)!;
    const mode = betting || !forShares ? 'betting' : 'shares';
    for (let players = least; players <= most; players++)
      expect(parlour.create(setupFor(game, players, { mode, share: 1 })).folded).toHaveLength(players);
    for (const players of [least - 1, most + 1]) {
      const attempt = (): ParlourState => parlour.create(setupFor(game, players, { mode, share: 1 }));
      expect(attempt).toThrow(BadSetup);
      expect(attempt).toThrow(`${name} is for ${least} to ${most} players.`);
    }
  });

  it('that the book tells comes before what may sit down all the same', () => {
    // proves: gii.concepts.player-count
    expect(Object.fromEntries(parlour.defs.map(({ id, max }) => [id, max]))).toEqual({
      threes: 10,
      'rogues-and-warriors': 10,
      doublerogue: 8,
      'jack-of-all-trades': 10,
      'kings-council': 9,
      'dragon-hunt': 10,
      'spy-network': 8,
      'three-kingdoms': 7,
      delve: 10,
      'dragon-hordes': 8,
      'the-wheel': 8,
      'den-of-thieves': 8,
      'city-square': 7,
      'heroes-plunder': 5,
      'streets-of-greyport': 8,
    });
  });
});

describe('the Starting Player', () => {
  it.each([
    [undefined, 1, 0],
    [1, undefined, 2],
    [0, 2, 1],
  ])('may be another one than at the table before: %o, %o, %o', (...firsts) => {
    for (const first of firsts) {
      const state = sitDown(
        setupFor('kings-council', 3, { chips: [9, 9, 9], ...(first !== undefined && { first }) }),
      );
      expect(parlour.question(state)).toMatchObject({ kind: 'bet', seat: first ?? 0 });
    }
  });
});

describe('a table that cannot be', () => {
  it.each<[string, Partial<ParlourSetup>, string]>([
    ['threes', { players: 'Ann' as never }, 'Threes is for 2 to 10 players.'],
    ['doublerogue', shares, 'Doublerogue cannot be played for Shares.'],
    ['dragon-hordes', shares, 'Dragon Hordes cannot be played for Shares.'],
    ['heroes-plunder', {}, 'Heroes’ Plunder cannot be played with Betting Rounds.'],
    ['streets-of-greyport', {}, 'Streets of Greyport cannot be played with Betting Rounds.'],
    [
      'kings-council',
      { variants: ['exchange'] },
      'King’s Council has no variant "exchange". It has: foreign-council, dragons.',
    ],
    [
      'dragon-hunt',
      { variants: ['meeting-place', 'forgetful-leader'] },
      'The variants "meeting-place" and "forgetful-leader" cannot be played together.',
    ],
    [
      'dragon-hunt',
      { variants: ['deadly-encounter', 'meeting-place'] },
      'The variants "deadly-encounter" and "meeting-place" cannot be played together.',
    ],
    [
      'doublerogue',
      { variants: ['doubledragon'] },
      'The variant "doubledragon" needs the variant "dragons".',
    ],
    ['the-wheel', { variants: ['unwound-clock'] }, 'The variant "unwound-clock" is played for Shares only.'],
    ['dragon-hordes', { inside: true }, 'Dragon Hordes cannot be played inside The Red Dragon Inn.'],
    ['threes', { inside: true, ...shares }, 'Inside The Red Dragon Inn nobody plays for Shares.'],
    [
      'dragon-hunt',
      { inside: true, variants: ['noble-hunt', 'deadly-encounter'] },
      'Deadly Encounter may not be chosen inside The Red Dragon Inn.',
    ],
    ['threes', { chips: [1] }, 'Everybody’s chips are a whole number of 0 or more.'],
    ['threes', { chips: [1, 2, 3] }, 'Everybody’s chips are a whole number of 0 or more.'],
    ['threes', { chips: [1, -1] }, 'Everybody’s chips are a whole number of 0 or more.'],
    ['threes', { chips: [0.5, 1] }, 'Everybody’s chips are a whole number of 0 or more.'],
    ['threes', { purse: [1] }, 'Everybody’s purse holds a whole number of coins, 0 or more.'],
    ['threes', { purse: [1, -1] }, 'Everybody’s purse holds a whole number of coins, 0 or more.'],
    ['threes', { first: 2 }, 'The Starting Player sits in one of the seats 0 to 1.'],
    ['threes', { first: -1 }, 'The Starting Player sits in one of the seats 0 to 1.'],
    ['threes', { first: 0.5 }, 'The Starting Player sits in one of the seats 0 to 1.'],
    [
      'doublerogue',
      { variants: ['rogues-bounty'] },
      'With Rogue’s Bounty the players agree on a whole number',
    ],
    [
      'doublerogue',
      { variants: ['rogues-bounty'], agreed: { bounty: -1 } },
      'With Rogue’s Bounty the players agree',
    ],
    [
      'doublerogue',
      { variants: ['rogues-bounty'], agreed: { bounty: 1.5 } },
      'With Rogue’s Bounty the players agree',
    ],
    [
      'the-wheel',
      { variants: ['multiple-successive-games'], before: { markers: [1, 1] } },
      'At most two different Leaders',
    ],
    [
      'the-wheel',
      { variants: ['multiple-successive-games'], before: { markers: [0] } },
      'At most two different Leaders',
    ],
    [
      'the-wheel',
      { variants: ['multiple-successive-games'], before: { markers: [6] } },
      'At most two different Leaders',
    ],
    [
      'the-wheel',
      { variants: ['multiple-successive-games'], before: { markers: [1, 2, 3] } },
      'At most two different Leaders',
    ],
  ])('%s with %j is refused', (game, more, why) => {
    const attempt = (): ParlourState => parlour.create(setupFor(game, 2, more));
    expect(attempt).toThrow(BadSetup);
    expect(attempt).toThrow(why);
  });

  it.each<[string, Partial<ParlourSetup>]>([
    ['threes', { chips: [0, 0], purse: [0, 0], first: 1 }],
    ['threes', { variants: ['dragons', 'hidden-fate'] }],
    ['dragon-hunt', { variants: ['forgetful-leader', 'deadly-encounter'] }],
    ['dragon-hunt', { variants: ['meeting-place', 'noble-hunt'], inside: true }],
    ['doublerogue', { variants: ['doubledragon', 'dragons'] }],
    ['doublerogue', { variants: ['rogues-bounty'], agreed: { bounty: 0 } }],
    ['doublerogue', { variants: ['rogues-bounty'], inside: true }],
    ['the-wheel', { variants: ['unwound-clock'], ...shares }],
    ['the-wheel', { variants: ['multiple-successive-games'], before: { markers: [5, 1] } }],
    // Markers mean nothing where every game stands for itself.
    ['the-wheel', { before: { markers: [1, 1, 1] } }],
  ])('%s with %j is none', (game, more) => {
    expect(parlour.question(parlour.create(setupFor(game, 2, more))).kind).toBe('shuffle');
  });

  it('begins with what was agreed', () => {
    const plain = parlour.create(setupFor('threes', 3));
    expect(plain).toMatchObject({ chips: [100, 100, 100], carried: 0, stake: [0, 0, 0], bets: [0, 0, 0] });
    expect(plain).toMatchObject({ memory: {}, held: [], before: null, open: [], result: null });
    const agreed = parlour.create(setupFor('threes', 2, { chips: [5, 0], carried: 7 }));
    expect(agreed).toMatchObject({ chips: [5, 0], carried: 7, folded: [false, false] });
    // What is not on the table counts only where all have agreed on it.
    expect(parlour.create(setupFor('threes', 2, { purse: [3, 4] })).memory).toEqual({});
    expect(parlour.create(setupFor('threes', 2, { purse: [3, 4], tableStakes: false })).memory).toEqual({
      purse: [3, 4],
    });
    expect(parlour.create(setupFor('threes', 2, { tableStakes: false })).memory).toEqual({ purse: [0, 0] });
  });

  it('says which games there are', () => {
    expect(() => parlour.create({ game: 'poker', players: NAMES.slice(0, 2), mode: 'betting' })).toThrow(
      /No game is called "poker". There are: .*threes/,
    );
  });
});

describe('the answers that are listed', () => {
  const listed = (state: ParlourState, seat: number): unknown[] =>
    parlour
      .answers(state, { seat })
      .legal.map((answer) => (answer.do === 'choose' ? answer.picks : answer.do));

  it('are each single thing, and nothing where nothing need be chosen', () => {
    const council = sitDown(setupFor('kings-council', 2, shares));
    expect(listed(council, 0)).toEqual([[], [0], [1], [2], [3], [4]]);
    expect(parlour.answers(council).many).toEqual({
      min: 0,
      max: 2,
      items: [0, 1, 2, 3, 4].map((i) => ({ seat: 0, do: 'choose', picks: [i] })),
      none: { seat: 0, do: 'choose', picks: [] },
    });
    expect(listed(sitDown(setupFor('rogues-and-warriors', 2, shares)), 1)).toEqual([[0], [1]]);
  });

  it('are with leaving, on one’s own turn and on others’, but not while one owes a coin', () => {
    // proves: gii.dragon-hordes.leaving, house.712-leaving-the-hordes
    const hordes = sitDown(setupFor('dragon-hordes', 2), cards('Lady/Owl', 'Bard/Owl'));
    // To leave is one of the two things that whoever has the turn is asked.
    expect(listed(hordes, 0)).toEqual([[0], [1]]);
    expect(listed(hordes, 1)).toEqual(['leave']);
    parlour.apply(hordes, { seat: 0, do: 'choose', picks: [0] });
    expect(listed(hordes, 1)).toEqual([]);
    parlour.apply(hordes, dice(6, 1));
    expect(listed(hordes, 0)).toEqual([[0], [1], [2]]);
    expect(listed(hordes, 1)).toEqual(['leave']);
  });
});

describe('an answer that is none', () => {
  const hand = cards('Lady/Wolf', 'Bard/Wolf', 'Rogue/Wolf', 'Rogue/Owl', 'Rogue/Hare');
  const council = (): ParlourState => sitDown(setupFor('kings-council', 2, shares), hand);

  it.each<[unknown, string]>([
    [null, 'An answer says who gives it'],
    ['check', 'An answer says who gives it'],
    [{ seat: 0 }, 'An answer says who gives it'],
    [{ seat: 0, do: 'check' }, 'Ann is asked to choose (exchange).'],
    [{ seat: 0, do: 'leave' }, 'Nobody can leave like that now.'],
    [{ seat: 1, do: 'choose', picks: [] }, 'It is Ann’s turn.'],
    [{ seat: 0, do: 'choose' }, '`picks` lists what is chosen, by number.'],
    [{ seat: 0, do: 'choose', picks: 1 }, '`picks` lists what is chosen, by number.'],
    [{ seat: 0, do: 'choose', picks: [0, 1, 2] }, 'Choose at most 2; that is 3.'],
    [{ seat: 0, do: 'choose', picks: [5] }, 'There is no choice 5; they are 0 to 4.'],
    [{ seat: 0, do: 'choose', picks: [-1] }, 'There is no choice -1; they are 0 to 4.'],
    [{ seat: 0, do: 'choose', picks: [0.5] }, 'There is no choice 0.5; they are 0 to 4.'],
    [{ seat: 0, do: 'choose', picks: ['0'] }, 'There is no choice 0; they are 0 to 4.'],
    [{ seat: 0, do: 'choose', picks: [1, 1] }, 'Bard/Wolf cannot be chosen twice.'],
  ])('%j is refused', (answer, why) => {
    const state = council();
    expect(refused(state, answer).message).toContain(why);
    parlour.apply(state, { seat: 0, do: 'choose', picks: [0, 4] });
    expect(parlour.question(state).seat).toBe(1);
  });

  it('says how many there must be', () => {
    const state = sitDown(setupFor('rogues-and-warriors', 2, shares));
    const message = (...picks: number[]): string => refused(state, { seat: 0, do: 'choose', picks }).message;
    expect(message()).toBe('Choose exactly 1; that is 0.');
    expect(message(0, 1)).toBe('Choose exactly 1; that is 2.');
    const streets = sitDown(
      setupFor('streets-of-greyport', 2, { ...shares, variants: ['protection-racket'] }),
      cards('Lady/Wolf', 'Lady/Owl', 'Lady/Hare'),
    );
    parlour.apply(streets, { seat: 0, do: 'choose', picks: [0] });
    expect(refused(streets, { seat: 0, do: 'choose', picks: [0] }).message).toBe(
      'Choose exactly 0; that is 1.',
    );
  });

  it('is refused by chance and at the end as well', () => {
    const fresh = parlour.create(setupFor('threes', 2));
    expect(() => parlour.apply(fresh, { seat: 0, do: 'check' })).toThrow(IllegalAnswer);
    const state = sitDown(setupFor('threes', 2));
    for (const values of [
      [1, 2, 3, 4],
      [1, 2, 3, 4, 7],
      [0, 1, 2, 3, 4],
    ])
      expect(() => parlour.apply(state, { seat: CHANCE, do: 'dice', values })).toThrow(IllegalAnswer);
    const roll = (value: number): unknown =>
      parlour.apply(state, { seat: CHANCE, do: 'dice', values: Array.from({ length: 5 }, () => value) });
    roll(1);
    roll(2);
    expect(parlour.question(state)).toEqual({ seat: -1, kind: 'over', winners: [0] });
    expect(refused(state, { seat: 0, do: 'check' }).message).toBe('The game is over.');
  });
});

describe('the questions of chance', () => {
  it('are nobody’s', () => {
    const questions: unknown[] = [];
    const state = parlour.create(setupFor('dragon-hunt', 2, { ...shares, variants: ['deadly-encounter'] }));
    const answer = (given: ParlourAnswer): void => {
      questions.push(parlour.question(state));
      parlour.apply(state, given);
    };
    answer({ seat: CHANCE, do: 'shuffle', order: Array.from({ length: 90 }, (_, i) => i) });
    answer({ seat: CHANCE, do: 'shuffle', order: [2, 0, 1] });
    for (const picks of [[], [], [0, 1, 2], [0, 1, 2]])
      parlour.apply(state, { seat: parlour.question(state).seat, do: 'choose', picks });
    answer({ seat: CHANCE, do: 'pick', index: 1 });
    answer({ seat: CHANCE, do: 'pick', index: 2 });
    expect(questions).toEqual([
      // Six cards for each of two players.
      { seat: -1, kind: 'shuffle', size: 90, first: 12 },
      { seat: -1, kind: 'shuffle', size: 3 },
      { seat: -1, kind: 'pick', size: 3 },
      { seat: -1, kind: 'pick', size: 3 },
    ]);
    expect(state.discard).toHaveLength(2);
    expect(state.seats.map((seat) => seat.cards.scouts.length)).toEqual([2, 2]);
    const delve = sitDown(setupFor('delve', 2));
    expect(parlour.question(delve)).toEqual({
      seat: -1,
      kind: 'dice',
      count: 2,
      sides: 6,
      of: -1,
      each: [2],
    });
  });
});

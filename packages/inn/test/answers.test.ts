/** Bad input: refused with the reason, and nothing has changed. The game is the cast's, as a player meets it. */
import { describe, expect, it } from 'vitest';
import { BadSetup, answerAt, IllegalAnswer, seatTable } from '@taproom/kernel';
import { type Answer, type InnSetup } from '@taproom/inn';
import { house } from '@taproom/house/own';

const { inn } = house;

/** A table at which Sera is asked to discard. */
function table() {
  const playing = seatTable(inn, { players: ['Sera', 'Jasper', 'Ygella'] }, 1);
  for (let q = inn.question(playing.state); q.kind === 'respond'; q = inn.question(playing.state))
    answerAt(inn, playing, { seat: q.seat, do: 'pass' });
  return playing;
}

describe('an answer that does not fit', () => {
  const bad: [string, unknown][] = [
    ['nothing at all', null],
    ['a word', 'pass'],
    ['no deed', { seat: 0 }],
    ['a seat that does not exist', { seat: 9, do: 'pass' }],
    ['half a seat', { seat: 0.5, do: 'pass' }],
    ['a seat that is not asked', { seat: 1, do: 'discard', cards: [] }],
    ['another deed than was asked for', { seat: 0, do: 'order', to: 1 }],
    ['passing where that is no answer', { seat: 0, do: 'pass' }],
    ['cards that are no list', { seat: 0, do: 'discard', cards: 'all' }],
    ['a card that is not in the hand', { seat: 0, do: 'discard', cards: [9999] }],
    ['an unknown deed', { seat: 0, do: 'cheat' }],
    [
      'playing a card that one does not hold',
      { seat: 0, do: 'play', card: 9999, use: 0, targets: [], drink: 0 },
    ],
    ['chance where a player is asked', { seat: -1, do: 'shuffle', order: [] }],
  ];

  it.each(bad)('%s is refused and changes nothing', (_, answer) => {
    const { state } = table();
    const before = JSON.stringify(state);
    expect(() => inn.apply(state, answer as Answer)).toThrow(IllegalAnswer);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('the same card twice is refused', () => {
    const { state } = table();
    const [card] = state.seats[0].hand;
    expect(() => inn.apply(state, { seat: 0, do: 'discard', cards: [card, card] })).toThrow('only once');
  });

  it('an Action outside the Action Phase is refused with the rule', () => {
    const { state } = table();
    const card = state.seats[0].hand.find((c) => inn.content(state.setup).defs[c].types.includes('action'))!;
    const play: Answer = { seat: 0, do: 'play', card, use: 0, targets: [1], drink: 0 };
    try {
      inn.apply(state, play);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalAnswer);
      expect((error as IllegalAnswer).rules).toContain('core.action.only-in-action-phase');
    }
  });

  it('an answer after the end is refused', () => {
    const playing = table();
    playing.state.sides[1].fortitude = 1;
    playing.state.sides[1].alcohol = 1;
    playing.state.sides[2].gold = 0;
    answerAt(inn, playing, { seat: 0, do: 'discard', cards: [] });
    // Nobody looks at the numbers before a card or a phase is done.
    for (let i = 0; i < 300 && inn.question(playing.state).kind !== 'over'; i++) {
      const { legal } = inn.answers(playing.state, { bare: true });
      answerAt(inn, playing, legal[0]);
    }
    expect(inn.question(playing.state).kind).toBe('over');
    expect(() => inn.apply(playing.state, { seat: 0, do: 'pass' })).toThrow('The game is over.');
  });
});

const wines = (n: number): string[] => Array.from({ length: n }, () => 'drink.wine');
const VILLAINS = ['Petra', 'Daareka', 'Amundyr'];
const WITH_OTTO = ['Jett', 'Dale', 'Otto'];
const FACTIONS = ['Berserker', 'Spelunker'];

describe('a set-up that cannot be played', () => {
  const bad: [string, unknown, string][] = [
    ['one player', { players: ['Sera'] }, '2 to 8'],
    ['nine players', { players: Array.from({ length: 9 }, () => 'Sera') }, '2 to 8'],
    ['the same character twice', { players: ['Sera', 'sera'] }, 'twice'],
    ['an unknown character', { players: ['Sera', 'Gandalf'] }, 'Gandalf'],
    ['an unknown drink deck', { players: ['Sera', 'Jasper'], drinks: 'rdi99' }, 'rdi99'],
    ['too few drinks', { players: ['Sera', 'Jasper'], drinkCards: ['drink.wine'] }, '30'],
    [
      'an unknown drink',
      { players: ['Sera', 'Jasper'], drinkCards: Array.from({ length: 30 }, () => 'x') },
      '"x"',
    ],
    ['a hand of none', { players: ['Sera', 'Jasper'], hands: 0 }, '1 to 20'],
    ['a hand of too many', { players: ['Sera', 'Jasper'], hands: 21 }, '1 to 20'],
    ['a hand of one and a half', { players: ['Sera', 'Jasper'], hands: 1.5 }, '1 to 20'],
    ['more drinks than fit', { players: ['Sera', 'Jasper'], drinkCards: wines(31) }, 'Bar Deck'],
    ['a Boss on no seat', { players: VILLAINS, mode: 'boss-battle', bosses: [3] }, 'no seat 3'],
    ['a Boss below the first seat', { players: VILLAINS, mode: 'boss-battle', bosses: [-1] }, 'no seat -1'],
    ['a Boss on half a seat', { players: VILLAINS, mode: 'boss-battle', bosses: [0.5] }, 'no seat 0.5'],
    ['nobody on one side', { players: VILLAINS, sides: [[0, 1, 2]] }, 'two sides at least'],
    [
      'a seat on two sides',
      {
        players: VILLAINS,
        sides: [
          [0, 1],
          [1, 2],
        ],
      },
      'exactly one side',
    ],
    ['factions that are no list', { players: WITH_OTTO, factions: 'Berserker' }, 'are a list'],
    ['one faction', { players: WITH_OTTO, factions: ['Berserker'] }, 'not 1'],
    ['three factions', { players: WITH_OTTO, factions: ['Berserker', 'Spelunker', 'x'] }, 'not 3'],
    ['factions for nobody', { players: VILLAINS, factions: ['Berserker'] }, 'none sits here'],
    ['a side for Otto', { players: WITH_OTTO, factions: FACTIONS, sides: [[0], [1], [2]] }, 'team games'],
    ['a Boss beside Otto', { players: WITH_OTTO, factions: FACTIONS, bosses: [] }, 'team games'],
    [
      'some gambling games with Otto',
      { players: WITH_OTTO, factions: FACTIONS, gamblingGames: [] },
      'gambles with',
    ],
    ['no players', {}, 'list of players'],
  ];
  it.each(bad)('%s is refused with the reason', (_, setup, reason) => {
    expect(() => inn.create(setup as InnSetup)).toThrow(BadSetup);
    expect(() => inn.create(setup as InnSetup)).toThrow(reason);
  });
});

describe('a set-up that can be played', () => {
  const eight = ['Sera', 'Jasper', 'Ygella', 'Joran', 'Molly', 'Dale', 'Jett', 'Terci'];
  const good: [string, InnSetup][] = [
    ['two players', { players: eight.slice(0, 2) }],
    ['eight players', { players: eight }],
    ['hands of one', { players: VILLAINS, hands: 1 }],
    ['hands of twenty', { players: VILLAINS, hands: 20 }],
    ['thirty drinks', { players: VILLAINS, drinkCards: wines(30) }],
    ['a Bar Deck of its own', { players: VILLAINS, drinkCards: wines(31), barDeck: true }],
    ['no factions for nobody', { players: VILLAINS, factions: [] }],
    ['no Bosses in no mode', { players: VILLAINS, bosses: [] }],
    ['no Bosses in Two-Headed Dragon', { players: eight.slice(0, 4), mode: 'two-headed-dragon', bosses: [] }],
    [
      'sides of one where all are Bosses',
      { players: VILLAINS, mode: 'boss-versus-boss', sides: [[0], [1], [2]] },
    ],
    ['a Boss Battle of three', { players: VILLAINS, mode: 'boss-battle', sides: [[2, 1], [0]] }],
    ['a Boss Battle of five', { players: ['Petra', ...eight.slice(0, 4)], mode: 'boss-battle', bosses: [0] }],
    ['the last seat as the Boss', { players: VILLAINS, mode: 'boss-battle', bosses: [2] }],
    ['no gambling games with Otto', { players: WITH_OTTO, factions: FACTIONS, gamblingGames: false }],
    ['factions in small letters', { players: WITH_OTTO, factions: ['berserker', 'SPELUNKER'] }],
  ];
  it.each(good)('%s', (_, setup) => {
    expect(inn.create(setup).seats).toHaveLength(setup.players.length);
  });

  const sidesOf = (setup: InnSetup): readonly (readonly number[])[] => inn.content(setup).terms.sides;

  it('has its sides in turn order', () => {
    const players = eight.slice(0, 4);
    expect(sidesOf({ players, mode: 'two-headed-dragon' })).toEqual([
      [0, 1],
      [2, 3],
    ]);
    const around = [
      [1, 2],
      [3, 0],
    ];
    expect(sidesOf({ players, mode: 'two-headed-dragon', sides: around })).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(sidesOf({ players: VILLAINS, sides: [[2, 1], [0]] })).toEqual([[0], [1, 2]]);
    expect(sidesOf({ players: VILLAINS, mode: 'boss-battle', bosses: [1] })).toEqual([[1], [0, 2]]);
    expect(sidesOf({ players: VILLAINS, mode: 'boss-versus-boss' })).toEqual([[0], [1], [2]]);
  });

  it('has the numbers of its mode', () => {
    const terms = (setup: InnSetup): unknown => {
      const { sides: _sides, bosses: _bosses, ...rest } = inn.content(setup).terms;
      return rest;
    };
    const alone = {
      hands: [7, 7, 7],
      actions: [1, 1, 1],
      firstActions: [1, 1, 1],
      orders: [1, 1, 1],
      firstOrders: [1, 1, 1],
      potions: [0, 0, 0],
      gold: 10,
      first: 0,
      keepsActions: false,
    };
    expect(terms({ players: VILLAINS })).toEqual(alone);
    expect(terms({ players: VILLAINS, hands: 4 })).toEqual({ ...alone, hands: [4, 4, 4] });
    expect(terms({ players: VILLAINS, mode: 'boss-versus-boss' })).toEqual(alone);
    expect(terms({ players: VILLAINS.slice(1), mode: 'boss-versus-boss' })).toMatchObject({ gold: 10 });
    expect(terms({ players: eight.slice(0, 4), mode: 'two-headed-dragon' })).toEqual({
      hands: [7, 7, 7, 7],
      actions: [1, 1, 1, 1],
      firstActions: [1, 1, 1, 1],
      orders: [2, 2],
      firstOrders: [2, 2],
      potions: [2, 2],
      gold: 10,
      first: 0,
      keepsActions: false,
    });
    const battle = { players: ['Sera', 'Petra', 'Jasper', 'Molly'], bosses: [1] };
    expect(terms({ ...battle, mode: 'boss-battle' })).toEqual({
      hands: [7, 9, 7, 7],
      actions: [1, 3, 1, 1],
      firstActions: [1, 2, 1, 1],
      orders: [3, 1],
      firstOrders: [2, 1],
      potions: [3, 3],
      gold: 10,
      first: 1,
      keepsActions: true,
    });
  });
});

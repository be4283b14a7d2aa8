import { seatTable } from '@taproom/kernel';
import { evening } from '@taproom/parlour';
import { describe, expect, it } from 'vitest';
import { readGiven } from '../src/inn/given/table-keys.ts';
import { Desk } from '../src/inn/language/desk.ts';
import { ScenarioProblem } from '../src/language/problem.ts';
import { readDocuments } from '../src/language/spot.ts';
import { layTable } from '../src/inn/inn-game.ts';
import type { InnTable } from '../src/inn/table/inn-table.ts';
import { readSeating } from '../src/inn/table/seating.ts';
import { smallInn as inn } from './small-inn.ts';

function lay(given: string, table = '{ players: [Jett, Dale, Ygella], seed: 3 }'): InnTable {
  const [document] = readDocuments(`table: ${table}\ngiven: ${given}`);
  const [tableEntry, givenEntry] = document.root.entries('');
  const seating = readSeating(tableEntry.value, inn);
  const content = inn.content(seating.setup);
  const drinks = content.drinks.map((card) => content.defs[card].key);
  return layTable(inn, evening, seating, drinks, readGiven(givenEntry.value, new Desk(inn, content)));
}

const problem = (given: string, table?: string): string => {
  try {
    lay(given, table);
  } catch (error) {
    if (error instanceof ScenarioProblem) return error.message;
    throw error;
  }
  return 'ok';
};

/** A pile's titles from its top. */
const titles = (table: InnTable, pile: readonly number[]): string[] =>
  pile.toReversed().map((card) => table.title(card));

/** Every card is somewhere, once. */
function expectWhole(table: InnTable): void {
  const { state, content } = table;
  state.seats.forEach((at, seat) => {
    const own = [...at.hand, ...at.deck, ...at.discard];
    expect(own.toSorted((a, b) => a - b)).toEqual([...content.decks[seat]].sort((a, b) => a - b));
  });
  const drinks = [
    ...state.drinkDeck,
    ...state.drinkDiscard,
    ...state.barDeck,
    ...state.seats.flatMap((at) => [...at.drinkMe, ...at.play]),
  ];
  expect(drinks.toSorted((a, b) => a - b)).toEqual([...content.drinks].sort((a, b) => a - b));
}

describe('given', () => {
  it('leaves every hand empty that is not given, and every Drink Me! pile as it was', () => {
    const table = lay('{ phase: order }');
    const setUp = seatTable(inn, { players: ['Jett', 'Dale', 'Ygella'] }, 3);
    expect(table.state.seats.map((at) => at.hand.length)).toEqual([0, 0, 0]);
    expect(table.state.seats.map((at) => at.drinkMe)).toEqual(setUp.state.seats.map((at) => at.drinkMe));
    expectWhole(table);
  });

  it('begins at the start of the first player’s turn', () => {
    const { state } = lay('');
    expect([state.turn, state.turns, state.phase]).toEqual([0, 1, 'discard']);
    expect(state.ask).toEqual({ seat: 0, kind: 'discard' });
  });

  it.each([
    ['start', 'discard', 'discard'],
    ['discard', 'discard', 'discard'],
    ['action', 'action', 'action'],
    ['order', 'order', 'order'],
    ['drink', 'drink', 'respond'],
  ])('takes a turn up in its %s phase', (phase, reached, kind) => {
    const table = lay(`{ turn: Dale, phase: ${phase}, Dale: { hand: [Everybody pays, I'm busy] } }`);
    expect([table.state.turn, table.state.phase, table.question().kind]).toEqual([1, reached, kind]);
    expect(table.question().seat).toBe(1);
    expect(table.isPaused()).toBe(false);
  });

  it('takes a turn up at its end, which may end at once', () => {
    const ended = lay('{ phase: end }');
    expect([ended.isPaused(), ended.state.turn]).toEqual([true, 0]);
    expect(lay('{ phase: end, Jett: { hand: [Tip the Wench] } }').isPaused()).toBe(false);
  });

  it('lays hands, decks, discard piles and drinks as they are listed, top first', () => {
    const table = lay(`
  phase: order
  turn: Ygella
  inn: 12
  drinkDeck: [Wine, Dark Ale, Mead]
  drinkDiscard: [Wine, Water]
  Jett: { hand: [Missed me, Tip the wench], deck: [Everybody pays, "GAMBLING? I’m in"], discard: [Tidy up], drinkMe: [Mead, Light Ale], gold: 3 }
  Dale: { drinkMe: [], fortitude: 7, alcohol: 4, deck: [Butterfingers, end] }`);
    const { state } = table;
    const [jett, dale, ygella] = state.seats;
    expect(jett.hand.map((card) => table.title(card))).toEqual(['Missed me!', 'Tip the Wench.']);
    expect(titles(table, jett.deck).slice(0, 2)).toEqual(['Everybody pays!', "Gambling? I'm in!"]);
    expect(titles(table, jett.discard)).toEqual(['Tidy up']);
    expect(titles(table, jett.drinkMe)).toEqual(['Mead', 'Light Ale']);
    expect(titles(table, dale.deck)).toEqual(['Butterfingers!']);
    expect(dale.discard.length).toBe(table.content.decks[1].length - 1);
    expect(dale.drinkMe).toEqual([]);
    expect(ygella.drinkMe.length).toBe(1);
    expect(titles(table, state.drinkDeck).slice(0, 3)).toEqual(['Wine', 'Dark Ale', 'Mead']);
    expect(titles(table, state.drinkDiscard)).toEqual(['Wine', 'Water']);
    expect(state.sides.map((side) => [side.fortitude, side.alcohol, side.gold])).toEqual([
      [20, 0, 3],
      [7, 4, 10],
      [20, 0, 10],
    ]);
    expect([state.inn, state.turn]).toEqual([12, 2]);
    expectWhole(table);
  });

  it('exchanges drinks from the house stock, thirty in all', () => {
    const table = lay('{ phase: order, drinkDeck: [Wine, Wine, Wine, Mead, end] }');
    expect(table.content.drinks.length).toBe(30);
    expect(titles(table, table.state.drinkDeck)).toEqual(['Wine', 'Wine', 'Wine', 'Mead']);
    // Two of the three Drink Me! piles hold one each, the rest lies in the discard pile.
    expect(table.state.drinkDiscard.length).toBe(30 - 4 - 3);
    expectWhole(table);
  });

  it('swaps a drink that lies on a pile which is not given', () => {
    const ales = Array.from({ length: 20 }, () => 'Light Ale').join(', ');
    const table = lay(`{ phase: order, drinkDeck: [${ales}, end] }`);
    expect(titles(table, table.state.drinkDeck)).toEqual(Array.from({ length: 20 }, () => 'Light Ale'));
    expectWhole(table);
  });

  it('finds drinks in the Bar Deck too', () => {
    const table = lay(
      '{ phase: order, drinkDeck: [Wine, Light Ale], Jett: { drinkMe: [Mead] } }',
      '{ players: [Jett, Dale], variants: { barDeck: true } }',
    );
    expect(titles(table, table.state.drinkDeck).slice(0, 2)).toEqual(['Wine', 'Light Ale']);
    expectWhole(table);
  });

  it('can leave a deck with nothing at all', () => {
    const table = lay('{ phase: order, Jett: { deck: [end], hand: [Tidy up] } }');
    expect(table.state.seats[0].deck).toEqual([]);
    expectWhole(table);
  });

  it('counts a turn that is not the side’s first', () => {
    expect(lay('{ phase: order, firstTurn: false }').state.turns).toBe(4);
  });

  it.each([
    ['an unknown key', '{ drinkdeck: [] }', /neither a player nor a key "drinkdeck"/],
    ['a pot', '{ pot: 3 }', /nor a key "pot"/],
    ['an unknown player', '{ Bob: {} }', /neither a player nor a key "Bob"/],
    ['a character who sits elsewhere', '{ The Wench: {} }', /nobody called "The Wench" sits at this table/],
    ['an unknown key of a player', '{ Jett: { hands: [] } }', /has no key "hands"/],
    ['an unknown turn', '{ turn: Sera }', /nobody called "Sera"/],
    ['an unknown phase', '{ phase: lunch }', /no phase is called "lunch"/],
    ['a card of nobody', '{ Jett: { hand: [Nonsense] } }', /no card "Nonsense" among Jett's cards/],
    ['a drink in a hand', '{ Jett: { hand: [Wine] } }', /no card "Wine" among Jett's cards/],
    ['an unknown drink', '{ drinkDeck: [Gin] }', /no card "Gin" among the drinks/],
    [
      'more copies than there are',
      '{ Jett: { hand: [Tidy up], discard: [Tidy up] } }',
      /has "Tidy up" only once/,
    ],
    ['too many numbers', '{ Jett: { fortitude: 21 } }', /must be 0 to 20, not 21/],
    ['gold below nothing', '{ Jett: { gold: -1 } }', /must be 0 or more/],
    ['halves', '{ inn: 1.5 }', /whole number/],
    ['a hand that is a number', '{ Jett: { hand: 3 } }', /hand must be a list/],
    ['an end in the middle', '{ drinkDeck: [end, Wine] }', /only be the last/],
    ['an unknown token', '{ Jett: { tokens: { joy: 1 } } }', /`tokens` has no key "joy"/],
    [
      'too many drinks',
      `{ drinkDeck: [${Array.from({ length: 28 }, () => 'Wine').join(', ')}] }`,
      /28 drinks are named/,
    ],
    ['a token that nobody has', '{ Jett: { tokens: { momentum: 2 } } }', /`tokens` has no key "momentum"/],
    [
      'a minion of nobody',
      '{ Jett: { play: [{ The Evershroom: 2 }] } }',
      /no card "The Evershroom" among the cards at this table/,
    ],
    ['a mount of nobody', '{ Jett: { play: { justGotHere: Bert } } }', /no card "Bert"/],
    ['a slot of nobody', '{ Jett: { play: { onTheRoof: Bert } } }', /slots in `play` has no key "onTheRoof"/],
    ['a drink that nobody keeps', '{ Jett: { play: [Wine] } }', /"Wine" is not kept in play/],
    ['a side deck of nobody', '{ wolfDeck: [A, end] }', /neither a player nor a key "wolfDeck"/],
    ['a Prize that is none', '{ prizes: [A] }', /there is no card "A" among the Prizes/],
    [
      'counters on a deck that is not in the house',
      '{ dungeonCounters: 3 }',
      /the Dungeon Deck is not at this table/,
    ],
    [
      'tracks of somebody who has none',
      '{ Jett: { tracks: { Dale: { fortitude: 6 } } } }',
      /Jett has no tracks/,
    ],
  ])('refuses %s', (_, given, message) => {
    expect(problem(given)).toMatch(message);
  });
});

/** A new table, down to its last field, and what is told while it is set. */
import { describe, expect, test } from 'vitest';
import {
  createInn,
  type Answer,
  type EventDeckDef,
  type InnEvent,
  type InnSetup,
  type InnState,
} from '@taproom/inn';
import { house as own } from '@taproom/house/own';
import { characterNamed } from '../src/table/content.ts';
import { card, person, veto } from './small-house.ts';

const rags = (n: number) => ({ ...card('rag', 'action'), copies: n });
const people = [
  person('A', [rags(9)], {
    tokens: [{ name: 'bead', start: 2, max: 5 }],
    extraGold: 2,
    sideDecks: [{ name: 'shelf', title: 'Shelf', cards: [{ ...card('jar', 'action'), copies: 3 }] }],
  }),
  person('B', [rags(3), veto], { book: 'rdi6' }),
  person('C', [rags(8)]),
];
const house = createInn({ ...own.cast, characters: people });

/** All that is set and told until the first turn begins; every shuffle leaves things as they lie. */
function set(setup: InnSetup): { state: InnState; events: InnEvent[]; before: InnState } {
  const state = house.create(setup);
  const before = structuredClone(state);
  const events: InnEvent[] = [];
  for (let question = house.question(state); question.kind === 'shuffle'; question = house.question(state)) {
    const order = Array.from({ length: question.size }, (_, i) => i);
    events.push(...house.apply(state, { seat: -1, do: 'shuffle', order } as Answer));
  }
  return { state, events, before };
}

const range = (from: number, n: number): number[] => Array.from({ length: n }, (_, i) => from + i);

describe('a table of three', () => {
  const setup: InnSetup = { players: ['A', 'B', 'C'], drinks: 'rdi9' };
  const { state, events, before } = set(setup);
  const seat = {
    hand: [],
    discard: [],
    drinkMe: [],
    play: [],
    plot: [],
    decks: [],
    tokens: {},
    marks: {},
    used: [],
    backAt: -1,
    openUntil: -1,
    actions: 0,
    shuns: false,
    held: false,
    spent: [],
  };

  test('begins with nothing but its decks', () => {
    const side = { fortitude: 20, alcohol: 0, gold: 10, potions: 0, out: 0 };
    const { stack: _stack, ask: _ask, ...rest } = before;
    // What is shuffled first is in the air.
    expect(rest).toEqual({
      setup,
      turn: 0,
      turns: 0,
      plays: 0,
      phase: 'start',
      seats: [
        { ...seat, side: 0, deck: [], decks: [{ deck: [], discard: [] }], tokens: { bead: 2 } },
        { ...seat, side: 1, deck: range(12, 4) },
        { ...seat, side: 2, deck: range(16, 8) },
      ],
      sides: [{ ...side, gold: 12 }, side, side],
      tracks: [],
      drinkDeck: range(24, 30),
      drinkDiscard: [],
      barDeck: [],
      events: [],
      tavern: -1,
      prizes: null,
      inn: 50,
      minted: 0,
      pot: 0,
      gambling: null,
      roundAt: -1,
      winners: null,
    });
  });

  test('is told as it is set: decks, then Drinks, then hands', () => {
    expect(events.map(({ e, seat: at, n, cause, word }) => [e, at, n, cause, word])).toEqual([
      ['shuffled', 0, 9, -1, ''],
      ['shuffled', 0, 3, -1, 'Shelf'],
      ['shuffled', 1, 4, -1, ''],
      ['shuffled', 2, 8, -1, ''],
      ['shuffled', -1, 30, -1, ''],
      ['draw', 0, 7, -1, ''],
      ['draw', 2, 7, -1, ''],
      ['draw', 1, 4, -1, ''],
      ['turn', 0, 1, -1, ''],
    ]);
    // Nobody sees what is mixed.
    expect(events.filter(({ e }) => e === 'shuffled').flatMap(({ list }) => list)).toEqual([]);
  });

  test('has seven cards in each hand, as far as there are any, and a Drink on each pile', () => {
    expect(state.seats.map(({ hand, deck, drinkMe }) => [hand.length, deck.length, drinkMe.length])).toEqual([
      [7, 2, 1],
      [4, 0, 1],
      [7, 1, 1],
    ]);
    expect(state.drinkDeck).toHaveLength(27);
    expect(state).toMatchObject({ turn: 0, turns: 1, phase: 'discard' });
  });
});

describe('a table with more on it', () => {
  test('has a Bar Deck, of which 30 cards are in play', () => {
    const { state, before, events } = set({ players: ['A', 'B'], barDeck: true });
    const all = before.barDeck.length;
    expect([before.drinkDeck.length, state.barDeck.length, state.drinkDeck.length]).toEqual([
      0,
      all - 30,
      28,
    ]);
    // The whole of it is shuffled, and that is not told.
    expect(events.filter(({ e, seat }) => e === 'shuffled' && seat < 0)).toEqual([]);
  });

  test('has Events, the Sea before the Dungeon, each with its Progress Counters', () => {
    // proves: rdi6.dungeon-sea.order
    const [dungeon] = own.cast.eventDecks!.filter(({ kind }) => kind === 'dungeon');
    const sea: EventDeckDef = { ...dungeon, kind: 'sea', title: 'Sea', counters: 7, countersBeside: 4 };
    const both = createInn({ ...own.cast, characters: people, eventDecks: [dungeon, sea, sea] });
    const decks = (setup: Partial<InnSetup>): unknown[] =>
      both
        .content({ players: ['A', 'B'], ...setup })
        .eventDecks.map(({ kind, counters, cards }) => [kind, counters, cards.length]);
    const { counters, countersBeside } = dungeon;
    const cards = dungeon.cards.reduce((sum, { copies }) => sum + copies, 0);
    expect(decks({ dungeonEvents: true })).toEqual([['dungeon', counters, cards]]);
    // What others bring is shuffled into it.
    expect(decks({ seaEvents: true })).toEqual([['sea', 7, 2 * cards]]);
    expect(decks({ dungeonEvents: true, seaEvents: true })).toEqual([
      ['sea', 4, 2 * cards],
      ['dungeon', countersBeside, cards],
    ]);
    expect(decks({ dungeonEvents: 3, seaEvents: 0 })).toEqual([
      ['sea', 0, 2 * cards],
      ['dungeon', 3, cards],
    ]);
    for (const wrong of [-1, 1.5])
      expect(() => decks({ dungeonEvents: wrong })).toThrow('a whole number of Progress Counters');
    expect(() => house.content({ players: ['A', 'B'], seaEvents: true })).toThrow('no deck of sea Events');
  });

  test('has the Prizes that were named, each once', () => {
    const [one, two] = own.cast.prizes!.map(({ key }) => key);
    const prizes = (...keys: string[]): number | undefined =>
      house.create({ players: ['A', 'B'], prizes: keys }).prizes?.inn.length;
    expect([prizes(one, two), prizes(one), prizes()]).toEqual([2, 1, undefined]);
    expect(() => prizes(one, one)).toThrow('is named twice');
    expect(() => prizes('x')).toThrow('No Prize has the key "x"');
  });
});

describe('the Drinks', () => {
  const keys = (setup: InnSetup): string => {
    const { drinks, defs } = house.content(setup);
    return drinks.map((id) => defs[id].key).join();
  };
  const deckOf = (book: string): string => keys({ players: ['A', 'B'], drinks: book });

  test('are those of most of the characters, or of who sits first', () => {
    // proves: house.713-whose-drinks
    expect(keys({ players: ['A', 'B', 'C'] })).toBe(deckOf('rdi9'));
    expect(keys({ players: ['B', 'A', 'C'] })).toBe(deckOf('rdi9'));
    expect(keys({ players: ['B', 'A'] })).toBe(deckOf('rdi6'));
    expect(keys({ players: ['A', 'B'] })).toBe(deckOf('rdi9'));
    expect(deckOf('rdi6')).not.toBe(deckOf('rdi9'));
  });
});

test('cards can be numbered as they once were', () => {
  const setup: InnSetup = { players: ['B', 'C'], drinks: 'rdi9' };
  const { defs } = house.content(setup);
  const numbering = ['test.veto', 'test.rag', 'test.rag', 'test.rag'];
  const renumbered = house.content({
    ...setup,
    numbering: [...numbering, ...defs.slice(4).map(({ key }) => key)],
  });
  expect(renumbered.defs.slice(0, 4).map(({ key }) => key)).toEqual(numbering);
  expect(renumbered.decks[0]).toEqual([0, 1, 2, 3]);
  expect(() => house.content({ ...setup, numbering: ['test.rag', 'test.gone'] })).toThrow('"test.gone"');
});

test('a name is found whichever way its letters are written', () => {
  expect(characterNamed(house.cast, 'b').name).toBe('B');
  expect(() => characterNamed(house.cast, 'Z')).toThrow('No character is called "Z". There are: A, B, C.');
});

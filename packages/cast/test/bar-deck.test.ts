import { answerAt, luckFrom, seatTable } from '@taproom/kernel';
import {
  checkCards,
  createInn,
  DRINKS_IN_PLAY,
  STEP,
  type CardDef,
  type InnSetup,
  type InnState,
} from '@taproom/inn';
import { random } from '@taproom/bots';
import { describe, expect, it } from 'vitest';
import { house } from '@taproom/house/own';

const { cast, inn } = house;

const everything = { barDeck: true, dungeonEvents: 1, prizes: cast.prizes?.map(({ key }) => key) };

const TABLES: readonly (readonly [string, InnSetup])[] = [
  ['everybody for themselves', { players: ['Sera', 'The Wench', 'Dale'], ...everything }],
  ['a team game', { players: ['Sera', 'Dale', 'Jett', 'Petra'], mode: 'two-headed-dragon', ...everything }],
  ['a Boss Battle', { players: ['Petra', 'Sera', 'Dale', 'Jett'], mode: 'boss-battle', ...everything }],
];

describe('the Bar Deck', () => {
  it('holds the Drink Decks of all books, and nothing that belongs elsewhere', () => {
    // proves: core.bar-deck.build, core.bar-deck.backs
    const { barDeck, drinkDeck, seats } = seatTable(inn, TABLES[0][1], 1).state;
    const all = cast.drinkDecks.flatMap(({ cards }) => cards).reduce((sum, { copies }) => sum + copies, 0);
    const out = seats.reduce((sum, at) => sum + at.drinkMe.length, 0);
    expect(barDeck.length + drinkDeck.length + out).toBe(all);
    expect(drinkDeck.length + out).toBe(DRINKS_IN_PLAY);
    const { defs, owner } = inn.content(TABLES[0][1]);
    for (const card of barDeck)
      expect([owner[card], defs[card].key.startsWith('drink.')]).toEqual([-1, true]);
  });

  it.each(TABLES)('goes together with Dungeon Events, Prizes and %s', (_, setup) => {
    const table = seatTable(inn, setup, 5);
    const luck = luckFrom(6);
    let decisions = 0;
    for (; inn.question(table.state).kind !== 'over' && decisions < 5000; decisions++) {
      answerAt(inn, table, random.inn({ answers: inn.answers(table.state, { bare: true }), luck }));
      checkCards(table.state, inn.content(table.state.setup));
    }
    expect(table.state.winners).not.toBeNull();
  });
});

describe('a Drink that splits itself and has a Chaser', () => {
  const bubbly: CardDef = {
    key: 'drink.test-bubbly',
    title: 'Bubbly',
    types: ['drink'],
    copies: 1,
    provenance: 'ours',
    uses: [],
    drink: {
      effects: [{ verb: 'alcohol', who: 'drinker', by: 2 }],
      chaser: true,
      selfSplit: true,
      noSplit: true,
    },
  };
  const game = createInn({ ...cast, drinks: [...cast.drinks, bubbly] });

  /** Sera is about to drink; her pile is given from the top. */
  function drinking(...keys: string[]): InnState {
    const drinkCards = [
      ...keys,
      ...Array.from({ length: DRINKS_IN_PLAY - keys.length }, () => 'drink.water'),
    ];
    const { state } = seatTable(game, { players: ['Sera', 'Jasper'], drinkCards }, 1);
    const { defs } = game.content(state.setup);
    const pool = [...state.drinkDeck, ...state.seats.flatMap((at) => at.drinkMe.splice(0))];
    for (const key of keys.toReversed())
      state.seats[0].drinkMe.push(
        ...pool.splice(
          pool.findIndex((card) => defs[card].key === key),
          1,
        ),
      );
    state.drinkDeck = pool;
    for (const at of state.seats) at.deck.push(...at.hand.splice(0));
    state.stack = [{ k: 'turn', step: STEP.drink, seat: 0, i: 0, done: [] }];
    state.ask = null;
    game.resume(state);
    return state;
  }

  it('is mixed first and then split, if it was the first card', () => {
    // proves: house.08-self-split-with-chaser
    const state = drinking('drink.test-bubbly', 'drink.wine');
    expect(game.question(state)).toMatchObject({ kind: 'choose', what: 'self-split', seat: 0 });
    game.apply(state, { seat: 0, do: 'choose', picks: [0] });
    expect(state.sides.map(({ alcohol }) => alcohol)).toEqual([2, 2]);
  });

  it('is not split if it came as a Chaser itself', () => {
    const state = drinking('drink.wine-chaser', 'drink.test-bubbly', 'drink.wine');
    expect(state.sides.map(({ alcohol }) => alcohol)).toEqual([6, 0]);
  });
});

/** What a gambling game looks like on the page, and what can be chosen where. */
import { describe, expect, it } from 'vitest';
import {
  cardName,
  fullDeck,
  lookOf as lookInGame,
  parlour,
  payOut,
  potsOf,
  strengths,
  strongestOf as strongestInGame,
  WHEEL,
  type ParlourOption,
} from '@taproom/parlour';
import { NO_ORDERS, type PublicTable } from '@taproom/client';
import type { TableSnapshot } from '../src/link/table-link.ts';
import { askedOf } from '../src/table/answers/asked.ts';
import type { Desk } from '../src/table/table-store.ts';
import { askGambling } from '../src/parlour/asked.ts';
import { LEADERS, strengthOf, strongestOf } from '../src/parlour/boards/wheel-strength.ts';
import { lookOf } from '../src/parlour/cards.ts';
import { potsPaid } from '../src/parlour/pots-paid.ts';
import { optionOfDie, optionOfPlace, optionsOfCard } from '../src/parlour/options.ts';
import { words } from '../src/words/parlour.ts';

const DESK: Desk = {
  intent: null,
  marks: [],
  sending: false,
  trouble: '',
  troubleRules: [],
  behind: null,
  why: null,
  held: -1,
  zoom: -1,
  matOpen: -1,
  pointed: -1,
  takenBack: false,
};

/** What Ann, in the first seat, is asked with this question, having marked or taken up something. */
function asked(question: object, desk: Partial<Desk> = {}) {
  const state = parlour.create({ game: 'threes', players: ['Ann', 'Bob'], mode: 'betting' });
  const snapshot: TableSnapshot = {
    connection: 'open',
    gone: null,
    table: { status: 'playing', seats: [{ name: 'Ann' }, { name: 'Bob' }] } as unknown as PublicTable,
    own: {
      seat: 0,
      sees: {},
      question: { seat: 0, ...question } as never,
      choices: [],
      many: null,
      declared: null,
      orders: NO_ORDERS,
    },
    view: null,
    gambling: { game: parlour.view(state, 0), evening: null },
    faces: null,
    story: [],
    chat: [],
    clock: null,
    takenBack: 0,
  };
  return askedOf(snapshot, { ...DESK, ...desk }, askGambling);
}

const choose = (what: string, options: readonly ParlourOption[], min: number, max: number) => ({
  kind: 'choose',
  what,
  options,
  min,
  max,
});

describe('a playing card', () => {
  it.each(fullDeck(true))('%i looks as the games know it', (card) => {
    const { number, rank, colour, animal } = lookOf(card);
    const known = lookInGame(card);
    expect([number, rank, colour, animal]).toEqual([
      known.number,
      known.picture,
      known.colour,
      known.animal ?? '',
    ]);
    expect(animal === '' ? `Dragon/${colour}` : `${rank}/${animal}`).toBe(
      animal === '' ? cardName(card).toLowerCase().replace('dragon', 'Dragon') : cardName(card),
    );
  });
});

describe('the big button', () => {
  const bet = { kind: 'bet', current: 4, mine: 1, least: 8, most: 100 };

  it('says how little and how much may be bet, and why', () => {
    expect(words.limits(8, 100, 4, 4)).toBe('8 at least, 4 more than the bet; 100 is all you have.');
    expect(words.limits(1, 99, 0, 1)).toBe('1 at least; 99 is all you have.');
    expect(words.limits(13, 13, 10, 10)).toMatch(/13 in all.*all in or nothing/);
  });

  it('stays in for what it costs', () => {
    expect(asked(bet).primary).toEqual({ do: 'answer', answer: { do: 'call' }, label: 'Call 3' });
    expect(asked({ ...bet, mine: 4 }).primary).toMatchObject({ answer: { do: 'check' } });
    expect(asked({ ...bet, most: 3 }).primary).toMatchObject({ label: 'Call 2 (all in)' });
  });

  it('chooses nothing only where that is allowed, and counts', () => {
    const options = [{ card: 1 }, { card: 2 }, { card: 3 }];
    const exchange = choose('exchange', options, 0, 2);
    expect(asked(exchange).primary).toMatchObject({ label: 'Keep all', answer: { picks: [] } });
    expect(asked(exchange, { marks: [0, 2] }).primary).toMatchObject({
      label: 'Exchange 2 cards',
      answer: { do: 'choose', picks: [0, 2] },
    });
    const scouts = choose('scouts', options, 2, 2);
    expect(asked(scouts).primary).toMatchObject({ do: 'nothing' });
    expect(asked(scouts, { marks: [1] }).primary).toMatchObject({ do: 'nothing', label: 'Choose 1 more' });
    expect(asked(scouts, { marks: [1, 2] }).primary).toMatchObject({ answer: { picks: [1, 2] } });
  });

  it('waits while a card is held, until it has a place', () => {
    const place = choose(
      'place',
      [
        { card: 5, place: 6 },
        { card: 5, place: 7 },
      ],
      1,
      1,
    );
    expect(asked(place, { held: 5 }).primary).toMatchObject({ do: 'nothing' });
  });

  it('offers the ordinary word, where there is one', () => {
    const turn = choose('turn', [{ word: 'roll' }, { word: 'leave' }], 1, 1);
    expect(asked(turn).primary).toMatchObject({ answer: { do: 'choose', picks: [0] } });
  });
});

describe('what can be touched', () => {
  it('is a card with its options', () => {
    const all = asked(
      choose(
        'play',
        [
          { card: 5, place: 1 },
          { card: 5, place: 4 },
          { card: 9, place: 1 },
        ],
        1,
        1,
      ),
    );
    expect(optionsOfCard(all, 5)).toEqual([0, 1]);
    expect(optionsOfCard(all, 7)).toEqual([]);
    expect(optionOfPlace(all, 5, 4)).toBe(1);
    expect(optionOfPlace(all, 9, 4)).toBe(-1);
  });

  it('is each die by itself where each has an option, and all that show the same together where not', () => {
    const dice = [3, 5, 3];
    const each = asked(choose('assign', [{ die: 3 }, { die: 3 }], 0, 2));
    expect(dice.map((_, at) => optionOfDie(each, dice, at))).toEqual([0, -1, 1]);
    const together = asked(choose('keep', [{ die: 3 }, { die: 5 }], 1, 1));
    expect(dice.map((_, at) => optionOfDie(together, dice, at))).toEqual([0, 1, 0]);
    const after = asked(
      choose('exchange-or-reroll', [{ card: 1 }, { die: 3 }, { die: 5 }, { die: 3 }], 0, 2),
    );
    expect(dice.map((_, at) => optionOfDie(after, dice, at))).toEqual([1, 2, 3]);
  });
});

describe('The Wheel', () => {
  it('counts its Leaders as the game does', () => {
    expect(LEADERS).toEqual(WHEEL);
    const deck = fullDeck(true);
    // A card goes anywhere here: what counts is the counting.
    for (let round = 1; round <= 40; round++) {
      const spokes = [[], [], [], [], [], []] as number[][];
      for (let i = 0; i < round; i++)
        spokes[1 + ((i * round) % 5)].push(deck[(i * 37 + round * 11) % deck.length]);
      const known = strengths(spokes);
      for (const leader of LEADERS) expect(strengthOf(spokes[leader], leader)).toBe(known[leader]);
      expect(strongestOf((leader) => spokes[leader])).toBe(strongestInGame(known));
    }
    expect(strongestOf(() => [])).toBe(-1);
  });
});

describe('the pots of a game that is over', () => {
  const FOLDED = [false, false, false, true];
  /** Everybody had 100 before the game, and was last seen before any of the bets. */
  const paid = (stakes: readonly number[], places: readonly number[], carried = 0) => {
    const { won } = payOut(potsOf(stakes, FOLDED, carried), places);
    const scores = places.map((place, seat) => (FOLDED[seat] ? null : 10 - place));
    const before = {
      carried,
      seats: stakes.map(() => ({ chips: 100, bet: 0, stake: 0 })),
    } as unknown as Parameters<typeof potsPaid>[0];
    const chips = stakes.map((stake, seat) => 100 - stake + won[seat]);
    return { before, chips, result: { places, scores, won, winners: [0] } };
  };

  it.each([
    { stakes: [10, 30, 50, 20], places: [1, 2, 3, 4], carried: 0 },
    { stakes: [50, 30, 50, 60], places: [1, 1, 3, 4], carried: 3 },
    { stakes: [20, 20, 20, 5], places: [2, 1, 3, 4], carried: 1 },
  ])('are found from what everybody has and won: $stakes', ({ stakes, places, carried }) => {
    const { before, chips, result } = paid(stakes, places, carried);
    expect(potsPaid(before, result, chips)).toEqual(potsOf(stakes, FOLDED, carried));
  });

  it('are not told where they would not explain what was won', () => {
    const { before, chips, result } = paid([10, 30, 50, 20], [1, 2, 3, 4]);
    expect(potsPaid(before, { ...result, places: [3, 2, 1, 4] }, chips)).toEqual([]);
  });
});

/** The deck runs out: the discards are shuffled and the same step goes on; where there are none, it goes on without. */
import { answerChance, CHANCE, luckFrom, type ChanceQuestion } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  cardName,
  parlour,
  undecidedCards,
  type ParlourEvent,
  type ParlourSetup,
  type ParlourState,
} from '../src/index.ts';
import { asked, cards, optionsOf, pick, ranks, setupFor, sitDown } from './dealing.ts';

const shares = { mode: 'shares', share: 1 } as const;

/** So many cards are left in the deck, and these on the discards; the others are out of the game. */
function leave(state: ParlourState, deck: number, discards: number[]): void {
  state.deck = state.deck.slice(state.deck.length - deck);
  state.discard = discards;
}

/** The discards are shuffled, and lie in the order in which they were discarded: the last is drawn first. */
function shuffle(state: ParlourState, size: number): ParlourEvent[] {
  // proves: gii.concepts.deck-exhausted
  expect(parlour.question(state)).toMatchObject({ seat: CHANCE, kind: 'shuffle', size });
  return parlour.apply(state, {
    seat: CHANCE,
    do: 'shuffle',
    order: Array.from({ length: size }, (_, i) => i),
  });
}

const names = (list: readonly number[]): string => list.map(cardName).join(' ');

describe('an exchange', () => {
  const table = (): ParlourState => sitDown(setupFor('kings-council', 2, shares), ranks('WLBMRWLBMRM'));

  it('draws the rest from the shuffled discards, and tells of all at once', () => {
    const state = table();
    leave(state, 1, cards('Rogue/Owl', 'Rogue/Hare'));
    const [top] = state.deck;
    pick(state, ...optionsOf(state).slice(0, 2));
    // What was just discarded is among them.
    const events = shuffle(state, 4);
    expect(events.filter(({ e }) => e === 'deal')).toMatchObject([{ seat: 0, n: 2, known: 1 }]);
    expect(state.seats[0].cards.hand).toHaveLength(5);
    expect(state.seats[0].cards.hand[3]).toBe(top);
    expect(state.discard).toEqual([]);
    expect(state.deck).toHaveLength(3);
    expect(asked(state)).toMatchObject({ seat: 1, what: 'exchange' });
  });

  it('of nothing draws nothing, and tells of no cards', () => {
    const state = table();
    const events = pick(state);
    expect(events.map(({ e }) => e)).toEqual(['exchange']);
    expect(state.seats[0].cards.hand).toHaveLength(5);
  });
});

describe('a deal', () => {
  it('goes on after the shuffle, with the same player', () => {
    const state = sitDown(setupFor('city-square', 2, shares));
    leave(state, 4, cards('Rogue/Owl', 'Rogue/Owl', 'Rogue/Owl'));
    const dealt = state.deck.toReversed();
    for (let n = 0; n < 6; n++) {
      expect(asked(state).what).toBe('place');
      parlour.apply(state, { seat: asked(state).seat, do: 'choose', picks: [0] });
    }
    // Three for Ann; one for Ben, who gets the rest of his from the shuffled discards.
    expect(undecidedCards(state, parlour.defOf(state.setup))).not.toContain(dealt[3]);
    shuffle(state, 3);
    expect(state.seats[0].cards.hand).toEqual(dealt.slice(0, 3));
    expect(state.seats[1].cards.hand[0]).toBe(dealt[3]);
    expect(names(state.seats[1].cards.hand.slice(1))).toBe('Rogue/Owl Rogue/Owl');
  });

  it('leaves out whoever is no longer in the game', () => {
    const state = sitDown(setupFor('city-square', 3, shares));
    state.folded[1] = true;
    leave(state, 4, cards('Rogue/Owl', 'Rogue/Owl', 'Rogue/Owl'));
    const [hand, dealt] = [state.seats[1].cards.hand.slice(), state.deck.toReversed()];
    for (let n = 0; n < 6; n++) parlour.apply(state, { seat: asked(state).seat, do: 'choose', picks: [0] });
    shuffle(state, 3);
    expect(state.seats[0].cards.hand).toEqual(dealt.slice(0, 3));
    expect(state.seats[1].cards.hand).toEqual(hand);
    expect(state.seats[2].cards.hand).toHaveLength(3);
    expect(state.deck).toHaveLength(1);
  });

  it('ends where there is nothing left', () => {
    const state = sitDown(setupFor('city-square', 2, shares));
    leave(state, 4, []);
    for (let n = 0; n < 6; n++) parlour.apply(state, { seat: asked(state).seat, do: 'choose', picks: [0] });
    expect(state.seats.map(({ cards: { hand } }) => hand.length)).toEqual([3, 1]);
    expect(asked(state)).toMatchObject({ seat: 0, what: 'place' });
  });
});

describe('cards for everybody', () => {
  it('are turned up one by one, over a shuffle, and as many as there are', () => {
    const war = (deck: number, discards: number[]): ParlourState => {
      const state = sitDown(setupFor('three-kingdoms', 2, shares), ranks('WLBMRWLBMRWLBMRRR'));
      pick(state);
      leave(state, deck, discards);
      pick(state);
      return state;
    };
    const shuffled = war(1, cards('Lady/Owl', 'Lady/Hare'));
    shuffle(shuffled, 2);
    expect(shuffled.common.cards.war).toHaveLength(5);
    expect(shuffled.deck).toHaveLength(1);
    const short = war(1, []);
    expect(short.common.cards.war).toHaveLength(4);
    expect(asked(short)).toMatchObject({ seat: 0, what: 'exchange' });
  });

  it('crown the first that is no Dragon', () => {
    const setup = setupFor('kings-council', 2, { ...shares, variants: ['dragons'] });
    const state = parlour.create(setup);
    // Ten cards for the players, a Dragon, and the King below it.
    const [dragon, king] = cards('Dragon/Red', 'Lady/Owl');
    const rest = Array.from({ length: 93 }, (_, i) => i).filter((card) => card !== dragon && card !== king);
    parlour.apply(state, {
      seat: CHANCE,
      do: 'shuffle',
      order: [...rest.slice(10), king, dragon, ...rest.slice(0, 10)],
    });
    expect(state.common.cards.king).toEqual([king]);
    expect(state.discard).toEqual([dragon]);
  });
});

describe('a hit in Doublerogue', () => {
  const table = (discards: number[]): ParlourState => {
    const state = sitDown(setupFor('doublerogue', 2), ranks('MMMMMMLB'));
    leave(state, 0, discards);
    return state;
  };

  it('takes the shuffled discards, or nothing at all', () => {
    const state = table(cards('Bard/Owl'));
    pick(state, 'hit');
    shuffle(state, 1);
    expect(names(state.seats[0].cards.up.slice(1))).toBe('Bard/Owl');
    expect(asked(state).seat).toBe(1);
    const none = table([]);
    pick(none, 'hit');
    expect(none.seats[0].cards.up).toHaveLength(1);
    expect(asked(none).seat).toBe(1);
  });
});

describe('a job of Jack of All Trades', () => {
  it('is found in the shuffled discards', () => {
    const state = sitDown(setupFor('jack-of-all-trades', 2, shares), ranks('RRRR'));
    leave(state, 0, cards('Lady/Owl'));
    for (let seat = 0; seat < 2; seat++)
      parlour.apply(state, { seat: CHANCE, do: 'dice', values: [1, 1, 1, 1, 2] });
    shuffle(state, 1);
    expect(state.memory.jobs).toEqual([2]);
    expect(optionsOf(state)).toEqual(['2']);
  });
});

describe('an exchange of Rogues and Warriors', () => {
  const table = (more: Partial<ParlourSetup>): ParlourState =>
    sitDown(
      setupFor('rogues-and-warriors', 2, { ...shares, ...more }),
      cards('Lady/Wolf', 'Lady/Hawk', 'Bard/Wolf', 'Bard/Hawk', 'Rogue/Owl', 'Rogue/Hare'),
    );

  it('tells its player of the new card, and over a shuffle too', () => {
    const state = table({ variants: ['exchange'] });
    pick(state, 'Lady/Wolf');
    pick(state, 'Bard/Wolf');
    leave(state, 0, cards('Merchant/Owl'));
    pick(state, 'private');
    const events = shuffle(state, 2);
    expect(state.seats[0].cards).toEqual({ hand: cards('Lady/Hawk'), up: cards('Lady/Wolf') });
    expect(events.filter(({ e }) => e === 'deal')).toMatchObject([{ seat: 0, n: 1, known: 1, word: 'hand' }]);
    pick(state, 'private');
    expect(names(state.seats[1].cards.hand)).toBe('Merchant/Owl');
  });

  it('takes the discarded card back where there is no other', () => {
    const state = table({ variants: ['exchange'] });
    pick(state, 'Lady/Wolf');
    pick(state, 'Bard/Wolf');
    leave(state, 0, []);
    pick(state, 'private');
    shuffle(state, 1);
    expect(names(state.seats[0].cards.hand)).toBe('Lady/Hawk');
  });

  it('tells of a card for the brow when all have decided, and then all but its owner', () => {
    // proves: gii.rogues-and-warriors.rank-and-class.exchange-simultaneous
    const state = table({ variants: ['exchange', 'rank-and-class'] });
    const first = pick(state, 'public');
    expect(first.filter(({ e }) => e === 'deal')).toEqual([]);
    expect(state.seats[0].cards).toMatchObject({ brow: [], drawn: cards('Rogue/Owl') });
    for (const viewer of [0, 1, -2])
      expect(parlour.view(state, viewer).seats[0].zones.drawn.cards).toBeNull();
    const second = pick(state);
    expect(second.filter(({ e }) => e === 'deal')).toMatchObject([{ seat: 0, n: 1, word: 'brow' }]);
    expect(state.seats[0].cards).toMatchObject({ brow: cards('Rogue/Owl'), drawn: [] });
  });
});

describe('a Stock in Streets of Greyport', () => {
  it('shuffles what lies open in the middle, and takes what there is', () => {
    const state = sitDown(setupFor('streets-of-greyport', 2, shares), ranks('WLB'));
    leave(state, 2, []);
    state.common.cards.discards = cards('Bard/Owl');
    pick(state, 'stock');
    shuffle(state, 1);
    expect(state.common.cards.discards).toEqual([]);
    expect(state.seats[0].cards.hand).toHaveLength(3);
    const short = sitDown(setupFor('streets-of-greyport', 2, shares), ranks('WLB'));
    leave(short, 2, []);
    pick(short, 'stock');
    expect(asked(short)).toMatchObject({ what: 'load' });
    expect(short.seats[0].cards.hand).toHaveLength(2);
  });
});

describe('a deck of which no more is decided than was needed', () => {
  const luck = luckFrom(3);
  const begin = (game: string): ParlourState => {
    const state = parlour.create(setupFor(game, 2, shares));
    parlour.apply(state, answerChance(luck, parlour.question(state) as ChanceQuestion));
    return state;
  };

  it('is counted whole, and asked for more when somebody draws', () => {
    const state = begin('den-of-thieves');
    expect(state).toMatchObject({ deck: [], undecided: 76 });
    expect(parlour.view(state, 0).deck).toBe(76);
    pick(state, ...optionsOf(state).slice(0, 2));
    expect(parlour.question(state)).toEqual({ seat: CHANCE, kind: 'shuffle', size: 76, first: 2 });
    // Numbered are the cards that lie nowhere, those just thrown away not among them.
    const [lowest, next] = undecidedCards(state, parlour.defOf(state.setup));
    parlour.apply(state, { seat: CHANCE, do: 'shuffle', order: [1, 0] });
    expect(state.seats[0].cards.hand.slice(-2)).toEqual([lowest, next]);
    expect(state).toMatchObject({ deck: [], undecided: 74 });
  });

  it('may be told further than it was asked for', () => {
    const state = begin('den-of-thieves');
    pick(state, ...optionsOf(state).slice(0, 1));
    parlour.apply(state, { seat: CHANCE, do: 'shuffle', order: [5, 4, 3] });
    expect(state).toMatchObject({ undecided: 73 });
    expect(state.deck).toHaveLength(2);
    expect(parlour.view(state, 1).deck).toBe(75);
  });
});

describe('chance', () => {
  it.each<[game: string, cards: number, more?: Partial<ParlourSetup>]>([
    ['delve', 14],
    ['den-of-thieves', 14],
    ['dragon-hunt', 10],
    // The King, and what the three wars take.
    ['kings-council', 11],
    ['three-kingdoms', 20],
    ['spy-network', 14],
    ['rogues-and-warriors', 4],
    ['threes', 0],
    ['jack-of-all-trades', 0],
    ['doublerogue', 8],
    ['dragon-hordes', 2],
    ['city-square', 24],
    // Three of the Clock.
    ['the-wheel', 17],
    ['heroes-plunder', 32, shares],
    ['streets-of-greyport', 0, shares],
  ])('is asked at the beginning for all that %s takes off the deck for certain', (game, first, more) => {
    const state = parlour.create(setupFor(game, 2, more));
    expect(parlour.question(state)).toEqual({ seat: CHANCE, kind: 'shuffle', size: 90, first });
  });

  it('is asked for one card more where one is turned up', () => {
    const state = parlour.create(setupFor('dragon-hordes', 2));
    parlour.apply(state, { seat: CHANCE, do: 'shuffle', order: [0, 1] });
    pick(state, 'roll');
    parlour.apply(state, { seat: CHANCE, do: 'dice', values: [2, 3] });
    parlour.apply(state, { seat: 0, do: 'choose', picks: [0] });
    expect(parlour.question(state)).toEqual({ seat: CHANCE, kind: 'shuffle', size: 88, first: 1 });
  });
});

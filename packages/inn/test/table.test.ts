import { describe, expect, it } from 'vitest';
import { answerAt, answerChance, luckFrom, replay, seatTable, SPECTATOR } from '@taproom/kernel';
import { createInn, inContention, startingGold, type Answer, type PlayAnswer } from '@taproom/inn';
import { house } from '@taproom/house/own';
import { random } from '@taproom/bots';

const { inn } = house;

const players = ['Sera', 'Jasper', 'Daareka', 'Ygella'];

function playOut(seed: number): { log: Answer[]; end: string } {
  const table = seatTable(inn, { players }, seed);
  const luck = luckFrom(seed + 1);
  while (inn.question(table.state).kind !== 'over') {
    const answers = inn.answers(table.state, { bare: true });
    answerAt(inn, table, random.inn({ answers, luck }));
  }
  return { log: table.log, end: JSON.stringify(table.state) };
}

describe('a table', () => {
  it('plays the same game from the same seed and answers, and from its log alone', () => {
    const first = playOut(11);
    expect(playOut(11).end).toBe(first.end);
    expect(playOut(12).end).not.toBe(first.end);
    expect(JSON.stringify(replay(inn, { players }, first.log))).toBe(first.end);
  });

  it('is set up as the books say', () => {
    // proves: core.setup.drink-discard, core.setup.shuffle-character-deck, core.setup.own-discard
    // proves: core.setup.inn, core.setup.fortitude, core.setup.alcohol, core.setup.drink-me-start
    // proves: core.setup.opening-hand, core.setup.gold-default, core.setup.gold-two-players, core.setup.gold-seven-plus
    // proves: core.setup.one-character, core.setup.drink-deck, core.setup.no-boss-cards
    const { state } = seatTable(inn, { players }, 1);
    expect(state.drinkDeck).toHaveLength(30 - players.length);
    expect(state.drinkDiscard).toEqual([]);
    expect(state.inn).toBeGreaterThan(0);
    for (const [seat, at] of state.seats.entries()) {
      expect(at.hand).toHaveLength(7);
      expect(at.deck).toHaveLength(33);
      expect(at.discard).toEqual([]);
      expect(at.drinkMe).toHaveLength(1);
      const own = new Set(inn.content(state.setup).decks[seat]);
      expect([...at.hand, ...at.deck].every((card) => own.has(card))).toBe(true);
      expect(state.sides[seat]).toEqual({ fortitude: 20, alcohol: 0, gold: 10, potions: 0, out: 0 });
    }
    expect([2, 3, 6, 7, 8].map(startingGold)).toEqual([8, 10, 10, 12, 12]);
    const other = seatTable(inn, { players }, 2).state;
    expect(other.seats[0].deck).not.toEqual(state.seats[0].deck);
    expect(other.drinkDeck).not.toEqual(state.drinkDeck);
  });
});

describe('a table before the first shuffle', () => {
  it('has nothing on it but decks, and an Inn with enough Gold', () => {
    // proves: core.setup.inn
    const prizes = house.cast.prizes!.slice(0, 2).map(({ key }) => key);
    const state = inn.create({ players, prizes, dungeonEvents: true, pubCrawl: true });
    expect(state).toMatchObject({
      turn: 0,
      turns: 0,
      plays: 0,
      phase: 'start',
      tracks: [],
      drinkDiscard: [],
      barDeck: [],
      tavern: -1,
      prizes: { bin: [], pot: [], won: -1 },
      inn: 50,
      minted: 0,
      pot: 0,
      gambling: null,
      roundAt: -1,
      winners: null,
    });
    expect(state.prizes!.inn).toHaveLength(2);
    for (const at of state.seats)
      expect(at).toMatchObject({
        hand: [],
        discard: [],
        drinkMe: [],
        play: [],
        plot: [],
        marks: {},
        used: [],
        spent: [],
        backAt: -1,
        openUntil: -1,
        actions: 0,
        shuns: false,
        held: false,
      });
    // What is only served from has no counters.
    const { countedDecks, eventDecks } = inn.content(state.setup);
    expect(eventDecks.slice(countedDecks).map(({ counters }) => counters)).toEqual(
      eventDecks.slice(countedDecks).map(() => 0),
    );
    expect(inn.create({ players }).prizes).toBeNull();
  });

  it('has every deck shuffled, the Drinks and the Events too', () => {
    // proves: core.setup.shuffle-character-deck
    const state = inn.create({ players: ['Sera', 'Warthorn'], dungeonEvents: true });
    const piles: string[] = [];
    for (let question = inn.question(state); question.kind === 'shuffle'; question = inn.question(state)) {
      const top = state.stack.at(-1)!;
      piles.push(top.k === 'shuffle' ? `${top.pile} ${top.cards.length}` : top.k);
      inn.apply(state, answerChance(luckFrom(1), question));
    }
    const { decks, sideDecks, drinks, eventDecks } = inn.content(state.setup);
    expect(piles).toEqual([
      `deck ${decks[0].length}`,
      `deck ${decks[1].length}`,
      ...sideDecks[1].map((side) => `side ${side.length}`),
      `drink ${drinks.length}`,
      `event ${eventDecks[0].cards.length}`,
    ]);
  });

  it('has hands of 1 to 20 cards', () => {
    for (const hands of [1, 20]) expect(inn.create({ players, hands }).setup.hands).toBe(hands);
    for (const hands of [0, 21, 1.5]) expect(() => inn.create({ players, hands })).toThrow('1 to 20 cards');
  });

  it('has Bosses only in a mode with Bosses', () => {
    const bosses = [2];
    expect(() => inn.create({ players, bosses })).toThrow('A Boss needs a mode with Bosses');
    expect(() => inn.create({ players, bosses, mode: 'two-headed-dragon' })).toThrow('Nobody is a Boss');
    for (const nowhere of [-1, 4, 0.5])
      expect(() => inn.create({ players, bosses: [nowhere], mode: 'boss-battle' })).toThrow(
        'There is no seat',
      );
    expect(inn.create({ players, bosses: [] }).sides).toHaveLength(4);
    expect(inn.create({ players, bosses: [], mode: 'two-headed-dragon' }).sides).toHaveLength(2);
  });

  it('numbers its cards as they were once numbered', () => {
    const keys = inn.content({ players }).defs.map(({ key }) => key);
    const [first] = inn.content({ players }).decks;
    const numbering = keys.with(0, keys[first.length - 1]).with(first.length - 1, keys[0]);
    expect(inn.content({ players, numbering }).defs.map(({ key }) => key)).toEqual(numbering);
    expect(() => inn.create({ players, numbering: keys.with(3, 'nobody.knows-it') })).toThrow(
      'The house has no card with the key "nobody.knows-it" there.',
    );
  });
});

describe('the drinks of a table', () => {
  it('are those of most of the characters’ books that have any; of several the first one’s', () => {
    // proves: house.713-whose-drinks
    const books = house.cast.drinkDecks.map(({ book }) => book);
    const [first, second, third] = books;
    const deckAt = (...of: string[]): string[] => {
      const characters = of.map((book, i) => ({ ...house.cast.characters[0], name: `P${i}`, book }));
      const other = createInn({ ...house.cast, characters });
      const { defs, drinks } = other.content({ players: characters.map(({ name }) => name) });
      return drinks.map((card) => defs[card].key).sort();
    };
    const deckOf = (book: string): string[] =>
      house.cast.drinkDecks
        .find((deck) => deck.book === book)!
        .cards.flatMap(({ key, copies }) => Array.from({ length: copies }, () => key))
        .sort();
    expect(deckAt('nowhere', 'elsewhere')).toEqual(deckOf(first));
    expect(deckAt('nowhere', third)).toEqual(deckOf(third));
    expect(deckAt(second, third)).toEqual(deckOf(second));
    expect(deckAt(second, third, third)).toEqual(deckOf(third));
    expect(deckAt('nowhere', 'nowhere', 'nowhere', second)).toEqual(deckOf(second));
  });

  const wines = (n: number): string[] => Array.from({ length: n }, () => 'drink.wine');

  it('are thirty, or a Bar Deck of any number from which thirty are counted off', () => {
    // proves: core.setup.more-than-30-drinks, core.bar-deck.build, core.bar-deck.deal-30, core.setup.first-player
    expect(() => inn.create({ players, drinkCards: wines(31) })).toThrow('Bar Deck');
    const { state } = seatTable(inn, { players, drinkCards: wines(70), barDeck: true }, 1);
    expect(state.drinkDeck).toHaveLength(30 - players.length);
    expect(state.barDeck).toHaveLength(40);
    const all = seatTable(inn, { players, barDeck: true }, 1).state;
    expect(all.barDeck.length + all.drinkDeck.length + players.length).toBe(
      inn.content(all.setup).drinks.length,
    );
    // Whoever the players name first begins: no rule chooses.
    expect(all.turn).toBe(0);
    expect(seatTable(inn, { players: players.toReversed() }, 1).state.turn).toBe(0);
  });

  it('are counted off again when they run out, through a shuffle of the discarded ones if need be', () => {
    // proves: core.bar-deck.refill, core.bar-deck.reshuffle
    const table = seatTable(inn, { players, drinkCards: wines(40), barDeck: true }, 1);
    const { state } = table;
    // All but one card of the Drink Deck have been drunk and lie on the discard pile.
    state.drinkDiscard = state.drinkDeck.splice(1);
    const gold = state.sides.map((side) => side.gold);
    const { turns } = state;
    while (state.turns === turns) {
      const { legal } = inn.answers(table.state, { bare: true });
      answerAt(inn, table, legal[0]);
    }
    expect(state.drinkDeck.length).toBeGreaterThan(20);
    expect(state.sides.map((side, seat) => gold[seat] - side.gold)).toEqual([1, 1, 1, 1]);
    expect(state.drinkDiscard.length).toBeLessThan(3);
  });
});

describe('a view', () => {
  it('shows one’s own hand, nobody else’s, and no card of any pile that nobody may look at', () => {
    // proves: core.setup.hand-hidden, core.setup.drink-me-unseen, core.setup.gold-public
    const { state } = seatTable(inn, { players }, 3);
    const view = inn.view(state, 1);
    expect(view.seats[1].hand).toEqual(state.seats[1].hand);
    expect(view.seats[0].hand).toBeNull();
    expect(view.seats.map((seat) => seat.gold)).toEqual([10, 10, 10, 10]);
    const shown = JSON.stringify(view);
    expect(shown).not.toContain('"drinkDeck":[');
    expect(view.seats.every((seat) => typeof seat.drinkMe === 'number')).toBe(true);
    expect(inn.view(state, SPECTATOR).seats.every((seat) => seat.hand === null)).toBe(true);
  });

  it('stays the same when everything is dealt anew that the seat cannot see', () => {
    const { state } = seatTable(inn, { players }, 4);
    const other = inn.imagine(state, 2, inn.memory(state.setup), luckFrom(9));
    expect(other.seats[0].hand).not.toEqual(state.seats[0].hand);
    expect(other.seats[2].hand).toEqual(state.seats[2].hand);
    expect(inn.view(other, 2)).toEqual(inn.view(state, 2));
  });
});

describe('contention', () => {
  it('puts Anytime before Sometimes, each in turn order from the active player', () => {
    // proves: core.cards.contention, core.timing.contention-take-back, core.timing.contention-anytime-first
    // proves: core.timing.contention-sometimes-second, core.ruling.poll-order
    const { state } = seatTable(inn, { players }, 5);
    const { defs, decks } = inn.content(state.setup);
    const cardOf = (seat: number, type: 'anytime' | 'sometimes'): number =>
      decks[seat].find((card) => defs[card].types.includes(type))!;
    const declare = (seat: number, type: 'anytime' | 'sometimes'): PlayAnswer => ({
      seat,
      do: 'play',
      card: cardOf(seat, type),
      use: 0,
      targets: [],
      drink: 0,
    });
    state.turn = 2;
    const declared = [
      declare(0, 'sometimes'),
      declare(1, 'anytime'),
      declare(2, 'sometimes'),
      declare(3, 'anytime'),
    ];
    const order = inContention(state, inn.content(state.setup), declared);
    expect(order.map((answer) => [answer.seat, defs[answer.card].types[0]])).toEqual([
      [3, 'anytime'],
      [1, 'anytime'],
      [2, 'sometimes'],
      [0, 'sometimes'],
    ]);
  });
});

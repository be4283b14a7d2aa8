import {
  cardText,
  createInn,
  STEP,
  type CardDef,
  type CharacterDef,
  type InnSetup,
  type InnState,
} from '@taproom/inn';
import { answerAt, seatTable } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import { drinkDecks, drinks } from '../src/drinks/index.ts';
import { house } from '@taproom/house/own';

const { inn } = house;

const byKey = new Map(drinks.map((def) => [def.key, def]));

/** A Drink's Alcohol Content for people of no special kind. */
function alcohol(def: CardDef): number {
  let sum = 0;
  for (const effect of def.drink?.effects ?? [])
    if (effect.verb === 'alcohol' && effect.only === undefined) sum += effect.by;
  return sum;
}

const count = (cards: readonly CardDef[], is: (def: CardDef) => boolean): number => cards.filter(is).length;

describe('the stock of the house', () => {
  it('has every Drink once, under a key and a title of its own', () => {
    expect(byKey.size).toBe(drinks.length);
    expect(new Set(drinks.map((def) => def.title)).size).toBe(drinks.length);
    for (const def of drinks) expect(def.key).toMatch(/^drink(\.[a-z]+(-[a-z]+)*)$/);
  });

  it.each(drinks.map((def) => [def.title, def] as const))('%s is a Drink or an Event, not both', (_, def) => {
    expect(def.types).toEqual([def.drink ? 'drink' : 'event']);
    expect(def.event === undefined).toBe(def.drink !== undefined);
    // Only what is kept can be used later; what an Event leads to nobody plays.
    if (!def.drink?.kept) expect(def.uses.filter(({ when }) => when.at !== 'called')).toEqual([]);
  });

  it('has a Chaser wherever the title says so, and in Something on the Rocks', () => {
    const silent = drinks.filter((def) => def.drink?.chaser && !def.title.endsWith(' with a Chaser'));
    expect(silent.map((def) => def.title)).toEqual(['Something on the Rocks']);
    for (const def of drinks) if (def.title.endsWith(' with a Chaser')) expect(def.drink?.chaser).toBe(true);
  });

  it('has no card split what its own text splits', () => {
    const shared = drinks.filter((def) => def.drink?.selfSplit);
    expect(shared.map((def) => def.title)).toEqual([
      'Mead',
      'Rice Wine',
      'Sauvignon Blech',
      'Fermented Orc Sweat',
    ]);
    for (const def of shared) expect(def.drink?.noSplit).toBe(true);
  });

  // The Drinks and Events of the worked examples, with their values there.
  it.each([
    ['light-ale', 1],
    ['light-ale-chaser', 1],
    ['dark-ale', 1],
    ['wine', 2],
    ['wine-chaser', 2],
    ['halfling-stout-chaser', 2],
    ['gnomish-inspirational-ale', 2],
    ['ale-of-intrigue', 2],
    ['elven-wine', 3],
    ['elven-wine-chaser', 3],
    ['mead', 3],
    ['rice-wine', 3],
    ['sauvignon-blech', 3],
    ['aged-dwarven-firewater', 3],
    ['dragon-breath-ale', 4],
    ['angel-tears', 0],
    ['tomato-juice', 0],
    ['coffee', -1],
    ['pot-of-tea', -1],
    ['old-fae-shioned', 4],
    ['elixir-of-alacrity', 2],
    ['drinking-contest', 0],
    ['round-on-the-house', 0],
    ['a-toast-to-villainy', 0],
    ['the-wench-dares-you', 0],
  ])('drink.%s has %i Alcohol Content', (key, value) => {
    expect(alcohol(byKey.get(`drink.${key}`)!)).toBe(value);
  });
});

describe('what is printed on a Drink', () => {
  it.each(drinks.map((def) => [def.title, def] as const))('%s reads well', (_, def) => {
    const lines = cardText(def);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatch(/^[A-Z].*[a-z0-9]\.$/);
      expect(line).not.toMatch(/undefined|NaN|\bnull\b| {2}|\.\.|-\d|\b0 Alcohol|\b1 cards/);
    }
    // A condition that the text leaves out would be a lie: whoever is spared must be told what they get instead.
    for (const { only, unless } of def.drink?.effects ?? []) {
      if (only) expect(lines.join(' ').toLowerCase()).toContain(`${only}: `);
      if (unless) expect(def.drink?.effects.some((effect) => effect.only === unless)).toBe(true);
    }
  });

  it.each([
    ['light-ale', ['Gain 1 Alcohol Content.']],
    ['wine-chaser', ['Gain 2 Alcohol Content.', 'Add a Chaser.']],
    ['something-on-the-rocks', ['Gain 2 Alcohol Content.', 'Add a Chaser.']],
    ['water', ['No effect.']],
    ['coffee', ['Lose 1 Alcohol Content.']],
    ['tomato-juice', ['Lose 2 Fortitude. Vampire: gain 2 Alcohol Content instead.']],
    ['troll-swill', ['Gain 1 Alcohol Content. Lose 1 Fortitude. Troll: gain 2 Alcohol Content instead.']],
    ['ale-of-intrigue', ['Gain 2 Alcohol Content. Draw 2 cards.']],
    ['you-break-it', ['Gain 1 Alcohol Content. Pay the Inn 1 Gold.']],
    [
      'discount-elixir-of-haggling',
      [
        'Gain 1 Alcohol Content.',
        'Keep this in front of you.',
        'While this lies in front of you, the Inn pays the first Gold of each of your payments.',
      ],
    ],
    [
      'the-monsters-kicked-open-the-door',
      [
        'Each player picks one, in turn order.',
        'Strike first: Discard 1 Action Card.',
        'Stand in the way: Lose 2 Fortitude.',
      ],
    ],
  ])('drink.%s', (key, lines) => {
    expect(cardText(byKey.get(`drink.${key}`)!)).toEqual(lines);
  });
});

describe('the drink decks', () => {
  it('are one for each book', () => {
    expect(drinkDecks.map((deck) => deck.book)).toEqual(['rdi5', 'rdi6', 'rdi7', 'rdi9']);
  });

  it('leave in the stock only what belongs to a tavern, to The Wench or to an older book', () => {
    // Book 6 tells of the Grog that it is from RDI 3.
    // proves: core.card.gamblers-grog.1
    const poured = new Set(drinkDecks.flatMap((deck) => deck.cards.map((card) => card.key)));
    const unused = drinks.filter((def) => !poured.has(def.key));
    expect(unused.map((def) => def.title)).toEqual([
      "Gambler's Grog",
      'Old Fae-shioned',
      'Elixir of Alacrity',
    ]);
  });

  it('have two Discount Elixirs of Haggling, both in the deck of book 6', () => {
    // proves: rdi6.card.discount-elixir-of-haggling.3
    const copies = drinkDecks.map(({ book, cards }) => [
      book,
      cards.find((card) => card.key === 'drink.discount-elixir-of-haggling')?.copies ?? 0,
    ]);
    expect(copies).toEqual([
      ['rdi5', 0],
      ['rdi6', 2],
      ['rdi7', 0],
      ['rdi9', 0],
    ]);
  });

  describe.each(drinkDecks.map((deck) => [deck.book, deck] as const))('%s', (_, deck) => {
    const cards = deck.cards.flatMap(({ key, copies }) =>
      Array.from({ length: copies }, () => byKey.get(key)!),
    );

    it('has 30 cards, all of them in the stock, each listed once', () => {
      for (const { key } of deck.cards) expect(byKey.has(key), key).toBe(true);
      expect(new Set(deck.cards.map((card) => card.key)).size).toBe(deck.cards.length);
      expect(cards).toHaveLength(30);
    });

    it('has the shape of a drink deck', () => {
      expect(count(cards, (def) => def.event !== undefined)).toBe(5);
      expect(count(cards, (def) => def.key === 'drink.drinking-contest')).toBe(2);
      const chasers = count(cards, (def) => def.drink?.chaser === true);
      expect(chasers).toBeGreaterThanOrEqual(4);
      // Book 7 alone names six different ones.
      expect(chasers).toBeLessThanOrEqual(deck.book === 'rdi7' ? 6 : 5);
      const total = cards.reduce((sum, def) => sum + alcohol(def), 0);
      expect(total).toBeGreaterThanOrEqual(34);
      expect(total).toBeLessThanOrEqual(46);
      const strongest = count(cards, (def) => alcohol(def) === 4);
      expect(strongest).toBeGreaterThanOrEqual(1);
      expect(strongest).toBeLessThanOrEqual(3);
    });
  });

  it.each([
    ['rdi5', 'rice-wine pot-of-tea gnomish-inspirational-ale round-on-the-house elven-wine-chaser'],
    [
      'rdi6',
      'a-toast-to-villainy the-wench-dares-you sauvignon-blech angel-tears dungeon-runoff tomato-juice coffee',
    ],
    [
      'rdi7',
      'mead fermented-orc-sweat ale-of-intrigue wizards-wine cask-aged-whiskey-chaser energy-brew-chaser',
    ],
    [
      'rdi7',
      'rough-remedy aged-dwarven-firewater halfling-stout-chaser dragon-breath-ale-chaser firewater-shots',
    ],
    [
      'rdi7',
      'coffee water pot-of-tea the-wench-dares-you round-on-the-house light-ale-chaser elven-wine-chaser',
    ],
    ['rdi9', 'something-on-the-rocks mead pot-of-tea wine-chaser light-ale-chaser round-on-the-house'],
  ])('%s has %s', (book, named) => {
    const deck = drinkDecks.find((d) => d.book === book)!;
    const keys = deck.cards.map((card) => card.key);
    for (const key of [
      'light-ale',
      'dark-ale',
      'wine',
      'elven-wine',
      'dragon-breath-ale',
      ...named.split(' '),
    ])
      expect(keys).toContain(`drink.${key}`);
  });

  it('drinks to villainy only where the villains are', () => {
    const keys = drinkDecks.find((deck) => deck.book === 'rdi6')!.cards.map((card) => card.key);
    expect(keys).not.toContain('drink.round-on-the-house');
  });
});

// proves: house.713-whose-drinks
describe('where nobody says which', () => {
  const bookAt = (setup: InnSetup): string => {
    const { defs, drinks: ids } = inn.content(setup);
    const count = (keys: readonly string[]): string => keys.toSorted().join();
    const served = count(ids.map((id) => defs[id].key));
    return drinkDecks.find(
      ({ cards }) =>
        count(cards.flatMap(({ key, copies }) => Array.from({ length: copies }, () => key))) === served,
    )!.book;
  };

  it('the Drinks are those of the book of most of the characters', () => {
    expect(bookAt({ players: ['Sera', 'Joran'] })).toBe('rdi5');
    expect(bookAt({ players: ['Vlazlo', 'Amundyr', 'Jett'] })).toBe('rdi6');
    expect(bookAt({ players: ['Jett', 'Jasper', 'Molly'] })).toBe('rdi7');
    expect(bookAt({ players: ['Sera', 'Dale', 'Jasper', 'Jett', 'Zakhan', 'Terci'] })).toBe('rdi9');
    expect(bookAt({ players: ['Sera', 'Joran'], drinks: 'rdi7' })).toBe('rdi7');
  });

  it('of several such books it is that of whoever sits first, and nobody’s seat does not count', () => {
    expect(bookAt({ players: ['Jasper', 'Sera'] })).toBe('rdi7');
    expect(bookAt({ players: ['Sera', 'Jasper'] })).toBe('rdi5');
    expect(bookAt({ players: ['Jett', 'Sera', 'Joran', 'Dale'] })).toBe('rdi9');
    const factions = ['Berserker', 'Spelunker'];
    expect(bookAt({ players: ['Otto', 'Sera', 'Dale'], factions })).toBe('rdi5');
    expect(bookAt({ players: ['Otto', 'Dale', 'Sera'], factions })).toBe('rdi9');
  });
});

describe('at the table', () => {
  const filler: CardDef = {
    key: 'guest.filler',
    title: 'Small talk',
    types: ['action'],
    copies: 20,
    provenance: 'ours',
    uses: [],
  };
  const split: CardDef = {
    key: 'guest.split',
    title: 'Half of this is yours',
    types: ['sometimes'],
    copies: 1,
    provenance: 'ours',
    uses: [
      {
        label: 'split it',
        when: { at: 'drink', whose: 'yours' },
        pick: { from: 'another', min: 1, max: 1 },
        effects: [{ verb: 'split-drink' }],
      },
    ],
  };
  const guest = (name: string, ...traits: string[]): CharacterDef => ({
    name,
    fullName: name,
    book: 'rdi9',
    traits,
    mugs: 1,
    pitch: 'Drinks what is put before them.',
    deck: [filler, split],
  });
  const inn = createInn({
    characters: [guest('Ann', 'human'), guest('Vlad', 'vampire'), guest('Grub', 'orc')],
    drinks,
    drinkDecks,
    procedures: {},
  });

  /**
   * Seat `seat` is about to reveal these Drinks from their pile; with `holding` they could split a Drink. In the Drink
   * Deck there is Water, `left` of it; the rest waits in somebody else's pile.
   */
  function pour(seat: number, keys: readonly string[], holding: boolean, left = 30 - keys.length) {
    const drinkCards = [...keys, ...Array.from({ length: 30 - keys.length }, () => 'water')];
    const setup = {
      players: ['Ann', 'Vlad', 'Grub'],
      drinkCards: drinkCards.map((key) => `drink.${key}`),
    };
    const table = seatTable(inn, setup, 1);
    const { state } = table;
    const { defs, drinks: ids } = inn.content(state.setup);
    state.drinkDeck = ids.slice(keys.length, keys.length + left);
    state.seats.forEach((at, s) => {
      const own = [...at.hand, ...at.deck];
      const talk = own.filter((card) => defs[card].key === filler.key);
      const splits = own.filter((card) => defs[card].key === split.key);
      at.drinkMe = s === seat ? ids.slice(0, keys.length).reverse() : [];
      if (s === (seat + 1) % 3) at.drinkMe = ids.slice(keys.length + left);
      at.hand = talk.slice(0, 6).concat(holding && s === seat ? splits : []);
      at.deck = talk.slice(6);
      at.discard = holding && s === seat ? [] : splits;
    });
    for (const side of state.sides) Object.assign(side, { fortitude: 15, alcohol: 5, gold: 10 });
    Object.assign(state, { turn: seat, phase: 'drink', ask: null });
    state.stack = [{ k: 'turn', i: 0, step: STEP.drink, seat, done: [] }];
    inn.resume(state);
    return table;
  }

  const drinkUp = (seat: number, ...keys: readonly string[]): InnState => pour(seat, keys, false).state;

  // proves: house.561-short-of-drinks
  it('ends a contest that nothing can decide', () => {
    const gold = (state: InnState): number[] => state.sides.map((side) => side.gold);
    // Water for everybody, again and again.
    expect(gold(drinkUp(0, 'drinking-contest'))).toEqual([10, 10, 10]);
    // One Water is all there is: everybody pays for new Drinks, and whoever reveals nothing is out of it.
    expect(gold(pour(0, ['drinking-contest'], false, 1).state)).toEqual([11, 8, 8]);
    // Nothing at all.
    expect(gold(pour(0, ['drinking-contest'], false, 0).state)).toEqual([10, 10, 10]);
  });

  /** Ann reveals a Drink and splits it. */
  function drinkHalf(key: string, partner: number): InnState {
    const table = pour(0, [key], true);
    const { legal } = inn.answers(table.state);
    const play = legal.find((answer) => answer.do === 'play' && answer.targets[0] === partner);
    answerAt(inn, table, play!);
    return table.state;
  }

  const numbers = (state: InnState): number[][] =>
    state.sides.map((side) => [side.fortitude - 15, side.alcohol - 5, side.gold - 10]);

  it('"Tomato Juice" is poison, but to a vampire a drink', () => {
    expect(numbers(drinkUp(0, 'tomato-juice'))[0]).toEqual([-2, 0, 0]);
    expect(numbers(drinkUp(1, 'tomato-juice'))[1]).toEqual([0, 2, 0]);
    expect(numbers(drinkUp(2, 'tomato-juice'))[2]).toEqual([-2, 0, 0]);
    expect(numbers(drinkUp(2, 'orcish-rotgut'))[2]).toEqual([0, 2, 0]);
  });

  it('a Drink may cost Gold or bring it', () => {
    expect(numbers(drinkUp(0, 'you-break-it'))[0]).toEqual([0, 1, -1]);
    expect(numbers(drinkUp(0, 'gamblers-grog'))[0]).toEqual([0, 2, 1]);
  });

  it('Halfling Stout with Dragon Breath Ale is a Drink of 6', () => {
    expect(numbers(drinkUp(0, 'halfling-stout-chaser', 'dragon-breath-ale'))[0]).toEqual([0, 6, 0]);
  });

  it('Something on the Rocks goes on, whatever its title says', () => {
    expect(numbers(drinkUp(0, 'something-on-the-rocks', 'coffee'))[0]).toEqual([0, 1, 0]);
  });

  it('Ale of Intrigue draws 2 cards', () => {
    expect(drinkUp(0, 'ale-of-intrigue').seats[0].hand).toHaveLength(8);
  });

  it('Rough Remedy split: 2 Alcohol Content and up to 3 discards for each', () => {
    const state = drinkHalf('rough-remedy', 1);
    expect(numbers(state).slice(0, 2)).toEqual([
      [0, 2, 0],
      [0, 2, 0],
    ]);
    expect(inn.question(state)).toMatchObject({ kind: 'choose', what: 'discard-to-heal', min: 0, max: 3 });
  });

  it('Old Fae-shioned and Elixir of Alacrity stay with the one who revealed them', () => {
    for (const [key, half] of [
      ['old-fae-shioned', 2],
      ['elixir-of-alacrity', 1],
    ] as const) {
      const state = drinkHalf(key, 2);
      expect(numbers(state).map(([, drunk]) => drunk)).toEqual([half, 0, half]);
      expect(state.seats.map((at) => at.play.length)).toEqual([1, 0, 0]);
    }
  });

  it('Mead and its kind are shared by their own text', () => {
    const shared = (key: string): number[][] => {
      const before = drinkUp(0, key);
      expect(inn.question(before)).toMatchObject({ kind: 'choose', what: 'self-split', min: 0, max: 1 });
      inn.apply(before, { seat: 0, do: 'choose', picks: [0] });
      return numbers(before).slice(0, 2);
    };
    const three = [
      [0, 2, 0],
      [0, 2, 0],
    ];
    expect(shared('mead')).toEqual(three);
    expect(shared('rice-wine')).toEqual(three);
    expect(shared('sauvignon-blech')).toEqual(three);
    expect(shared('fermented-orc-sweat')).toEqual([
      [-1, 1, 0],
      [-1, 1, 0],
    ]);
  });

  it('no card splits what forbids it', () => {
    const asked = (key: string): string => inn.question(pour(0, [key], true).state).kind;
    expect(asked('wine')).toBe('respond');
    for (const key of ['rice-wine', 'mead', 'sauvignon-blech', 'gamblers-grog', 'aged-dwarven-firewater'])
      expect(asked(key), key).not.toBe('respond');
  });

  it('Firewater Shots! is one small Drink for everybody', () => {
    const state = drinkUp(0, 'firewater-shots');
    expect(numbers(state).map(([, drunk]) => drunk)).toEqual([2, 2, 2]);
    expect(state.drinkDiscard).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { checkCards } from '@taproom/inn';
import { evening } from '@taproom/parlour';
import { readGiven } from '../src/inn/given/table-keys.ts';
import { Desk } from '../src/inn/language/desk.ts';
import { readDocuments } from '../src/language/spot.ts';
import { layTable } from '../src/inn/inn-game.ts';
import { playStocked as play } from './play.ts';
import { stockedInn as inn } from './stocked-inn.ts';

describe('tokens', () => {
  const players = 'Amundyr, Jett, Dale';

  it('are set and read by their names', () => {
    const given = 'phase: action, Jett: { tokens: { momentum: 2 } }';
    expect(play({ players, given, facts: 'Jett: { tokens: { momentum: 2, scarabs: 0 } }' })).toBe('ok');
    expect(play({ players, given, facts: 'Jett: { tokens: { momentum: 3 } }' })).toMatch(
      /Jett: tokens: expected 3 momentum, but it is 2 momentum/,
    );
  });

  it('that lie with others are missing from their owner’s supply', () => {
    const given =
      'phase: action, Jett: { tokens: { scarabs: 2 } }, Dale: { tokens: { scarabs: 1 } }, Amundyr: { hand: [Take my pets] }';
    const when = ['Amundyr plays "Take my pets" on Jett'];
    expect(
      play({
        players,
        given,
        when: ['check: { Amundyr: { tokens: { scarabs: 9 } } }', ...when],
        facts: 'Amundyr: { tokens: { scarabs: 7 } }, Jett: { tokens: { scarabs: 4 } }',
      }),
    ).toBe('ok');
    const own = 'Jett: { tokens: { scarabs: 2 } }, Amundyr: { tokens: { scarabs: 3 } }';
    expect(play({ players, given: own, facts: own })).toBe('ok');
  });

  it.each([
    ['Jett: { tokens: { joy: 1 } }', /`tokens` has no key "joy"; it may have: momentum, scarabs/],
    ['Jett: { tokens: { salve: 1 } }', /salve is not at this table; there are: momentum, scarabs/],
    ['Jett: { tokens: { momentum: 6 } }', /momentum must be 0 to 5, not 6/],
    ['Jett: { tokens: { scarabs: 7 } }, Dale: { tokens: { scarabs: 6 } }', /there are only 12 scarabs/],
  ])('refuse %s', (given, message) => {
    expect(play({ players, given })).toMatch(message);
  });
});

describe('side decks', () => {
  const players = 'Zakhan, Dale, Jett';

  it('are laid from the top and read like the Drink Deck', () => {
    const given = 'phase: order, storyDeck: [The tale of the king], mushroomDeck: [Bluefoot, Pixie cap, end]';
    const facts =
      'storyDeck: [The tale of the king, The tale of the goat], mushroomDeck: [Bluefoot, Pixie cap], wolfDeck: 2';
    expect(play({ players, given, facts })).toBe('ok');
    expect(play({ players, given, facts: 'mushroomDeck: 2' })).toBe('ok');
    expect(play({ players, given, facts: 'mushroomDeck: [Pixie cap]' })).toMatch(
      /mushroomDeck: expected \[Pixie cap\], but it is \[Bluefoot\]/,
    );
  });

  it('lend their cards to hands, decks and piles', () => {
    const given =
      'phase: drink, Zakhan: { hand: [Howl], deck: [Howl], drinkMe: [Barrel-aged bitter, Wine] }, specialReserve: [end]';
    const facts = 'Zakhan: { hand: [Howl], alcohol: 4, drinkMe: [Wine] }, wolfDeck: 0, specialReserve: 0';
    expect(play({ players, given, facts })).toBe('ok');
  });

  it.each([
    ['stableDeck: [A]', /stableDeck is not at this table/],
    ['storyDeck: [Howl]', /no card "Howl" among the cards of the storyDeck/],
    ['storyDeck: [The tale of the goat, The tale of the goat]', /the storyDeck has "The tale.*only once/],
    [
      'Zakhan: { deck: [The tale of the goat] }',
      /Zakhan's deck has no "The tale of the goat": it belongs to another/,
    ],
    ['bierDeck: []', /nor a key "bierDeck".*storyDeck, wolfDeck, specialReserve, mushroomDeck/],
    [
      'Zakhan: { drinkMe: [Barrel-aged bitter, Barrel-aged] }',
      /this table has "Barrel-aged bitter" only once/,
    ],
  ])('refuse %s', (given, message) => {
    expect(play({ players, given })).toMatch(message);
  });
});

describe('what lies in play', () => {
  it('may have steps', () => {
    const players = 'Dale, Jett';
    const given =
      'phase: action, Dale: { play: [{ The Evershroom: 2 }, Pixie cap, { Bluefoot: last }], hand: [] }';
    for (const list of [
      '[Pixie cap, Bluefoot, The Evershroom]',
      '[{ Bluefoot: 2 }, { The Evershroom: 2 }, { Pixie cap: last }]',
      '3',
    ])
      expect(play({ players, given, facts: `Dale: { play: ${list} }, mushroomDeck: 1` })).toBe('ok');
    expect(
      play({ players, given, facts: 'Dale: { play: [{ The Evershroom: 3 }, Pixie cap, Bluefoot] }' }),
    ).toMatch(
      /expected \[Bluefoot \| Pixie cap \| The Evershroom: 3\], but it is \[Bluefoot: 2 \| Pixie cap: 1 \| The Evershroom: 2\]/,
    );
    expect(play({ players, given, facts: 'Dale: { play: [Pixie cap] }' })).toMatch(/expected/);
  });

  it.each([
    ['[{ The Evershroom: 4 }]', /step of "The Evershroom" must be 1 to 3, not 4/],
    ['[{ The Evershroom: 0 }]', /must be 1 to 3, not 0/],
    ['[{ The Evershroom: high }]', /a step is a number or `last`/],
    ['[{ A hearty stew: last }]', /has no steps/],
    ['[The Evershroom, The Evershroom]', /this table has "The Evershroom" only once/],
    ['[Nonsense]', /no card "Nonsense" among the cards at this table/],
  ])('refuses %s', (list, message) => {
    expect(play({ players: 'Dale, Jett', given: `Dale: { play: ${list} }` })).toMatch(message);
  });

  it('may be a story of somebody else, or a drink that was kept', () => {
    const given = 'phase: action, Jett: { play: [The tale of the goat, Elixir of Warmth] }';
    expect(
      play({
        players: 'Jett, Zakhan',
        given,
        when: ['Jett plays "The tale of the goat"'],
        facts: 'Jett: { play: [Elixir of Warmth], gold: 10 }, storyDeck: 1',
      }),
    ).toBe('ok');
  });

  it('lies face down where somebody plots', () => {
    const given = 'phase: action, Petra: { play: [A long game, A bluff, A harmless trinket], fortitude: 10 }';
    expect(
      play({
        players: 'Petra, Jett',
        given,
        when: ['Petra uses "A long game"', 'Petra uses "A harmless trinket"'],
        facts: 'Petra: { play: [A bluff], fortitude: 13 }',
      }),
    ).toBe('ok');
  });

  it('has slots', () => {
    const players = 'Molly, Jett';
    const given = 'phase: order, Molly: { play: { enjoyingTheStay: Old Nag, aboutToLeave: Snowflake } }';
    const here = 'aboutToLeave: Snowflake, enjoyingTheStay: Old Nag';
    expect(play({ players, given, facts: `Molly: { play: { ${here} } }, stableDeck: 2` })).toBe('ok');
    expect(play({ players, given, facts: 'Molly: { play: [Old Nag, { Snowflake: 3 }] }' })).toBe('ok');
    expect(play({ players, given, facts: `Molly: { play: { ${here}, justGotHere: Thunderhoof } }` })).toMatch(
      /expected justGotHere: Thunderhoof, enjoyingTheStay: Old Nag, .* but it is justGotHere: empty/,
    );
  });

  it('stays as the set-up left it where nothing is said, and gives way to what is', () => {
    const players = 'Molly, Jett';
    expect(play({ players, facts: 'Molly: { play: 1 }, stableDeck: 3' })).toBe('ok');
    // One of the four lies in play: it changes places with the only one that isn't named.
    const given = 'phase: order, stableDeck: [Snowflake, Old Nag, Thunderhoof]';
    expect(
      play({
        players,
        given,
        facts:
          'Molly: { play: { justGotHere: Bert the Donkey } }, stableDeck: [Snowflake, Old Nag, Thunderhoof]',
      }),
    ).toBe('ok');
    expect(play({ players, given: 'Molly: { play: {} }', facts: 'Molly: { play: {} }, stableDeck: 4' })).toBe(
      'ok',
    );
  });
});

describe('a laid table', () => {
  const players = ['Zakhan', 'Dale', 'Warthorn', 'Petra', 'Molly', 'Terci'];

  it.each([
    ['nothing', ''],
    ['hands and decks', 'wolfDeck: [Howl, end], Zakhan: { hand: [The tale of the king, Howl], deck: [end] }'],
    ['things everywhere', 'Terci: { play: [The tale of the king, A bluff, Elixir of Warmth] }'],
    [
      'things in their places',
      'Petra: { play: [A bluff, A trap] }, Molly: { play: { aboutToLeave: Snowflake } }',
    ],
    ['drinks', 'Dale: { drinkMe: [Barrel-aged bitter, Wine] }, Molly: { play: [Elixir of Warmth] }'],
    ['a stable without its guest', 'stableDeck: [Bert the Donkey, Snowflake, Old Nag, Thunderhoof, end]'],
    ['guests elsewhere', 'Dale: { play: [Bert the Donkey, Snowflake, Old Nag] }'],
  ])('has every card once: %s', (_, given) => {
    const [document] = readDocuments(`given: { phase: action, ${given} }`);
    for (let seed = 1; seed <= 5; seed++) {
      const seating = { setup: { players }, players, seed };
      const content = inn.content(seating.setup);
      const drinks = content.drinks.map((card) => content.defs[card].key);
      const plan = readGiven(document.root.entries('')[0].value, new Desk(inn, content));
      const table = layTable(inn, evening, seating, drinks, plan);
      expect(() => checkCards(table.state, table.content)).not.toThrow();
      for (const { play: laid, plot, marks } of table.state.seats)
        for (const card of Object.keys(marks)) expect([...laid, ...plot]).toContain(Number(card));
    }
  });
});

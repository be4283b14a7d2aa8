/** A pack as the rules read it: what a file leaves out is filled in, and nothing of it is more than a guest's. */
import { base } from '@taproom/cast';
import {
  beginPack,
  cardOf,
  castOf,
  castWith,
  isPackFile,
  LIMITS,
  perhapsNotMeant,
  readPack,
  readPackText,
  type CardDef,
  type CardFile,
  type CharacterDef,
  type CharacterFile,
  type Pack,
  type PackFile,
  type UseFile,
} from '@taproom/inn';
import { describe, expect, test } from 'vitest';
import { mistakesOf } from './mistakes.ts';

const house = castOf([base]);
type Effect = UseFile['effects'][number];
/** What a file says; words and signs are filled in as it is read. */
const effect = (said: object): Effect => said as Effect;

const gains = effect({ verb: 'fortitude', who: 'you', by: 1 });
const drinkUp: UseFile = { label: 'drink up', when: { at: 'action' }, effects: [gains] };
const card = (title: string, more: Partial<CardFile> = {}): CardFile => ({
  title,
  copies: 10,
  types: ['action'],
  uses: [drinkUp],
  ...more,
});
const greta: CharacterFile = {
  name: 'Greta',
  fullName: 'Greta of the Cellar',
  pitch: 'Stacks barrels.',
  mugs: 1,
  deck: [
    card('This'),
    card('That'),
    card('Both'),
    card('Neither', { copies: 9 }),
    card('This', { copies: undefined }),
  ],
};
const cellar = (more: Partial<CharacterFile> = {}): PackFile => ({
  format: 1,
  name: 'cellar',
  title: 'The Cellar',
  characters: [{ ...greta, ...more }],
});
const read = (file: PackFile): Pack => {
  const { pack, mistakes } = readPack(JSON.parse(JSON.stringify(file)), house);
  expect(mistakes).toEqual([]);
  return pack!;
};
const readGreta = (more: Partial<CharacterFile> = {}): CharacterDef => read(cellar(more)).characters![0];

describe('a character of a pack', () => {
  test('has a key for each card, made of its title, and one copy unless it says more', () => {
    const { deck } = readGreta();
    expect(deck.map(({ key, copies, provenance }) => [key, copies, provenance])).toEqual([
      ['cellar.greta.this', 10, 'guest'],
      ['cellar.greta.that', 10, 'guest'],
      ['cellar.greta.both', 10, 'guest'],
      ['cellar.greta.neither', 9, 'guest'],
      ['cellar.greta.this-2', 1, 'guest'],
    ]);
  });

  test('numbers a third of the same title, too', () => {
    const deck = [...greta.deck.slice(0, 3), card('This', { copies: 5 }), card('This', { copies: 5 })];
    expect(
      readGreta({ deck })
        .deck.map(({ key }) => key)
        .slice(3),
    ).toEqual(['cellar.greta.this-2', 'cellar.greta.this-3']);
  });

  test('has nothing that its file does not say', () => {
    expect(readGreta()).toEqual({
      name: 'Greta',
      fullName: 'Greta of the Cellar',
      book: 'cellar',
      traits: [],
      mugs: 1,
      pitch: 'Stacks barrels.',
      hooks: {},
      effects: [],
      deck: expect.anything() as unknown,
    });
  });

  test('has all that its file says', () => {
    const said = {
      villain: true,
      traits: ['Orc'],
      extraGold: 2,
      mark: { sign: 'salve', colour: '#5a3216' },
      specials: [{ title: 'Cellar', text: 'It is cold.' }],
      temper: { spite: 2 },
    } as const;
    expect(readGreta(said)).toMatchObject(said);
  });

  test('begins with no tokens unless it says so, and calls them by their names', () => {
    const deck = [
      ...greta.deck.slice(0, 4),
      card('Brew', {
        copies: 1,
        uses: [
          {
            ...drinkUp,
            cost: { tokens: { hops: 1, malt: 2 } },
            effects: [
              effect({ verb: 'token', who: 'you', token: 'hops', by: 1 }),
              effect({ ...gains, scale: { token: 'malt', table: [0, 1] } }),
              effect({ verb: 'choose-token', tokens: ['malt', 'hops'] }),
            ],
          },
        ],
      }),
    ];
    const tokens = [
      { name: 'hops', max: 3 },
      {
        name: 'malt',
        words: { one: 'Grain of Malt', many: 'Grains of Malt' },
        start: 1,
        max: 2,
        sign: 'salve' as const,
      },
    ];
    const words = tokens[1].words;
    const { deck: cards, tokens: had } = readGreta({ tokens, deck });
    expect(had).toEqual([{ name: 'hops', start: 0, max: 3 }, tokens[1]]);
    expect(cards[4].uses[0]).toMatchObject({
      cost: {
        tokens: { hops: 1, malt: 2 },
        names: { hops: 'Hops', malt: words },
        signs: { hops: 'hops', malt: 'salve' },
      },
      effects: [
        { verb: 'token', name: 'Hops' },
        { verb: 'fortitude', scale: { token: 'malt', name: words, table: [0, 1] } },
        { verb: 'choose-token', sign: 'salve' },
      ],
    });
    expect(cards[4].uses[0].effects[0]).not.toHaveProperty('sign');
    expect(cards[4].uses[0].effects[1]).not.toHaveProperty('sign');
  });

  test('lets things happen by themselves as cards that lie nowhere and that nobody answers', () => {
    const { effects, hooks, tokens } = readGreta({
      tokens: [{ name: 'hops', max: 3, full: { title: 'It brews', effects: [gains] } }],
      moments: {
        turnStart: { title: 'A yawn', effects: [gains] },
        afterDrink: { title: 'A burp', effects: [gains] },
      },
      deck: [
        ...greta.deck.slice(0, 4),
        card('Hop', {
          copies: 1,
          uses: [{ ...drinkUp, effects: [effect({ verb: 'token', who: 'you', token: 'hops', by: 1 })] }],
        }),
      ],
    });
    expect(effects!.map(({ key, title, copies, noHitBack }) => [key, title, copies, noHitBack])).toEqual([
      ['cellar.greta.by-itself-it-brews', 'It brews', 1, true],
      ['cellar.greta.by-itself-a-yawn', 'A yawn', 1, true],
      ['cellar.greta.by-itself-a-burp', 'A burp', 1, true],
    ]);
    for (const { uses } of effects!) expect(uses).toMatchObject([{ when: { at: 'called' }, silent: true }]);
    expect(new Set([tokens![0].circle, hooks!.turnStart, hooks!.afterDrink]).size).toBe(3);
    expect(Object.keys(hooks!)).toEqual(['turnStart', 'afterDrink']);
  });

  test('has side decks whose cards come up unanswered', () => {
    const jar: CardFile = {
      title: 'Jar',
      types: [],
      uses: [{ label: 'pop', when: { at: 'called' }, effects: [gains] }],
    };
    const lid: CardFile = { title: 'Lid', types: [], uses: [{ ...drinkUp, from: 'play' }] };
    const fetch = card('Fetch', {
      copies: 1,
      uses: [{ ...drinkUp, effects: [effect({ verb: 'side-card', deck: 'shelf' })] }],
    });
    const sideDecks = [{ name: 'shelf', title: 'Shelf', card: 'Preserve', cards: [jar, lid] }];
    const { deck, sideDecks: had } = readGreta({ sideDecks, deck: [...greta.deck.slice(0, 4), fetch] });
    expect(had).toMatchObject([{ name: 'shelf', title: 'Shelf' }]);
    expect(had![0]).not.toHaveProperty('sign');
    expect(had![0].cards.map(({ uses }) => uses[0].silent === true)).toEqual([true, false]);
    expect(deck[4].uses[0]).toMatchObject({ effects: [{ verb: 'side-card', name: 'Preserve' }] });
    expect(deck[4].uses[0]).not.toHaveProperty('silent');
  });
});

describe('what else a pack brings', () => {
  test('are Drinks, one of each unless it says more, and Events among them', () => {
    const { drinks, drinkDecks } = read({
      format: 1,
      name: 'cellar',
      title: 'The Cellar',
      drinks: [
        { title: 'Beer', copies: 28, effects: [effect({ verb: 'alcohol', who: 'drinker', by: 1 })] as never },
        { title: 'Water', chaser: true, effects: [] },
        { title: 'A Dare', event: [{ verb: 'dare' }] },
      ],
    });
    expect(drinks).toMatchObject([
      { key: 'cellar.drink.beer', types: ['drink'], copies: 1, drink: { effects: [{ by: 1 }] } },
      { key: 'cellar.drink.water', drink: { chaser: true, effects: [] } },
      { key: 'cellar.drink.a-dare', types: ['event'], event: { effects: [{ verb: 'dare' }] } },
    ]);
    expect(drinks![2]).not.toHaveProperty('drink');
    expect(drinkDecks).toEqual([
      {
        book: 'cellar',
        cards: [
          { key: 'cellar.drink.beer', copies: 28 },
          { key: 'cellar.drink.water', copies: 1 },
          { key: 'cellar.drink.a-dare', copies: 1 },
        ],
      },
    ]);
  });

  test('are Prizes, which are used from where they lie', () => {
    const { prizes } = read({
      format: 1,
      name: 'cellar',
      title: 'The Cellar',
      prizes: [{ title: 'A Spoon', uses: [{ ...drinkUp, types: ['action'] }] }],
    });
    expect(prizes).toMatchObject([
      { key: 'cellar.prize.a-spoon', types: [], subtypes: ['Prize'], copies: 1, uses: [{ from: 'play' }] },
    ]);
  });

  test('are Events: a Round of Gambling is one more use, which they lead to in the end', () => {
    const brr = { label: 'brr', effects: [effect({ verb: 'fortitude', who: 'you', by: -1 })] };
    const hit = {
      label: 'hit',
      as: 'action' as const,
      effects: [effect({ verb: 'fortitude', who: 'target', by: -1 })],
    };
    const { eventDecks } = read({
      format: 1,
      name: 'cellar',
      title: 'The Cellar',
      events: [
        {
          title: 'Frost',
          level: 2,
          effects: [
            { verb: 'befall', use: 0 },
            { verb: 'befall', use: 1 },
          ],
          uses: [brr, hit],
          gambles: { ante: 2, blood: true },
        },
        { title: 'Dust', copies: 3, level: 1, effects: [], gambles: { ante: 1 } },
        { title: 'Damp', level: 4, effects: [{ verb: 'befall', use: 0 }], uses: [brr] },
      ],
    });
    expect(eventDecks).toMatchObject([{ kind: 'dungeon', counters: 2, countersBeside: 3 }]);
    const [frost, dust, damp] = eventDecks![0].cards;
    expect(frost).toMatchObject({ copies: 1, event: { kind: 'dungeon', level: 2, enacts: 2 } });
    expect(frost.uses.map(({ types }) => types)).toEqual([undefined, ['action'], undefined]);
    expect(frost.uses[2].effects).toEqual([{ verb: 'ante', n: 2, blood: true }, { verb: 'start-round' }]);
    expect(dust).toMatchObject({ copies: 3, event: { enacts: 0 } });
    expect(dust.uses[0].effects).toEqual([{ verb: 'ante', n: 1 }, { verb: 'start-round' }]);
    expect(damp.event).not.toHaveProperty('enacts');
    expect(damp.uses).toHaveLength(1);
  });
});

describe('a file', () => {
  test('that is only a character is told where it belongs', () => {
    const why = 'This is a character by itself; in a pack it stands in "characters": [ … ].';
    expect(mistakesOf(greta)).toEqual([why]);
    expect(mistakesOf({ ...cellar(), deck: [] })).not.toContain(why);
    expect(mistakesOf({ format: 1 })).not.toContain(why);
    expect(mistakesOf(null)).toEqual([
      'an object belongs here, not null.',
      'Whether it all fits together is looked at once that is mended.',
    ]);
  });

  test('is told 41 mistakes at most', () => {
    const bad = cellar({
      deck: Array.from({ length: LIMITS.cards }, (_, n) =>
        card(`Card ${n}`, { copies: 0, types: ['joke' as never] }),
      ),
    });
    expect(mistakesOf(bad)).toHaveLength(41 + 1);
  });

  test('is told its mistakes by title, in short where that is long', () => {
    const long = 'x'.repeat(61);
    const deck = [card(long, { copies: 11, uses: [] }), ...greta.deck.slice(1)];
    expect(readPack(cellar({ deck }), house).mistakes[0]).toBe(
      `characters[0].deck[0].copies (“${'x'.repeat(60)}”): a whole number from 1 to 10 belongs here, not 11.`,
    );
  });

  test('may be as long as is allowed, and no longer, also where it is no text', () => {
    const about = { ...cellar(), about: 'x' };
    const { length } = JSON.stringify(about);
    expect(
      readPackText(`${JSON.stringify(about)}${' '.repeat(LIMITS.text - length)}`, house).mistakes,
    ).toEqual([]);
    expect(
      readPackText(`${JSON.stringify(about)}${' '.repeat(LIMITS.text - length + 1)}`, house).pack,
    ).toBeNull();
    const words = Array.from({ length: 4 }, () => ({ title: 'x', text: 'x'.repeat(300) }));
    const people = Array.from({ length: 4 }, (_, n) => ({
      ...greta,
      name: `Greta ${'ABCD'[n]}`,
      specials: words,
      deck: Array.from({ length: 40 }, (_each, i) =>
        card(`${i} ${'x'.repeat(60)}`, {
          copies: 1,
          uses: Array.from({ length: 4 }, () => ({
            ...drinkUp,
            label: 'x'.repeat(40),
            effects: Array.from({ length: 6 }, () => gains),
          })),
        }),
      ),
    }));
    const [why] = mistakesOf({ ...cellar(), characters: people });
    expect(why).toMatch(/^The pack has \d{6} characters; more than 100000 are too many\.$/);
  });

  test('is known for a pack by its shape alone', () => {
    expect(isPackFile(JSON.parse(JSON.stringify(cellar({ deck: greta.deck.slice(1) }))))).toBe(true);
    expect(isPackFile({ ...cellar(), name: 'The Cellar' })).toBe(false);
  });

  test('gives each of its cards by itself, if that one can be read', () => {
    expect(cardOf(greta, greta.deck[0])).toMatchObject({ key: 'This', copies: 10 });
    expect(cardOf(greta, card('Odd', { copies: 0 }))).toBeNull();
  });

  test('stands beside two others at a table, and not three', () => {
    const pack = (name: string): PackFile => ({
      ...cellar({ name: `Greta ${name}` }),
      name: `cellar-${name.toLowerCase()}`,
    });
    const three = ['A', 'B', 'C'].map((name) => JSON.parse(JSON.stringify(pack(name))) as PackFile);
    expect(
      castWith(house, three)
        .characters.slice(-3)
        .map(({ name }) => name),
    ).toEqual(['Greta A', 'Greta B', 'Greta C']);
    expect(() => castWith(house, [...three, three[0]])).toThrow('A table has a list of at most 3 packs.');
    expect(() => castWith(house, 'cellar' as never)).toThrow('A table has a list of at most 3 packs.');
    expect(castWith(house, undefined)).toEqual(house);
  });
});

describe('a pack begun with somebody of the house', () => {
  const of = (name: string) =>
    beginPack(
      base.characters!.find((one) => one.name === name)!,
      'Tried Out',
    );
  const blows = (name: string): (number | undefined)[] =>
    of(name)
      .file.characters![0].deck.filter(({ title }) => title.startsWith('A blow like any other'))
      .map(({ copies }) => copies);

  test('is theirs where data can say all of it', () => {
    const { file, left, instead } = of('Sera');
    expect([left, instead]).toEqual([[], '']);
    expect(file).toMatchObject({ format: 1, name: 'tried-out', title: 'Tried Out' });
    const [begun] = file.characters!;
    expect(begun).toMatchObject({ name: 'Tried Out', fullName: 'Tried Out', mugs: 1 });
    for (const field of ['villain', 'tokens', 'sideDecks']) expect(begun).not.toHaveProperty(field);
  });

  test('has a plain blow for each card that cannot be said, and says so', () => {
    expect(of('Joran')).toMatchObject({
      left: ['“A pinch of newt gives it body!” (1): it cannot be said in a pack.'],
      instead: '1 × “A blow like any other”',
    });
    expect([blows('Sera'), blows('Joran')]).toEqual([[], [1]]);
    // No more than ten copies of a card.
    expect(blows('Vlazlo')).toEqual([10, 1]);
    expect(of('Vlazlo').instead).toBe('11 × “A blow like any other”');
    const titles = of('Vlazlo').file.characters![0].deck.slice(-2);
    expect(titles.map(({ title }) => title)).toEqual(['A blow like any other', 'A blow like any other (2)']);
  });

  test('leaves out a part of a card, and what happens by itself', () => {
    const { left, file } = of('Amundyr');
    expect(left).toContain('“Hungry hungry scarabs”: a part of it cannot be said in a pack.');
    expect(left).toContain('What happens by itself at moments of the turn.');
    expect(of('Joran').left).not.toContain('What happens by itself at moments of the turn.');
    const words = { one: 'Scarab', many: 'Scarabs' };
    expect(file.characters![0]).toMatchObject({
      villain: true,
      tokens: [{ name: 'scarabs', words, start: 12, max: 12 }],
    });
  });

  test('keeps a side deck as far as its cards can be said, and no card that wants one that is gone', () => {
    const [lizwick] = of('Lizwick').file.characters!;
    expect(lizwick.sideDecks).toMatchObject([{ name: 'itemDeck', title: 'Item Deck', card: 'Item' }]);
    expect(lizwick.sideDecks![0].cards).toHaveLength(17);
    expect(JSON.stringify(lizwick.deck)).toContain('"side-card"');
    const [dale] = of('Dale').file.characters!;
    expect(dale).not.toHaveProperty('sideDecks');
    expect(JSON.stringify(dale.deck)).not.toContain('"side-card"');
  });
});

describe('a pack begun with somebody who has more than a pack can say', () => {
  const begun = (more: Partial<CharacterDef>): CharacterFile =>
    beginPack({ ...base.characters![0], deck: [], ...more }, 'Tried').file.characters![0];
  const plain = (title: string, effects: readonly Effect[]): CardDef => ({
    key: `tried.${title}`,
    title,
    types: ['action'],
    copies: 1,
    provenance: 'ours',
    uses: [{ label: 'it', when: { at: 'action' }, effects }],
  });

  test('has tokens up to 20', () => {
    const tokens = [{ name: 'coins', start: 3, max: 30 }];
    expect(begun({ tokens }).tokens).toEqual([{ name: 'coins', start: 3, max: 20 }]);
  });

  test('is filled up to 40 cards, ten of a kind', () => {
    const copies = (deck: readonly CardDef[]): (number | undefined)[] =>
      begun({ deck }).deck.map((one) => one.copies);
    const draws = plain('Draws', [{ verb: 'draw', who: 'you', n: 1 }]);
    expect(copies([])).toEqual([10, 10, 10, 10]);
    expect(copies([{ ...draws, copies: 9 }])).toEqual([9, 10, 10, 10, 1]);
    expect(copies([{ ...draws, copies: 10 }])).toEqual([10, 10, 10, 10]);
  });
});

describe('a sound pack', () => {
  const idle = (more: Partial<CardDef>): string[] => {
    const lies = (at: Partial<CardDef>): CardDef => ({
      key: 'cellar.greta.shelf',
      title: 'Shelf',
      types: ['action'],
      copies: 1,
      provenance: 'guest',
      uses: [{ label: 'put up', when: { at: 'action' }, effects: [{ verb: 'enter-play' }] }],
      ...at,
    });
    const [{ deck, ...rest }] = read(cellar()).characters!;
    const character = { ...rest, deck: [...deck.slice(0, 4), lies(more)] };
    return perhapsNotMeant({ name: 'cellar', characters: [character] }).filter((said) =>
      said.includes('lies'),
    );
  };

  test('perhaps has a card that lies there and does nothing', () => {
    const why = ['“Shelf” lies in front of its player and does nothing there.'];
    expect(idle({})).toEqual(why);
    expect(idle({ passive: {} })).toEqual(why);
    expect(idle({ passive: { softens: 1 } })).toEqual([]);
    expect(idle({ wages: 1 })).toEqual([]);
    expect(idle({ due: { at: 'start', use: 0 } })).toEqual([]);
    const [putUp] = [
      { label: 'put up', when: { at: 'action' as const }, effects: [{ verb: 'enter-play' as const }] },
    ];
    expect(idle({ uses: [putUp, { ...drinkUp, from: 'play' }] })).toEqual([]);
    expect(idle({ uses: [drinkUp] })).toEqual([]);
  });
});

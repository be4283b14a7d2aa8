/** Packs of pure data: what may be said, how each mistake is told, and how much one may do at a table. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { base } from '@taproom/cast';
import { newPack } from '@taproom/cast/new-pack';
import {
  beginPack,
  broughtOf,
  castOf,
  castWith,
  createInn,
  LIMITS,
  packSchema,
  perhapsNotMeant,
  verbsTold,
  readPack,
  readPackText,
  type CardFile,
  type CharacterFile,
  type EventFile,
  type GamblingFile,
  type InnSetup,
  type PackFile,
  type PrizeFile,
} from '@taproom/inn';
import { answerAt, below, luckFrom, seatTable } from '@taproom/kernel';
import { parlour, type ParlourSetup } from '@taproom/parlour';
import { helpFor } from '@taproom/parlour/help';
import { describe, expect, test } from 'vitest';

const house = castOf([base]);
const kitchen = JSON.parse(
  readFileSync(new URL('../../../packs/kitchen.json', import.meta.url), 'utf8'),
) as PackFile;
const [bruna] = kitchen.characters!;

const mistakesOf = (value: unknown): readonly string[] => readPack(value, house).mistakes;
const withCharacter = (more: Partial<CharacterFile>): PackFile => ({
  ...kitchen,
  characters: [{ ...bruna, ...more }],
});
/** The first Action of hers in another form. */
const withCard = (more: Partial<CardFile>): PackFile =>
  withCharacter({ deck: bruna.deck.map((card, i) => (i === 6 ? { ...card, ...more } : card)) });
const [hit] = bruna.deck[6].uses;
const withPrize = (more: Partial<PrizeFile['uses'][number]>): PackFile => ({
  ...kitchen,
  prizes: [{ ...kitchen.prizes![0], uses: [{ ...kitchen.prizes![0].uses[0], ...more }] }],
});
const withEvent = (more: Partial<EventFile>): PackFile => ({
  ...kitchen,
  events: [{ ...kitchen.events![0], ...more }],
});
const withOrder = (...order: GamblingFile['order']): PackFile => ({
  ...kitchen,
  gambling: [{ ...kitchen.gambling![0], order }],
});

/** As prettier lays it out. */
function verbTable(): string {
  const rows = verbsTold.map(({ effect, reads, at, more }) => [
    code(
      JSON.stringify(effect, null, 1)
        .replaceAll(/\n\s*/g, ' ')
        .replaceAll(/(?<=\[) | (?=\])/g, ''),
    ),
    reads,
    at.map(code).join(', '),
    more.map(code).join(', '),
  ]);
  const all = [['effect', 'reads', 'only at', 'may also say'], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |\n`;
  return [line(all[0]), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('');
}
const code = (words: string): string => `\`${words}\``;

const LESS_BEER = kitchen.drinks![0].copies! - 1;

describe('a pack of pure data', () => {
  test('of ours is sound', () => expect(mistakesOf(kitchen)).toEqual([]));

  test('has a plain blow where a card of the house could not be taken over', () => {
    const cards = base.characters!.flatMap((one) => beginPack(one, 'Tried').file.characters![0].deck);
    const plain = cards.filter(({ title }) => title === 'A blow like any other');
    expect(plain.length).toBeGreaterThan(0);
    for (const { uses } of plain) expect(uses[0].pick).toEqual({ from: 'another', min: 1, max: 1 });
  });

  test('can be begun with any character of the house', () => {
    for (const character of base.characters!)
      expect(mistakesOf(beginPack(character, 'Tried').file), character.name).toEqual([]);
  });

  test('has a schema that is published', async () => {
    await expect(`${JSON.stringify(packSchema, null, 2)}\n`).toMatchFileSnapshot(
      '../../../docs/pack.schema.json',
    );
  });

  test.each([
    ['{ "a": 1,\n  // why\n}', 'line 2, column 3 on: JSON has no comments.'],
    ['{ "a": [1, 2,] }', 'line 1, column 14 on: there is a comma too many before it.'],
    ['{ "a": "b"', 'line 1, column 11 on: it ends too early; a bracket, a brace or a quote is missing.'],
    ['{ ‘a’: 1 }', 'line 1, column 3 on: words stand between straight double quotes: "like this".'],
    ['{ "a": 1 } x', 'line 1, column 12 on: "x" cannot stand here.'],
    ['[1, {}, [], tru]', 'line 1, column 13 on: "tru]" cannot stand here.'],
  ])('says where it is no JSON: %j', (text, why) =>
    expect(readPackText(text, house).mistakes).toEqual([`This is no JSON, from ${why}`]),
  );

  test('is read whatever an editor puts before it', () =>
    expect(readPackText(`\uFEFF${JSON.stringify(kitchen)}`, house).mistakes).toEqual([]));

  test('tells what is sound, and perhaps not meant', () => {
    const pip = newPack('Pip');
    const [character] = pip.characters!;
    const [first, second, ...deck] = character.deck;
    const odd = {
      ...character,
      tokens: [...character.tokens!, { name: 'crumbs', max: 3 }],
      deck: [{ ...first, family: undefined }, { ...second, title: 'Catch!' }, ...deck],
    };
    const { pack } = readPack(JSON.parse(JSON.stringify({ ...pip, characters: [odd] })), house);
    expect(perhapsNotMeant(pack!)).toEqual([
      'Pip has two different cards called “Catch!”.',
      'Pip has no card of the family "im-in" (Gambling? I’m in!), so never starts a Round of Gambling.',
      'No card of Pip names Crumbs.',
    ]);
  });

  test('has verbs that docs/PACKS.md lists, each with what a card says', async () => {
    const page = new URL('../../../docs/PACKS.md', import.meta.url);
    const text = readFileSync(page, 'utf8');
    const [before, rest] = text.split('<!-- verbs -->\n');
    const after = rest.slice(rest.indexOf('<!-- /verbs -->'));
    const listed = [before, '<!-- verbs -->\n', '\n', verbTable(), '\n', after].join('');
    await expect(listed).toMatchFileSnapshot(fileURLToPath(page));
  });

  test.each<[string, unknown]>([
    ['an object belongs here, not [].', []],
    ['"format" is missing.', { ...kitchen, format: undefined, $schema: undefined }],
    [
      'name: something like "harbour-folk" belongs here (at most 40 characters), not "Kitchen".',
      { ...kitchen, name: 'Kitchen' },
    ],
    [
      'a pack brings characters, Drinks, Prizes, Events or gambling variants, and this one brings none of them.',
      { format: 1, name: 'empty', title: 'Empty' },
    ],
    [
      'characters[0] (“Bruna”): there is no field "hooks" here; there are "name", "fullName", "pitch", "mugs", "deck", "villain", "traits", "extraGold", "mark", "specials", "tokens", "sideDecks", "moments", "temper".',
      withCharacter({ hooks: {} } as object),
    ],
    [
      'characters[0].deck[6].uses[0].effects[0].by (“Ladle first, questions later”): a whole number from -10 to 10 belongs here, not 99.',
      withCard({ uses: [{ ...hit, effects: [{ verb: 'fortitude', who: 'target', by: 99 }] }] }),
    ],
    [
      'characters[0].deck[6].uses[0].effects[0] (“Ladle first, questions later”): it is for whoever is picked, but its use has no "pick".',
      withCard({ uses: [{ ...hit, pick: undefined }] }),
    ],
    [
      'characters[0].deck[6].uses[0].effects[0] (“Ladle first, questions later”): "negate" has no place at "action"; it has at "play".',
      withCard({ uses: [{ ...hit, effects: [{ verb: 'negate' }] }] }),
    ],
    [
      'characters[0].deck[6].uses[0].effects[0] (“Ladle first, questions later”): Bruna has no token called "steam"; there is "simmer".',
      withCard({
        uses: [{ ...hit, effects: [{ verb: 'token', who: 'you', token: 'steam', by: 1 } as never] }],
      }),
    ],
    [
      'characters[0].deck[6].uses[0] (“Ladle first, questions later”): at "any" a card of the type "anytime" is played.',
      withCard({ uses: [{ ...hit, when: { at: 'any' } }] }),
    ],
    [
      'characters[0].deck[6].uses[0] (“Ladle first, questions later”): only what lies in play can be for once in a phase.',
      withCard({ uses: [{ ...hit, oncePerPhase: true }] }),
    ],
    ['Bruna’s deck has 41 cards; a Character Deck has 40.', withCard({ copies: 4 })],
    ['There is a Sera already.', withCharacter({ name: 'Sera' })],
    [
      'characters[0].tokens[0].full.effects[0] (“The pot boils over”): "token" cannot happen by itself here; these can: fortitude, alcohol, pay, gold, draw, discard, cycle, spill.',
      withCharacter({
        tokens: [
          {
            ...bruna.tokens![0],
            full: {
              title: 'The pot boils over',
              effects: [{ verb: 'token', who: 'you', token: 'simmer', by: 4 } as never],
            },
          },
        ],
      }),
    ],
    [
      'prizes[0].uses[0].effects[0] (“A Lidded Tankard”): A Prize has no token called "simmer".',
      withPrize({ effects: [{ verb: 'token', who: 'you', token: 'simmer', by: 1 } as never] }),
    ],
    [
      'prizes[0].uses[0] (“A Lidded Tankard”): nothing calls it: a Prize is used when its winner wants to.',
      withPrize({ when: { at: 'called' } }),
    ],
    [
      'events[0].uses[0].effects[0] (“The Larder Is Full of Eyes”): it leads to use 0; what follows stands after it.',
      withEvent({ uses: [{ label: 'again', effects: [{ verb: 'flip', heads: 0, tails: 0 }] }] }),
    ],
    [
      'events[0].effects[0] (“The Larder Is Full of Eyes”): it leads to use 2, and there are 2 (the first is 0).',
      withEvent({ uses: kitchen.events![0].uses!.slice(1, 3) }),
    ],
    [
      'events[0].effects[0] (“The Larder Is Full of Eyes”): one of the choices must be possible without cards and without Gold.',
      withEvent({
        effects: [{ verb: 'choose-mode', uses: [0, 1] }],
        uses: [1, 2].map((n) => ({ label: 'pay', effects: [{ verb: 'pay', who: 'you', n, to: 'inn' }] })),
      }),
    ],
    [
      'drinks[0] (“Small Beer, in a Big Mug”): it has either "effects", as a Drink, or "event".',
      {
        ...kitchen,
        drinks: [{ ...kitchen.drinks![0], event: [{ verb: 'dare' }] }, ...kitchen.drinks!.slice(1)],
      },
    ],
    [
      'characters[0].sideDecks[0].cards[0] (“Bread, mostly”): it needs a use with "called", or one from play.',
      withCharacter({
        sideDecks: bruna.sideDecks!.map((side) => ({
          ...side,
          cards: side.cards.map((card, i) => (i === 0 ? { ...card, uses: [hit] } : card)),
        })),
      }),
    ],
    [
      'characters[0] (“Bruna”): 7 cards have Wages, copies counted; 6 are the most.',
      withCard({
        copies: 7,
        wages: 1,
        uses: [{ ...hit, effects: [{ verb: 'enter-play' }], pick: undefined }],
      }),
    ],
    [
      'gambling[0].order (“Soup of the Day”): King’s Council has 1 steps of its own before anybody bets or exchanges.',
      {
        ...kitchen,
        gambling: [
          {
            ...kitchen.gambling![0],
            game: 'kings-council',
            order: [{ do: 'deal', n: 5 }, { do: 'bet' }, { do: 'game' }],
          },
        ],
      },
    ],
    [
      'drinks: there are 29 Drinks, copies counted; a Drink Deck has 30.',
      { ...kitchen, drinks: [{ ...kitchen.drinks![0], copies: LESS_BEER }, ...kitchen.drinks!.slice(1)] },
    ],
    [
      'drinks: 0 of them are no Events; at least 15 must be Drinks.',
      { ...kitchen, drinks: [{ title: 'Nothing but trouble', copies: 30, event: [{ verb: 'dare' }] }] },
    ],
    [
      'gambling[0].order (“Soup of the Day”): nobody bets: at least one Betting Round is held.',
      withOrder({ do: 'deal', n: 5 }, { do: 'exchange', max: 1 }),
    ],
    [
      'gambling[0].order (“Soup of the Day”): everybody is dealt 2 cards in all; in Den of Thieves these are 3 to 7.',
      withOrder({ do: 'deal', n: 2 }, { do: 'bet' }),
    ],
    [
      'gambling[0].order (“Soup of the Day”): Den of Thieves has 0 steps of its own ("game"), and 1 of them stand here.',
      withOrder({ do: 'deal', n: 5 }, { do: 'game' }, { do: 'bet' }),
    ],
  ])('is told: %s', (mistake, broken) => {
    expect(mistakesOf(JSON.parse(JSON.stringify(broken)))).toContain(mistake);
  });

  test('is refused before it is read where it is no JSON, or too long', () => {
    expect(readPackText('{', house).mistakes[0]).toMatch(/^This is no JSON, /);
    expect(readPackText('x'.repeat(LIMITS.text + 1), house).mistakes).toEqual([
      `The pack has ${LIMITS.text + 1} characters; more than ${LIMITS.text} are too many.`,
    ]);
  });

  test('sits down at a table that brings it, and at no other', () => {
    const inn = createInn(house);
    const setup: InnSetup = { players: ['Bruna', 'Dale', 'Jett'], packs: [kitchen] };
    expect(inn.content(setup).characters.map(({ name }) => name)).toEqual(['Bruna', 'Dale', 'Jett']);
    expect(() => inn.create({ players: ['Bruna', 'Dale'] })).toThrow('No character is called "Bruna"');
    expect(() => castWith(house, [kitchen, kitchen])).toThrow('There is a Bruna already.');
  });

  // proves: house.822-prizes-of-packs, house.823-events-of-packs, house.824-order-of-play
  test('brings Prizes, Events and gambling variants to tables that play with such', () => {
    const inn = createInn(house);
    const players = ['Sera', 'Dale', 'Jett'];
    const plain = inn.content({ players, packs: [kitchen] });
    expect([plain.prizes, plain.eventDecks, plain.games]).toEqual([[], [], []]);
    const towel = 'prize.absorbent-towel';
    const agreed = { prizes: [towel], dungeonEvents: true, gamblingGames: true };
    const { defs, prizes, eventDecks, games } = inn.content({ players, packs: [kitchen], ...agreed });
    const titles = (cards: readonly number[]): string[] => cards.map((card) => defs[card].title);
    expect(titles(prizes)).toEqual([
      'Absorbent Towel',
      'A Lidded Tankard',
      'Second Helpings',
      'The Good Ladle',
    ]);
    expect(titles(eventDecks[0].cards).slice(20)).toEqual(kitchen.events!.map(({ title }) => title));
    const council = games.find(({ id }) => id === 'kings-council')!;
    expect(council.variants.at(-1)).toMatchObject({ id: 'kitchen.chef-s-choice', name: 'Chef’s Choice' });

    const brought = broughtOf(kitchen);
    const setup: ParlourSetup = {
      game: 'kings-council',
      players,
      mode: 'betting',
      variants: ['kitchen.chef-s-choice', 'dragons'],
      brought,
    };
    const { state } = seatTable(parlour, setup, 1);
    expect(state.seats.map(({ cards }) => cards.hand.length)).toEqual([6, 6, 6]);
    expect(helpFor(setup).steps.map(({ text }) => text)).toContain('Everybody may exchange up to 4 cards.');
    expect(() => parlour.create({ ...setup, brought: undefined })).toThrow(
      'has no variant "kitchen.chef-s-choice"',
    );
    expect(() => parlour.create({ ...setup, brought: [{} as never] })).toThrow('`brought` is a list');
  });
});

/** Forty cards of which each brings two others, for nothing. */
const endless = withCharacter({
  tokens: undefined,
  sideDecks: undefined,
  deck: [0, 1, 2, 3].map((n) => ({
    title: `Once more ${n}`,
    copies: 10,
    types: ['anytime' as const],
    uses: [
      {
        label: 'once more',
        when: { at: 'any' as const },
        effects: [
          { verb: 'draw' as const, who: 'you' as const, n: 2 },
          { verb: 'fortitude' as const, who: 'you' as const, by: 2 },
          { verb: 'alcohol' as const, who: 'you' as const, by: -2 },
          { verb: 'gold' as const, who: 'you' as const, n: 1 },
        ],
      },
    ],
  })),
});

/** What docs/PACKS.md shows is what can be written: each example that is whole stands in a sound pack. */
describe('docs/PACKS.md', () => {
  const docs = readFileSync(new URL('../../../docs/PACKS.md', import.meta.url), 'utf8');
  const pip = newPack('Pip');
  const [character] = pip.characters!;
  const examples = [...docs.matchAll(/```json\n(.*?)```/gs)]
    .map(([, text]) => text.trim())
    .filter((text) => !text.includes('…'))
    .map((text) => JSON.parse(text.startsWith('{') ? text : `{${text}}`) as Record<string, unknown>);

  /** A card in the place of another, or further fields of the character or the pack. */
  function packWith(example: Record<string, unknown>): unknown {
    if (['drinks', 'prizes', 'events', 'gambling'].some((kind) => kind in example))
      return { ...pip, ...example };
    if (!('uses' in example)) return { ...pip, characters: [{ ...character, ...example }] };
    const fits = (card: CardFile): boolean => card.title === example.title;
    const deck = character.deck.map((card) => (fits(card) ? { ...example, copies: card.copies } : card));
    const sideDecks = character.sideDecks!.map((side) => ({
      ...side,
      cards: side.cards.map((card) => (fits(card) ? example : card)),
    }));
    return { ...pip, characters: [{ ...character, deck, sideDecks }] };
  }

  test('has examples', () => expect(examples.length).toBeGreaterThan(4));
  test.each(examples.map((example) => [JSON.stringify(example).slice(0, 60), example] as const))(
    '%s',
    (_words, example) => expect(mistakesOf(packWith(example))).toEqual([]),
  );
});

describe('the limits of a table with a guest', () => {
  const inn = createInn(house);
  const pack = JSON.parse(JSON.stringify(endless)) as PackFile;

  /** Whoever can play does. */
  function play(setup: InnSetup, most: number) {
    const table = seatTable(inn, setup, 1);
    const luck = luckFrom(2);
    let played = 0;
    let refused = false;
    for (let n = 0; n < most && inn.question(table.state).kind !== 'over'; n++) {
      const question = inn.question(table.state);
      if (table.state.turns < 2) {
        const { refused: why } = inn.answers(table.state, { seat: 0 });
        refused ||= why.some(({ rules }) => rules.includes('house.820-enough-for-one-turn'));
      }
      const { legal } = inn.answers(table.state, { bare: true });
      const plays = legal.filter((answer) => answer.do === 'play');
      const pool = plays.length > 0 ? plays : legal;
      const answer = pool[below(luck, pool.length)];
      if (table.state.turns < 2 && answer.do === 'play') played++;
      answerAt(inn, table, question.seat < 0 ? legal[0] : answer);
    }
    return { table, played, refused };
  }

  // proves: house.820-enough-for-one-turn, house.821-closing-time
  test('are 100 cards in a turn and 40 turns for each seat', () => {
    const { table, played, refused } = play({ players: ['Bruna', 'Dale'], packs: [pack] }, 100_000);
    expect(played).toBeGreaterThan(50);
    expect(played).toBeLessThanOrEqual(100);
    expect(refused).toBe(true);
    expect(table.state.winners).not.toBeNull();
    expect(table.state.turns).toBeLessThanOrEqual(80);
  });
});

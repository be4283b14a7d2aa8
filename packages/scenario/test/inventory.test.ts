import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BOOKS, loadInventory, parseInventory, rulingsForPlayers } from '../src/inventory.ts';

const folder = fileURLToPath(new URL('../../../rulebook/inventory', import.meta.url));

const rule = '{ id: core.setup.inn, section: Getting Started, rule: The Inn is the bank. }';
const parse = (text: string, name = 'core.yaml') =>
  parseInventory([{ name, text: `book: core\ntitle: Base\n${text}` }]);

describe('the inventory of the rulebook', () => {
  const inventory = loadInventory(folder);
  const count = (kind: string) => [...inventory.index.values()].filter((entry) => entry.kind === kind).length;

  it('holds every rule, example, card and card ruling of the books', () => {
    expect(count('rule')).toBe(1356);
    expect(count('example')).toBe(233);
    expect(count('card')).toBe(448);
    expect(count('ruling')).toBe(425);
  });

  it('holds the decisions of core, of the gambling games and of the house', () => {
    const decisions = Object.fromEntries(
      inventory.books.map(({ book, decisions: all }) => [book, all.length]),
    );
    expect(decisions).toEqual({
      core: 51,
      rdi5: 0,
      rdi6: 0,
      rdi7: 0,
      rdi9: 0,
      gii: 62,
      house: expect.any(Number),
    });
  });

  it('has the six books and the house, which decides and nothing else', () => {
    expect(inventory.books.map(({ book }) => book)).toEqual([...BOOKS, 'house']);
    const house = loadInventory(folder).books.find(({ book }) => book === 'house');
    expect([house?.rules, house?.examples, house?.cards]).toEqual([[], [], []]);
  });

  it('tells players only what helps them, without ids', () => {
    const card =
      'id: core.card.a, title: A, owner: O, type: T, deck: D, effect: E, certainty: named, rulings: [' +
      '{ id: core.card.a.1, ruling: "Stays (core.round.*, rdi6)." }, ' +
      '{ id: core.card.a.2, ruling: Shown with Sera., source: true }, ' +
      '{ id: core.card.a.3, ruling: For Gerki., foreign: Gerki }, ' +
      '{ id: core.card.a.4, ruling: "Not (RDI 3) or (rdi7) this (as told)." }]';
    const other = card.replaceAll('core.card.a', 'core.card.b');
    const told = parse(`cards: [{ ${card} }, { ${other}, foreign: Gerki }]`);
    expect(told.books[0].cards.map(rulingsForPlayers)).toEqual([
      [
        { id: 'core.card.a.1', ruling: 'Stays.' },
        { id: 'core.card.a.4', ruling: 'Not or this (as told).' },
      ],
      [],
    ]);
    const all = inventory.books.flatMap(({ cards }) => cards.flatMap(rulingsForPlayers));
    expect(all.length).toBeGreaterThan(250);
    for (const { ruling } of all)
      expect(ruling).not.toMatch(/\b(rdi|RDI )\d|\b(core|house|gii)\.|not told|Shown (with|in)|the books?\b/);
  });

  it('tells what an id is, where it stands and what it says', () => {
    expect(inventory.index.get('core.object.last-standing-wins')).toEqual({
      kind: 'rule',
      book: 'core',
      text: 'When exactly one player is left in the game, the game ends and that player wins.',
    });
    expect(inventory.index.get('rdi5.ex.gambling-1')).toMatchObject({ kind: 'example', book: 'core' });
    expect(inventory.index.get('rdi5.card.playing-with-portals')).toMatchObject({
      kind: 'card',
      book: 'rdi5',
    });
    expect(inventory.index.get('rdi5.card.playing-with-portals.2')).toEqual({
      kind: 'ruling',
      book: 'rdi5',
      text: 'May turn back damage that was redirected onto Joran (rdi5.ex.redirect-3).',
    });
    expect(inventory.index.get('core.ruling.last-standing')).toMatchObject({
      kind: 'decision',
      book: 'core',
    });
    expect(inventory.index.get('house.01-unkept-drink-discard')).toMatchObject({
      kind: 'decision',
      book: 'house',
    });
  });

  it('names rules and cards by book', () => {
    for (const { book, rules, cards, decisions } of inventory.books) {
      for (const { id } of [...rules, ...decisions]) expect(id.startsWith(`${book}.`), id).toBe(true);
      for (const { id } of cards) expect(id.startsWith(`${book}.card.`), id).toBe(true);
    }
  });

  it('refers only to ids that exist', () => {
    const lost: string[] = [];
    for (const { examples } of inventory.books) {
      for (const { id, exercises } of examples) {
        lost.push(
          ...exercises.filter((cited) => !inventory.index.has(cited)).map((cited) => `${id} → ${cited}`),
        );
      }
    }
    expect(lost).toEqual([]);
  });

  it('keeps the tables of the gambling games', () => {
    const gii = inventory.books.find(({ book }) => book === 'gii');
    expect(Object.keys(gii?.data ?? {})).toEqual([
      'deck',
      'ties',
      'shares_table',
      'pair_ranking',
      'games',
      'derived_tests',
    ]);
    expect(gii?.data.games).toHaveLength(15);
    expect(gii?.data.pair_ranking).toMatchObject({ total_deals: 4005 });
  });
});

describe('a faulty inventory', () => {
  it('is read when it is sound', () => {
    expect(parse(`rules: [${rule}]`).index.get('core.setup.inn')).toEqual({
      kind: 'rule',
      book: 'core',
      text: 'The Inn is the bank.',
    });
  });

  it('names the file and the line that is not YAML', () => {
    expect(() => parse('rules: [')).toThrow(/^core\.yaml, line \d+: /);
  });

  it('names the file and the id that is used twice', () => {
    expect(() => parse(`rules: [${rule}, ${rule}]`)).toThrow(
      'core.yaml: core.setup.inn: this id is used twice (core.yaml has it too)',
    );
    const text = `book: core\ntitle: Base\nrules: [${rule}]`;
    expect(() =>
      parseInventory([
        { name: 'core.yaml', text },
        { name: 'rdi5.yaml', text: text.replace('core', 'rdi5') },
      ]),
    ).toThrow('rdi5.yaml: core.setup.inn: this id is used twice (core.yaml has it too)');
  });

  it.each([
    [
      'a missing text',
      'rules: [{ id: core.a.b, section: S }]',
      'core.yaml: rules: core.a.b: rule: expected a text, found nothing',
    ],
    [
      'a missing id',
      'rules: [{ section: S, rule: R }]',
      'core.yaml: rules[0]: id: expected a text, found nothing',
    ],
    [
      'a bad id',
      'rules: [{ id: Core Setup }]',
      'core.yaml: rules: Core Setup: id: expected lower-case words',
    ],
    [
      'a stray field',
      `rules: [${rule.replace('}', ', because: x }')}]`,
      "core.yaml: rules: core.setup.inn: unknown field 'because'",
    ],
    ['an entry that is no map', 'rules: [x]', 'core.yaml: rules[0]: expected a map, found "x"'],
    ['a section that is no list', 'rules: x', 'core.yaml: rules: expected a list, found "x"'],
    [
      'an unknown certainty',
      'cards: [{ id: core.card.a, certainty: sure }]',
      'core.yaml: cards: core.card.a: certainty: expected one of',
    ],
    [
      'a mark that is none',
      'cards: [{ id: core.card.a, title: A, owner: O, type: T, deck: D, effect: E, certainty: named, rulings: [{ id: core.card.a.1, ruling: R, source: no }] }]',
      'core.yaml: cards: core.card.a: rulings: core.card.a.1: source: expected true, or nothing, found "no"',
    ],
    [
      'a ruling out of order',
      'cards: [{ id: core.card.a, title: A, owner: O, type: T, deck: D, effect: E, certainty: named, rulings: [{ id: core.card.a.2, ruling: R }] }]',
      'core.yaml: cards: core.card.a: rulings: core.card.a.2: id: expected core.card.a.1',
    ],
    [
      'a list with something else in it',
      'examples: [{ id: core.ex.a, section: S, setup: U, steps: [1] }]',
      'core.yaml: examples: core.ex.a: steps: expected a list of texts, found 1',
    ],
  ])('names the entry with %s', (_name, text, message) => {
    expect(() => parse(text)).toThrow(message);
  });

  it('names the file with an unknown book, and the file that is missing', () => {
    expect(() => parseInventory([{ name: 'x.yaml', text: 'book: rdi8\ntitle: T' }])).toThrow(
      'x.yaml: book: expected one of core, rdi5, rdi6, rdi7, rdi9, gii, house, found "rdi8"',
    );
    expect(() => loadInventory('/nowhere')).toThrow('/nowhere/core.yaml cannot be read');
  });

  it('decides for the house what book 5 leaves to a leaflet of its own', () => {
    // proves: rdi5.setup.separate-leaflet
    const house = loadInventory(folder).books.find((book) => book.book === 'house')!;
    const sections = new Set(house.decisions.map((decision) => decision.section));
    for (const name of ['Joran', 'Lizwick', 'Zakhan']) expect(sections).toContain(name);
  });
});

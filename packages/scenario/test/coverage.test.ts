import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { collectTestCitations, computeCoverage } from '../src/coverage.ts';
import { loadInventory, parseInventory } from '../src/inventory.ts';

const core = `
book: core
title: Base
rules:
  - { id: core.a.one, section: S, rule: One. }
  - { id: core.a.two, section: S, rule: Two. }
examples:
  - { id: rdi5.ex.a-1, section: S, setup: U, steps: [], expect: [], exercises: [core.a.one] }
cards:
  - id: core.card.wine
    title: Wine
    owner: Drink Deck
    type: Drink
    deck: drink
    effect: Gain 2 AC.
    certainty: stated
    rulings: [{ id: core.card.wine.1, ruling: It is a Drink. }]
decisions:
  - { id: core.ruling.a, question: Q?, ruling: R. }
`;
const house = `
book: house
title: House
decisions:
  - { id: house.01-a, section: S, ruling: R. }
  - { id: house.02-b, section: S, ruling: R. }
`;
const small = parseInventory([
  { name: 'core.yaml', text: core },
  { name: 'house.yaml', text: house },
]);

describe('coverage', () => {
  it('counts what is proven, by kind and by book', () => {
    const proven = new Set(['core.a.two', 'core.card.wine.1', 'house.02-b']);
    expect(computeCoverage(small, proven)).toEqual({
      rules: { total: 2, proven: 1 },
      examples: { total: 1, proven: 0 },
      rulings: { total: 1, proven: 1 },
      cards: { total: 1, proven: 0 },
      decisions: { total: 3, proven: 1 },
      missing: ['core.a.one', 'rdi5.ex.a-1', 'core.card.wine', 'core.ruling.a', 'house.01-a'],
      foreign: {},
      unknown: [],
      books: {
        core: {
          rules: { total: 2, proven: 1 },
          examples: { total: 1, proven: 0 },
          rulings: { total: 1, proven: 1 },
          cards: { total: 1, proven: 0 },
          decisions: { total: 1, proven: 0 },
        },
        house: { decisions: { total: 2, proven: 1 } },
      },
    });
  });

  it('lets an id prove itself alone', () => {
    const { rules, rulings, cards, examples } = computeCoverage(
      small,
      new Set(['rdi5.ex.a-1', 'core.card.wine']),
    );
    expect(examples.proven).toBe(1);
    expect(rules.proven).toBe(0);
    expect(cards.proven).toBe(1);
    expect(rulings.proven).toBe(0);
  });

  it('reports citations of ids that do not exist', () => {
    const coverage = computeCoverage(small, new Set(['core.z', 'core.a.one', 'core.a', 'core.card.wine.2']));
    expect(coverage.unknown).toEqual(['core.a', 'core.card.wine.2', 'core.z']);
    expect(coverage.rules.proven).toBe(1);
  });

  it('lists what the house does not have, by what it is about, and does not count it', () => {
    const strange = parseInventory([
      {
        name: 'core.yaml',
        text: `
book: core
title: T
rules:
  - { id: core.a.one, section: S, rule: R. }
  - { id: core.a.two, section: S, rule: R., foreign: Gerki }
cards:
  - id: core.card.wine
    foreign: Gerki
    title: T
    owner: O
    type: T
    deck: D
    effect: E
    certainty: stated
    rulings: [{ id: core.card.wine.1, ruling: R. }, { id: core.card.wine.2, ruling: R., foreign: Keet }]
`,
      },
    ]);
    const { rules, cards, rulings, missing, foreign } = computeCoverage(strange, new Set(['core.a.two']));
    expect([rules, cards, rulings]).toEqual([1, 0, 0].map((total) => ({ total, proven: 0 })));
    expect(missing).toEqual(['core.a.one']);
    // A card's rulings are as foreign as the card.
    expect(foreign).toEqual({
      Gerki: ['core.a.two', 'core.card.wine', 'core.card.wine.1'],
      Keet: ['core.card.wine.2'],
    });
  });

  it('is plain data', () => {
    const coverage = computeCoverage(small, new Set(['core.a.one']));
    expect(JSON.parse(JSON.stringify(coverage))).toEqual(coverage);
  });

  it('adds up over the books of the rulebook', () => {
    const inventory = loadInventory(fileURLToPath(new URL('../../../rulebook/inventory', import.meta.url)));
    const none = computeCoverage(inventory, new Set());
    const foreign = Object.values(none.foreign).flat();
    const strange = (kind: string): number =>
      foreign.filter((id) => inventory.index.get(id)!.kind === kind).length;
    expect(none.rules).toEqual({ total: 1356 - strange('rule'), proven: 0 });
    expect(none.examples).toEqual({ total: 233 - strange('example'), proven: 0 });
    expect(none.rulings).toEqual({ total: 425 - strange('ruling'), proven: 0 });
    expect(none.cards).toEqual({ total: 448 - strange('card'), proven: 0 });
    expect(none.missing).toHaveLength(inventory.index.size - foreign.length);
    // Four books' worth of characters are not here; the gambling games all are.
    expect(foreign.length).toBeLessThan(200);
    expect(foreign.some((id) => id.startsWith('gii.'))).toBe(false);
    expect(Object.keys(none.books)).toEqual(['core', 'rdi5', 'rdi6', 'rdi7', 'rdi9', 'gii', 'house']);
    expect(none.books.house).toEqual({ decisions: { total: expect.any(Number) as number, proven: 0 } });

    const all = computeCoverage(inventory, new Set(inventory.index.keys()));
    expect(all.missing).toEqual([]);
    expect(all.unknown).toEqual([]);
    expect(all.rules.proven).toBe(all.rules.total);
  });
});

describe('citations of unit tests', () => {
  const collect = (...lines: string[]) => [...collectTestCitations([lines.join('\n')])];

  it('come from comments on lines of their own', () => {
    expect(
      collect(
        '// proves: core.setup.inn, core.setup.alcohol',
        "it('does', () => {",
        '  // proves: rdi5.card.wine.1',
        '  // this proves: nothing',
        "  const text = '// proves: core.quoted';",
        '});',
      ),
    ).toEqual(['core.setup.inn', 'core.setup.alcohol', 'rdi5.card.wine.1']);
  });

  it('go on in the next comment after a comma', () => {
    expect(
      collect(
        '// proves: core.a,',
        '//   core.b,',
        '//   core.c',
        '// core.d',
        '// proves: core.e,',
        'core.f',
      ),
    ).toEqual(['core.a', 'core.b', 'core.c', 'core.e']);
  });

  it('are gathered over files, each once', () => {
    expect(collectTestCitations(['// proves: core.a\r\n', '// proves: core.a, core.b', ''])).toEqual(
      new Set(['core.a', 'core.b']),
    );
  });
});

import { join } from 'node:path';
import { base } from '@taproom/cast';
import { cardText, castOf, type CardDef, type CharacterDef, type Provenance } from '@taproom/inn';
import { describe, expect, it } from 'vitest';
import { loadInventory, type Card } from '../src/index.ts';

const cast = castOf([base]);

/** What a card may claim is what the inventory has of it; the inventory is what the books tell. */
const inventory = loadInventory(join(import.meta.dirname, '../../../rulebook/inventory'));

const folded = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[“”"‘’'`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const entries = new Map<string, Card[]>();
for (const card of inventory.books.flatMap(({ cards }) => cards)) {
  if (card.foreign !== undefined) continue;
  const same = entries.get(folded(card.title));
  if (same === undefined) entries.set(folded(card.title), [card]);
  else same.push(card);
}

interface Owned {
  readonly def: CardDef;
  /** Whose card it is; empty: everybody's. */
  readonly owner: string;
}

/** What resolves like a card but is none (`effects`) has a title only so that it can be talked about. */
const cardsOf = ({ name, deck, sideDecks, boss, automaton }: CharacterDef): Owned[] =>
  [
    deck,
    ...(sideDecks ?? []).map(({ cards }) => cards),
    boss?.deck ?? [],
    ...(boss?.sideDecks ?? []).map(({ cards }) => cards),
    ...(automaton?.factions ?? []).map(({ cards }) => cards),
  ]
    .flat()
    .map((def) => ({ def, owner: name }));

const house = [
  ...cast.drinks,
  ...(cast.prizes ?? []),
  ...(cast.eventDecks ?? []).flatMap(({ cards }) => cards),
];
const all: readonly Owned[] = [
  ...[...cast.characters, ...(cast.automata ?? [])].flatMap(cardsOf),
  ...house.map((def) => ({ def, owner: '' })),
];
const names = cast.characters.map(({ name }) => name);

/** What the books have under this title, unless it is somebody else's. */
function told({ def, owner }: Owned): Card[] {
  const others = names.filter((name) => name !== owner);
  return (entries.get(folded(def.title)) ?? []).filter(
    (card) => owner === '' || card.owner.includes(owner) || !others.some((name) => card.owner.includes(name)),
  );
}

const claiming = (...claims: Provenance[]): Owned[] =>
  all.filter(({ def }) => claims.includes(def.provenance));
const keysOf = (cards: readonly Owned[]): string[] => cards.map(({ def }) => def.key);

/** A number as the inventory writes it. */
const WORDS: Readonly<Record<string, RegExp>> = {
  1: /\b(1|one|an?)\b/i,
  2: /\b(2|two)\b/i,
  3: /\b(3|three)\b/i,
};
const says = (text: string, n: string): boolean => (WORDS[n] ?? new RegExp(`\\b${n}\\b`)).test(text);

const UNTOLD = /\b(amount|number|level|much|many|values?|wages|size|results|ability|rest)\b[^.;]*\bnot told/i;

describe('where a card comes from', () => {
  it('is said of all kinds of cards', () => {
    for (const claim of ['printed', 'stated', 'named', 'published', 'ours'] as const)
      expect(claiming(claim).length, claim).toBeGreaterThan(10);
  });

  it('is a book only where the inventory has that title', () => {
    const known = (card: Owned, ...certainties: Card['certainty'][]): boolean =>
      told(card).some(({ certainty }) => certainties.includes(certainty));
    const lying = [
      ...claiming('printed').filter((card) => !known(card, 'printed')),
      ...claiming('stated').filter((card) => !known(card, 'printed', 'stated')),
      ...claiming('named').filter((card) => !known(card, 'printed', 'stated', 'named')),
    ];
    expect(keysOf(lying)).toEqual([]);
  });

  it('is not ourselves where a book has that title', () => {
    expect(keysOf(claiming('ours').filter((card) => told(card).length > 0))).toEqual([]);
  });

  it('is not the published card where a book prints it', () => {
    const printed = claiming('published').filter((card) =>
      told(card).some(({ certainty }) => certainty === 'printed'),
    );
    expect(keysOf(printed)).toEqual([]);
  });

  it('is told in a book only with all its numbers', () => {
    const lying = claiming('printed', 'stated').filter((card) => {
      const texts = told(card).map(({ type, effect, rulings }) =>
        [type, effect, ...rulings.map(({ ruling }) => ruling)].join(' '),
      );
      const numbers = cardText(card.def).join(' ').match(/\d+/g) ?? [];
      return !numbers.every((n) => texts.some((text) => says(text, n)));
    });
    expect(keysOf(lying)).toEqual([]);
  });

  it('is told in a book only where no book leaves open how much it is', () => {
    const open = ({ type, effect }: Card): boolean => UNTOLD.test(`${type}. ${effect}`);
    expect(keysOf(claiming('printed', 'stated').filter((card) => told(card).every(open)))).toEqual([]);
  });
});

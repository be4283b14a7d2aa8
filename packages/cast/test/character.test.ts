/** Decks with a character: enough that no other deck has, nothing twice, and Bosses who know teams. */
import { cardText, type CardDef, type CharacterDef } from '@taproom/inn';
import { describe, expect, it } from 'vitest';
import { house } from '@taproom/house/own';
import { cardsOf } from './all-cards.ts';

const { characters } = house.cast;
const OWN = 10;

/** What a card does, whatever it is called and whatever Wages it wants. */
const doing = (def: CardDef): string =>
  JSON.stringify([def.types, cardText(def).filter((line) => !line.startsWith('Wages'))]);

const does = new Map<string, Set<string>>();
for (const { name, deck } of characters)
  for (const def of deck) does.set(doing(def), (does.get(doing(def)) ?? new Set()).add(name));

describe.each(characters.map((who) => [who.name, who] as const))('%s', (_, who: CharacterDef) => {
  it(`has at least ${OWN} different cards that no other deck has`, () => {
    const own = who.deck.filter((def) => does.get(doing(def))?.size === 1);
    expect(own.length).toBeGreaterThanOrEqual(OWN);
  });

  it('has no two cards that do the same, forms and Boss Cards included', () => {
    // What was published so is so.
    const cards = cardsOf(who).filter(({ provenance }) => provenance !== 'published');
    const seen = new Map<string, string>();
    for (const def of cards) {
      expect(seen.get(doing(def)), def.key).toBeUndefined();
      seen.set(doing(def), def.key);
    }
  });
});

describe.each(characters.filter(({ boss }) => boss !== undefined).map((who) => [who.name, who] as const))(
  '%s as a Boss',
  (_, { boss }) => {
    it('knows teams', () => {
      const cards = [...boss!.deck, ...(boss!.sideDecks ?? []).flatMap((side) => side.cards)];
      expect(cards.flatMap(cardText).filter((line) => /team|Champion/.test(line)).length).toBeGreaterThan(0);
    });
  },
);

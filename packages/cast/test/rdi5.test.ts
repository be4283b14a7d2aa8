/** What is particular to the decks of book 5; what they do at the table is proven by the scenarios. */
import { cardText, type CardDef, type CharacterDef } from '@taproom/inn';
import { describe, expect, it } from 'vitest';
import { house } from '@taproom/house/own';

const { cast } = house;

const named = (name: string): CharacterDef => cast.characters.find((c) => c.name === name)!;
const items = named('Lizwick').sideDecks![0].cards;
const all: readonly CardDef[] = [
  ...['Joran', 'Lizwick', 'Zakhan'].flatMap((name) => named(name).deck),
  ...items,
];
const textOf = (key: string): string => cardText(all.find((def) => def.key === key)!).join(' ');

describe('the decks of book 5', () => {
  // How many different cards there are at 6, 2 and 1 copies.
  it.each([
    ['Joran', [1, 6, 22]],
    ['Lizwick', [1, 10, 14]],
    ['Zakhan', [1, 9, 16]],
  ])('%s has the copies that are known', (name, copies) => {
    const { deck } = named(name);
    expect([6, 2, 1].map((n) => deck.filter((def) => def.copies === n).length)).toEqual(copies);
    expect(deck.reduce((sum, def) => sum + def.copies, 0)).toBe(40);
  });

  // rdi5.characters.heroes, rdi5.characters.no-boss
  it('has no villain in it', () => {
    for (const character of cast.characters)
      if (character.book === 'rdi5') expect(character.villain).toBeUndefined();
  });

  it('gives a side deck to Lizwick alone', () => {
    const owners = cast.characters.filter(
      ({ book, sideDecks }) => book === 'rdi5' && sideDecks !== undefined,
    );
    expect(owners.map(({ name }) => name)).toEqual(['Lizwick']);
  });
});

describe('Lizwick’s Item Deck', () => {
  it('has eighteen different Items', () => {
    expect(items).toHaveLength(18);
    expect(items.every((def) => def.copies === 1)).toBe(true);
    expect(new Set(items.map((def) => def.title)).size).toBe(18);
    expect(new Set(items.map((def) => JSON.stringify([def.types, def.uses]))).size).toBe(18);
  });

  it('has Items to use from in front of her, and Immediate ones that nobody uses', () => {
    for (const { key, uses, subtypes } of items)
      for (const use of uses)
        if (subtypes?.includes('Immediate'))
          expect(use, key).toMatchObject({ when: { at: 'called' }, silent: true });
        else expect(use.from, key).toBe('play');
    expect(items.filter((def) => def.subtypes?.includes('Immediate'))).toHaveLength(3);
  });
});

describe('the texts', () => {
  it.each([
    [
      'joran.collegium',
      'When anybody is about to drink: Add 1 Alcohol Content and a loss of 1 Fortitude to the Drink.',
    ],
    [
      'joran.save-this-healing',
      'When a card would give anybody Fortitude, or when anybody is about to drink: Nobody gains Fortitude from it.',
    ],
    [
      'zakhan.think-as-you-drunk',
      'Pick another player. They lose 2 Fortitude. Or: Spend 2 Drunken Chi: Pick another player. They lose 4 Fortitude.',
    ],
    [
      'lizwick.item-needle-of-sleeping',
      'In your Action Phase, besides your Action, discard this: Your turn ends. Until the next turn you Ignore all effects and play no cards.',
    ],
    ['lizwick.item-purse-with-teeth', 'Immediate: Gain 2 Gold from the Inn. Lose 1 Fortitude.'],
  ])('%s reads: %s', (key, text) => {
    expect(textOf(key)).toBe(text);
  });
});

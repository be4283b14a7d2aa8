import { house } from '@taproom/house/own';
import { describe, expect, test } from 'vitest';
import { shownDecks } from '../build/decks.ts';
import { keyNumbers } from '../src/pieces/key-numbers.ts';
import { addressOf } from '../src/rooms/decks.ts';

const decks = shownDecks();
const { characters } = house.cast;

describe('the decks that one can look through', () => {
  test('are everybody’s, with what lies beside them and what a Boss has', () => {
    expect(Object.keys(decks)).toEqual(characters.map(({ name }) => name));
    const titles = (name: string): string[] => decks[name].map(({ title }) => title);
    expect(titles('Sera')).toEqual(['Character Deck']);
    expect(titles('Vlazlo')).toEqual([
      'Character Deck',
      'Wolf Deck',
      'Bat Deck',
      'Boss Cards',
      'Monstrosity Deck',
    ]);
    for (const { name, deck } of characters)
      expect(decks[name][0].cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(
        deck.reduce((sum, { copies }) => sum + copies, 0),
      );
  });

  test('tell each card’s text, where it comes from and what is ruled about it', () => {
    const cards = Object.values(decks).flatMap((all) => all.flatMap((deck) => deck.cards));
    for (const { face } of cards) expect([face.key, face.lines.length > 0]).toEqual([face.key, true]);
    const stampede = decks.Molly[0].cards.find(({ face }) => face.title === 'Stampede!');
    expect(stampede?.face.rulings.join(' ')).toMatch(/Gold/);
  });

  test('have addresses', () => {
    expect(addressOf('The Wench')).toBe('the-wench');
    expect(new Set(characters.map(({ name }) => addressOf(name))).size).toBe(characters.length);
  });
});

test('the numbers of a card say whose they are', () => {
  const numbers = (key: string) =>
    keyNumbers(
      Object.values(decks)
        .flatMap((all) => all.flatMap((deck) => deck.cards))
        .find(({ face }) => face.key === key)!.face.lines,
    );
  expect(numbers('sera.cant-block')).toEqual([
    { icon: 'fortitude', amount: '−1', whom: 'others' },
    { icon: 'hand', amount: '+1', whom: 'you' },
  ]);
  expect(numbers('joran.smaller-fireball')[1]).toEqual({ icon: 'fortitude', amount: '−1', whom: 'you' });
  // What one loses less is no loss.
  expect(numbers('ygella.bucklers')).toEqual([]);
});

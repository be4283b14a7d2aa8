import { house } from '@taproom/house/own';
import type { CardDef } from '@taproom/inn';
import { describe, expect, test } from 'vitest';
import { shownDecks } from '../build/decks.ts';
import { keyNumbers } from '../src/pieces/key-numbers.ts';
import { addressOf, type ShownCard } from '../src/rooms/decks.ts';
import { decks as words } from '../src/words/decks.ts';

const pages = shownDecks();
const { characters } = house.cast;
const cardsOn = (address: string): readonly ShownCard[] => pages[address].decks.flatMap(({ cards }) => cards);
const allCards = Object.keys(pages).flatMap(cardsOn);

const isCard = (value: object): value is CardDef =>
  'key' in value && 'title' in value && 'provenance' in value;

/** Whatever is a card, wherever in the cast it lies. What a character's `effects` are is no card and lies nowhere. */
const cardsIn = (value: unknown): CardDef[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isCard(value)) return [value];
  return Object.entries(value).flatMap(([name, part]) => (name === 'effects' ? [] : cardsIn(part)));
};

describe('the decks that one can look through', () => {
  test('are everybody’s, with what lies beside them and what a Boss has', () => {
    const titles = (name: string): string[] => pages[name].decks.map(({ title }) => title);
    expect(titles('sera')).toEqual(['Character Deck']);
    expect(titles('vlazlo')).toEqual([
      'Character Deck',
      'Wolf Deck',
      'Bat Deck',
      'Boss Cards',
      'Monstrosity Deck',
    ]);
    for (const { name, deck } of characters)
      expect(pages[addressOf(name)].decks[0].cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(
        deck.reduce((sum, { copies }) => sum + copies, 0),
      );
  });

  test('are everybody’s and the table’s, and each has a title', () => {
    expect(Object.keys(pages)).toEqual([
      ...characters.map(({ name }) => addressOf(name)),
      ...Object.keys(words.laid),
    ]);
  });

  test('show every card of the house, each on one page, as often as it is there', () => {
    const shown = Object.keys(pages).flatMap((address) => [
      ...new Set(cardsOn(address).map(({ face }) => face.key)),
    ]);
    expect(shown.toSorted()).toEqual([...new Set(cardsIn(house.cast).map(({ key }) => key))].toSorted());
    const { drinks } = house.cast;
    const inDecks = new Set(house.cast.drinkDecks.flatMap(({ cards }) => cards.map(({ key }) => key)));
    // Drinks lie in the decks of several books; all other cards in one deck.
    const counted = cardsIn(house.cast).filter(({ key }) => !inDecks.has(key));
    const copiesOf = (key: string): number =>
      allCards.filter(({ face }) => face.key === key).reduce((sum, { copies }) => sum + copies, 0);
    for (const { key, copies } of counted) expect([key, copiesOf(key)]).toEqual([key, copies]);
    for (const { key } of drinks)
      expect([key, copiesOf(key)]).toEqual([
        key,
        house.cast.drinkDecks
          .flatMap(({ cards }) => cards)
          .filter((card) => card.key === key)
          .reduce((sum, { copies }) => sum + copies, 0) || 1,
      ]);
  });

  test('tell each card’s text, where it comes from and what is ruled about it', () => {
    for (const { face } of allCards) expect([face.key, face.lines.length > 0]).toEqual([face.key, true]);
    const stampede = cardsOn('molly').find(({ face }) => face.title === 'Stampede!');
    expect(stampede?.face.rulings.join(' ')).toMatch(/Gold/);
    const juice = cardsOn('drinks').find(({ face }) => face.key === 'drink.tomato-juice');
    expect(words.books(juice!.books)).toBe('Book 6');
    // What a book has, a book is named for.
    const unnamed = allCards.filter(
      ({ face, books }) => ['printed', 'stated'].includes(face.provenance) && words.books(books) === '',
    );
    expect(unnamed.map(({ face }) => face.key)).toEqual([]);
  });

  test('tell what the house has decided about them', () => {
    for (const address of Object.keys(words.laid))
      expect([address, pages[address].decided.length > 0]).toEqual([address, true]);
    expect(pages['pub-crawl'].decided.join(' ')).toMatch(/Star Mole/);
    expect(pages.otto.decided.join(' ')).not.toMatch(/Star Mole/);
  });

  test('have addresses', () => {
    expect(addressOf('The Wench')).toBe('the-wench');
    expect(new Set(characters.map(({ name }) => addressOf(name))).size).toBe(characters.length);
  });
});

test('the numbers of a card say whose they are', () => {
  const numbers = (key: string) => keyNumbers(allCards.find(({ face }) => face.key === key)!.face.lines);
  expect(numbers('sera.cant-block')).toEqual([
    { icon: 'fortitude', amount: '−1', whom: 'others' },
    { icon: 'hand', amount: '+1', whom: 'you' },
  ]);
  expect(numbers('joran.smaller-fireball')[1]).toEqual({ icon: 'fortitude', amount: '−1', whom: 'you' });
  // What one loses less is no loss.
  expect(numbers('ygella.bucklers')).toEqual([]);
});

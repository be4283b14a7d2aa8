/** What a pack and what is in it are called. */
import { broughtOf, packName, type CharacterFile, type PackFile } from '@taproom/inn';
import { expect, test } from 'vitest';
import { mistakesOf } from './mistakes.ts';

type PackOrder = NonNullable<PackFile['gambling']>[number]['order'];

test.each([
  ['The Cellar', 'the-cellar'],
  ['  Ännchen & Co.!  ', 'nnchen-co'],
  ['99 Barrels', 'barrels'],
  ['99', 'mine'],
  ['', 'card'],
  ['x'.repeat(41), 'x'.repeat(40)],
])('a pack called “%s” has the name %s', (title, name) => expect(packName(title)).toBe(name));

test('variants are named after their pack', () => {
  const order: PackOrder = [{ do: 'bet' }, { do: 'game' }];
  const gambling = [{ title: 'Quick Threes', game: 'threes', order }];
  expect(broughtOf({ name: 'cellar', gambling })).toEqual([
    { game: 'threes', id: 'cellar.quick-threes', name: 'Quick Threes', order },
  ]);
  expect(broughtOf({ name: 'cellar' })).toEqual([]);
});

test('whether somebody else is called so already is looked at once a pack fits together', () => {
  const deck = (by: number): CharacterFile['deck'] =>
    ['This', 'That', 'The other', 'Tried'].map((title) => ({
      title,
      copies: 10,
      types: ['action'],
      uses: [{ label: 'eat', when: { at: 'action' }, effects: [{ verb: 'fortitude', who: 'you', by }] }],
    }));
  const sera = (by: number): PackFile => ({
    format: 1,
    name: 'cellar',
    title: 'The Cellar',
    characters: [{ name: 'Sera', fullName: 'Another Sera', pitch: 'Eats.', mugs: 1, deck: deck(by) }],
  });
  expect(mistakesOf(sera(1))).toEqual([expect.stringContaining('Sera')]);
  expect(new Set(mistakesOf(sera(0)))).toEqual(new Set(['it changes nothing: give "by" an amount.']));
});

import { random } from '@taproom/bots';
import { base } from '@taproom/cast';
import { openHouse } from '@taproom/house';
import { house as own } from '@taproom/house/own';
import type { Pack } from '@taproom/inn';
import { describe, expect, test } from 'vitest';

describe('a house', () => {
  const [sera] = base.characters!;

  test('plays with what it is given, and two houses know nothing of each other', () => {
    const guest = {
      ...sera,
      name: 'Guest',
      deck: sera.deck.map((card) => ({ ...card, key: `guest.${card.key}` })),
    };
    const house = openHouse({ packs: [base, { name: 'guests', characters: [guest] }], bots: [random] });
    expect(house.inn.create({ players: ['Guest', 'Dale'] }).seats).toHaveLength(2);
    expect(() => own.inn.create({ players: ['Guest', 'Dale'] })).toThrow('Guest');
    expect([...house.bots.keys()]).toEqual(['random']);
    expect(house.game('parlour')).toBe(house.parlour);
  });

  test('knows a table by what was agreed: a gambling one that names no way to play is an evening', () => {
    const { game, inn, parlour, evening } = own;
    const players = ['Ann', 'Ben'];
    expect(game('inn', { players })).toBe(inn);
    expect(game('parlour', { players, game: 'delve', mode: 'shares' })).toBe(parlour);
    expect(game('parlour', { players, rounds: 3 })).toBe(evening);
    expect(game('evening', { players })).toBe(evening);
    // Before anything is agreed.
    expect(game('parlour', null)).toBe(parlour);
  });

  test('stays closed, with a sentence, where a pack has a mistake', () => {
    const twice: Pack = { name: 'base', characters: [{ ...sera, deck: sera.deck.slice(1) }] };
    expect(() => openHouse({ packs: [base, twice] })).toThrow('There is a pack "base" already.');
  });
});

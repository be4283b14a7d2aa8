/** Whatever a host can choose, the house plays. */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { CreateTable } from '@taproom/client';
import { house } from '@taproom/house/own';
import { checked, firstSeats, surprises } from '../../server/src/set-up.ts';
import { menuOfTheHouse } from '../build/menu.ts';
import { canFollow } from '../src/parlour/games.ts';
import {
  drinkDecksFor,
  EVENING,
  FIRST_WISH,
  fitted,
  seatsFor,
  troubleOf,
  variantsFor,
  wishOf,
  withPacks,
  withVariant,
  type HostWish,
  type Way,
} from '../src/rooms/host-wish.ts';

const menu = menuOfTheHouse();
const ann: HostWish = { ...FIRST_WISH, name: ' Ann ' };

/** Everybody has come: as the server sets the table up. */
function play(wish: HostWish): void {
  const asked = v.parse(CreateTable, wishOf(menu, wish));
  const seats = surprises(house, asked, firstSeats(house, asked, 'secret')).map((seat) =>
    seat.kind === 'open' ? { ...seat, kind: 'human' as const } : seat,
  );
  expect(seats).toHaveLength(wish.seats);
  checked(house, asked, seats);
}

const WAYS: readonly Way[] = [
  'everyone',
  'two-headed-dragon',
  'boss-battle',
  'two-headed-boss-battle',
  'leaders-and-lackeys',
  'boss-versus-boss',
  'sides',
  'otto',
];

describe('a host', () => {
  it.each(WAYS)('can play %s with every number of seats that is offered', (way) => {
    const wish = fitted(menu, { ...ann, way });
    for (const seats of seatsFor(menu, wish))
      for (const bots of [0, 1]) play(fitted(menu, { ...wish, seats, bots }));
  });

  it('can have every extra at once', () => {
    play(fitted(menu, { ...ann, barDeck: true, hands: 9, dungeon: true, prizes: true, gambling: true }));
    play(fitted(menu, { ...ann, way: 'otto', dungeon: true, prizes: true, gambling: true }));
    play(fitted(menu, { ...ann, way: 'two-headed-dragon', dungeon: true, prizes: true, gambling: true }));
  });

  it('pours what a pack brings, as long as it is there', () => {
    const pack = {
      name: 'cellar',
      title: 'The Damp Cellar',
      drinks: [],
    } as unknown as HostWish['packs'][number];
    const wish = fitted(menu, { ...ann, barDeck: true, ...withPacks(ann, [pack]) });
    expect([wish.drinks, wish.barDeck]).toEqual(['cellar', false]);
    expect(drinkDecksFor(wish).at(-1)).toEqual({ value: 'cellar', label: 'The Damp Cellar' });
    expect(fitted(menu, { ...wish, ...withPacks(wish, []) }).drinks).toBe(FIRST_WISH.drinks);
  });

  it('can choose single Prizes', () => {
    const [first, , third] = menu.prizes.map(({ key }) => key);
    const wish = { ...ann, prizes: true, onlyPrizes: [third, first] };
    play(wish);
    expect(wishOf(menu, wish).variants?.prizes).toEqual([first, third]);
    expect(wishOf(menu, { ...wish, onlyPrizes: [] }).variants?.prizes).toHaveLength(menu.prizes.length);
  });

  it('can say who is on which side, and is told in the form what does not go together', () => {
    const wish = fitted(menu, { ...ann, way: 'sides', seats: 4, onSide: [0, 1, 1, 1, 0, 0, 0, 0] });
    play(wish);
    expect(troubleOf(wish)).toBeNull();
    expect(wishOf(menu, wish).variants).toMatchObject({ sides: [[0], [1, 2, 3]] });
    expect(wishOf(menu, wish).variants?.mode).toBeUndefined();
    // What the form refuses, the house would refuse as well, or it would be no game of sides.
    const alone = { ...wish, onSide: [1, 1, 1, 1, 0, 0, 0, 0] };
    expect(troubleOf(alone)).toBe('one-side');
    expect(() => play(alone)).toThrow(/two sides/);
    // Somebody always stands with somebody.
    const four = fitted(menu, { ...wish, onSide: [0, 1, 2, 3, 0, 0, 0, 0] });
    expect(wishOf(menu, four).variants?.sides).toEqual([[0], [1], [2, 3]]);
  });

  it.each(['rdi5', 'rdi6', 'rdi7', 'rdi9'])('can have the drinks of %s', (drinks) => {
    play({ ...ann, drinks });
  });

  it('can follow a gambling game with another, also one that pays in a way of its own', () => {
    const after = (which: string, stakes: HostWish['stakes']) => {
      const asked = wishOf(menu, fitted(menu, { ...ann, game: 'parlour', which, stakes, seats: 4, bots: 3 }));
      const { mode = 'betting' } = asked.parlour!;
      const offered = menu.gambling.filter((offer) => canFollow(offer, 4, mode)).map(({ id }) => id);
      for (const game of offered) {
        const next = v.parse(CreateTable, { ...asked, parlour: { ...asked.parlour, game, variants: [] } });
        checked(house, next, surprises(house, next, firstSeats(house, next, 'secret')));
      }
      return offered;
    };
    for (const { id } of menu.gambling) expect(after(id, 'betting')).toContain(id);
    expect(after('threes', 'betting')).toEqual(expect.arrayContaining(['dragon-hordes', 'doublerogue']));
    expect(after('threes', 'shares')).not.toContain('dragon-hordes');
  });

  it.each([...menu.gambling.map(({ id }) => id), EVENING])('can play %s by itself', (which) => {
    for (const stakes of ['betting', 'shares'] as const) {
      const wish = fitted(menu, { ...ann, game: 'parlour', which, stakes });
      for (const seats of seatsFor(menu, wish)) play({ ...wish, seats });
      for (const { id } of variantsFor(menu, wish))
        play({ ...wish, variants: withVariant(menu, wish, id, true) });
    }
  });

  it('can have the Boss in the last seat, and stand with whoever sits there', () => {
    for (const seats of [3, 4, 5]) play(fitted(menu, { ...ann, way: 'boss-battle', boss: 'last', seats }));
    for (const seats of [4, 6, 8])
      play(fitted(menu, { ...ann, way: 'two-headed-dragon', mate: 'last', seats }));
    play(fitted(menu, { ...ann, way: 'two-headed-boss-battle', mate: 'last' }));
    expect(
      wishOf(menu, { ...ann, way: 'two-headed-dragon', mate: 'last', seats: 6 }).variants?.sides,
    ).toEqual([
      [5, 0],
      [1, 2],
      [3, 4],
    ]);
    expect(fitted(menu, { ...ann, way: 'boss-battle', boss: 'last', character: 'Dale' }).character).toBe(
      'Dale',
    );
  });

  it('can name the gambling games for Rounds, and agree on money and ties', () => {
    play({ ...ann, gambling: true, inside: ['threes', 'the-wheel'] });
    for (const split of ['merchant', 'king', 'commoner'] as const)
      play(fitted(menu, { ...ann, game: 'parlour', split, chips: 500, minRaise: false }));
    play(fitted(menu, { ...ann, game: 'parlour', which: EVENING, share: 10, seats: 10 }));
  });

  it('gives up what no longer fits when something else is chosen', () => {
    const many = fitted(menu, { ...ann, seats: 8, bots: 7, character: 'Sera' });
    expect(fitted(menu, { ...many, way: 'boss-battle' })).toMatchObject({ seats: 5, bots: 4, character: '' });
    expect(fitted(menu, { ...many, way: 'otto', gambling: true })).toMatchObject({
      seats: 3,
      bots: 1,
      character: 'Sera',
      gambling: false,
    });
  });
});

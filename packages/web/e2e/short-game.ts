/** A game for two that is over after six turns: one of them gets all that is strong, the other what is not. */
import type { SeatGiven } from '@taproom/client';
import { arranged, type Wanted } from './arranged.ts';
import type { ArrangedHouse } from './house.ts';
import { seatPeople, type Wish } from './tables.ts';

const STRONG = [
  'Dragon Breath Ale',
  'Dragon Breath Ale',
  'Elven Wine',
  'Elven Wine',
  'Elven Wine',
  'Ogre Brew',
];
const WEAK = ['Water', 'Holy Water', 'Pot of Tea', 'Light Ale', 'Light Ale', 'Light Ale'];

/** Seat 0 and 1 have one each; then each orders for the other, seat 0 first. */
const DRINKS = [STRONG[0], WEAK[0], ...STRONG.slice(1).flatMap((strong, i) => [WEAK[i + 1], strong])];

export const PLAYERS = ['Ygella', 'Jett'] as const;

/** Two people at a table where chance brings what is wanted. */
export async function arrangedTable(
  house: ArrangedHouse,
  wanted: Wanted,
  wish: Wish = {},
): Promise<SeatGiven[]> {
  await house.arrange(arranged({ players: [...PLAYERS] }, wanted));
  return seatPeople(house, ['Ann', 'Ben'], { characters: [...PLAYERS], ...wish });
}

/** Without a card played, Ann is out after her sixth drink. */
export const shortGame = (house: ArrangedHouse): Promise<SeatGiven[]> =>
  arrangedTable(house, { drinks: DRINKS });

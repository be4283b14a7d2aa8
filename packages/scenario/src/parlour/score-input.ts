/** What a `score` scenario puts in: cards, dice, a city, shipments. */
import { RANKS } from '@taproom/parlour';
import { listed } from '../language/names.ts';
import type { Entry, Spot } from '../language/spot.ts';
import { copiesOf, readDice, Shelf } from './cards.ts';

export interface ScoreInput {
  readonly variants: readonly string[];
  readonly hand: readonly number[];
  readonly dice: readonly number[];
  /** Delve: the common dice. */
  readonly common: readonly number[];
  readonly king: number | null;
  readonly war: readonly number[];
  /** Dragon Hunt: the hunted one. */
  readonly dragon: number | null;
  /** City Square: nine districts, row by row, −1 where there is none. */
  readonly city: readonly number[];
  /** The Wheel: the strength of each Leader, by rank; 0 a Dragon's. */
  readonly strengths: readonly number[];
  readonly shipments: readonly (readonly number[])[];
}

export const CITY_SIDE = 3;

export function readInput(entries: readonly Entry[], variants: readonly string[]): ScoreInput {
  const shelf = new Shelf(true);
  const spot = (key: string): Spot | null => entries.find((entry) => entry.key === key)?.value ?? null;
  const cards = (key: string): number[] => {
    const found = spot(key);
    return found === null ? [] : shelf.takeAll(found, key);
  };
  const dice = (key: string): number[] => {
    const found = spot(key);
    return found === null ? [] : readDice(found, key);
  };
  const king = spot('king');
  const dragon = spot('dragon');
  const city = spot('city');
  const leader = spot('leader');
  return {
    variants,
    king: king === null ? null : shelf.take(king.line, king.text('the King')),
    dragon: dragon === null ? null : copiesOf(dragon.line, dragon.text('the hunted Dragon'))[0],
    hand: cards('hand'),
    war: cards('war'),
    dice: dice('dice'),
    common: dice('common'),
    city: city === null ? [] : readCity(city, (line, name) => shelf.take(line, name)),
    strengths: leader === null ? [] : readStrengths(leader),
    shipments:
      spot('shipments')
        ?.items('shipments')
        .map((shipment) => shelf.takeAll(shipment, 'a shipment')) ?? [],
  };
}

/** Three rows of three, the top one first; `-` is an empty district. */
export function readCity(spot: Spot, take: (line: number, name: string, at: Spot) => number): number[] {
  const rows = spot.items('city');
  if (rows.length !== CITY_SIDE) throw spot.problem(`a city has ${CITY_SIDE} rows`);
  return rows.flatMap((row) => {
    const districts = row.items('a row of the city');
    if (districts.length !== CITY_SIDE)
      throw row.problem(`a row of the city has ${CITY_SIDE} districts; an empty one is "-"`);
    return districts.map((district) => {
      const name = district.text('a district');
      return name === '-' ? -1 : take(district.line, name, district);
    });
  });
}

/** The strongest Leader's rank, or a map of all five strengths. */
function readStrengths(spot: Spot): number[] {
  const strengths = RANKS.map(() => 0);
  const rankNamed = (line: Spot, name: string): number => {
    const rank = RANKS.findIndex((known) => known.toLowerCase() === name.toLowerCase());
    if (rank < 1) throw line.problem(`no Leader is called "${name}"; there are: ${listed(RANKS.slice(1))}`);
    return rank;
  };
  if (!spot.isMap()) {
    strengths[rankNamed(spot, spot.text('leader'))] = 1;
    return strengths;
  }
  const entries = spot.entries('leader');
  for (const { key, value } of entries) strengths[rankNamed(value, key)] = value.whole('a strength');
  if (entries.length < RANKS.length - 1)
    throw spot.problem(`\`leader\` tells the strengths of all five: ${listed(RANKS.slice(1))}`);
  return strengths;
}

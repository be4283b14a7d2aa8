/** What a `score` scenario puts in: cards, dice, a city, shipments. */
import { isDragon, RANKS } from '@taproom/parlour';
import { listed } from '../language/names.ts';
import type { Entry, Spot } from '../language/spot.ts';
import { copiesOf, readDice, Shelf } from './cards.ts';

export const CITY_SIDE = 3;
const NO_CARD = -1;

export class ScoreInput {
  /** Where it stands. */
  readonly line: number;
  readonly variants: readonly string[];
  readonly hand: readonly number[];
  readonly dice: readonly number[];
  /** Delve: the common dice. */
  readonly common: readonly number[];
  /** King's Council: the King; −1 where there is none. */
  readonly king: number;
  readonly war: readonly number[];
  /** Dragon Hunt: the hunted one; −1 where there is none. */
  readonly dragon: number;
  /** City Square: nine districts, row by row, −1 where there is none. */
  readonly city: readonly number[];
  /** The Wheel: the strength of each Leader, by rank; 0 a Dragon's. */
  readonly strengths: readonly number[];
  readonly shipments: readonly (readonly number[])[];

  constructor(line: number, entries: readonly Entry[], variants: readonly string[]) {
    const shelf = new Shelf(true, true);
    /** What stands under a key, or what it means that nothing does. */
    const read = <T>(key: string, none: T, reader: (spot: Spot) => T): T => {
      const found = entries.find((entry) => entry.key === key);
      return found === undefined ? none : reader(found.value);
    };
    this.line = line;
    this.variants = variants;
    this.king = read('king', NO_CARD, (spot) => readKing(spot, shelf));
    this.dragon = read('dragon', NO_CARD, readHunted);
    this.hand = read('hand', [], (spot) => shelf.takeAll(spot, 'hand'));
    this.war = read('war', [], (spot) => shelf.takeAll(spot, 'war'));
    this.dice = read('dice', [], (spot) => readDice(spot, 'dice'));
    this.common = read('common', [], (spot) => readDice(spot, 'common'));
    this.city = read('city', [], (spot) => readCity(spot, (at, name) => shelf.take(at, name)));
    this.strengths = read('leader', [], readStrengths);
    this.shipments = read('shipments', [], (spot) =>
      spot.items('shipments').map((shipment) => shelf.takeAll(shipment, 'a shipment')),
    );
  }
}

/** A Dragon is never the King: another card is revealed (gii.kings-council.dragons.dragon-king). */
function readKing(spot: Spot, shelf: Shelf): number {
  const king = shelf.take(spot.line, spot.text('the King'));
  if (isDragon(king)) throw spot.problem('a Dragon is never the King');
  return king;
}

/** Dragon Hunt: one of the three. */
export function readHunted(spot: Spot): number {
  const name = spot.text('the hunted Dragon');
  const [card] = copiesOf(spot.line, name);
  if (!isDragon(card)) throw spot.problem(`${name} is no Dragon to be hunted`);
  return card;
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

/** A Leader of The Wheel, by rank. */
export function rankNamed(spot: Spot, name: string): number {
  const rank = RANKS.findIndex((known) => known.toLowerCase() === name.toLowerCase());
  if (rank < 1) throw spot.problem(`no Leader is called "${name}"; there are: ${listed(RANKS.slice(1))}`);
  return rank;
}

/** The strongest Leader's rank, or a map of all five strengths. */
function readStrengths(spot: Spot): number[] {
  const strengths = RANKS.map(() => 0);
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

/**
 * Horde Cards of Dragon Hordes and the coins on them, as eight numbers: the red, green and blue Dragon, then the Grey
 * Cards from Warrior to Rogue.
 */
import { COLOURS, colourOf, RANKS, rankOf, type Cards } from '../../cards/deck.ts';

export const HORDES = COLOURS.length + RANKS.length - 1;
export const colourHorde = (colour: number): number => colour;
export const rankHorde = (rank: number): number => COLOURS.length - 1 + rank;

/** A colour, a rank, or both. */
export interface Prediction {
  readonly colour?: number;
  readonly rank?: number;
}

/** `blue Merchant`. */
export const predictionWords = ({ colour, rank }: Prediction): string =>
  [colour === undefined ? '' : COLOURS[colour], rank === undefined ? '' : RANKS[rank]]
    .filter((word) => word !== '')
    .join(' ');

/** All predictions that involve no empty Horde Card, in a fixed order. */
export function possiblePredictions(hordes: Cards): Prediction[] {
  const colours = COLOURS.map((_, colour) => colour).filter((colour) => hordes[colourHorde(colour)] > 0);
  const ranks = [1, 2, 3, 4, 5].filter((rank) => hordes[rankHorde(rank)] > 0);
  return [
    ...colours.map((colour) => ({ colour })),
    ...ranks.map((rank) => ({ rank })),
    ...colours.flatMap((colour) => ranks.map((rank) => ({ colour, rank }))),
  ];
}

export interface Settlement {
  /** The coins that the player takes. */
  readonly take: number;
  /** The Horde Cards after that. */
  readonly hordes: Cards;
  /** The Horde Cards that the player has to put a coin on now. */
  readonly owes: Cards;
}

/** What a prediction brings when this card is turned up. */
export function settlePrediction(hordes: Cards, { colour, rank }: Prediction, card: number): Settlement {
  const after = hordes.slice();
  const predicted: { readonly horde: number; readonly hit: boolean }[] = [];
  if (colour !== undefined) predicted.push({ horde: colourHorde(colour), hit: colourOf(card) === colour });
  if (rank !== undefined) predicted.push({ horde: rankHorde(rank), hit: rankOf(card) === rank });
  const hits = predicted.filter(({ hit }) => hit).map(({ horde }) => horde);
  const misses = predicted.filter(({ hit }) => !hit).map(({ horde }) => horde);
  if (hits.length > 0 && misses.length > 0) {
    // Half right: half of it, and the rest moves on.
    const coins = after[hits[0]];
    const take = Math.floor(coins / 2);
    after[hits[0]] = 0;
    after[misses[0]] += coins - take;
    return { take, hordes: after, owes: [] };
  }
  const take = hits.reduce((sum, horde) => sum + after[horde], 0);
  for (const horde of hits) after[horde] = 0;
  return { take, hordes: after, owes: misses };
}

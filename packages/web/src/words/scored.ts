/** What is read where something is only scored. */
import { list } from './table.ts';

export const scored = {
  in: (game: string, variants: readonly string[]): string =>
    variants.length === 0
      ? `What it is worth in ${game}.`
      : `What it is worth in ${game} with ${list(variants)}.`,
  one: (n: number): string => (n === 1 ? 'The one' : 'The other'),
  hand: 'Hand',
  dice: 'Dice',
  common: 'Dice for everybody',
  king: 'The King',
  dragon: 'The hunted Dragon',
  war: 'The war',
  strongest: (ranks: readonly string[]): string => `The strongest Leader: ${list(ranks)}`,
  overkill: (n: number): string => `Overkill ${n}`,
  wins: 'wins',
  ties: 'as good as the other',
  tryIt: 'Play with it',
} as const;

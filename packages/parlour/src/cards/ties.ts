/** How equal scores are told apart (gii.ties.*): every card of the hand counts, scoring or not. */
import { COLOURS, colourOf, RANKS, rankOf } from './deck.ts';

/** More is better; compared place by place. */
export type TieBreak = readonly number[];

/** The number of Dragons, then of Warriors, Ladies, Bards, Merchants, Rogues. */
export function byRank(cards: readonly number[]): TieBreak {
  const counts = RANKS.map(() => 0);
  for (const card of cards) counts[rankOf(card)]++;
  return counts;
}

/** The size of the largest group of one colour. */
export function byColour(cards: readonly number[]): TieBreak {
  const counts = COLOURS.map(() => 0);
  for (const card of cards) counts[colourOf(card)]++;
  return [Math.max(...counts)];
}

/** Above 0 if the first is better. */
export function compareTieBreaks(a: TieBreak, b: TieBreak): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What face-up cards mean in Doublerogue. Nothing is counted there: the last player wins. */
import { DRAGON, ROGUE, rankOf, type Cards } from '../../cards/deck.ts';
import type { TieBreak } from '../../cards/ties.ts';

const countOf = (cards: Cards, rank: number): number => cards.filter((card) => rankOf(card) === rank).length;

/** Two face-up Rogues: out of the game. */
export const isBust = (up: Cards): boolean => countOf(up, ROGUE) >= 2;

/** All five ranks face up. */
export const isRoyalSampler = (up: Cards): boolean => [1, 2, 3, 4, 5].every((rank) => countOf(up, rank) > 0);

export const isDoubledragon = (up: Cards): boolean => countOf(up, DRAGON) >= 2;

/** The rarest card first, then the next; more is rarer. Whoever has a further card to show goes before who has none. */
export const rarity = (up: Cards): TieBreak =>
  up.map((card) => ROGUE + 1 - rankOf(card)).sort((a, b) => b - a);

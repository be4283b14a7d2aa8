/** How strong the Leaders of The Wheel are, by what lies at their spokes. (A test compares this with the game's own count.) */
import { lookOf, RANK_NAMES } from '../cards.ts';

/** Whether a place of the table is one of its spokes. */
export const isSpoke = (game: string, zone: string): boolean =>
  game === 'the-wheel' && (RANK_NAMES as readonly string[]).includes(zone);

/** Clockwise, by rank number. */
export const LEADERS = [1, 4, 3, 2, 5] as const;

/** 3 a Dragon, 2 a Companion, 1 an Ally. */
export const strengthOf = (cards: readonly number[], leader: number): number =>
  cards.reduce((sum, card) => {
    const { number } = lookOf(card);
    return sum + (number === null ? 3 : number === leader ? 2 : 1);
  }, 0);

/** The strongest Leader, of equals the one with the lowest number; −1 as long as no card was played. */
export function strongestOf(cardsAt: (leader: number) => readonly number[]): number {
  const most = Math.max(...LEADERS.map((leader) => strengthOf(cardsAt(leader), leader)));
  if (most === 0) return -1;
  return Math.min(...LEADERS.filter((leader) => strengthOf(cardsAt(leader), leader) === most));
}

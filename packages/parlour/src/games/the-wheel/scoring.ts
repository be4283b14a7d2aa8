/** Leaders and hands of The Wheel. */
import { BARD, DRAGON, LADY, MERCHANT, rankOf, ROGUE, WARRIOR, type Cards } from '../../cards/deck.ts';
import { byColour } from '../../cards/ties.ts';
import type { Standing } from '../../table/def.ts';

/** The Leaders, clockwise. */
export const WHEEL: Cards = [WARRIOR, MERCHANT, BARD, LADY, ROGUE];

/** The Leader so many steps clockwise of a rank. */
function stepsFrom(rank: number, steps: number): number {
  return WHEEL[(WHEEL.indexOf(rank) + steps + WHEEL.length) % WHEEL.length];
}

export const clockwiseOf = (rank: number): number => stepsFrom(rank, 1);
export const neighboursOf = (rank: number): number[] => [stepsFrom(rank, -1), stepsFrom(rank, 1)];

/** The spokes that a card may go to: its own rank's and those beside it; a Dragon goes anywhere. */
export const spokesFor = (card: number): number[] => {
  const rank = rankOf(card);
  return rank === DRAGON ? WHEEL.slice() : [rank, ...neighboursOf(rank)];
};

/** What a card adds to a Leader: 3 a Dragon, 2 a Companion, 1 an Ally. */
export function strengthOn(card: number, leader: number): number {
  const rank = rankOf(card);
  if (rank === DRAGON) return 3;
  return rank === leader ? 2 : 1;
}

/** Where a card lies at its spoke: Companions in line, Allies to one side of them, Dragons to the other. */
export function sideOf(card: number, leader: number): 'in line' | 'clockwise' | 'counter-clockwise' {
  const rank = rankOf(card);
  if (rank === DRAGON) return 'clockwise';
  return rank === leader ? 'in line' : 'counter-clockwise';
}

/** The strength of every Leader, by rank number (0 is nobody). `spokes`: the cards on each, by rank number. */
export function strengths(spokes: readonly Cards[]): number[] {
  return spokes.map((cards, leader) => cards.reduce((sum, card) => sum + strengthOn(card, leader), 0));
}

/** The strongest Leader; of equals the one with the lowest number. */
export function strongestOf(strength: Cards): number {
  return WHEEL.reduce((best, leader) => {
    const more = strength[leader] - strength[best];
    return more > 0 || (more === 0 && leader < best) ? leader : best;
  });
}

export function wheelStanding(hand: Cards, leader: number): Standing {
  const beside = neighboursOf(leader);
  const score = hand.reduce((sum, card) => {
    const rank = rankOf(card);
    return sum + (rank === leader ? 2 : beside.includes(rank) ? 1 : 0);
  }, 0);
  return { score, order: [score, ...byColour(hand)] };
}

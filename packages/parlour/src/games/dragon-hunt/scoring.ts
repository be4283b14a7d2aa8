/** Dragon Hunt: cards of the hunted Dragon's colour, and as many different ranks as possible. */
import { colourOf, LADY, rankOf, WARRIOR, type Cards } from '../../cards/deck.ts';
import { byRank } from '../../cards/ties.ts';
import type { Standing } from '../../table/def.ts';

/** By the number of different ranks. */
const DIVERSITY = [0, 0, 1, 3, 6, 10] as const;
const TEAM = 5;

export interface HuntRules {
  readonly leagueOfHunters?: boolean;
  readonly coatOfArms?: boolean;
  readonly nobleHunt?: boolean;
}

/** `hand` holds the scouts too. */
export function huntStanding(hand: Cards, dragon: number, rules: HuntRules = {}): Standing {
  const ranks = new Set(hand.map(rankOf)).size;
  const colours = new Set(hand.map(colourOf)).size;
  const count = (rank: number): number => hand.filter((card) => rankOf(card) === rank).length;
  let score = hand.filter((card) => colourOf(card) === colourOf(dragon)).length + DIVERSITY[ranks];
  if (rules.leagueOfHunters && hand.length === TEAM && ranks === 1) score += 7;
  if (rules.coatOfArms && hand.length === TEAM && colours === 1) score += 6;
  if (rules.nobleHunt) score += 2 * count(WARRIOR) + count(LADY);
  return { score, order: [score, ...byRank(hand)] };
}

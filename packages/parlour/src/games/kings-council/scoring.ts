/** King's Council: every card scores by what it has in common with the King. */
import { colourOf, isBird, isDragon, isMammal, rankOf, type Cards } from '../../cards/deck.ts';
import { byColour } from '../../cards/ties.ts';
import type { Standing } from '../../table/def.ts';

const DRAGON_OF_THE_KING = 5;
const OTHER_DRAGON = 3;

/** Rank 2, colour 1, mammal or bird 1; a Dragon has its own worth. */
export function councilCard(card: number, king: number): number {
  const sameColour = colourOf(card) === colourOf(king);
  if (isDragon(card)) return sameColour ? DRAGON_OF_THE_KING : OTHER_DRAGON;
  const sameType = (isMammal(card) && isMammal(king)) || (isBird(card) && isBird(king));
  return (rankOf(card) === rankOf(king) ? 2 : 0) + (sameColour ? 1 : 0) + (sameType ? 1 : 0);
}

/** With Foreign Council a hand worth nothing beats all others. */
export function councilStanding(hand: Cards, king: number, foreignCouncil: boolean): Standing {
  const score = hand.reduce((sum, card) => sum + councilCard(card, king), 0);
  return { score, order: [foreignCouncil && score === 0 ? 1 : 0, score, ...byColour(hand)] };
}

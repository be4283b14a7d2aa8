/** What is left in Jack of All Trades: workers without a job count against their owner. */
import { rankOf, type Cards } from '../../cards/deck.ts';
import type { Standing } from '../../table/def.ts';

const standingOf = (score: number): Standing => ({ score, order: [-score] });

/** Dice that found no job: the lowest sum wins, and nothing breaks a tie. */
export function jackStanding(unassigned: Cards): Standing {
  return standingOf(unassigned.reduce((sum, die) => sum + die, 0));
}

/** With Hidden Fate the workers are cards; a Dragon counts nothing. */
export function jackHandStanding(hand: Cards): Standing {
  return standingOf(hand.reduce((sum, card) => sum + rankOf(card), 0));
}

/** What an effect would do, whatever its verb is called: it changes something of somebody's, or it stops something. */
import type { Attribute, Stop } from '../cards/card.ts';

/**
 * What is changed: a number on a mat; Gold that goes into the pot, or the pot itself; one's place in the Round of
 * Gambling, or the Round; what is in hands and decks, on mats and on the table; the Drink or the card that is answered;
 * Drinks that come to somebody; a Drink Me! Pile; the turn. `healing`: Fortitude that is only offered.
 */
export type Matter =
  | Attribute
  | 'healing'
  | 'ante'
  | 'pot'
  | 'place'
  | 'round'
  | 'cards'
  | 'tokens'
  | 'table'
  | 'card'
  | 'drink'
  | 'drinks'
  | 'pile'
  | 'turn'
  | '';

/**
 * What is stopped: a card, in one of four ways; a Drink, by Ignoring it; a payment, since the Inn pays; an ante, by
 * leaving; Gold that the Inn would give; Fortitude that would be gained; the Round of Gambling.
 */
export type Stopping = Stop | 'drink' | 'payment' | 'ante' | 'inn-gold' | 'healing' | 'round' | '';

export interface Meaning {
  readonly of: Matter;
  /** Whether it takes (−1) or gives (1); 0: neither, or both. */
  readonly by: -1 | 0 | 1;
  readonly stop: Stopping;
}

export const NOTHING: Meaning = { of: '', by: 0, stop: '' };

/** The same whatever the effect says. */
export function always(of: Matter, by: Meaning['by'] = 0, stop: Stopping = ''): () => Meaning {
  const meaning: Meaning = { of, by, stop };
  return () => meaning;
}

/** A number that is given, or taken, as the sign of the amount says. */
export function signed(of: Matter): (amount: number) => Meaning {
  const gives: Meaning = { of, by: 1, stop: '' };
  const takes: Meaning = { of, by: -1, stop: '' };
  const none: Meaning = { of, by: 0, stop: '' };
  return (amount) => (amount < 0 ? takes : amount > 0 ? gives : none);
}

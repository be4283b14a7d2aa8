import { pushPour } from '../turn/pouring.ts';
import type { Verb } from './verb.ts';

/** A dare: two Drinks; the stronger one for the revealer, the weaker one for all others. */
export const dare: Verb<'dare'> = {
  verb: 'dare',
  everybody: true,
  resolve: (t) => pushPour(t, 'dare', 0),
  words: () =>
    'reveal two Drinks from the Drink Deck, with their Chasers. Drink the one with the higher Alcohol Content (if ' +
    'equal, pick one). Each other player drinks a copy of the other',
  icon: () => 'drink',
  worth: () => 0,
};

import { pushPour } from '../turn/pouring.ts';
import type { Verb } from './verb.ts';

/** Round on the House: everybody drinks a copy of one Drink (core.round.*). */
export const houseRound: Verb<'house-round'> = {
  verb: 'house-round',
  everybody: true,
  resolve: (t) => pushPour(t, 'house-round', 0),
  words: () =>
    'reveal cards from the Drink Deck until a Drink comes, with its Chasers. Each player drinks a copy of it',
  icon: () => 'drink',
  worth: () => 0,
};

import { pushPour } from '../pouring.ts';
import type { Verb } from './verb.ts';

/** An Event that pours everybody a small Drink of its own. */
export const shots: Verb<'shots'> = {
  verb: 'shots',
  everybody: true,
  resolve: (t, _stroke, effect) => pushPour(t, 'shots', effect.alcohol),
  words: (effect) => `everybody takes a Drink of ${effect.alcohol} Alcohol Content`,
  worth: () => 0,
};

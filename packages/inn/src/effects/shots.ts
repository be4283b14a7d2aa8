import { pushPour } from '../turn/pouring.ts';
import type { Verb } from './verb.ts';

/** An Event that pours everybody a small Drink of its own. */
export const shots: Verb<'shots'> = {
  verb: 'shots',
  everybody: true,
  resolve: (t, _stroke, effect) => pushPour(t, 'shots', effect.alcohol),
  within: (effect) => ({ verb: 'alcohol', who: 'drinker', by: effect.alcohol }),
  words: (effect) => `each player drinks a Drink of ${effect.alcohol} Alcohol Content`,
  icon: () => 'drink',
  worth: () => 0,
};

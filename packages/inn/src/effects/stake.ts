import type { EventFrame } from '../table/state.ts';
import { askEverybody } from './polled.ts';
import type { Verb } from './verb.ts';

/** Everybody secretly chooses an amount of Gold; all are shown and paid, and those with the most (or least) are meant. */
export const stake: Verb<'stake', EventFrame> = {
  verb: 'stake',
  everybody: true,
  resolve: (t, stroke, _effect, f) => askEverybody(t, stroke, f, true),
  words: (effect) =>
    `each player secretly picks ${effect.max === undefined ? 'an amount of' : `up to ${effect.max}`} Gold. All show it together and pay it to the Inn. ` +
    `Those who paid the ${effect.of}`,
  leads: ({ use }, words, uses) => `${words} ${uses.does(use, 'they').replace('they ', '')}`,
  icon: () => 'gold',
  worth: () => 0,
};

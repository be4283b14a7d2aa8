import { pay } from '../table/numbers.ts';
import { always } from './meaning.ts';
import type { Verb } from './verb.ts';

/** On a Drink: whoever added it pays the drinker. */
export const rewardDrinker: Verb<'reward-drinker'> = {
  verb: 'reward-drinker',
  means: always('gold', 1),
  numeric: true,
  amount: (effect) => effect.n,
  resolve(t, stroke) {
    if (stroke.to >= 0) pay(t, stroke.to, stroke.n, stroke.seat, stroke.card, false);
  },
  words: (effect) => `you pay its drinker ${effect.n} Gold`,
  tells: (effect) => `its drinker is paid ${effect.n} Gold`,
  icon: () => 'drink',
  worth: (effect) => effect.n * 1.2,
};

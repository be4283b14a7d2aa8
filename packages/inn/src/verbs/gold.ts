import { gainGold } from '../numbers.ts';
import { does, type Verb } from './verb.ts';

/** Gain Gold from the Inn. */
export const gold: Verb<'gold'> = {
  verb: 'gold',
  touches: 'gold',
  numeric: true,
  amount: (effect) => effect.n,
  resolve(t, stroke) {
    gainGold(t, stroke.seat, stroke.n, stroke.card);
  },
  words: (effect, who) => `${does(who, 'gain', 'gains')} ${effect.n} Gold from the Inn`,
  worth: (effect) => effect.n * 1.2,
};

import { changeAlcohol } from '../numbers.ts';
import { does, type Verb } from './verb.ts';

/** Gain or lose Alcohol Content. */
export const alcohol: Verb<'alcohol'> = {
  verb: 'alcohol',
  touches: 'alcohol',
  numeric: true,
  amount: (effect) => effect.by,
  resolve(t, stroke) {
    changeAlcohol(t, stroke.seat, stroke.n, stroke.card);
  },
  words: (effect, who) =>
    effect.by < 0
      ? `${does(who, 'lose', 'loses')} ${-effect.by} Alcohol Content`
      : `${does(who, 'gain', 'gains')} ${effect.by} Alcohol Content`,
  worth: (effect) => -effect.by,
};

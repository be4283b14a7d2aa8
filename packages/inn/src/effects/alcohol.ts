import { strike } from '../play/striking.ts';
import { signed } from './meaning.ts';
import { AFFECTED, does, type Verb } from './verb.ts';

const meaning = signed('alcohol');

/** Gain or lose Alcohol Content. */
export const alcohol: Verb<'alcohol'> = {
  verb: 'alcohol',
  means: ({ by }) => meaning(by),
  numeric: true,
  amount: (effect) => effect.by,
  changesNone: ['rdi7.stop-playing.not-on-direct-alcohol'],
  resolve: (t, stroke, _effect, f) => strike(t, stroke, f),
  words: (effect, who) =>
    effect.by < 0
      ? `${does(who, 'lose', 'loses')} ${-effect.by} Alcohol Content${effect.affected ? AFFECTED : ''}`
      : `${does(who, 'gain', 'gains')} ${effect.by} Alcohol Content${effect.affected ? AFFECTED : ''}`,
  icon: () => 'alcohol',
  worth: (effect) => -effect.by,
  felt: (effect, who) => who.feels('alcohol', effect.by),
};

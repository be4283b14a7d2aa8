import { chooseOne } from '../play/choosing.ts';
import { always } from './meaning.ts';
import { capital, does, oneOf, type Verb } from './verb.ts';

/** Gain one token of several kinds, as its player chooses when it resolves. */
export const chooseToken: Verb<'choose-token'> = {
  verb: 'choose-token',
  means: always('tokens', 1),
  strokes: (_t, f, _effect, add) => add(f.by, 1),
  resolve(t, stroke, effect) {
    const options = effect.tokens.map((word) => ({ word }));
    chooseOne(t, stroke.seat, 'choose-token', options, stroke.card, stroke.n);
  },
  words: (effect, who) => `${does(who, 'gain', 'gains')} 1 ${oneOf(effect.tokens.map(capital), 'or')}`,
  icon: ({ tokens: [first], sign }) => sign ?? first,
  worth: () => 0.5,
};

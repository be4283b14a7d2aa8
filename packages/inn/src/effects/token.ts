import { changeToken } from '../table/numbers.ts';
import { signed } from './meaning.ts';
import { does, tokens, type Verb } from './verb.ts';

const meaning = signed('tokens');

/** Gain or lose tokens of one's own, or move along a track. */
export const token: Verb<'token'> = {
  verb: 'token',
  means: ({ by }) => meaning(by),
  amount: (effect) => effect.by,
  resolve(t, stroke, effect) {
    changeToken(t, stroke.seat, effect.token, stroke.n, stroke.card);
  },
  words: (effect, who) =>
    `${effect.by < 0 ? does(who, 'lose', 'loses') : does(who, 'gain', 'gains')} ${tokens(effect, Math.abs(effect.by))}`,
  icon: ({ token, sign }) => sign ?? token,
  worth: (effect) => effect.by * 0.4,
};

import { changeToken } from '../numbers.ts';
import { does, type Verb } from './verb.ts';

/** Tokens of the card's player go to somebody else, as far as there are any left. */
export const giveToken: Verb<'give-token'> = {
  verb: 'give-token',
  amount: (effect) => effect.n,
  resolve(t, stroke, effect, f) {
    if (f.k !== 'play') return;
    const n = Math.min(stroke.n, t.s.seats[f.by].tokens[effect.token] ?? 0);
    changeToken(t, f.by, effect.token, -n, stroke.card);
    changeToken(t, stroke.seat, effect.token, n, stroke.card);
  },
  words: (effect, who) => `${does(who, 'get', 'gets')} ${effect.n} ${effect.name}`,
  worth: (effect) => -effect.n * 0.8,
};

import { giveTokens } from '../table/numbers.ts';
import { always } from './meaning.ts';
import { does, tokens, type Verb } from './verb.ts';

/** Tokens of whoever's card it is go to somebody else, as far as there are any left. */
export const giveToken: Verb<'give-token'> = {
  verb: 'give-token',
  means: always('tokens', 1),
  amount: (effect) => effect.n,
  resolve(t, stroke, effect) {
    giveTokens(t, t.c.owner[stroke.card], stroke.seat, effect.token, stroke.n, stroke.card);
  },
  words: (effect, who) => `${does(who, 'get', 'gets')} ${tokens(effect, effect.n)}`,
  icon: ({ token, sign }) => sign ?? token,
  worth: (effect) => -effect.n * 0.8,
};

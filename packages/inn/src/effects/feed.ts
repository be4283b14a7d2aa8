import { giveTokens } from '../table/numbers.ts';
import type { PlayFrame } from '../table/state.ts';
import { makeStroke, seatsOf } from '../play/strokes.ts';
import type { Effect, EffectOf } from './effects.ts';
import { always } from './meaning.ts';
import { does, tokens, tokenWords, type Verb } from './verb.ts';

const loss = ({ who, max = 1 }: EffectOf<'feed'>): Effect => ({ verb: 'fortitude', who, by: -max });

/**
 * Whoever has some of the card's tokens loses Fortitude for them and gives tokens back: the loss is a stroke like any
 * other, so that it can be answered, and this verb's own stroke after it is the giving back.
 */
export const feed: Verb<'feed', PlayFrame> = {
  verb: 'feed',
  means: always('tokens', -1),
  strokes(t, f, effect, add) {
    for (const seat of seatsOf(t, f, effect.who)) {
      const n = Math.min(t.s.seats[seat].tokens[effect.token] ?? 0, effect.max ?? Infinity);
      if (n === 0) continue;
      add(seat, -n);
      const back = f.strokes[f.strokes.length - 1];
      f.strokes.splice(-1, 0, makeStroke(loss(effect), seat, -n, back.card, back.use, back.e));
    }
  },
  resolve(t, stroke, effect, f) {
    const lost = f.losses.find(({ seat }) => seat === stroke.seat)?.n ?? 0;
    const n = effect.back === 'lost' ? lost : -stroke.n;
    giveTokens(t, stroke.seat, t.c.owner[f.card], effect.token, n, f.card);
  },
  within: loss,
  words(effect, who) {
    const much =
      effect.max === 1
        ? `1 Fortitude, if they have any ${tokenWords(effect.token, 0, effect.name)},`
        : `1 Fortitude for each ${tokenWords(effect.token, 1, effect.name)} they have`;
    const back =
      effect.back === 'lost'
        ? `${tokens(effect, 1)} for each Fortitude they lost`
        : tokens(effect, effect.max ?? 1);
    return `${does(who, 'lose', 'loses')} ${much} and ${who.plural ? 'return' : 'returns'} ${back}`;
  },
  icon: ({ token, sign }) => sign ?? token,
  worth: (effect) => -(effect.max ?? 2),
  // What the tokens would do in time they do now.
  felt: ({ token, max = Infinity }, who) =>
    who.feels('fortitude', -Math.min(who.tokens[token] ?? 0, max)) * 0.6,
};

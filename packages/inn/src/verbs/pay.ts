import { pay as payGold } from '../numbers.ts';
import { seatsOf } from '../strokes.ts';
import { does, type Verb } from './verb.ts';

/** Pay Gold, to the card's player or to the Inn. */
export const pay: Verb<'pay'> = {
  verb: 'pay',
  touches: 'gold',
  numeric: true,
  strokes(t, f, effect, add) {
    for (const seat of seatsOf(t, f, effect.who)) add(seat, effect.n, effect.to === 'you' ? f.by : -1);
  },
  resolve(t, stroke, _effect, f) {
    const paid = payGold(t, stroke.seat, stroke.n, stroke.to, stroke.card, stroke.inn);
    if (f.k === 'play' && stroke.to < 0) f.paid += paid;
  },
  words: (effect, who) =>
    `${does(who, 'pay', 'pays')} ${effect.to === 'you' ? 'you' : 'the Inn'} ${effect.n} Gold`,
  worth: (effect) => -effect.n * 1.2,
};

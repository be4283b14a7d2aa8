import { pushChoose } from '../choosing.ts';
import { cards, does, type Verb } from './verb.ts';

/** Discard from the hand: cards of one's own choice, or at random. */
export const discard: Verb<'discard'> = {
  verb: 'discard',
  numeric: true,
  amount: (effect) => effect.n,
  resolve(t, stroke, effect) {
    const hand = t.s.seats[stroke.seat].hand;
    const n = Math.min(stroke.n, hand.length);
    if (n === 0) return;
    if (effect.random) t.push({ k: 'random-discard', step: 0, seat: stroke.seat, n, card: stroke.card });
    else
      pushChoose(
        t,
        stroke.seat,
        'discard',
        hand.map((card) => ({ card })),
        n,
        n,
        stroke.card,
        0,
      );
  },
  words: (effect, who) =>
    `${does(who, 'discard', 'discards')} ${cards(effect.n)}${effect.random ? ' at random' : ''}`,
  worth: (effect) => -effect.n * 0.5,
};

import { cardOptions, pushChoose } from '../play/choosing.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** Discard up to so many cards and gain 1 Fortitude for each. */
export const discardToHeal: Verb<'discard-to-heal'> = {
  verb: 'discard-to-heal',
  means: always('healing', 1),
  numeric: true,
  amount: (effect) => effect.n,
  resolve(t, stroke) {
    const hand = t.s.seats[stroke.seat].hand;
    if (hand.length === 0) return;
    const max = Math.min(stroke.n, hand.length);
    pushChoose(t, stroke.seat, 'discard-to-heal', cardOptions(hand), 0, max, stroke.card);
  },
  words: (effect, who) =>
    `${does(who, 'may discard', 'may discard')} up to ${effect.n} cards to gain 1 Fortitude for each`,
  icon: () => 'fortitude',
  worth: (effect) => effect.n * 0.3,
};

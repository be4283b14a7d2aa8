import { cardOptions, pushChoose } from '../play/choosing.ts';
import { draw } from '../table/piles.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** Discard some cards, or all one has, then draw as many as were named. */
export const cycle: Verb<'cycle'> = {
  verb: 'cycle',
  means: always('cards'),
  numeric: true,
  amount: (effect) => effect.n,
  resolve(t, stroke) {
    const hand = t.s.seats[stroke.seat].hand;
    const n = Math.min(stroke.n, hand.length);
    if (n === 0) draw(t, stroke.seat, stroke.n, stroke.card);
    else pushChoose(t, stroke.seat, 'cycle', cardOptions(hand), n, n, stroke.card, stroke.n);
  },
  words: (effect, who) =>
    `${does(who, 'discard', 'discards')} ${effect.n} cards, then ${who.plural ? 'draw' : 'draws'} ${effect.n}`,
  icon: () => 'cards',
  worth: () => 0.3,
};

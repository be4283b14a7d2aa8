import { cardOptions, pushChoose } from '../play/choosing.ts';
import { draw } from '../table/piles.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** Discard any cards and draw up to a full hand, as at the beginning of a turn. */
export const redraw: Verb<'redraw'> = {
  verb: 'redraw',
  means: always('cards', 1),
  resolve(t, stroke) {
    const { hand } = t.s.seats[stroke.seat];
    const size = t.c.terms.hands[stroke.seat];
    if (hand.length === 0) draw(t, stroke.seat, size, stroke.card);
    else {
      const options = cardOptions(hand);
      pushChoose(t, stroke.seat, 'redraw', options, 0, hand.length, stroke.card, size);
    }
  },
  words: (_effect, who) =>
    `${does(who, 'may discard', 'may discard')} any cards, then ${who.plural ? 'draw' : 'draws'} up to a full hand`,
  icon: () => 'cards',
  worth: () => 1.5,
};

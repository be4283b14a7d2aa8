import { cardOptions, pushChoose } from '../play/choosing.ts';
import { fitToDiscard } from '../table/piles.ts';
import { always } from './meaning.ts';
import { capital, cards, does, type Verb } from './verb.ts';

/** Discard from the hand: cards of one's own choice, or at random. */
export const discard: Verb<'discard'> = {
  verb: 'discard',
  means: always('cards', -1),
  numeric: true,
  amount: (effect) => -effect.n,
  canDo: (t, effect, seat) => fitToDiscard(t, seat, effect.type).length >= effect.n,
  resolve(t, stroke, effect) {
    if (effect.type !== undefined && t.isHidden()) return;
    const whole = t.s.seats[stroke.seat].hand;
    const hand = fitToDiscard(t, stroke.seat, effect.type);
    if (effect.type !== undefined && hand.length === 0)
      t.emit('show', stroke.seat, whole.length, -1, stroke.card, -1, whole.slice());
    const n = Math.min(-stroke.n, hand.length);
    if (n === 0) return;
    if (effect.random) t.push({ k: 'random-discard', step: 0, seat: stroke.seat, n, card: stroke.card });
    else pushChoose(t, stroke.seat, 'discard', cardOptions(hand), n, n, stroke.card);
  },
  words: (effect, who) =>
    effect.type === undefined
      ? `${does(who, 'discard', 'discards')} ${cards(effect.n)}${effect.random ? ' at random' : ''}`
      : `${does(who, 'discard', 'discards')} ${effect.n} ${capital(effect.type)} ${effect.n === 1 ? 'Card' : 'Cards'}${
          who.able ? '' : ` (or ${who.plural ? 'show' : 'shows'} a hand without any)`
        }`,
  icon: () => 'cards',
  worth: (effect) => -effect.n * 0.5,
  looms: (n) => n * 0.5,
};

import { pushShuffle } from '../piles.ts';
import type { Verb } from './verb.ts';

/** Shuffles the rest of one's Drink Me! Pile into the Drink Deck and gets one card from it. */
export const freshPile: Verb<'fresh-pile'> = {
  verb: 'fresh-pile',
  strokes: (_t, f, _effect, add) => add(f.by, 0, -1),
  resolve(t, stroke) {
    const at = t.s.seats[stroke.seat];
    const cards = t.s.drinkDeck.concat(at.drinkMe);
    t.s.drinkDeck = [];
    at.drinkMe = [];
    t.emit('fresh-pile', stroke.seat, 0, -1, stroke.card);
    pushShuffle(t, 'drink-pile', stroke.seat, cards);
  },
  words: () =>
    'shuffle the rest of your Drink Me! Pile into the Drink Deck and put its top card on your pile',
  worth: () => 0.5,
};

import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** A hand lies open to everybody until the card's player has their next turn. */
export const showHand: Verb<'show-hand'> = {
  verb: 'show-hand',
  means: always('cards'),
  resolve(t, stroke, _effect, f) {
    if (t.isHidden()) return;
    const at = t.s.seats[stroke.seat];
    at.openUntil = f.k === 'play' ? f.by : stroke.seat;
    t.emit('show', stroke.seat, at.hand.length, -1, stroke.card, -1, at.hand.slice());
  },
  words: (_effect, who) => `${does(who, 'play', 'plays')} with an open hand until your next turn`,
  tells: (_effect, who) => `${who.name} plays with an open hand until the next turn of the card’s player`,
  icon: () => 'eye',
  worth: () => -0.6,
  looms: () => -0.6,
};

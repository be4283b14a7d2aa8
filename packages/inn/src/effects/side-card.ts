import { putInPlay } from '../table/in-play.ts';
import { takeFromSide } from '../table/piles.ts';
import { pushPlay } from '../play/announcing.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import { does, type Verb } from './verb.ts';

/** The top card of one's side deck comes up: it lies in front of its player, or takes effect at once and is gone. */
export const sideCard: Verb<'side-card'> = {
  verb: 'side-card',
  means: always('cards', 1),
  strokes: once,
  resolve(t, stroke, effect) {
    if (t.isHidden()) return;
    const { seat } = stroke;
    const which = (t.c.characters[seat].sideDecks ?? []).findIndex(({ name }) => name === effect.deck);
    const card = which < 0 ? -1 : takeFromSide(t, seat, which);
    if (card < 0) return;
    const atOnce = t.def(card).uses.findIndex(({ when }) => when.at === 'called');
    if (atOnce >= 0) {
      t.emit('reveal-card', seat, 0, card, stroke.card);
      pushPlay(t, card, atOnce, seat, [], true);
    } else {
      putInPlay(t.s.seats[seat], card);
      t.emit('enter-play', seat, 0, card, stroke.card);
    }
  },
  words: (effect, who) => `${does(who, 'take', 'takes')} the top ${effect.name}`,
  icon: () => 'cards',
  worth: () => 1.2,
};

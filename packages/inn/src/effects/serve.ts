import { putOnPile, takeFromSide } from '../table/piles.ts';
import { seatsOf } from '../play/strokes.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** Gives a player Drinks of the card's owner's own side deck, unseen. It changes no number and no Drink. */
export const serve: Verb<'serve'> = {
  verb: 'serve',
  means: always('drinks', 1),
  strokes(t, f, effect, add) {
    // One Drink each: the deck may have to be shuffled in between.
    for (const seat of seatsOf(t, f, effect.who))
      if (seat !== f.by) for (let i = 0; i < effect.n; i++) add(seat, 1);
  },
  changesNone: ['rdi7.stop-playing.not-on-special-reserve', 'core.changing-drinks.not-special-reserve'],
  affectsNone: ['rdi7.wench.special-reserve-affects-no-attribute'],
  resolve(t, stroke, effect) {
    const from = t.c.owner[stroke.card];
    const which = t.c.characters[from].sideDecks!.findIndex(({ name }) => name === effect.deck);
    const card = takeFromSide(t, from, which);
    if (card < 0) return;
    putOnPile(t, stroke.seat, card);
    t.emit('served', from, 1, -1, stroke.card, stroke.seat);
  },
  words: (effect, who) =>
    `${does(who, 'get', 'gets')} ${effect.n === 1 ? `a ${effect.name}` : `${effect.n} ${effect.name}s`}`,
  // Each is a stroke of its own.
  tells: (effect, who) => `${who.name} gets a ${effect.name}`,
  icon: () => 'drink',
  worth: (effect) => -effect.n * 1.5,
};

import { cardOptions, chooseOne } from '../play/choosing.ts';
import { isCharacterCard } from '../table/piles.ts';
import { always } from './meaning.ts';
import { does, type Verb, whose } from './verb.ts';

/** Puts a Character Card from hand on top of the own Character Deck; whoever has none does nothing. */
export const stow: Verb<'stow'> = {
  verb: 'stow',
  means: always('cards', -1),
  resolve(t, stroke) {
    if (t.isHidden()) return;
    const own = t.s.seats[stroke.seat].hand.filter((card) => isCharacterCard(t, stroke.seat, card));
    if (own.length > 0) chooseOne(t, stroke.seat, 'stow', cardOptions(own), stroke.card);
  },
  words: (_effect, who) =>
    `${does(who, 'put', 'puts')} a Character Card from ${whose(who)} hand on top of ${whose(who)} Character Deck`,
  icon: () => 'cards',
  worth: () => -0.2,
};

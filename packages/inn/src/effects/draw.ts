import { draw as drawCards } from '../table/piles.ts';
import { always } from './meaning.ts';
import { cards, does, type Verb } from './verb.ts';

/** Draw from one's own Character Deck. */
export const draw: Verb<'draw'> = {
  verb: 'draw',
  means: always('cards', 1),
  numeric: true,
  amount: (effect) => effect.n,
  resolve(t, stroke) {
    drawCards(t, stroke.seat, stroke.n, stroke.card);
  },
  words: (effect, who) => `${does(who, 'draw', 'draws')} ${cards(effect.n)}`,
  icon: () => 'cards',
  worth: (effect) => effect.n * 0.5,
  looms: (n) => n * 0.5,
};

import { toDiscard } from '../table/piles.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** Discards the top of a Drink Me! Pile. */
export const spill: Verb<'spill'> = {
  verb: 'spill',
  means: always('pile', -1),
  amount: (effect) => -effect.n,
  resolve(t, stroke) {
    if (t.isHidden()) return;
    const gone: number[] = [];
    // Whoever nobody plays has no Drink Me! Pile: what waits in front of them is none.
    const n = stroke.seat === t.c.automaton ? 0 : -stroke.n;
    for (let i = 0; i < n; i++) {
      const card = t.s.seats[stroke.seat].drinkMe.pop();
      if (card === undefined) break;
      toDiscard(t, card);
      gone.push(card);
    }
    if (gone.length > 0)
      t.emit('discard', stroke.seat, gone.length, -1, stroke.card, -1, gone, undefined, 'Drink Me! Pile');
  },
  words: (effect, who) =>
    `${does(who, 'discard', 'discards')} the top ${effect.n === 1 ? 'card' : `${effect.n} cards`} of ${
      who.name === 'you' ? 'your' : 'their'
    } Drink Me! Pile`,
  icon: () => 'drink',
  worth: (effect) => effect.n * 0.8,
};

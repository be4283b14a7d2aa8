import { DRINKS, EVENTS } from '../table/extras.ts';
import { pushShuffle } from '../table/piles.ts';
import type { Run } from '../run.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import type { Verb } from './verb.ts';

/** Shuffles the rest of one's Drink Me! Pile into the Drink Deck and gets one card from it. */
export const freshPile: Verb<'fresh-pile'> = {
  verb: 'fresh-pile',
  means: always('pile'),
  strokes: once,
  resolve(t, stroke) {
    const at = t.s.seats[stroke.seat];
    const common = at.drinkMe.filter((card) => t.c.owner[card] === DRINKS);
    const others = at.drinkMe.filter((card) => t.c.owner[card] !== DRINKS);
    const cards = t.s.drinkDeck.concat(common);
    t.s.drinkDeck = [];
    at.drinkMe = [];
    t.emit('fresh-pile', stroke.seat, 0, -1, stroke.card);
    pushShuffle(t, 'drink-pile', stroke.seat, cards, -1, cards.length);
    shuffleHome(t, others);
  },
  words: () => 'shuffle the rest of your Drink Me! Pile into the Drink Deck. Put its top card on your pile',
  tells: (_effect, who) =>
    `the rest of ${who.name}’s Drink Me! Pile is shuffled into the Drink Deck, and they get its top card`,
  icon: () => 'drink',
  worth: () => 0.5,
};

/** Drinks of a side deck are shuffled into that deck (rdi7.wench.shuffled-into-own-deck), those of a tavern into its own. */
function shuffleHome(t: Run, cards: readonly number[]): void {
  t.s.events.forEach((pile, which) => {
    const own = cards.filter((card) => t.c.owner[card] === EVENTS && t.c.sideDeck[card] === which);
    if (own.length === 0) return;
    const mixed = pile.deck.concat(own);
    pile.deck = [];
    pushShuffle(t, 'event', -1, mixed, which, mixed.length);
  });
  t.s.seats.forEach((at, owner) =>
    at.decks.forEach((side, which) => {
      const own = cards.filter((card) => t.c.owner[card] === owner && t.c.sideDeck[card] === which);
      if (own.length === 0) return;
      const mixed = side.deck.concat(own);
      side.deck = [];
      pushShuffle(t, 'side', owner, mixed, which, mixed.length);
    }),
  );
}

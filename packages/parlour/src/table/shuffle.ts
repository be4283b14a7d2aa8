/**
 * The deck. Chance is asked for the cards that are needed and no more: which one lies under them nobody knows, and no
 * state holds it. Where all are dealt, the discards are the new deck (gii.concepts.deck-exhausted).
 */
import { fullDeck } from '../cards/deck.ts';
import type { ParlourDef, ParlourProcedure } from './def.ts';
import type { ParlourState } from './state.ts';

/** How many cards are left to draw from, decided or not. */
export const deckLeft = ({ deck, undecided }: ParlourState): number => deck.length + undecided;

/** The cards of the deck that chance has not put into an order: all that lie nowhere. */
export function undecidedCards(s: ParlourState, def: ParlourDef): number[] {
  const lying = new Set([...s.deck, ...s.discard]);
  for (const { cards } of [...s.seats, s.common])
    for (const zone in cards) for (const card of cards[zone]) lying.add(card);
  // A deal that waits for more holds what it has drawn.
  for (const frame of s.stack) if (frame.k === 'deal') for (const card of frame.list) lying.add(card);
  return fullDeck(def.dragons(s.setup)).filter((card) => !lying.has(card));
}

/** The frame's `n`: how many cards are wanted. */
export const shuffle: ParlourProcedure = {
  steps: [
    function askForCards(t, f) {
      const size = t.s.undecided > 0 ? t.s.undecided : t.s.discard.length;
      t.ask(
        f.n < size ? { seat: -1, kind: 'shuffle', size, first: f.n } : { seat: -1, kind: 'shuffle', size },
      );
    },
  ],
  answered(t, _f, answer) {
    if (answer.do !== 'shuffle') return;
    const { s } = t;
    const { order } = answer;
    const { deck } = t.c;
    if (s.undecided === 0) {
      s.deck = order.map((i) => s.discard[i]);
      s.undecided = s.discard.length - order.length;
      s.discard = [];
      return;
    }
    if (s.undecided === deck.length) {
      // As long as nothing is dealt the cards are numbered as they are.
      s.deck = order.slice();
    } else {
      const pile = undecidedCards(s, t.def);
      s.deck = order.map((i) => pile[i]);
    }
    s.undecided -= order.length;
  },
};

import { DRINKS_IN_PLAY } from './content.ts';
import { draw, pushShuffle } from './piles.ts';
import type { Run } from '../run.ts';
import type { SetupFrame } from './state.ts';
import { pushHook, type InnProcedure } from '../play/announcing.ts';

/** Each Character Deck is shuffled, then the Drinks. */
function shuffleDecks(t: Run, f: SetupFrame): void {
  const { s } = t;
  if (f.i > s.seats.length + s.events.length) {
    f.i = 0;
    return;
  }
  f.step--;
  const seat = f.i++;
  if (seat < s.seats.length) {
    const at = s.seats[seat];
    at.decks.forEach((side, which) => {
      pushShuffle(t, 'side', seat, side.deck, which, side.deck.length);
      side.deck = [];
    });
    pushShuffle(t, 'deck', seat, at.deck, -1, at.deck.length);
    at.deck = [];
  } else if (seat > s.seats.length) {
    const which = seat - s.seats.length - 1;
    pushShuffle(t, 'event', -1, s.events[which].deck, which, s.events[which].deck.length);
    s.events[which].deck = [];
  } else if (s.setup.barDeck) {
    pushShuffle(t, 'bar', -1, s.barDeck, -1, s.barDeck.length);
    s.barDeck = [];
  } else {
    const cards = s.drinkDeck;
    s.drinkDeck = [];
    pushShuffle(t, 'drink', -1, cards, -1, cards.length);
  }
}

/** What some characters lay out before the hands are dealt. */
function layOut(t: Run, f: SetupFrame): void {
  if (f.i >= t.s.seats.length) return;
  f.step--;
  const seat = f.i++;
  pushHook(t, t.c.characters[seat].hooks?.setup, seat);
}

function deal(t: Run): void {
  const { s } = t;
  if (s.setup.barDeck) while (s.drinkDeck.length < DRINKS_IN_PLAY) s.drinkDeck.push(s.barDeck.pop()!);
  s.seats.forEach((at, seat) => {
    if (seat === t.c.automaton) return;
    at.drinkMe.push(s.drinkDeck.pop()!);
    draw(t, seat, t.c.terms.hands[seat] - at.hand.length, -1);
  });
}

function begin(t: Run): void {
  t.stack[t.stack.length - 1] = { k: 'turn', step: 0, seat: t.c.terms.first, i: 0, done: [] };
  // Whoever arranges a table wants it before anything of the first turn has happened.
  if (t.pauses) t.ask({ seat: -1, kind: 'turn-end' });
}

export const setup: InnProcedure<SetupFrame> = { steps: [shuffleDecks, layOut, deal, begin] };

/** Events that come up at the end of turns: their Progress Counters, and whom an Event affects. */
import type { CardId, SeatId } from '@taproom/kernel';
import { standsFor } from '../modes/champions.ts';
import { EVENTS } from '../table/extras.ts';
import { pushShuffle, toDiscard } from '../table/piles.ts';
import type { Run } from '../run.ts';
import { inOrder, presentInOrder } from '../table/seats.ts';
import type { EventFrame } from '../table/state.ts';

/** An Event that was just turned up. */
export function eventFrame(card: CardId, by: number): EventFrame {
  return { k: 'event', step: 0, card, by, ignored: [], champions: null, held: true, players: [], i: 0 };
}

/** One Progress Counter goes; with the last one the top Event comes up (rdi6.dungeon-events.reveal-on-last-counter). */
export function takeCounter(t: Run, which: number, seat: SeatId): void {
  const pile = t.s.events[which];
  pile.counters = Math.max(0, pile.counters - 1);
  t.emit('counter', -1, pile.counters, -1, -1, -1, [], undefined, t.c.eventDecks[which].title);
  if (pile.counters > 0 || t.isHidden()) return;
  const card = pile.deck.pop();
  if (card === undefined) return;
  // Whoever is out of the game turns nothing up: the next one does (house.68-event-after-active-out).
  t.push(eventFrame(card, inOrder(t.s, seat)[0]));
}

/** The Event is done: it goes to its discard pile, and its deck gets new counters. */
export function putEventAway(t: Run, f: EventFrame): void {
  f.held = false;
  toDiscard(t, f.card);
  if (t.c.owner[f.card] !== EVENTS) return;
  const which = t.c.sideDeck[f.card];
  const pile = t.s.events[which];
  pile.counters = t.def(f.card).event?.level ?? 0;
  t.emit('counters', -1, pile.counters, f.card, -1, -1, [], undefined, t.c.eventDecks[which].title);
  // The last card is shuffled with the others (house.69-event-deck-reshuffle).
  if (pile.deck.length > 0) return;
  const cards = pile.discard;
  pile.discard = [];
  pushShuffle(t, 'event', -1, cards, which);
}

/** Whom an Event affects, in turn order from whoever turned it up: everybody who is there and did not Ignore it. */
export function takingPart(t: Run, f: EventFrame): number[] {
  return presentInOrder(t.s, f.by).filter(
    (seat) => !f.ignored.includes(seat) && standsFor(f.champions, seat),
  );
}

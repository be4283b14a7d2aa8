/** Decks, discard piles and Drink Me! Piles: how cards move between them. */
import type { CardId, SeatId } from '@taproom/kernel';
import type { CardType } from '../cards/card.ts';
import { DRINKS, EVENTS } from './extras.ts';
import type { Run } from '../run.ts';
import type { DrawFrame, RenewFrame, ShuffleFrame } from './state.ts';

/** Whether the cards of a side deck belong to the Character Deck once they have left it. */
const joins = (t: Run, seat: SeatId, which: number): boolean =>
  t.c.characters[seat].sideDecks![which].joins === true;

/** Whether a card could be shuffled into this seat's Character Deck: no Patient and no Mushroom, but any form. */
export const isCharacterCard = (t: Run, seat: SeatId, card: CardId): boolean =>
  t.c.owner[card] === seat && (t.c.sideDeck[card] < 0 || joins(t, seat, t.c.sideDeck[card]));

/** A card goes to the discard pile of the deck that it came from (core.setup.own-discard). */
export function toDiscard(t: Run, card: CardId): void {
  const owner = t.c.owner[card];
  if (owner < 0) {
    if (owner === DRINKS) t.s.drinkDiscard.push(card);
    else if (owner === EVENTS) t.s.events[t.c.sideDeck[card]].discard.push(card);
    // A used Prize (rdi9.prize.used-goes-to-bin).
    else t.s.prizes!.bin.push(card);
    return;
  }
  const which = t.c.sideDeck[card];
  if (which < 0 || joins(t, owner, which)) t.s.seats[owner].discard.push(card);
  else t.s.seats[owner].decks[which].discard.push(card);
}

/** Whether it was there at all. */
export function takeOut<T>(list: T[], item: T): boolean {
  const at = list.indexOf(item);
  if (at < 0) return false;
  // What `splice` would do, without the array of what was taken out.
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
  return true;
}

/** Cards that everybody sees being turned up, or taken, at once: one event, however many they are; `word`: what of them. */
export function tellOf(
  t: Run,
  e: 'reveal-card' | 'take',
  seat: SeatId,
  cards: readonly number[],
  cause: CardId,
  word = '',
): void {
  if (cards.length === 1) t.emit(e, seat, 1, cards[0], cause, -1, [], undefined, word);
  else if (cards.length > 1) t.emit(e, seat, cards.length, -1, cause, -1, cards.slice(), undefined, word);
}

/** Discards from a hand. The discard pile is open, so everybody sees what went. */
export function discardFromHand(t: Run, seat: SeatId, cards: readonly number[], cause: CardId): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    takeOut(t.s.seats[seat].hand, card);
    toDiscard(t, card);
  }
  t.emit('discard', seat, cards.length, -1, cause, -1, cards.slice());
}

/** The cards of a hand that may be discarded where only those of one type will do. */
export function fitToDiscard(t: Run, seat: SeatId, type: CardType | undefined): readonly number[] {
  const { hand } = t.s.seats[seat];
  return type === undefined ? hand : hand.filter((card) => t.def(card).types.includes(type));
}

/** Draws from a Character Deck. Where the deck runs out on the way, a frame sees to the reshuffling. */
export function draw(t: Run, seat: SeatId, n: number, cause: CardId): void {
  if (n <= 0 || t.isHidden()) return;
  const at = t.s.seats[seat];
  if (at.deck.length > n) {
    const drawn: number[] = [];
    for (let i = 0; i < n; i++) drawn.push(at.deck.pop()!);
    for (const card of drawn) at.hand.push(card);
    t.emit('draw', seat, n, -1, cause, -1, drawn, t.whoSees(seat));
    return;
  }
  const frame: DrawFrame = { k: 'draw', step: 0, seat, n, drawn: [], cause };
  t.push(frame);
}

/** The moment the last card leaves a Character Deck its discard pile becomes the new deck. */
export function reshuffleIfEmpty(t: Run, seat: SeatId): boolean {
  const at = t.s.seats[seat];
  if (at.deck.length > 0 || at.discard.length === 0) return false;
  const cards = at.discard;
  at.discard = [];
  pushShuffle(t, 'deck', seat, cards);
  return true;
}

export function pushShuffle(
  t: Run,
  pile: ShuffleFrame['pile'],
  seat: SeatId,
  cards: number[],
  which = -1,
  unseen = 0,
): void {
  t.push({ k: 'shuffle', step: 0, pile, seat, which, cards, unseen });
}

/**
 * Whether a side deck has a top card to take, or never will have. Where only its discard pile has cards, it sees to the
 * shuffling and says no: the step must be run again.
 */
export function sideReady(t: Run, seat: SeatId, which: number): boolean {
  const side = t.s.seats[seat].decks[which];
  if (side.deck.length > 0 || side.discard.length === 0 || joins(t, seat, which)) return true;
  const cards = side.discard;
  side.discard = [];
  pushShuffle(t, 'side', seat, cards, which);
  return false;
}

/**
 * The top card of a side deck, −1 if there is none. When the last one leaves, the deck's own discard pile is shuffled
 * at once (unless its cards join the Character Deck for good).
 */
export function takeFromSide(t: Run, seat: SeatId, which: number): number {
  const side = t.s.seats[seat].decks[which];
  // Whoever plays another character's card may have no such deck.
  const card = side?.deck.pop();
  if (card === undefined) return -1;
  if (side.deck.length === 0 && side.discard.length > 0 && !joins(t, seat, which)) {
    const cards = side.discard;
    side.discard = [];
    pushShuffle(t, 'side', seat, cards, which);
  }
  return card;
}

/** Puts a Drink on a pile. Drinks of a side deck are always on top: a common one goes below them. */
export function putOnPile(t: Run, seat: SeatId, card: CardId): void {
  const pile = t.s.seats[seat].drinkMe;
  let at = pile.length;
  if (t.c.owner[card] < 0) while (at > 0 && t.c.owner[pile[at - 1]] >= 0) at--;
  pile.splice(at, 0, card);
}

/** Shuffles Drinks into a pile; those of a side deck come back to its top (rdi7.wench.float-to-top). */
export function shuffleIntoPile(t: Run, seat: SeatId, cards: readonly number[]): void {
  const at = t.s.seats[seat];
  const { drinkMe } = at;
  at.drinkMe = [];
  pushShuffle(t, 'drink-me', seat, drinkMe.concat(cards), -1, drinkMe.length);
}

/**
 * Whether a Drink can be taken now. Where the deck is empty and the discard pile is not, it sees to the shuffling
 * and says no: the step must be run again.
 */
export function drinkReady(t: Run): boolean {
  if (t.s.drinkDeck.length > 0 || t.s.drinkDiscard.length === 0) return true;
  const cards = t.s.drinkDiscard;
  t.s.drinkDiscard = [];
  pushShuffle(t, 'drink', -1, cards);
  return false;
}

/** The top card of the Drink Deck, −1 where all Drinks lie on piles. The deck is renewed at once when it ran out. */
export function takeDrink(t: Run): number {
  const card = t.s.drinkDeck.pop();
  if (card === undefined) return -1;
  if (t.s.drinkDeck.length === 0) {
    const renew: RenewFrame = { k: 'renew', step: 0 };
    t.push(renew);
  }
  return card;
}

/** Whether the tavern where everybody is has Drinks of its own left. */
export const tavernServes = (t: Run): boolean => t.s.tavern >= 0 && t.s.events[t.s.tavern].deck.length > 0;

/** What is ordered: a Drink of the tavern's own, as long as it has any, else the top card of the Drink Deck. */
export const takeOrdered = (t: Run): number =>
  tavernServes(t) ? t.s.events[t.s.tavern].deck.pop()! : takeDrink(t);

/** With nothing but Events left in deck and discard pile no Drink will ever come. */
export function anyDrinkLeft(t: Run): boolean {
  const isDrink = (card: CardId): boolean => t.def(card).drink !== undefined;
  return t.s.drinkDeck.some(isDrink) || t.s.drinkDiscard.some(isDrink) || t.s.barDeck.some(isDrink);
}

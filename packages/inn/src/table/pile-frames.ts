/** The procedures of decks: drawing through a reshuffle, shuffling by chance, renewing the Drink Deck, lifting cards. */
import type { CardId, SeatId } from '@taproom/kernel';
import { cardOptions, keepLifted, pushChoose } from '../play/choosing.ts';
import { DRINKS_IN_PLAY } from './content.ts';
import { discountOf, pay } from './numbers.ts';
import { discardFromHand, pushShuffle, putOnPile, reshuffleIfEmpty, takeDrink, tellOf } from './piles.ts';
import { inOrder, membersOf } from './seats.ts';
import type { Run } from '../run.ts';
import type { DrawFrame, LiftFrame, RandomDiscardFrame, RenewFrame, ShuffleFrame } from './state.ts';
import type { InnProcedure } from '../play/announcing.ts';

function drawSome(t: Run, f: DrawFrame): void {
  const at = t.s.seats[f.seat];
  while (f.drawn.length < f.n && at.deck.length > 0) {
    const card = at.deck.pop()!;
    at.hand.push(card);
    f.drawn.push(card);
  }
  if (reshuffleIfEmpty(t, f.seat) && f.drawn.length < f.n) f.step--;
}

function tellDrawn(t: Run, f: DrawFrame): void {
  if (f.drawn.length > 0) t.emit('draw', f.seat, f.drawn.length, -1, f.cause, -1, f.drawn, t.whoSees(f.seat));
}

export const draw: InnProcedure<DrawFrame> = { steps: [drawSome, tellDrawn] };

function askOrder(t: Run, f: ShuffleFrame): void {
  if (f.cards.length > 1) t.ask({ seat: -1, kind: 'shuffle', size: f.cards.length });
  else laid(t, f, f.cards);
}

/** The shuffled cards lie where they belong. */
function laid(t: Run, f: ShuffleFrame, cards: CardId[]): void {
  const { s } = t;
  const seen = f.cards.slice(f.unseen);
  f.cards = [];
  t.stack.pop();
  switch (f.pile) {
    case 'deck':
      s.seats[f.seat].deck = cards.concat(s.seats[f.seat].deck);
      tellShuffled(t, f.seat, seen, cards.length, '');
      break;
    case 'drink':
      s.drinkDeck = cards.concat(s.drinkDeck);
      tellShuffled(t, -1, seen, cards.length, '');
      break;
    case 'bar':
      s.barDeck = cards.concat(s.barDeck);
      break;
    case 'side':
      s.seats[f.seat].decks[f.which].deck = cards.concat(s.seats[f.seat].decks[f.which].deck);
      tellShuffled(t, f.seat, seen, cards.length, t.c.characters[f.seat].sideDecks![f.which].title);
      break;
    case 'event': {
      const pile = s.events[f.which];
      pile.deck = cards.concat(pile.deck);
      tellShuffled(t, -1, seen, cards.length, t.c.eventDecks[f.which].title);
      break;
    }
    case 'drink-me': {
      const reserve = (card: CardId): boolean => t.c.owner[card] >= 0;
      s.seats[f.seat].drinkMe = [...cards.filter((card) => !reserve(card)), ...cards.filter(reserve)];
      t.emit('pile-shuffled', f.seat, cards.length, -1, -1, -1, seen);
      break;
    }
    case 'drink-pile': {
      s.drinkDeck = cards;
      const card = takeDrink(t);
      if (card >= 0) putOnPile(t, f.seat, card);
      break;
    }
  }
}

/** Everybody knows what lay on the discard pile. */
function tellShuffled(t: Run, seat: SeatId, seen: readonly number[], n: number, title: string): void {
  t.emit('shuffled', seat, n, -1, -1, -1, seen, undefined, title);
}

export const shuffle: InnProcedure<ShuffleFrame> = {
  steps: [askOrder],
  answered(t, f, answer) {
    if (answer.do !== 'shuffle') return;
    // Not `map`: what that gives is an array with holes for V8, once it is compiled, and so all piles would be.
    const cards = answer.order.slice();
    for (let i = 0; i < cards.length; i++) cards[i] = f.cards[cards[i]];
    laid(t, f, cards);
  },
};

/** Everybody pays for the new round of Drinks, also those who are outside (core.drink-deck.run-out-pay). */
function charge(t: Run): void {
  t.emit('renewed', -1);
  // Each team pays once (rdi6.team.drink.deck-runs-out), by the hand for which the Inn pays a part, if there is one.
  for (const seat of inOrder(t.s, t.s.turn)) {
    const members = membersOf(t, seat);
    if (members[0] !== seat) continue;
    pay(t, members.find((mate) => discountOf(t, mate) > 0) ?? seat, 1, -1, -1, false);
  }
}

function refill(t: Run, f: RenewFrame): void {
  const { s } = t;
  if (!s.setup.barDeck) {
    if (s.drinkDiscard.length > 0) pushShuffle(t, 'drink', -1, s.drinkDiscard);
    s.drinkDiscard = [];
    return;
  }
  dealDrinkDeck(t, f);
}

/** Counts 30 cards off the Bar Deck; where it runs out on the way, the discarded Drinks become the new one. */
function dealDrinkDeck(t: Run, f: RenewFrame): void {
  const { s } = t;
  while (s.drinkDeck.length < DRINKS_IN_PLAY && s.barDeck.length > 0) s.drinkDeck.push(s.barDeck.pop()!);
  if (s.drinkDeck.length >= DRINKS_IN_PLAY || s.drinkDiscard.length === 0) return;
  f.step--;
  pushShuffle(t, 'bar', -1, s.drinkDiscard);
  s.drinkDiscard = [];
}

export const renew: InnProcedure<RenewFrame> = { steps: [charge, refill] };

/** Where the deck runs out on the way the reveal goes on from the new one. */
function lift(t: Run, f: LiftFrame): void {
  if (t.isHidden()) return;
  const at = t.s.seats[f.seat];
  const before = f.cards.length;
  while (f.cards.length < f.n && at.deck.length > 0) f.cards.push(at.deck.pop()!);
  tellOf(t, 'reveal-card', f.seat, f.cards.slice(before), f.card);
  if (reshuffleIfEmpty(t, f.seat) && f.cards.length < f.n) f.step--;
}

function sortOut(t: Run, f: LiftFrame): void {
  if (f.goal === 'dig')
    keepLifted(
      t,
      f,
      f.cards.filter((card) => t.def(card).subtypes?.includes(f.subtype)),
    );
  else if (f.cards.length > 0) {
    const keep = Math.min(f.keep, f.cards.length);
    pushChoose(t, f.seat, 'scry', cardOptions(f.cards), keep, keep, f.card);
  }
}

export const liftProcedure: InnProcedure<LiftFrame> = { steps: [lift, sortOut] };

function askRandom(t: Run, f: RandomDiscardFrame): void {
  const { hand } = t.s.seats[f.seat];
  if (f.n === 0 || hand.length === 0 || t.isHidden()) return;
  f.step--;
  if (hand.length === 1) dropAt(t, f, 0);
  else t.ask({ seat: -1, kind: 'pick', size: hand.length });
}

function dropAt(t: Run, f: RandomDiscardFrame, index: number): void {
  f.n--;
  discardFromHand(t, f.seat, [t.s.seats[f.seat].hand[index]], f.card);
}

export const randomDiscard: InnProcedure<RandomDiscardFrame> = {
  steps: [askRandom],
  answered(t, f, answer) {
    if (answer.do === 'pick') dropAt(t, f, answer.index);
  },
};

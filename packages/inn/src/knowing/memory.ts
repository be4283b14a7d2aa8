/**
 * What a seat remembers of cards that it does not see: a hand that was shown, a card taken back from a discard pile, what
 * a deck was shuffled from. Filled from events alone, as the seat may know them.
 */
import type { SeatId } from '@taproom/kernel';
import { newMemory as parlourMemory, remember as rememberGame, type ParlourMemory } from '@taproom/parlour';
import type { Content } from '../table/content.ts';
import { eventFor, type InnEvent } from '../table/log-event.ts';
import { DRINKS } from '../table/extras.ts';
import {
  DRINK_DECK,
  BAR_DECK,
  deckOf,
  drinkMeOf,
  eventDeckOf,
  handOf,
  plotOf,
  sideDeckOf,
} from '../table/places.ts';
import type { InnSetup } from '../table/state.ts';

export interface InnMemory {
  readonly setup: InnSetup;
  /** By card: the place where it lies; below 0: the deck in which it does not lie; 0: it may be anywhere. */
  readonly at: number[];
  /** Of the gambling game in the Round under way; its seats are the inn's. */
  readonly game: ParlourMemory;
}

export const newMemory = (setup: InnSetup, { defs }: Content): InnMemory => ({
  setup,
  at: defs.map(() => 0),
  game: parlourMemory(setup),
});

export function remember(c: Content, { setup, at, game }: InnMemory, event: InnEvent, viewer: SeatId): void {
  const { e, seat, card, list, word } = eventFor(event, viewer);
  switch (e) {
    case 'game':
      rememberGame(game, event.game!, viewer);
      break;
    case 'round':
    case 'game-chosen':
    case 'game-again':
    case 'game-tied':
      // The cards of the game are shuffled anew.
      game.at.fill(-1);
      break;
    case 'shuffled':
      shuffled(c, at, shuffledDeck(c, seat, word), list);
      break;
    case 'pile-shuffled':
      for (const soaked of list) at[soaked] = drinkMeOf(seat);
      break;
    case 'draw':
      if (list.length === 0) replace(at, drawnFrom(c, seat, word), 0);
      for (const drawn of list) at[drawn] = handOf(seat);
      break;
    case 'show':
      for (const shown of list) at[shown] = handOf(seat);
      break;
    case 'take':
      for (const taken of list.length > 0 ? list : [card]) at[taken] = handOf(seat);
      break;
    case 'plot':
      // Any of them may be the one: they are still not in the deck.
      if (card < 0) replace(at, handOf(seat), -deckOf(seat));
      else at[card] = plotOf(seat);
      break;
    case 'stow':
      // Any of them may be the one that lies on the deck now.
      if (card < 0) for (const claim of [handOf(seat), -deckOf(seat)]) replace(at, claim, 0);
      else at[card] = deckOf(seat);
      break;
    case 'discard':
      for (const gone of list) at[gone] = 0;
      break;
    case 'reveal-card':
      for (const revealed of list.length > 0 ? list : [card]) at[revealed] = 0;
      break;
    case 'play':
    case 'called':
    case 'idle':
    case 'enter-play':
    case 'leave-play':
    case 'reveal':
    case 'chaser':
    case 'event':
    case 'drink-kept':
      if (card >= 0) at[card] = 0;
      break;
    case 'ordered':
      replace(at, DRINK_DECK, 0);
      for (let which = c.countedDecks; which < c.eventDecks.length; which++)
        replace(at, eventDeckOf(which), 0);
      break;
    case 'served':
      moved(c, at, seat);
      break;
    case 'fresh-pile':
      replace(at, DRINK_DECK, 0);
      replace(at, -DRINK_DECK, 0);
      replace(at, drinkMeOf(seat), 0);
      break;
    case 'renewed':
      // With a Bar Deck nobody knows what comes from it, and what was discarded goes back into it.
      if (setup.barDeck) for (const place of [DRINK_DECK, -DRINK_DECK, BAR_DECK]) replace(at, place, 0);
      break;
    case 'out':
      // Their Drinks lie on the discard pile.
      replace(at, drinkMeOf(seat), 0);
      break;
    default:
      break;
  }
}

/** All that was claimed to be there may be elsewhere now. */
function replace(at: number[], claim: number, by: number): void {
  for (let card = 0; card < at.length; card++) if (at[card] === claim) at[card] = by;
}

const sideDeckNamed = (c: Content, seat: SeatId, title: string): number =>
  c.characters[seat].sideDecks!.findIndex((side) => side.title === title);

const drawnFrom = (c: Content, seat: SeatId, title: string): number =>
  title === '' ? deckOf(seat) : sideDeckOf(seat, sideDeckNamed(c, seat, title));

function shuffledDeck(c: Content, seat: SeatId, title: string): number {
  if (seat >= 0) return drawnFrom(c, seat, title);
  return title === '' ? DRINK_DECK : eventDeckOf(c.eventDecks.findIndex((deck) => deck.title === title));
}

/**
 * A deck that had run out was shuffled from these: of the cards that could be in it, all others are not. Where nobody
 * saw what was shuffled (no list), any of them may be.
 */
function shuffled(c: Content, at: number[], deck: number, cards: readonly number[]): void {
  const { of, home } = c.backs;
  for (let card = 0; card < at.length; card++) {
    if (home[of[card]] !== deck) continue;
    if (cards.length === 0) at[card] = at[card] === -deck ? 0 : at[card];
    else if (at[card] === 0 || at[card] === deck) at[card] = -deck;
  }
  for (const card of cards) at[card] = deck;
}

/** A Drink went from a pile, or a side deck, of this seat's to another pile, and nobody saw which. */
function moved(c: Content, at: number[], seat: SeatId): void {
  const pile = drinkMeOf(seat);
  for (let card = 0; card < at.length; card++) {
    const { owner, sideDeck } = c;
    // A common one lies on some pile at any rate.
    if (at[card] === pile) at[card] = owner[card] === DRINKS ? -DRINK_DECK : 0;
    else if (owner[card] >= 0 && sideDeck[card] >= 0 && at[card] === sideDeckOf(owner[card], sideDeck[card]))
      at[card] = 0;
  }
}

/** Places where cards lie face down, and the backs that cards show there, as small numbers. */
import type { CardId, SeatId } from '@taproom/kernel';
import type { CardDef, CharacterDef } from '../cards/card.ts';
import { DRINKS, EVENTS } from './extras.ts';
import type { InnState } from './state.ts';

export const DRINK_DECK = 1;
export const BAR_DECK = 2;
const EVENT_DECKS = 3;
const SEATS = 16;
const EACH_SEAT = 16;

export const eventDeckOf = (which: number): number => EVENT_DECKS + which;
export const deckOf = (seat: SeatId): number => SEATS + seat * EACH_SEAT;
export const handOf = (seat: SeatId): number => deckOf(seat) + 1;
export const plotOf = (seat: SeatId): number => deckOf(seat) + 2;
export const drinkMeOf = (seat: SeatId): number => deckOf(seat) + 3;
export const sideDeckOf = (seat: SeatId, which: number): number => deckOf(seat) + 4 + which;

/** The cards that lie in a place. */
export function pileAt(s: InnState, place: number): readonly number[] {
  if (place === DRINK_DECK) return s.drinkDeck;
  if (place === BAR_DECK) return s.barDeck;
  if (place < SEATS) return s.events[place - EVENT_DECKS].deck;
  const at = s.seats[Math.floor((place - SEATS) / EACH_SEAT)];
  const which = (place - SEATS) % EACH_SEAT;
  return [at.deck, at.hand, at.plot, at.drinkMe][which] ?? at.decks[which - 4].deck;
}

/** What cards look like from behind: those that look alike can be taken for each other. */
export interface Backs {
  /** By card: its back. */
  readonly of: Uint8Array;
  /** By back: the deck that such cards are shuffled into; 0: none. */
  readonly home: Uint8Array;
  /** Which backs there are among the cards that lie at each seat, among Drinks, and in each deck of Events. */
  readonly seats: readonly (readonly number[])[];
  readonly drinks: readonly number[];
  readonly events: readonly (readonly number[])[];
  /** By seat and side deck: whether Drinks are in it, which get into all Drink Me! Piles. */
  readonly serves: readonly (readonly boolean[])[];
}

export function backsOf(
  defs: readonly CardDef[],
  owner: readonly number[],
  sideDeck: readonly number[],
  characters: readonly CharacterDef[],
  eventDecks: number,
): Backs {
  const serves = characters.map(({ sideDecks = [] }) =>
    sideDecks.map(({ cards }) => cards.some(({ drink }) => drink !== undefined)),
  );
  const backs: { readonly look: string; readonly card: CardId }[] = [];
  const of = Uint8Array.from(defs, (def, card) => {
    const look = `${owner[card]} ${sideDeck[card]} ${def.back ?? ''}`;
    const back = backs.findIndex((known) => known.look === look);
    return back < 0 ? backs.push({ look, card }) - 1 : back;
  });
  const those = (lies: (seat: SeatId, which: number) => boolean): number[] =>
    backs.flatMap(({ card }, back) => (lies(owner[card], sideDeck[card]) ? [back] : []));
  return {
    of,
    home: Uint8Array.from(backs, ({ card }) => homeOf(owner[card], sideDeck[card], characters)),
    seats: characters.map((_, seat) => those((at, which) => at === seat && serves[at][which] !== true)),
    drinks: backs.flatMap(({ card }, back) =>
      owner[card] === DRINKS ||
      serves[owner[card]]?.[sideDeck[card]] === true ||
      (owner[card] === EVENTS && defs[card].drink !== undefined)
        ? [back]
        : [],
    ),
    events: Array.from({ length: eventDecks }, (_, deck) =>
      backs.flatMap(({ card }, back) =>
        owner[card] === EVENTS && sideDeck[card] === deck && defs[card].drink === undefined ? [back] : [],
      ),
    ),
    serves,
  };
}

function homeOf(owner: SeatId, which: number, characters: readonly CharacterDef[]): number {
  if (owner === DRINKS) return DRINK_DECK;
  if (owner === EVENTS) return eventDeckOf(which);
  if (owner < 0) return 0;
  const joins = which >= 0 && characters[owner].sideDecks![which].joins === true;
  return which < 0 || joins ? deckOf(owner) : sideDeckOf(owner, which);
}

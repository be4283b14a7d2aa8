/** Hands, decks, side decks and what lies in play, as they are listed. Cards are only moved, never made. */
import { putInPlay, setMark } from '@taproom/inn';
import { isPlotted } from '../table/laid.ts';
import type { Heaps } from './heaps.ts';

/** A list in a file has its top first, a pile in the state has its top last. */
export const asPile = (cards: readonly number[]): number[] => cards.toReversed();

/** All lists of cards of characters. Nothing is put back into a deck before every list has been served. */
export function layCards(heaps: Heaps): void {
  const { seats } = heaps.state;
  const layRest = [
    ...seats.map((_, seat) => layOwn(heaps, seat)),
    ...seats.flatMap(({ decks }, seat) => decks.map((_deck, which) => laySide(heaps, seat, which))),
  ];
  seats.forEach((_, seat) => layInFront(heaps, seat));
  heaps.fillGaps();
  for (const lay of layRest) lay();
}

function layOwn(heaps: Heaps, seat: number): () => void {
  const { state, content, plan } = heaps;
  const at = state.seats[seat];
  const { name, sideDecks = [] } = content.characters[seat];
  const { hand = [], deck, discard = [] } = plan.seats[seat];
  const main = heaps.main[seat];
  const side = heaps.side[seat];
  const cards = content.decks[seat];
  const sideCards = content.sideDecks[seat];
  at.hand = heaps.take(hand, [main, ...side], 'title', name, [...cards, ...sideCards.flat()]);
  // In the deck and its discard pile lie only such cards of side decks as join them.
  const joins = <T>(list: readonly T[]): T[] => list.filter((_, which) => sideDecks[which].joins);
  const inDeck = [...cards, ...joins(sideCards).flat()];
  const [top, gone] = [deck?.cards ?? [], discard].map((list) =>
    heaps.take(list, [main, ...joins(side)], 'title', `${name}'s deck`, inDeck),
  );
  return () => {
    at.deck = deck?.end ? asPile(top) : [...main, ...asPile(top)];
    at.discard = [...(deck?.end ? main : []), ...asPile(gone)];
  };
}

function laySide(heaps: Heaps, seat: number, which: number): () => void {
  const { state, content, plan } = heaps;
  const side = state.seats[seat].decks[which];
  const rest = heaps.side[seat][which];
  const given = plan.sideDecks.findLast((deck) => deck.seat === seat && deck.which === which);
  const { cards = [], end = false } = given?.pile ?? {};
  const from = [rest, heaps.main[seat]];
  const top = heaps.take(cards, from, 'title', `the ${given?.name}`, content.sideDecks[seat][which]);
  // A deck that nobody mentions keeps what the set-up left in it, and in its discard pile.
  return () => {
    const discard = given === undefined ? side.discard.filter((card) => rest.includes(card)) : [];
    const deck = rest.filter((card) => !discard.includes(card));
    side.deck = end ? asPile(top) : [...deck, ...asPile(top)];
    side.discard = end ? deck : discard;
  };
}

/** Kept drinks of the house are laid with the drinks, Prizes with the Prizes. */
function layInFront(heaps: Heaps, seat: number): void {
  const { state, content, plan, main, side } = heaps;
  const at = state.seats[seat];
  const others = state.seats.map((_, other) => other).filter((other) => other !== seat);
  const from = [
    main[seat],
    ...side[seat],
    ...others.flatMap((other) => side[other]),
    ...others.map((other) => main[other]),
  ];
  const all = content.defs.map((_, card) => card);
  for (const thing of plan.seats[seat].play ?? []) {
    if (thing.house || thing.prize) continue;
    const [card] = heaps.take([thing], from, 'title', 'this table', all);
    if (isPlotted(content, seat, card)) at.plot.push(card);
    else putInPlay(at, card);
    // What has steps begins on the first.
    const mark = thing.mark ?? (content.defs[card].values && 0);
    if (mark !== undefined) setMark(at, card, mark);
  }
}

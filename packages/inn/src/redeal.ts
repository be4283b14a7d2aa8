/**
 * Deals anew what a seat cannot see: other hands with their decks, the order of its own deck, the Drinks nobody has
 * looked at. What the seat knows stays exactly as it is; the views before and after must be equal, and a bot that
 * thinks ahead may start from any such table.
 */
import { below, type Luck } from '@taproom/kernel';
import { areMates } from './seats.ts';
import type { InnState } from './state.ts';

export function redeal(s: InnState, viewer: number, luck: Luck): void {
  s.seats.forEach((at, seat) => {
    const seen = at.openUntil >= 0 || (viewer >= 0 && areMates(s, seat, viewer));
    mix(luck, seen ? [at.deck] : [at.hand, at.deck]);
  });
  mix(luck, [s.drinkDeck, s.barDeck, ...s.seats.map((at) => at.drinkMe)]);
}

/** Shuffles several piles together and deals them out again at their old sizes. */
function mix(luck: Luck, piles: readonly number[][]): void {
  const cards = piles.flat();
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(luck, i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = cards[next++];
}

/** What must be true of a gambling table after every answer: every card of its deck lies in exactly one place. */
import { cardName, fullDeck } from '../cards/deck.ts';
import type { ParlourDef } from '../table/def.ts';
import type { ParlourState } from '../table/state.ts';

export function checkTable(s: ParlourState, def: ParlourDef): void {
  const seen = new Set<number>();
  const count = (cards: readonly number[], where: string): void => {
    for (const card of cards) {
      if (seen.has(card))
        throw new Error(`${cardName(card)} (${card}) is in two places of ${def.name}, one of them ${where}.`);
      seen.add(card);
    }
  };
  count(s.deck, 'the deck');
  count(s.discard, 'the discard pile');
  s.seats.forEach(({ cards }, seat) => {
    for (const zone in cards) count(cards[zone], `the ${zone} of seat ${seat}`);
  });
  for (const zone in s.common.cards) count(s.common.cards[zone], zone);
  // A deal that waits for the deck to be shuffled holds what it has drawn.
  for (const frame of s.stack) if (frame.k === 'deal') count(frame.list, 'a deal');
  // What chance has not decided lies nowhere yet: it can only be counted.
  const unseen = fullDeck(def.dragons(s.setup)).filter((card) => !seen.has(card));
  if (unseen.length !== s.undecided)
    throw new Error(
      `${s.undecided} cards of ${def.name} are still in the deck, and ${unseen.length} lie nowhere: ${unseen.map(cardName).join(', ')}.`,
    );
}

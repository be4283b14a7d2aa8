/** Where cards lie, and how one is taken from there. */
import type { ParlourState } from '@taproom/parlour';

/** Every place where cards can lie. */
function pilesOf({ seats, common, deck, discard }: ParlourState): number[][] {
  return [deck, discard, ...[...seats, common].flatMap((spread) => Object.values(spread.cards))];
}

/** Takes a card from wherever it lies; where that leaves a hand short, a card of the deck takes its place. */
export function takeOut(state: ParlourState, card: number, kept: ReadonlySet<number>): void {
  for (const pile of pilesOf(state)) {
    const at = pile.indexOf(card);
    if (at < 0) continue;
    if (pile === state.deck || pile === state.discard) pile.splice(at, 1);
    else {
      const spare = state.deck.findIndex((other) => !kept.has(other));
      if (spare < 0) pile.splice(at, 1);
      else [pile[at]] = state.deck.splice(spare, 1);
    }
    return;
  }
}

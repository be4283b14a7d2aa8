/**
 * Deals anew what a seat cannot see of a gambling table: other hands with the deck and the discards. What it sees, what
 * it remembers, and what is in the middle of being decided, stays as it is.
 */
import { shuffledOrder, type Luck } from '@taproom/kernel';
import { isDragon } from '../cards/deck.ts';
import type { ParlourMemory } from './memory.ts';
import type { ParlourRun } from './run.ts';
import { maySeeZone } from './sees.ts';
import { undecidedCards } from './shuffle.ts';
import type { ParlourState } from './state.ts';

export function redeal(t: ParlourRun, viewer: number, { at }: ParlourMemory, luck: Luck): void {
  const { s, def } = t;
  // Cards that a frame has noted belong to a decision under way.
  const noted = new Set(s.stack.flatMap((frame) => [...frame.list, ...chosenIn(frame)]));
  const hidden: number[][] = [s.deck, s.discard];
  s.seats.forEach(({ cards }, owner) => {
    for (const zone in cards)
      if (!maySeeZone(t, zone, owner, viewer)) {
        hidden.push(cards[zone]);
        for (const card of cards[zone]) if (at[card] === owner) noted.add(card);
      }
  });
  for (const zone in s.common.cards) if (!maySeeZone(t, zone, -1, viewer)) hidden.push(s.common.cards[zone]);
  // Where the Dragons are a pile of their own they are not mixed with the deck.
  const apart = def.dragons(s.setup) ? (): boolean => false : isDragon;
  const undecided = undecidedCards(s, def);
  for (const kind of [true, false]) {
    const places = hidden.flatMap((pile) =>
      pile
        .map((_, at) => ({ pile, at }))
        .filter(({ at }) => !noted.has(pile[at]) && apart(pile[at]) === kind),
    );
    // By their numbers, not by where they lie: with the same luck the same table is imagined, whatever the real one is.
    const cards = [
      ...places.map(({ pile, at }) => pile[at]),
      ...undecided.filter((card) => apart(card) === kind),
    ].sort((a, b) => a - b);
    const order = shuffledOrder(luck, cards.length);
    places.forEach(({ pile, at }, i) => (pile[at] = cards[order[i]]));
  }
}

const chosenIn = ({ chosen }: ParlourState['stack'][number]): number[] =>
  (chosen ?? []).flatMap(
    (options) => options?.flatMap(({ card }) => (card === undefined ? [] : [card])) ?? [],
  );

/** Delve: seven adventurers against seven monsters, one against one; a waste of strength is bad. */
import { DRAGON, rankOf } from '../cards/deck.ts';
import { byColour } from '../cards/ties.ts';
import type { Standing } from '../table/def.ts';

/** By how much a card is too strong for a monster; null if it cannot defeat it. `exact`: only an equal can. */
export function overkillOf(card: number, die: number, exact = false): number | null {
  const rank = rankOf(card);
  if (rank === DRAGON) return 0;
  if (die < rank || (exact && die !== rank)) return null;
  return die - rank;
}

export interface Delved {
  readonly defeated: number;
  readonly overkill: number;
}

/** One monster more outweighs any Overkill: 7 monsters by 5 points at most. */
const MONSTER = 1000;

/**
 * As many monsters as possible, and among those ways the least Overkill. Exact: for every set of monsters it keeps the
 * best way to defeat just these with the cards so far. `specialists`: one's own monsters must be matched exactly.
 */
export function bestDelve(
  hand: readonly number[],
  own: readonly number[],
  common: readonly number[],
  specialists = false,
): Delved {
  const monsters = [...own, ...common];
  let best = new Float64Array(1 << monsters.length).fill(-1);
  best[0] = 0;
  for (const card of hand) {
    const next = best.slice();
    monsters.forEach((die, i) => {
      const overkill = overkillOf(card, die, specialists && i < own.length);
      if (overkill === null) return;
      for (let set = 0; set < best.length; set++) {
        if (best[set] < 0 || (set & (1 << i)) !== 0) continue;
        const both = set | (1 << i);
        next[both] = Math.max(next[both], best[set] + MONSTER - overkill);
      }
    });
    best = next;
  }
  const top = Math.max(...best);
  const defeated = Math.ceil(top / MONSTER);
  return { defeated, overkill: defeated * MONSTER - top };
}

export function delveStanding(
  hand: readonly number[],
  own: readonly number[],
  common: readonly number[],
  specialists = false,
): Standing {
  const { defeated, overkill } = bestDelve(hand, own, common, specialists);
  return { score: defeated, order: [defeated, -overkill, ...byColour(hand)] };
}

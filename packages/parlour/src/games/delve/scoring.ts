/** Delve: seven adventurers against seven monsters, one against one; a waste of strength is bad. */
import { DRAGON, rankOf, type Cards } from '../../cards/deck.ts';
import { byColour } from '../../cards/ties.ts';
import type { Standing } from '../../table/def.ts';

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

/** Room for the sets of seven monsters: bots score thousands of hands a second. Nothing in it outlives a call. */
const ROOM = new Int32Array(1 << 7);

/**
 * As many monsters as possible, and among those ways the least Overkill. Exact: for every set of monsters it keeps the
 * best way to defeat just these with the cards so far. `specialists`: one's own monsters must be matched exactly.
 */
export function bestDelve(hand: Cards, own: Cards, common: Cards, specialists = false): Delved {
  const monsters = [...own, ...common];
  // Of monsters alike the first is defeated first: which of them it is makes no difference.
  const alike = (i: number, j: number): boolean =>
    monsters[i] === monsters[j] && (!specialists || i < own.length === j < own.length);
  const needs = monsters.map((_, i) => {
    for (let j = i - 1; j >= 0; j--) if (alike(i, j)) return 1 << j;
    return 0;
  });
  const sets = 1 << monsters.length;
  const best = sets <= ROOM.length ? ROOM : new Int32Array(sets);
  best.fill(-1, 0, sets);
  best[0] = 0;
  for (const card of hand) {
    const gains = monsters.map((die, i) => {
      const overkill = overkillOf(card, die, specialists && i < own.length);
      return overkill === null ? 0 : MONSTER - overkill;
    });
    // From the largest set down: what this card adds to is a set that it has not been used for yet.
    for (let set = sets - 1; set >= 0; set--) {
      const before = best[set];
      if (before < 0) continue;
      for (let i = 0; i < gains.length; i++) {
        if (gains[i] === 0 || (set & (1 << i)) !== 0 || (set & needs[i]) !== needs[i]) continue;
        const both = set | (1 << i);
        if (before + gains[i] > best[both]) best[both] = before + gains[i];
      }
    }
  }
  let top = 0;
  for (let set = 0; set < sets; set++) if (best[set] > top) top = best[set];
  const defeated = Math.ceil(top / MONSTER);
  return { defeated, overkill: defeated * MONSTER - top };
}

export function delveStanding(hand: Cards, own: Cards, common: Cards, specialists = false): Standing {
  const { defeated, overkill } = bestDelve(hand, own, common, specialists);
  return { score: defeated, order: [defeated, -overkill, ...byColour(hand)] };
}

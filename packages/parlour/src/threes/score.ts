/** What a Keep is worth. Less is better. */

/** The face that scores nothing. */
const NOTHING = 3;

/** A 3 scores nothing, every other face its value (gii.threes.threes-zero). */
export function scoreOfKeep(keep: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < keep.length; i++) if (keep[i] !== NOTHING) total += keep[i];
  return total;
}

/**
 * The best of the totals, as seats: the lowest wins (gii.threes.lowest-wins). There is no tiebreaker
 * (gii.threes.tiebreaker): everybody with that total is named, and the Split Rule does the rest.
 */
export function lowest(totals: readonly number[]): number[] {
  let best = Infinity;
  let winners: number[] = [];
  for (let seat = 0; seat < totals.length; seat++) {
    if (totals[seat] > best) continue;
    if (totals[seat] < best) winners = [];
    best = totals[seat];
    winners.push(seat);
  }
  return winners;
}

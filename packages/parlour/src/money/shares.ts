/** Playing for Shares (gii.app-d.*): one ante each, and a table that says how many Shares each place gets. */

/** Shares for the first, second and third place. */
function table(players: number): readonly number[] {
  if (players <= 2) return [players];
  if (players === 3) return [2, 1];
  if (players === 4) return [3, 1];
  if (players === 5) return [3, 2];
  return [players - 3, 2, 1];
}

/**
 * What each seat gets of the pot. `places`: 1 for the best; equal players share a place (1, 1, 3). Coins lost to
 * rounding, and whatever was in the pot from before, go the way the book says: the carried coins to the first place,
 * the lost ones stay.
 */
export function payShares(
  places: readonly number[],
  share: number,
  carried: number,
): { won: number[]; left: number } {
  const players = places.length;
  const [first, second = 0, third = 0] = table(players);
  const won = places.map(() => 0);
  let left = players * share + carried;
  const give = (place: number, coins: number): void => {
    const each = Math.floor(coins / countOf(places, place));
    for (let seat = 0; seat < players; seat++) {
      if (places[seat] !== place) continue;
      won[seat] += each;
      left -= each;
    }
  };
  const best = countOf(places, 1);
  if (best >= 3) give(1, left);
  else if (best === 2) {
    give(1, (first + second) * share + carried);
    give(3, third * share);
  } else {
    give(1, first * share + carried);
    const tied = countOf(places, 2) >= 2;
    give(2, (tied ? second + third : second) * share);
    give(3, third * share);
  }
  return { won, left };
}

function countOf(places: readonly number[], place: number): number {
  let count = 0;
  for (const other of places) if (other === place) count++;
  return count;
}

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
  const won: number[] = [];
  for (let seat = 0; seat < players; seat++) won.push(0);
  let left = players * share + carried;
  const best = countOf(places, 1);
  if (best >= 3) left -= give(won, places, 1, left);
  else if (best === 2) {
    left -= give(won, places, 1, (first + second) * share + carried);
    left -= give(won, places, 3, third * share);
  } else {
    left -= give(won, places, 1, first * share + carried);
    const tied = countOf(places, 2) >= 2;
    left -= give(won, places, 2, (tied ? second + third : second) * share);
    left -= give(won, places, 3, third * share);
  }
  return { won, left };
}

/** Divides coins among those in a place; tells how many were given. */
function give(won: number[], places: readonly number[], place: number, coins: number): number {
  const each = Math.floor(coins / countOf(places, place));
  let given = 0;
  for (let seat = 0; seat < places.length; seat++) {
    if (places[seat] !== place) continue;
    won[seat] += each;
    given += each;
  }
  return given;
}

function countOf(places: readonly number[], place: number): number {
  let count = 0;
  for (const other of places) if (other === place) count++;
  return count;
}

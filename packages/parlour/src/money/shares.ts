/** Playing for Shares (gii.app-d.*): one ante each, and a table that says how many Shares each place gets. */

/** Shares for the first, second and third place. */
function table(players: number): readonly [number, number, number] {
  if (players <= 2) return [players, 0, 0];
  if (players === 3) return [2, 1, 0];
  if (players === 4) return [3, 1, 0];
  if (players === 5) return [3, 2, 0];
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
  const [first, second, third] = table(players);
  const at = (place: number): number[] =>
    places.map((_, seat) => seat).filter((seat) => places[seat] === place);
  const won = places.map(() => 0);
  let left = players * share + carried;
  const give = (seats: readonly number[], coins: number): void => {
    if (seats.length === 0) return;
    const each = Math.floor(coins / seats.length);
    for (const seat of seats) won[seat] += each;
    left -= each * seats.length;
  };
  const best = at(1);
  if (best.length >= 3) {
    give(best, players * share + carried);
    return { won, left };
  }
  if (best.length === 2) {
    give(best, (first + second) * share + carried);
    give(at(3), third * share);
    return { won, left };
  }
  give(best, first * share + carried);
  const runnersUp = at(2);
  if (runnersUp.length >= 2) give(runnersUp, (second + third) * share);
  else {
    give(runnersUp, second * share);
    give(at(3), third * share);
  }
  return { won, left };
}

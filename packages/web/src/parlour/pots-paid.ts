/**
 * Which pots a game paid out. The last bets, the showdown and the payment come in one step, so nobody ever sees the
 * pots as they were paid: but what everybody had before, has now and won tells what they put in.
 */
import type { ParlourView } from '@taproom/parlour';

type Pot = ParlourView['pots'][number];
type Result = NonNullable<ParlourView['result']>;

/** Those who take a pot: the best of those who can win it. */
export function bestOf(pot: Pot, places: readonly number[]): readonly number[] {
  const best = Math.min(...pot.for.map((seat) => places[seat]));
  return pot.for.filter((seat) => places[seat] === best);
}

/**
 * `before`: the last look at the game while it was open; `chips`: what everybody has after it. No pots, where they would
 * not explain what everybody won.
 */
export function potsPaid(before: ParlourView, result: Result, chips: readonly number[]): readonly Pot[] {
  const stakes = before.seats.map(
    (seat, at) => seat.stake + seat.bet + seat.chips + result.won[at] - (chips[at] ?? 0),
  );
  const inside = stakes.flatMap((_, seat) => (result.scores[seat] === null ? [] : [seat]));
  const heights = [...new Set(inside.map((seat) => stakes[seat]))].sort((a, b) => a - b);
  const pots = heights.map((height, level) => {
    const below = heights[level - 1] ?? 0;
    const top = level === heights.length - 1 ? Infinity : height;
    const paid = stakes.reduce((sum, stake) => sum + Math.max(0, Math.min(stake, top) - below), 0);
    return {
      amount: paid + (level === 0 ? before.carried : 0),
      for: inside.filter((seat) => stakes[seat] >= height),
    };
  });
  const won = stakes.map((_, seat) =>
    pots.reduce((sum, pot) => {
      const takers = bestOf(pot, result.places);
      return sum + (takers.includes(seat) ? Math.floor(pot.amount / takers.length) : 0);
    }, 0),
  );
  return won.every((coins, seat) => coins === result.won[seat]) ? pots : [];
}

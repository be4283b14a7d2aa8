/**
 * Pots. What each player has put in decides who can win what: nobody wins more from another than they risked
 * themselves (gii.app-c.side-pot, main-pot, rebate).
 */
import { isIn, only, type Seats } from '@taproom/kernel';
import { MOST_SEATS } from '../table/question.ts';

export interface Pot {
  /** How much is in it. */
  readonly amount: number;
  /** Who can win it: those who paid its full height and have not folded. */
  readonly for: readonly number[];
}

/** One is enough for all tables. */
export const NO_POTS: readonly Pot[] = [];

/**
 * The part of the highest stake that nobody matched goes back to its owner (gii.app-c.rebate). Tells to whom and how
 * much; nothing where two stakes are equally high. `bets` are on their way to the stakes.
 */
export function rebateOf(
  stakes: readonly number[],
  bets: readonly number[] = [],
): { readonly seat: number; readonly amount: number } | null {
  let seat = -1;
  let highest = 0;
  let second = 0;
  for (let i = 0; i < stakes.length; i++) {
    const stake = stakes[i] + (i < bets.length ? bets[i] : 0);
    if (stake > highest) {
      second = highest;
      highest = stake;
      seat = i;
    } else if (stake > second) second = stake;
  }
  return highest > second ? { seat, amount: highest - second } : null;
}

/**
 * The main pot and the side pots, the main pot first. A new pot begins above the stake of every player who is still in
 * but could not pay more; what folded players paid lies in the pots it reached. `carried` is what earlier games left:
 * it belongs to the main pot.
 */
export function potsOf(stakes: readonly number[], folded: readonly boolean[], carried: number): Pot[] {
  let pots: Pot[] | null = null;
  let amount = carried;
  for (let below = -1; ;) {
    const height = nextHeight(stakes, folded, below);
    if (height < 0) return pots ?? [];
    // What a folded player paid beyond the last pot that anybody can win stays in that pot.
    const isLast = nextHeight(stakes, folded, height) < 0;
    let contenders = 0;
    for (let seat = 0; seat < stakes.length; seat++) {
      const stake = stakes[seat];
      const paid = (isLast || stake < height ? stake : height) - (below < 0 ? 0 : below);
      if (paid > 0) amount += paid;
      if (!folded[seat] && stake >= height) contenders |= only(seat);
    }
    if (amount > 0) {
      const pot = { amount, for: listOf(contenders) };
      // As a rule it is one.
      if (pots === null) pots = [pot];
      else pots.push(pot);
    }
    amount = 0;
    below = height;
  }
}

/** Those of a list who are in a set. */
export const those = (seats: Seats, list: readonly number[]): readonly number[] =>
  list.filter((seat) => isIn(seats, seat));

const EVERYBODY = Array.from({ length: MOST_SEATS }, (_, seat) => seat);
const LISTS: (readonly number[])[] = [];

/** A set of seats as a list: one is enough for all tables. */
const listOf = (seats: Seats): readonly number[] => (LISTS[seats] ??= those(seats, EVERYBODY));

/** The lowest stake above another of those who are still in; −1 if there is none. */
function nextHeight(stakes: readonly number[], folded: readonly boolean[], above: number): number {
  let height = -1;
  for (let seat = 0; seat < stakes.length; seat++) {
    const stake = stakes[seat];
    if (!folded[seat] && stake > above && (height < 0 || stake < height)) height = stake;
  }
  return height;
}

/** Pots that the same players can win are one. */
export function mergeEqual(pots: readonly Pot[]): readonly Pot[] {
  if (pots.length < 2) return pots;
  const merged = new Map<string, Pot>();
  for (const pot of pots) {
    const same = merged.get(pot.for.join());
    merged.set(pot.for.join(), { amount: pot.amount + (same?.amount ?? 0), for: pot.for });
  }
  return [...merged.values()];
}

/** Everybody who paid into a pot of `potsOf`, folded players too: who put in more than whoever it lies above. */
export function contributorsOf(pot: Pot, stakes: readonly number[], folded: readonly boolean[]): number[] {
  const outside = stakes.filter((_, seat) => !folded[seat] && !pot.for.includes(seat));
  const below = Math.max(0, ...outside);
  return stakes.map((_, seat) => seat).filter((seat) => stakes[seat] > below);
}

/**
 * Pays the pots out to the best of those who can win each; equals share, and what cannot be divided stays for the next
 * game (gii.split.merchants). `places` is each seat's place, the lowest best.
 */
export function payOut(pots: readonly Pot[], places: readonly number[]): { won: number[]; left: number } {
  const won = places.slice().fill(0);
  let left = 0;
  for (const { amount, for: those } of pots) {
    let best = Infinity;
    let winners = 0;
    for (const seat of those) {
      if (places[seat] > best) continue;
      winners = places[seat] < best ? 1 : winners + 1;
      best = places[seat];
    }
    const share = Math.floor(amount / winners);
    for (const seat of those) if (places[seat] === best) won[seat] += share;
    left += amount - share * winners;
  }
  return { won, left };
}

/** Those with the best place of all who can win a pot. */
export function bestOf(pot: Pot, places: readonly number[]): number[] {
  let [best] = pot.for;
  for (const seat of pot.for) if (places[seat] < places[best]) best = seat;
  const winners = [best];
  for (const seat of pot.for) if (seat !== best && places[seat] === places[best]) winners.push(seat);
  return winners;
}

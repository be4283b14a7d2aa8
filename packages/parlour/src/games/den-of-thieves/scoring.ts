/** Den of Thieves: patrons pay, Rogues rob them, Warriors stop the Rogues, or all of them turn thieves. */
import type { Cards } from '../../cards/deck.ts';
import { byRank } from '../../cards/ties.ts';
import type { Standing } from '../../table/def.ts';

/** How many cards of each rank, a Dragon's first. */
type Counts = readonly [number, number, number, number, number, number];

export function countsOf(hand: Cards): Counts {
  const [dragons, warriors, ladies, bards, merchants, rogues] = byRank(hand);
  return [dragons, warriors, ladies, bards, merchants, rogues];
}

/** What 0 to 7 Merchants are worth. */
const MERCHANTS = [0, 1, 3, 5, 8, 11, 15, 19] as const;
const DRAGON_SLAIN = 12;
const THREE_DRAGONS = 19;

/** Warriors and Rogues that together slay a Dragon. */
const SLAYERS = [
  [2, 0],
  [0, 4],
  [1, 2],
] as const;

/** What the patrons pay after so many robberies: Merchants are robbed first, then Ladies, then Bards. */
function patrons(ladies: number, bards: number, merchants: number, robberies: number): number {
  const left = (there: number, before: number): number =>
    there - Math.min(there, Math.max(0, robberies - before));
  const m = left(merchants, 0);
  const l = left(ladies, merchants);
  const b = left(bards, merchants + ladies);
  return MERCHANTS[m] + l * (1 + b) + b;
}

/** Each Warrior defeats up to two Rogues; it never pays to let one rob instead. */
export function honestInn([, warriors, ladies, bards, merchants, rogues]: Counts): number {
  const defeated = Math.min(rogues, 2 * warriors);
  return 3 * warriors + defeated + patrons(ladies, bards, merchants, rogues - defeated);
}

/** Warriors are thieves too. The Rogues rob first, so that with Strong Warriors the dearer ones are left. */
export function thievesDen(
  [, warriors, ladies, bards, merchants, rogues]: Counts,
  strongWarriors: boolean,
): number {
  const robberies = Math.min(warriors + rogues, ladies + bards + merchants);
  const idle = warriors + rogues - robberies;
  const idleWarriors = Math.min(warriors, idle);
  return 2 * idle + (strongWarriors ? idleWarriors : 0) + patrons(ladies, bards, merchants, robberies);
}

function best(counts: Counts, strongWarriors: boolean): number {
  const [dragons, warriors, ladies, bards, merchants, rogues] = counts;
  if (dragons >= 3) return THREE_DRAGONS;
  if (dragons === 0) return Math.max(honestInn(counts), thievesDen(counts, strongWarriors));
  // A Dragon that cannot be slain leaves nothing, however well another was dealt with.
  let score = 0;
  for (const [w, r] of SLAYERS) {
    if (warriors < w || rogues < r) continue;
    const rest: Counts = [dragons - 1, warriors - w, ladies, bards, merchants, rogues - r];
    const others = best(rest, strongWarriors);
    if (dragons === 1 || others > 0) score = Math.max(score, DRAGON_SLAIN + others);
  }
  return score;
}

/** The better of an honest inn and a Den of Thieves; robbed and slain cards still count in a tie. */
export function denStanding(hand: Cards, strongWarriors = false): Standing {
  const score = best(countsOf(hand), strongWarriors);
  return { score, order: [score, ...byRank(hand)] };
}

/** What the numbers on a mat are worth, in points of Fortitude: the nearer the end, the more each point is. */
import type { Content, InnView } from '@taproom/inn';

/** How far from the end: so much is each point worth there; beyond the last, `FAR`. */
const LIFE = [
  8, 1.9, 1.7, 1.6, 1.5, 1.4, 1.3, 1.25, 1.2, 1.15, 1.1, 1.05, 1, 1, 0.95, 0.95, 0.9, 0.9, 0.85, 0.85,
];
const GOLD = [
  8, 2.3, 2, 1.7, 1.45, 1.3, 1.2, 1.1, 1.05, 1, 0.9, 0.85, 0.8, 0.75, 0.7, 0.7, 0.65, 0.65, 0.6, 0.6,
];
const FAR = 60;

/** What having so much is worth, all points together. */
function summed(points: readonly number[]): Float64Array {
  const sums = new Float64Array(FAR + 1);
  for (let n = 1; n <= FAR; n++) sums[n] = sums[n - 1] + points[Math.min(n, points.length) - 1];
  return sums;
}
const LIFE_SUM = summed(LIFE);
const GOLD_SUM = summed(GOLD);
const within = (n: number): number => (n < 0 ? 0 : n > FAR ? FAR : n);

export const lifeWorth = (life: number): number => LIFE_SUM[within(life)];
export const goldWorth = (gold: number): number => GOLD_SUM[within(gold)];

/** So near the floor all that makes drunk counts. */
const NEAR_THE_FLOOR = 4;
/** So many tokens are good for something; more are not. */
const USEFUL_TOKENS = 4;

/** How far somebody is from passing out, to go by: tokens that make drunk can be shed in time, and are of use until then. */
export const lifeWithTokens = (life: number, tokens: number): number =>
  life > NEAR_THE_FLOOR ? life + Math.min(tokens, USEFUL_TOKENS) : life;

/** Tokens are their character's own; those that somebody else has got of them are a burden. */
export const ownsToken = ({ characters }: Content, seat: number, token: string): boolean =>
  characters[seat].tokens?.some(({ name }) => name === token) === true;
/** So many points of Fortitude are as bad as one of them. */
export const BURDEN = 0.8;

const TRACK_MAX = 20;

/** How far a seat is from passing out: one that nobody plays, on the viewer's own track. */
export function lifeOf(view: InnView, seat: number): number {
  const { fortitude, drunkenness, tracks } = view.seats[seat];
  if (tracks.length === 0) return fortitude - drunkenness;
  const track = tracks.find((own) => own.seat === view.seat);
  return track === undefined ? fortitude - drunkenness : track.fortitude - track.alcohol;
}

/** A seat that nobody plays is no rival: it has tracks instead. */
export const isAutomated = (view: InnView, seat: number): boolean => view.seats[seat].tracks.length > 0;

/** Those of one side share everything that counts. */
export const isMate = (view: InnView, a: number, b: number): boolean =>
  view.seats[a].side === view.seats[b].side;

/** A little: at the top of a track, or the bottom, healing does nothing now. */
const WASTED = 0.02;

/** What a change of one of its numbers is worth to a seat. */
export function numberWorth(view: InnView, seat: number, what: string, n: number): number {
  const { fortitude, alcohol, gold } = view.seats[seat];
  switch (what) {
    case 'fortitude': {
      const life = lifeOf(view, seat);
      const by = n > 0 ? Math.min(n, TRACK_MAX - fortitude) : n;
      return by === 0 ? WASTED : lifeWorth(life + by) - lifeWorth(life);
    }
    case 'alcohol': {
      const life = lifeOf(view, seat);
      const by = n < 0 ? Math.max(n, -alcohol) : n;
      return by === 0 ? WASTED : lifeWorth(life - by) - lifeWorth(life);
    }
    case 'gold':
      return goldWorth(gold + n) - goldWorth(gold);
    default:
      return 0;
  }
}

/** What a point on one's own track of a seat that nobody plays is worth, and what it brings to fill it. */
const STEP = 0.15;
const REWARD = 1.2;

/** To hurt it on one's own track brings a reward in time; to heal it there puts the reward off. */
export function trackWorth(view: InnView, seat: number, what: string, n: number): number {
  if (what !== 'fortitude' && what !== 'alcohol') return 0;
  const hurt = what === 'fortitude' ? -n : n;
  return hurt >= lifeOf(view, seat) ? REWARD : hurt * STEP;
}

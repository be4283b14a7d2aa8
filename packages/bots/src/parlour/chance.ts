/** How likely a seat is to win, and which of several hands it would rather have. */
import type { Luck } from '@taproom/kernel';
import {
  compareTieBreaks,
  parlour,
  type ParlourSetup,
  type ParlourState,
  type ParlourView,
  type Standing,
} from '@taproom/parlour';
import { imagine } from './imagine.ts';

/** So many tables are imagined before a decision. */
const SAMPLES = 40;

/** The part of the pot that the seat takes in such a table: all, a share, or nothing. */
function shareOf(mine: Standing, others: readonly Standing[]): number {
  let equal = 1;
  for (const other of others) {
    const difference = compareTieBreaks(other.order, mine.order);
    if (difference > 0) return 0;
    if (difference === 0) equal++;
  }
  return 1 / equal;
}

const rivalsIn = ({ folded }: ParlourState, me: number): number[] =>
  folded.map((_, seat) => seat).filter((seat) => seat !== me && !folded[seat]);

/** The chance of winning, by imagining what is hidden; an even one where that cannot be told. */
export function chanceToWin(view: ParlourView, setup: ParlourSetup, luck: Luck, samples = SAMPLES): number {
  const def = parlour.defOf(setup);
  const even = 1 / Math.max(1, view.seats.filter(({ folded }) => !folded).length);
  let sum = 0;
  for (let i = 0; i < samples; i++) {
    const state = imagine(view, setup, luck);
    try {
      const others = rivalsIn(state, view.seat).map((seat) => def.standing(state, seat));
      sum += shareOf(def.standing(state, view.seat), others);
    } catch {
      // A game in the middle of something that cannot be scored yet.
      return even;
    }
  }
  return sum / samples;
}

/**
 * The best of several plans, each of which changes an imagined table into what it would be then. All are tried at the
 * same tables, so that luck favours none of them. `forAll`: a plan changes what the others have as well. −1 where
 * nothing can be told.
 */
export function bestPlan(
  view: ParlourView,
  setup: ParlourSetup,
  luck: Luck,
  plans: readonly ((state: ParlourState) => void)[],
  { samples = SAMPLES / 2, forAll = false }: { readonly samples?: number; readonly forAll?: boolean } = {},
): number {
  const def = parlour.defOf(setup);
  const sums = plans.map(() => 0);
  const me = view.seat;
  for (let i = 0; i < samples; i++) {
    const state = imagine(view, setup, luck);
    try {
      const others = rivalsIn(state, me).map((seat) => def.standing(state, seat));
      const before = { mine: state.seats[me], common: state.common, deck: state.deck };
      plans.forEach((plan, p) => {
        state.seats[me] = copyOf(before.mine);
        state.common = copyOf(before.common);
        state.deck = before.deck.slice();
        plan(state);
        const mine = def.standing(state, me);
        const rivals = forAll ? rivalsIn(state, me).map((seat) => def.standing(state, seat)) : others;
        // Winning is all that counts; the score tells equals apart.
        sums[p] += shareOf(mine, rivals) + 0.001 * Math.tanh(leading(mine) / 10);
      });
    } catch {
      return -1;
    }
  }
  return sums.indexOf(Math.max(...sums));
}

const leading = ({ order }: Standing): number => order[0] ?? 0;

const copyOf = ({ cards, dice }: ParlourState['common']): ParlourState['common'] => ({
  cards: Object.fromEntries(Object.entries(cards).map(([zone, list]) => [zone, list.slice()])),
  dice: Object.fromEntries(Object.entries(dice).map(([zone, list]) => [zone, list.slice()])),
});

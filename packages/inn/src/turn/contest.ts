import { drinksFrame } from './drinking.ts';
import { isDrunk } from './losers.ts';
import { pay } from '../table/numbers.ts';
import { anyDrinkLeft } from '../table/piles.ts';
import type { Run } from '../run.ts';
import { asFrame, type ContestFrame } from '../table/state.ts';
import type { InnProcedure } from '../play/announcing.ts';

function drink(t: Run, f: ContestFrame): void {
  f.values = [];
  const frame = drinksFrame(f.rivals.slice(), 'deck', t.s.turn);
  frame.contest = true;
  t.push(frame);
}

/** Water for everybody, again and again: nobody gets any drunker. */
const MOST_TIES = 5;

/** The highest Drink wins; those tied for it go on, unless they have passed out on the way. */
function judge(t: Run, f: ContestFrame): void {
  const best = Math.max(...f.values);
  f.rivals.forEach((seat, i) => t.emit('contest-value', seat, f.values[i]));
  const tied = f.rivals.filter((_, i) => f.values[i] === best);
  const awake = tied.length === 1 ? tied : tied.filter((seat) => !isDrunk(t, t.s.seats[seat].side));
  // A tie that nothing can break would never end: then nobody wins (house.561-short-of-drinks).
  f.rivals = awake.length > 1 && (!anyDrinkLeft(t) || f.ties >= MOST_TIES) ? [] : awake;
  if (f.rivals.length > 1) {
    f.ties = best > 0 ? 0 : f.ties + 1;
    t.emit('contest-tie', -1, best, -1, -1, -1, awake);
    f.step = 0;
  }
}

/** Paid once, at the very end, by everybody who took part; those passing out pay first (core.contest.*). */
function reward(t: Run, f: ContestFrame): void {
  const winner = f.rivals[0];
  if (winner === undefined) {
    t.emit('contest-void', -1);
    return;
  }
  t.emit('contest-won', winner);
  const { card } = asFrame(t.below(), 'event');
  for (const seat of f.players) if (seat !== winner) pay(t, seat, 1, winner, card, false);
}

export const contest: InnProcedure<ContestFrame> = { steps: [drink, judge, reward] };

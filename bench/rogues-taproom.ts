/** Hands of Rogues and Warriors as anybody plays them: a table with its log, answers checked, events made. */
import { answerAt, below, luckFrom, seatTable } from '@taproom/kernel';
import { quickHand, type ParlourAnswer } from '@taproom/parlour';
import type { Contender } from './contender.ts';

const BARE = { bare: true };
const PLAYERS = ['Ann', 'Ben', 'Cy', 'Dot'];
const CHIPS = 100;

/** The money goes on from hand to hand. */
let chips = PLAYERS.map(() => CHIPS);
let carried = 0;

/** Whoever is broke buys in anew. */
function buyIn(): void {
  for (let seat = 0; seat < chips.length; seat++) if (chips[seat] === 0) chips[seat] = CHIPS;
}

/** How many events were made: proof that they were, and a use for them that no compiler can leave out. */
let events = 0;

const policy = luckFrom(7);

/** As the other side chooses: first what to do, then how much. */
function choose(legal: readonly ParlourAnswer[]): ParlourAnswer {
  if (legal.length < 3) return legal[below(policy, legal.length)];
  const what = below(policy, 3);
  return what < 2 ? legal[what] : legal[2 + below(policy, legal.length - 2)];
}

/** One hand of random legal answers; gives the number of decisions. */
function play(seed: number): number {
  const table = seatTable(quickHand, { players: PLAYERS, chips, carried }, seed);
  let decisions = 0;
  while (quickHand.question(table.state).kind !== 'over') {
    const { legal } = quickHand.answers(table.state, BARE);
    events += answerAt(quickHand, table, choose(legal)).length;
    decisions++;
  }
  ({ chips, carried } = table.state);
  return decisions;
}

const money = (): number => chips.reduce((sum, coins) => sum + coins, carried);

/** A hand with its money counted, before and after it. */
export function playHand(seed: number): { decisions: number; before: number; after: number } {
  buyIn();
  const before = money();
  return { decisions: play(seed), before, after: money() };
}

let seed = 0;

export const contender: Contender = {
  batch(counts) {
    for (let i = 0; i < 200; i++) {
      buyIn();
      counts.units += play(seed++);
      counts.games++;
    }
    if (events === 0) throw new Error('No events were made.');
  },
};

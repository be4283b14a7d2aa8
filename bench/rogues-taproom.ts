/** Hands of Rogues and Warriors at the gambling table that everybody plays at: its log, answers checked, events made. */
import { answerAt, below, luckFrom, seatTable } from '@taproom/kernel';
import { parlour, type ParlourAnswer, type ParlourSetup } from '@taproom/parlour';
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
  const setup: ParlourSetup = {
    game: 'rogues-and-warriors',
    players: PLAYERS,
    mode: 'betting',
    chips,
    carried,
  };
  const table = seatTable(parlour, setup, seed);
  let decisions = 0;
  while (parlour.question(table.state).kind !== 'over') {
    const { legal } = parlour.answers(table.state, BARE);
    events += answerAt(parlour, table, choose(legal)).length;
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

/** Threes on our kernel, as anybody plays it: a table with its log, answers checked, events made. */
import { answerAt, below, luckFrom, seatTable } from '@taproom/kernel';
import { threes } from '@taproom/parlour';
import type { Contender } from './contender.ts';
import { checksum, PLAYERS, policySeed, type Played } from './threes-game.ts';

const BARE = { bare: true };
const SETUP = { players: PLAYERS };

/** How many events were made: proof that they were, and a use for them that no compiler can leave out. */
let events = 0;

export function playTaproom(seed: number): Played {
  const policy = luckFrom(policySeed(seed));
  const table = seatTable(threes, SETUP, seed);
  let moves = 0;
  for (;;) {
    const question = threes.question(table.state);
    if (question.kind === 'over') return { moves, sum: checksum(moves, table.state.seats, question.winners) };
    const { legal } = threes.answers(table.state, BARE);
    events += answerAt(threes, table, legal[below(policy, legal.length)]).length;
    moves++;
  }
}

let seed = 0;

export const contender: Contender = {
  batch(counts) {
    for (let i = 0; i < 200; i++) {
      counts.units += playTaproom(seed++).moves;
      counts.games++;
    }
    if (events === 0) throw new Error('No events were made.');
  },
};

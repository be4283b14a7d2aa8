/** Threes at the gambling table that everybody plays at: its log, answers checked, events made. */
import { answerAt, below, luckFrom, seatTable } from '@taproom/kernel';
import { parlour, type ParlourSetup } from '@taproom/parlour';
import type { Contender } from './contender.ts';
import { checksum, PLAYERS, policySeed, type Played } from './threes-game.ts';

const BARE = { bare: true };
// For Shares nobody bets between the rolls: the dice alone, as on the other side.
const SETUP: ParlourSetup = { game: 'threes', players: PLAYERS, mode: 'shares', share: 1 };

/** How many events were made: proof that they were, and a use for them that no compiler can leave out. */
let events = 0;

export function playTaproom(seed: number): Played {
  const policy = luckFrom(policySeed(seed));
  const table = seatTable(parlour, SETUP, seed);
  let moves = 0;
  for (;;) {
    const question = parlour.question(table.state);
    if (question.kind === 'over') {
      const keeps = table.state.seats.map(({ dice }) => dice.keep);
      return { moves, sum: checksum(moves, keeps, question.winners) };
    }
    const { legal } = parlour.answers(table.state, BARE);
    events += answerAt(parlour, table, legal[below(policy, legal.length)]).length;
    moves++;
  }
}

let seed = 0;

export const contender: Contender = {
  batch(counts) {
    for (let i = 0; i < 20; i++) {
      counts.units += playTaproom(seed++).moves;
      counts.games++;
    }
    if (events === 0) throw new Error('No events were made.');
  },
};

/** Whole games of the inn between four of the house's sensible bots, who see a view and nothing else. */
import { Chair, sensible } from '@taproom/bots';
import { answerAt, luckFrom, seatTable } from '@taproom/kernel';
import type { Contender } from './contender.ts';
import { castNote, GAMES, inn, setup } from './inn-table.ts';

const BARE = { bare: true };
const TOO_MANY_DECISIONS = 100_000;

function playSensibly(seed: number): number {
  const luck = luckFrom(seed + 0x5eed);
  const table = seatTable(inn, setup, seed);
  for (let decisions = 0; ; decisions++) {
    const { kind } = inn.question(table.state);
    if (kind === 'over') return decisions;
    if (decisions > TOO_MANY_DECISIONS) throw new Error(`The game of seed ${seed} does not come to an end.`);
    const answers = inn.answers(table.state, BARE);
    answerAt(inn, table, sensible.inn(new Chair(inn, table.state, answers, luck)));
  }
}

let played = 0;

export const contender: Contender = {
  batch(counts) {
    counts.units += playSensibly(played++ % GAMES);
    counts.games++;
  },
  note: castNote,
};

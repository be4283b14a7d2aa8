/** The same as the server plays it: in every window everybody with a card in hand is asked. */
import { answerAt, luckFrom, seatTable } from '@taproom/kernel';
import type { InnSetup } from '@taproom/inn';
import type { Contender } from './contender.ts';
import { castNote, GAMES, inn, randomAnswer, setup } from './inn-table.ts';

const BARE = { bare: true };
const served: InnSetup = { ...setup, asks: 'everybody' };

function playServed(seed: number): number {
  const policy = luckFrom(seed + 0x5eed);
  const table = seatTable(inn, served, seed);
  let decisions = 0;
  for (; inn.question(table.state).kind !== 'over'; decisions++)
    answerAt(inn, table, randomAnswer(inn.answers(table.state, BARE), policy));
  return decisions;
}

let played = 0;

export const contender: Contender = {
  batch(counts) {
    for (let i = 0; i < 5; i++) {
      counts.units += playServed(played++ % GAMES);
      counts.games++;
    }
  },
  note: castNote,
};

/** The states that are copied, imagined by one of the players with what they remember. */
import { isDeepStrictEqual } from 'node:util';
import type { InnState } from '@taproom/inn';
import { luckFrom } from '@taproom/kernel';
import type { Contender } from './contender.ts';
import { middleGames } from './inn-copy.ts';
import { inn } from './inn-table.ts';

const moments = middleGames();
const luck = luckFrom(1);

let claims = 0;
for (const { state, seat, memory } of moments) {
  const other = inn.imagine(state, seat, memory, luck);
  if (!isDeepStrictEqual(inn.view(other, seat), inn.view(state, seat)))
    throw new Error(`Seat ${seat} can tell the imagined state from the real one.`);
  for (const claim of memory.at) if (claim !== 0) claims++;
}

const kept: InnState[] = [];

export const contender: Contender = {
  batch(counts) {
    kept.length = 0;
    for (const { state, seat, memory } of moments) kept.push(inn.imagine(state, seat, memory, luck));
    counts.units += kept.length;
  },
  note: `the same states; ${Math.round(claims / moments.length)} cards remembered on average`,
};

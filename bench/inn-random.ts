/** Whole games of the inn with four players who answer at random: answers checked, events made, the log kept. */
import { answerAt, luckFrom, seatTable } from '@taproom/kernel';
import type { InnEvent, InnState } from '@taproom/inn';
import type { Contender } from './contender.ts';
import { castNote, GAMES, inn, randomAnswer, setup, type PlayedInn } from './inn-table.ts';

const BARE = { bare: true };

/** No game has come near it; one that does is a bug, and an error beats a hang. */
const TOO_MANY_DECISIONS = 100_000;

let events = 0;

/**
 * Plays one game, and gives the number of decisions and how it ended; `watch` sees the state before each decision, `hear`
 * all events.
 */
export function playRandomly(
  seed: number,
  watch?: (state: InnState) => void,
  hear?: (events: readonly InnEvent[]) => void,
): PlayedInn {
  const policy = luckFrom(seed + 0x5eed);
  const table = seatTable(inn, setup, seed);
  let decisions = 0;
  while (inn.question(table.state).kind !== 'over') {
    watch?.(table.state);
    const happened = answerAt(inn, table, randomAnswer(inn.answers(table.state, BARE), policy));
    events += happened.length;
    hear?.(happened);
    if (++decisions > TOO_MANY_DECISIONS)
      throw new Error(`The game of seed ${seed} does not come to an end.`);
  }
  return { decisions, end: table.state };
}

let played = 0;

export const contender: Contender = {
  batch(counts) {
    for (let i = 0; i < 5; i++) {
      counts.units += playRandomly(played++ % GAMES).decisions;
      counts.games++;
    }
    if (events === 0) throw new Error('No events were made.');
  },
  note: castNote,
};

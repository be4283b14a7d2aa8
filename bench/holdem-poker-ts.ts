/**
 * Hands of no-limit hold'em on poker-ts, four seats, random legal actions with the same three bet sizes. About one hand
 * in some thousands makes its showdown loop for ever (nextOrWrap over a list without anybody in it); a guard turns that
 * into an error, so that it can be measured at all, and the table is set anew.
 */
import { createRequire } from 'node:module';
import { below, luckFrom } from '@taproom/kernel';
import type { Table } from 'poker-ts';
import type { Contender } from './contender.ts';

const require = createRequire(import.meta.url);
const { Table: PokerTable } = require('poker-ts') as { Table: typeof Table };
const arrays = require('poker-ts/dist/util/array') as {
  nextOrWrap: (array: readonly unknown[], index: number) => number;
};

class Endless extends Error {}

const { nextOrWrap } = arrays;
arrays.nextOrWrap = (array, index) => {
  if (!array.some((item) => item !== null)) throw new Endless('nobody to go on to');
  return nextOrWrap(array, index);
};

const SEATS = 4;
const CHIPS = 100;
const FORCED = { ante: 0, smallBlind: 1, bigBlind: 2 };

function freshTable(): Table {
  const table = new PokerTable(FORCED, SEATS);
  for (let seat = 0; seat < SEATS; seat++) table.sitDown(seat, CHIPS);
  return table;
}

const policy = luckFrom(7);
let table = freshTable();
let endless = 0;

/** One hand; gives the number of decisions. Whoever is broke buys in anew, as at our table. */
function playHand(): number {
  table.seats().forEach((seat, i) => {
    if (seat !== null && seat.totalChips > 0) return;
    if (seat !== null) table.standUp(i);
    table.sitDown(i, CHIPS);
  });
  let decisions = 0;
  table.startHand();
  while (table.isHandInProgress()) {
    while (table.isBettingRoundInProgress()) {
      const { actions, chipRange } = table.legalActions();
      const action = actions[below(policy, actions.length)];
      if (action === 'bet' || action === 'raise') {
        const { min, max } = chipRange!;
        const size = [min, (min + max) >> 1, max][below(policy, 3)];
        table.actionTaken(action, size);
      } else table.actionTaken(action);
      decisions++;
    }
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) table.showdown();
  }
  return decisions;
}

export const contender: Contender = {
  batch(counts) {
    for (let i = 0; i < 100; i++) {
      try {
        counts.units += playHand();
      } catch (error) {
        if (!(error instanceof Endless)) throw error;
        endless++;
        table = freshTable();
      }
      counts.games++;
    }
  },
  get note() {
    return `${endless} endless showdowns cut short`;
  },
};

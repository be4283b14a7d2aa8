/** Where an answer leads, for whoever thinks ahead: the same as what comes of it at the table if nobody uses a free moment. */
import { random } from '@taproom/bots';
import { house } from '@taproom/house/own';
import type { Answer, InnSetup, InnState } from '@taproom/inn';
import { answerAt, HOUSE, luckFrom, seatTable, windowOf } from '@taproom/kernel';
import { expect, test } from 'vitest';

const { inn } = house;
const GAMES = 4;

const CLOSE = { seat: HOUSE, do: 'close' } as const;

/** Everybody lets free moments go by. */
function letPass(state: InnState): InnState {
  for (;;) {
    const question = inn.question(state);
    if (question.kind !== 'respond' || question.about !== 'idle') return state;
    const isAtOnce = windowOf(state) !== null;
    inn.apply(state, isAtOnce ? CLOSE : { seat: question.seat, do: 'pass' });
  }
}

function applied(before: InnState, answer: Answer): InnState {
  const state = inn.copy(before);
  inn.apply(state, answer);
  return letPass(state);
}

/** What was opened before it began is still open. */
function followed(before: InnState, answer: Answer): InnState {
  const state = inn.copy(before);
  inn.follow(state, answer);
  return letPass(state);
}

const setups: Record<string, InnSetup> = {
  'one asked after the other': { players: ['Sera', 'Joran', 'Ygella', 'Zakhan'] },
  'all asked at once': { players: ['Petra', 'Jett', 'Molly'], asks: 'everybody', pace: 'clock' },
  teams: { players: ['Terci', 'Dale', 'Warthorn', 'Lizwick'], mode: 'two-headed-dragon' },
};

test.each(Object.entries(setups))('%s', (_, setup) => {
  let free = 0;
  let told = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const luck = luckFrom(seed);
    const table = seatTable(inn, setup, seed);
    for (;;) {
      const question = inn.question(table.state);
      if (question.kind === 'over') break;
      if (question.kind === 'respond' && question.about === 'idle') free++;
      const answer =
        question.seat === HOUSE
          ? CLOSE
          : random.inn({ answers: inn.answers(table.state, { bare: true }), luck });
      expect(followed(table.state, answer)).toEqual(applied(table.state, answer));
      // Nobody hears of it, and what happens after it is told again.
      told += answerAt(inn, table, answer).length;
    }
  }
  expect(free).toBeGreaterThan(0);
  expect(told).toBeGreaterThan(0);
});

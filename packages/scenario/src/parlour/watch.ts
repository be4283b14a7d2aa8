/** What holds at every gambling table after every answer, whatever a scenario is about. */
import {
  checkTable,
  potOf,
  type EveningState,
  type Parlour,
  type ParlourQuestion,
  type ParlourState,
} from '@taproom/parlour';
import { checkHowMany } from '../run/how-many.ts';

const sum = (all: readonly number[]): number => all.reduce((total, n) => total + n, 0);

/** All that is in the pot, bet, or in front of somebody; between the games of an evening there is none. */
export function moneyAt(game: ParlourState | null, night: EveningState | null): number {
  if (night !== null && night.game === null) return sum(night.chips) + night.carried;
  if (game === null) return 0;
  return sum(game.chips) + (game.result === null ? sum(game.bets) + potOf(game) : game.carried);
}

/** `before` and `after` an answer: the money that there is. */
export function watch(
  parlour: Parlour,
  game: ParlourState | null,
  question: ParlourQuestion,
  before: number,
  after: number,
): void {
  if (question.kind === 'choose') checkHowMany(question);
  if (question.seat < 0 === (question.kind === 'choose' || question.kind === 'bet'))
    throw new Error(`${question.seat} is asked for ${question.kind}`);
  if (game === null) return;
  checkTable(game, parlour.defOf(game.setup));
  game.chips.forEach((coins, seat) => {
    if (!(Number.isInteger(coins) && coins >= 0))
      throw new Error(`${game.setup.players[seat]} has ${coins} coins`);
  });
  // Without Table Stakes what is not on the table can be brought there.
  if (before !== after && game.setup.tableStakes !== false)
    throw new Error(`of ${before} coins there are ${after} left`);
}

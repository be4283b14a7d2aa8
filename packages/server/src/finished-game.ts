/** A finished game as `taproom replay` and `taproom verify` read it, and who sat where. */
import type { House } from '@taproom/house';
import { drawsOf, type AnyAnswer, type Proof } from '@taproom/kernel';
import { proofOf } from './fair-deal.ts';
import { seatsTold } from './marks.ts';
import { Refused } from './refused.ts';
import type { Entry, GameSetup, TableRecord } from './storage/storage.ts';
import { standing } from './table/memory.ts';

export interface FinishedGame {
  readonly taproom: 1;
  readonly game: string;
  readonly setup: GameSetup;
  readonly seats: ReturnType<typeof seatsTold>;
  readonly log: readonly AnyAnswer[];
  /** Where the house had promised something. */
  readonly fair?: Proof;
}

/** `entries`: its whole log. Throws Refused while it is played. */
export function finishedGame(house: House, record: TableRecord, entries: readonly Entry[]): FinishedGame {
  const { setup, status, options, fair } = record;
  if (setup === null || status !== 'over') throw new Refused(409, 'The log is told when the game is over.');
  const log = standing(entries).flatMap(({ did }) => did);
  const game = house.game(options.game, setup);
  return {
    taproom: 1,
    game: game.name,
    setup,
    seats: seatsTold(record.seats),
    log,
    ...(fair && { fair: proofOf(fair, drawsOf(game, setup, log)) }),
  };
}

/** `taproom verify`: whether a finished game was dealt as the house had promised (docs/FAIRNESS.md). */
import type { House } from '@taproom/house';
import { verifyByTheRules } from '@taproom/kernel';
import { Failure } from '../failure.ts';
import { readGame } from '../savefile.ts';

/** More sentences than these say nothing new. */
const MOST_TOLD = 10;

export function verifyFile(house: House, file: string): number {
  const { game, setup, log, fair } = readGame(file);
  if (fair === undefined)
    throw new Failure(
      `${file} has nothing to check: the game was not played at a table of a house, or one of an earlier release.`,
    );
  const wrong = verifyByTheRules(house.game(game, setup), { setup, log, fair });
  if (wrong.length > 0) {
    console.log('The game was NOT dealt as promised:');
    for (const sentence of wrong.slice(0, MOST_TOLD)) console.log(`- ${sentence}`);
    if (wrong.length > MOST_TOLD) console.log(`- … and ${wrong.length - MOST_TOLD} more.`);
    return 1;
  }
  console.log(
    `The deal was honest: every draw (${fair.draws.length} in all) follows from the secret and the additions,`,
  );
  console.log('and the game went as they say, by the derivation alone and by the rules.\n');
  console.log(`Commitment: ${fair.commitment}`);
  console.log('It must be the one that you were shown before the deal.\n');
  console.log('Added, in the order of the seats:');
  setup.players.forEach((player, seat) =>
    console.log(
      `  ${player}: ${fair.additions[seat] === '' ? 'nothing' : JSON.stringify(fair.additions[seat])}`,
    ),
  );
  console.log('If one of these is yours, look whether it is what you added.');
  return 0;
}

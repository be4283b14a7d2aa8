/** Before anything is measured: both engines must play the very same games. */
import { playHosted } from './inn-boardgame-io.ts';
import { playRandomly } from './inn-random.ts';
import { playHand } from './rogues-taproom.ts';
import { playBoardgameIo } from './threes-boardgame-io.ts';
import { playTaproom } from './threes-taproom.ts';

/** Throws at the first seed on which they differ; gives the number of moves compared. */
export function compareThrees(seeds: number): number {
  let moves = 0;
  for (let seed = 0; seed < seeds; seed++) {
    const ours = playTaproom(seed);
    const theirs = playBoardgameIo(seed);
    if (ours.sum !== theirs.sum || ours.moves !== theirs.moves)
      throw new Error(
        `Seed ${seed}: ${ours.moves} moves and ${ours.sum} here, ${theirs.moves} and ${theirs.sum} in boardgame.io.`,
      );
    moves += ours.moves;
  }
  return moves;
}

/** The same for the inn: every game must come to the same last state, card for card. */
export function compareInn(seeds: number): number {
  let decisions = 0;
  for (let seed = 0; seed < seeds; seed++) {
    const ours = playRandomly(seed);
    const theirs = playHosted(seed);
    if (ours.decisions !== theirs.decisions || JSON.stringify(ours.end) !== JSON.stringify(theirs.end))
      throw new Error(`The inn, seed ${seed}: the games differ after ${ours.decisions} decisions.`);
    decisions += ours.decisions;
  }
  return decisions;
}

/** Hands at a table at which the money goes on: each must end, with as much money as it began with. Gives the decisions. */
export function countHands(hands: number): number {
  let decisions = 0;
  for (let seed = 0; seed < hands; seed++) {
    const hand = playHand(seed);
    if (hand.before !== hand.after)
      throw new Error(`Hand ${seed} began with ${hand.before} coins and ended with ${hand.after}.`);
    decisions += hand.decisions;
  }
  return decisions;
}

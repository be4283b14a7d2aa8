/** What both ways of playing Threes have in common: who plays, how the moves are picked, and how a game is summed up. */
export const PLAYERS = ['Ada', 'Bela', 'Cato', 'Dora'];

/** The picking of moves has its own luck, apart from that of the dice. */
export const policySeed = (seed: number): number => seed + 0x5eed;

/** One number for everything that a finished game decided: equal games have equal sums. */
export function checksum(
  moves: number,
  keeps: readonly (readonly number[])[],
  winners: readonly number[],
): number {
  let sum = moves;
  for (const keep of keeps) for (let i = 0; i < keep.length; i++) sum = (Math.imul(sum, 31) + keep[i]) | 0;
  for (const seat of winners) sum = (Math.imul(sum, 37) + seat + 1) | 0;
  return sum;
}

export interface Played {
  readonly moves: number;
  readonly sum: number;
}

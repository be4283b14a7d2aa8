/** How strong two cards are together, looked up: every pair of the deck, put in order once. */
import { DECK_SIZE } from '../cards/deck.ts';
import { compareTieBreaks } from '../cards/ties.ts';
import { pairStanding } from '../games/rogues-and-warriors.ts';
import type { Standing } from '../table/def.ts';

export interface PairTable {
  /** By `a * DECK_SIZE + b`: more is better, equals tie. */
  readonly strength: Uint16Array;
  readonly score: Uint8Array;
}

let table: PairTable | null = null;

/** Made when it is first needed: it takes some milliseconds. */
export function pairTable(): PairTable {
  return (table ??= makePairTable());
}

function makePairTable(): PairTable {
  const strength = new Uint16Array(DECK_SIZE * DECK_SIZE);
  const score = new Uint8Array(DECK_SIZE * DECK_SIZE);
  const pairs: { readonly at: number; readonly standing: Standing }[] = [];
  for (let a = 0; a < DECK_SIZE; a++)
    for (let b = 0; b < DECK_SIZE; b++)
      if (a !== b) pairs.push({ at: a * DECK_SIZE + b, standing: pairStanding([a, b]) });
  pairs.sort((x, y) => compareTieBreaks(x.standing.order, y.standing.order));
  let place = 0;
  pairs.forEach(({ at, standing }, i) => {
    if (i > 0 && compareTieBreaks(standing.order, pairs[i - 1].standing.order) > 0) place++;
    strength[at] = place;
    score[at] = standing.score;
  });
  return { strength, score };
}

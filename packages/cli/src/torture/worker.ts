/** One thread of the torture: its share of the games. */
import { parentPort, workerData } from 'node:worker_threads';
import { below, luckFrom } from '@taproom/kernel';
import type { InnSetup } from '@taproom/inn';
import { cast, inn } from '@taproom/cast';
import { watchGame } from './invariants.ts';

export interface Share {
  readonly from: number;
  readonly to: number;
  readonly seed: number;
}

export interface Report {
  games: number;
  decisions: number;
  turns: number;
  viewsCompared: number;
  eventsCompared: number;
  used: string[];
  /** Who has sat at a table with whom: `A & B`. */
  met: string[];
  failure: string | null;
}

/** A random table: two players to eight (as far as the cast goes), any drink deck, now and then the Bar Deck. */
export function randomSetup(seed: number): InnSetup {
  const luck = luckFrom(seed);
  const names = cast.characters.map((character) => character.name);
  const most = Math.min(8, names.length);
  const count = 2 + below(luck, most - 1);
  const players: string[] = [];
  while (players.length < count) players.push(...names.splice(below(luck, names.length), 1));
  const barDeck = below(luck, 5) === 0;
  const drinks = cast.drinkDecks[below(luck, cast.drinkDecks.length)].book;
  return barDeck ? { players, barDeck } : { players, drinks };
}

/** Every two of them, in one spelling. */
export function pairsOf(names: readonly string[]): string[] {
  const sorted = names.toSorted();
  return sorted.flatMap((a, i) => sorted.slice(i + 1).map((b) => `${a} & ${b}`));
}

if (parentPort) {
  const { from, to, seed } = workerData as Share;
  const report: Report = {
    games: 0,
    decisions: 0,
    turns: 0,
    viewsCompared: 0,
    eventsCompared: 0,
    used: [],
    met: [],
    failure: null,
  };
  const used = new Set<string>();
  const met = new Set<string>();
  for (let game = from; game < to && report.failure === null; game++) {
    const setup = randomSetup(seed + game);
    try {
      const watched = watchGame(inn, setup, seed + game);
      report.games++;
      report.decisions += watched.decisions;
      report.turns += watched.turns;
      report.viewsCompared += watched.viewsCompared;
      report.eventsCompared += watched.eventsCompared;
      for (const key of watched.used) used.add(key);
      for (const pair of pairsOf(setup.players)) met.add(pair);
    } catch (error) {
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      report.failure = `Game with seed ${seed + game} (${setup.players.join(', ')}): ${what}`;
    }
  }
  report.used = [...used];
  report.met = [...met];
  parentPort.postMessage(report);
}

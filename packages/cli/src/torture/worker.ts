/** One thread of the torture: its share of the games. */
import { parentPort, workerData } from 'node:worker_threads';
import { below, luckFrom } from '@taproom/kernel';
import type { InnSetup } from '@taproom/inn';
import { cast, inn } from '@taproom/cast';
import { randomMode } from '../modes.ts';
import { randomExtras } from '../extras.ts';
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
  /** The gambling games that were played in Rounds. */
  gambled: string[];
  /** Who has sat at a table with whom: `A & B`. */
  met: string[];
  failure: string | null;
}

/** A random table: two players to eight (as far as the cast goes), any drink deck, now and then the Bar Deck; every third in teams. */
export function randomSetup(seed: number): InnSetup {
  const luck = luckFrom(seed);
  // Every third table gambles at one of the gambling games now and then.
  const games = below(luck, 3) === 0 ? { gamblingGames: true } : {};
  const dungeon = below(luck, 3) === 0 ? { dungeonEvents: true } : {};
  if (below(luck, 3) === 0)
    return {
      ...randomMode(cast, luck),
      ...(below(luck, 5) === 0 ? { barDeck: true } : {}),
      ...games,
      ...dungeon,
    };
  const names = cast.characters.map((character) => character.name);
  const most = Math.min(8, names.length);
  const count = 2 + below(luck, most - 1);
  const players: string[] = [];
  while (players.length < count) players.push(...names.splice(below(luck, names.length), 1));
  const barDeck = below(luck, 5) === 0;
  const drinks = cast.drinkDecks[below(luck, cast.drinkDecks.length)].book;
  // Where two sit alone, somebody whom nobody plays may join them.
  const automated = count === 2 && below(luck, 2) === 0 ? cast.automata?.[0] : undefined;
  if (automated?.automaton !== undefined) {
    players.splice(below(luck, 3), 0, automated.name);
    const factions = automated.automaton.factions.slice(0, automated.automaton.mixes).map(({ name }) => name);
    return { players, factions, ...(barDeck ? { barDeck } : { drinks }) };
  }
  return { players, ...(barDeck ? { barDeck } : { drinks }), ...games, ...dungeon };
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
    gambled: [],
    met: [],
    failure: null,
  };
  const used = new Set<string>();
  const gambled = new Set<string>();
  const met = new Set<string>();
  for (let game = from; game < to && report.failure === null; game++) {
    const setup: InnSetup = {
      ...randomSetup(seed + game),
      ...randomExtras(cast, luckFrom(seed + game + 0xe47a5)),
      // As a server asks.
      ...((seed + game) % 4 === 0 && { asks: 'everybody' }),
    };
    try {
      const watched = watchGame(inn, setup, seed + game);
      report.games++;
      report.decisions += watched.decisions;
      report.turns += watched.turns;
      report.viewsCompared += watched.viewsCompared;
      report.eventsCompared += watched.eventsCompared;
      for (const key of watched.used) used.add(key);
      for (const game of watched.games) gambled.add(game);
      for (const pair of pairsOf(setup.players)) met.add(pair);
    } catch (error) {
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      report.failure = `Game with seed ${seed + game} (${setup.players.join(', ')}${setup.mode === undefined ? '' : `; ${setup.mode}`}): ${what}`;
    }
  }
  report.used = [...used];
  report.gambled = [...gambled];
  report.met = [...met];
  parentPort.postMessage(report);
}

/** What many games came to, as people and programs read it. */
import type { Cast } from '@taproom/inn';
import type { BotCount, Tally } from './tally.ts';

/** Of all games, and of one. */
interface Frequency {
  readonly total: number;
  readonly perGame: number;
}

/** Of the seats that a bot took: each is a game of its own. */
interface BotResult {
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly standardError: number;
  readonly decisions: number;
  /** CPU time. */
  readonly msPerDecision: number;
  readonly slowestMs: number;
  readonly failures: number;
}

export interface Simulation {
  readonly seed: number;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly byBot: Readonly<Record<string, BotResult>>;
  readonly wins: Readonly<Record<string, number>>;
  readonly ties: number;
  readonly meanTurns: number;
  readonly meanDecisions: number;
  /** Of the inn alone. */
  readonly rounds?: Frequency;
  readonly contests?: Frequency;
  readonly events?: Frequency;
  readonly eliminations?: { readonly passedOut: number; readonly broke: number; readonly shareBroke: number };
  /** By card: in how many games a player has drawn it, in how many it was played, and how often. */
  readonly cards?: Tally['cards'];
  readonly complaints: readonly string[];
}

export function simulationOf(cast: Cast, tally: Tally, seed: number): Simulation {
  const { games, finished, decisions, seconds, ties, happened, cards, complaints } = tally;
  const frequency = (what: string): Frequency => {
    const total = happened[what] ?? 0;
    return { total, perGame: rate(total, games) };
  };
  const { passedOut = 0, broke = 0 } = happened;
  const isInn = Object.keys(cards).length > 0;
  // Whoever can neither win nor lose has no place in the table of wins.
  const nobody = new Set(cast.automata?.map(({ name }) => name));
  return {
    seed,
    games,
    finished,
    decisions,
    seconds,
    gamesPerSecond: rate(games, seconds),
    decisionsPerSecond: rate(decisions, seconds),
    byBot: Object.fromEntries(Object.entries(tally.byBot).map(([name, count]) => [name, resultOf(count)])),
    wins: Object.fromEntries(Object.entries(tally.wins).filter(([name]) => !nobody.has(name))),
    ties,
    meanTurns: rate(tally.turns, finished),
    meanDecisions: rate(tally.decisionsOfFinished, finished),
    ...(isInn && {
      rounds: frequency('rounds'),
      contests: frequency('contests'),
      events: frequency('events'),
      eliminations: { passedOut, broke, shareBroke: share(broke, passedOut + broke) },
      cards: Object.fromEntries(Object.entries(cards).sort(([a], [b]) => (a < b ? -1 : 1))),
    }),
    complaints,
  };
}

function resultOf(count: BotCount): BotResult {
  const { games, wins, squares, decisions, milliseconds, slowest, failures } = count;
  const mean = wins / Math.max(1, games);
  return {
    games,
    wins: Math.round(wins * 100) / 100,
    share: share(wins, games),
    standardError: share(Math.sqrt(Math.max(0, squares - games * mean * mean)), games),
    decisions,
    msPerDecision: share(milliseconds, decisions),
    slowestMs: Math.round(slowest * 100) / 100,
    failures,
  };
}

const rate = (n: number, per: number): number => (per > 0 ? Math.round((n / per) * 100) / 100 : 0);
const share = (n: number, of: number): number => (of > 0 ? Math.round((n / of) * 10_000) / 10_000 : 0);

/** What came of many games: the same figures for the inn and for the gambling games. */
export interface Simulation {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly ties: number;
  readonly meanTurns: number;
  readonly meanDecisions: number;
}

/** Far more than any game needs: one that passes it counts as not finished. */
export const TOO_MANY = 50_000;

/** How one game went. */
export interface Played {
  readonly players: readonly string[];
  readonly decisions: number;
  readonly turns: number;
  /** Null where it did not come to an end. */
  readonly winners: readonly number[] | null;
  /** Who was on one side with whom: those win together. */
  readonly sides?: readonly (readonly number[])[];
}

/** Plays so many games, one after the other, and adds them up with the CPU time they took. */
export function tally(games: number, playOne: () => Played): Simulation {
  const wins: Record<string, number> = {};
  const totals = { finished: 0, ties: 0, decisions: 0, inFinished: 0, turns: 0 };
  const begun = process.cpuUsage();
  for (let game = 0; game < games; game++) {
    const { players, decisions, turns, winners, sides = [] } = playOne();
    for (const name of players) wins[name] ??= 0;
    totals.decisions += decisions;
    if (winners === null) continue;
    totals.finished++;
    totals.inFinished += decisions;
    totals.turns += turns;
    const together = sides.some((side) => winners.every((seat) => side.includes(seat)));
    if (winners.length === 1 || together) for (const seat of winners) wins[players[seat]]++;
    else totals.ties++;
  }
  const used = process.cpuUsage(begun);
  const seconds = (used.user + used.system) / 1e6;
  const { finished, ties, decisions } = totals;
  return {
    games,
    finished,
    decisions,
    seconds,
    gamesPerSecond: rate(games, seconds),
    decisionsPerSecond: rate(decisions, seconds),
    wins,
    ties,
    meanTurns: rate(totals.turns, finished),
    meanDecisions: rate(totals.inFinished, finished),
  };
}

const rate = (n: number, per: number): number => (per > 0 ? Math.round((n / per) * 100) / 100 : 0);

/** `taproom simulate`: many games of bots, and what came of them. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { House } from '@taproom/house';
import { anySeed } from '../options.ts';
import { botNames, contestOf, type SimulateOptions } from '../simulation/contest.ts';
import { simulationOf, type Simulation } from '../simulation/simulation.ts';
import { addTally, emptyTally, type Tally } from '../simulation/tally.ts';
import type { Share } from '../simulation/worker.ts';
import { columns } from '../terminal/text.ts';

export async function simulate(house: House, options: SimulateOptions): Promise<number> {
  const seed = options.seed ?? anySeed();
  const tally = await playAll(house, options, seed);
  const result = simulationOf(house.cast, tally, seed);
  if (options.json) console.log(JSON.stringify(result, null, 2));
  else report(result, botNames(options).join(', '));
  return 0;
}

/** Fewer games than this are not worth a thread. */
const WORTH_A_THREAD = 10;

/** In parallel; each game has its own luck, so it does not matter which thread plays it. */
async function playAll(house: House, options: SimulateOptions, seed: number): Promise<Tally> {
  const { games, threads = availableParallelism() } = options;
  // Also what refuses options that make no sense, before any thread is started.
  const share = contestOf(house, options, seed);
  const count = house.from === undefined ? 1 : Math.min(threads, Math.ceil(games / WORTH_A_THREAD));
  if (count === 1) return share(0, games);
  const ends = Array.from({ length: count + 1 }, (_, i) => Math.floor((games * i) / count));
  const tallies = await Promise.all(
    ends.slice(1).map((to, i) => runShare({ house: house.from!, options, seed, from: ends[i], to })),
  );
  const sum = emptyTally();
  for (const tally of tallies) addTally(sum, tally);
  return sum;
}

function runShare(share: Share): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../simulation/worker.ts', import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

function report(result: Simulation, bots: string): void {
  const { games, finished, decisions, seconds, ties, seed, rounds, eliminations } = result;
  console.log(`${games} games of ${bots} bots (seed ${seed}), ${finished} finished`);
  console.log(`${decisions} decisions in ${seconds.toFixed(2)} s of CPU time`);
  console.log(`${result.gamesPerSecond} games/s, ${result.decisionsPerSecond} decisions/s`);
  console.log(`${result.meanTurns} turns and ${result.meanDecisions} decisions a game`);
  if (rounds !== undefined && eliminations !== undefined)
    console.log(
      `${rounds.perGame} Rounds of Gambling a game; ${percent(eliminations.shareBroke)} of those who were out had no Gold`,
    );
  console.log('');
  const byBot = Object.entries(result.byBot).map(([name, { wins, share, standardError, msPerDecision }]) => [
    name,
    wins.toFixed(1),
    `${percent(share)} ± ${(100 * standardError).toFixed(1)}`,
    `${msPerDecision} ms a decision`,
  ]);
  if (byBot.length > 1) console.log(`${columns(byBot, 'lrrr').join('\n')}\n`);
  const share = (n: number): string => percent(n / Math.max(1, finished));
  const ranked = Object.entries(result.wins).sort(([, a], [, b]) => b - a);
  const rows = [...ranked, ['ties', ties] as const].map(([name, n]) => [name, String(n), share(n)]);
  for (const line of columns(rows, 'lrr')) console.log(line);
  if (result.complaints.length > 0) console.log(`\nBots failed:\n${result.complaints.join('\n')}`);
}

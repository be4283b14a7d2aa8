/** Many games of bots, in as many threads as there are cores, and what they came to. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { House } from '@taproom/house';
import { anySeed } from '../options.ts';
import { botFrom, moduleOf, withBot } from '../own-bot.ts';
import { contestOf, type SimulateOptions } from './contest.ts';
import { simulationOf, type Simulation } from './simulation.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { Share } from './worker.ts';

/** The same seed gives the same games. In threads only where the house says from where it is opened (`from`). */
export async function simulate(house: House, options: SimulateOptions): Promise<Simulation> {
  const { seed = anySeed() } = options;
  const bot = options.bot === undefined ? undefined : moduleOf(options.bot);
  const all = bot === undefined ? house : withBot(house, await botFrom(bot));
  return simulationOf(house.cast, await playAll(all, { ...options, bot }, seed), seed);
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
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

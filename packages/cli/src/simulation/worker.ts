/** One thread of a simulation: its share of the games. It opens the house anew: bots are functions and stay in their thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { House } from '@taproom/house';
import { botFrom, withBot } from '../own-bot.ts';
import { contestOf, type SimulateOptions } from './contest.ts';

export interface Share {
  /** The module of the house. */
  readonly house: string;
  /** A bot of one's own is the address of its module here. */
  readonly options: SimulateOptions;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

const { house: module, options, seed, from, to } = workerData as Share;
const { house } = (await import(module)) as { readonly house: House };
const all = options.bot === undefined ? house : withBot(house, await botFrom(options.bot));
parentPort?.postMessage(contestOf(all, options, seed)(from, to));

/** One thread of a simulation: its share of the games. It opens the house anew: bots are functions and stay in their thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { House } from '@taproom/house';
import { contestOf, type SimulateOptions } from './contest.ts';

export interface Share {
  /** The module of the house. */
  readonly house: string;
  readonly options: SimulateOptions;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

const { house: module, options, seed, from, to } = workerData as Share;
const { house } = (await import(module)) as { readonly house: House };
parentPort?.postMessage(contestOf(house, options, seed)(from, to));

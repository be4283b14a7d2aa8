/** The threads of a server in which bots think. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { House } from '@taproom/house';
import type { BotPoolOptions } from './bots.ts';

/** One less than there are cores, for the tables themselves. */
export function botThreads({ from }: House): Pick<BotPoolOptions, 'start' | 'threads'> {
  if (from === undefined)
    throw new Error('A house whose bots think in threads says from where it is opened.');
  return {
    threads: Math.max(2, availableParallelism() - 1),
    start(heard, gone) {
      const worker = new Worker(new URL('./bot-thread.ts', import.meta.url), { workerData: from });
      worker.unref();
      worker.on('message', heard);
      worker.on('error', gone);
      worker.on('exit', gone);
      return worker;
    },
  };
}

/** The rulebook of a server: a thread of its own reads the inventory, for that takes a moment. */
import { Worker } from 'node:worker_threads';
import { rulebookFrom, type Rulebook, type RulebookData } from './data.ts';

export const openRulebook = (): Rulebook =>
  rulebookFrom(
    () =>
      new Promise<RulebookData>((resolve, reject) => {
        const worker = new Worker(new URL('./rulebook-thread.ts', import.meta.url));
        worker.unref();
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
  );

/** A thread in which bots think. It opens the house anew. */
import { parentPort, workerData } from 'node:worker_threads';
import type { House } from '@taproom/house';
import { READY } from './bots.ts';
import { openThinking, type BotTask } from './thinking.ts';

const { house } = (await import(workerData as string)) as { readonly house: House };
const think = openThinking(house);

parentPort?.on('message', (task: BotTask) => parentPort?.postMessage(think(task)));
// The house is open: now somebody may be asked.
parentPort?.postMessage(READY);

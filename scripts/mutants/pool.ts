/** Two threads at work on a list of mutants; one that hangs is ended, and another takes its place. */
import { Worker } from 'node:worker_threads';
import type { Survey, Verdict } from './scenarios.ts';
import type { Task, Told } from './worker.ts';

const THREADS = 2;
/** Loops are found by counting (switch.ts); this is for what never passes a switch. */
const PATIENCE_MS = 120_000;

const begin = (task: Task): Worker =>
  new Worker(new URL('worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 1500 },
  });

export function surveyed(task: Omit<Task, 'known'>): Promise<Survey> {
  const worker = begin({ ...task, known: null });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (told: Told) => {
      if ('survey' in told) resolve(told.survey);
      void worker.terminate();
    });
  });
}

/** Proves the mutants in order, until the time is up; tells each verdict as it comes. */
export async function proveAll(
  task: Task,
  ids: readonly number[],
  until: number,
  told: (id: number, verdict: Verdict) => void,
): Promise<void> {
  const queue = ids[Symbol.iterator]();
  const next = (): number | undefined => (Date.now() < until ? queue.next().value : undefined);
  const atWork = async (): Promise<void> => {
    let worker = begin(task);
    for (let id = next(); id !== undefined; id = next()) {
      const verdict = await ask(worker, id);
      if (verdict === null) {
        await worker.terminate();
        worker = begin(task);
      }
      told(id, verdict ?? { killed: true, endless: true, tried: 0 });
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: THREADS }, atWork));
}

/** Null: it hangs, or ran out of memory. */
function ask(worker: Worker, id: number): Promise<Verdict | null> {
  return new Promise((resolve) => {
    const fail = (): void => end(null);
    const hear = (told: Told): void => end('verdict' in told ? told.verdict : null);
    const timer = setTimeout(fail, PATIENCE_MS);
    const end = (verdict: Verdict | null): void => {
      clearTimeout(timer);
      worker.off('message', hear);
      worker.off('error', fail);
      resolve(verdict);
    };
    worker.on('message', hear);
    worker.on('error', fail);
    worker.postMessage(id);
  });
}

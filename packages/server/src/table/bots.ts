/** The house's players, thinking in threads of their own so that no table waits for another one's bot. */
import { Worker } from 'node:worker_threads';
import type { AnyGame, House } from '@taproom/house';
import type { AnyAnswer, AnyState } from '@taproom/kernel';
import type { BotTask, BotTurn } from './bot-thread.ts';

export interface BotPool {
  /** What a bot would answer at that seat. It gets the seat's view and its legal answers, never the state. */
  think(game: AnyGame, state: AnyState, seat: number, bot: string): Promise<AnyAnswer>;
  readonly counts: { asked: number; failed: number };
  close(): Promise<void>;
}

interface Waiting {
  readonly fallback: AnyAnswer;
  readonly resolve: (answer: AnyAnswer) => void;
  readonly timer: NodeJS.Timeout;
}

/** Nobody waits longer than this for a bot; the first legal answer will do then. */
const PATIENCE = 3000;

export function openBotPool({ from }: House, threads = 1): BotPool {
  if (from === undefined)
    throw new Error('A house whose bots think in threads says from where it is opened.');
  const waiting = new Map<number, Waiting>();
  const counts = { asked: 0, failed: 0 };
  const workers: (Worker | null)[] = Array.from({ length: threads }, () => null);
  let next = 0;
  let closed = false;

  function settle(id: number, answer: AnyAnswer | null): void {
    const task = waiting.get(id);
    if (task === undefined) return;
    waiting.delete(id);
    clearTimeout(task.timer);
    if (answer === null) counts.failed++;
    task.resolve(answer ?? task.fallback);
  }

  function threadAt(i: number): Worker {
    const running = workers[i];
    if (running !== null) return running;
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url), { workerData: from });
    workers[i] = worker;
    worker.unref();
    worker.on('message', ({ id, answer }: { id: number; answer: AnyAnswer | null }) => settle(id, answer));
    // A bot that breaks its thread is replaced; whoever waits gets the fallback when patience ends.
    worker.on('error', () => (workers[i] = null));
    worker.on('exit', () => (workers[i] = null));
    return worker;
  }

  return {
    counts,
    think(game, state, seat, bot) {
      const answers = game.answers(state, { seat, bare: true });
      const [fallback] = answers.legal;
      if (closed) return Promise.resolve(fallback);
      const id = next++;
      counts.asked++;
      const { setup } = state;
      // Where there is nothing to think about, it waits its turn all the same: how long a bot takes tells nothing.
      const task: BotTask | BotTurn =
        answers.legal.length === 1 && answers.many === undefined
          ? { id, only: fallback }
          : { id, bot, game: game.name, setup, view: game.view(state, seat), answers };
      return new Promise((resolve) => {
        const timer = setTimeout(() => settle(id, null), PATIENCE);
        waiting.set(id, { fallback, resolve, timer });
        threadAt(id % threads).postMessage(task);
      });
    },
    async close() {
      closed = true;
      for (const id of waiting.keys()) settle(id, null);
      for (const worker of workers) await worker?.terminate();
    },
  };
}

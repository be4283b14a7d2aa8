/**
 * The house's players, thinking in threads of their own so that no table waits for another one's bot. Each thread has a
 * queue, and whoever waits in it shares the time there is: when many ask at once, all think less, and nobody is late.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { answerOf, Chair, lineOf } from '@taproom/bots';
import type { AnyGame, House } from '@taproom/house';
import { luckFrom, type AnyAnswer, type AnyMemory, type AnyState, type Types } from '@taproom/kernel';
import type { BotAnswer, BotTask } from './bot-thread.ts';

/** Who is asked: a bot by its name, at a seat of a table, with what that seat has seen. */
export interface Asked {
  readonly table: string;
  readonly seat: number;
  readonly bot: string;
  readonly memory: AnyMemory;
}

export interface BotPool {
  /** What a bot would answer at that seat. The thread gets a world that the seat could not tell from the real one. */
  think(game: AnyGame, state: AnyState, asked: Asked): Promise<AnyAnswer>;
  readonly counts: { asked: number; failed: number; late: number };
  close(): Promise<void>;
}

export interface BotPoolOptions {
  readonly threads?: number;
  readonly log?: (message: string) => void;
}

interface Question {
  readonly task: Omit<BotTask, 'patience'>;
  readonly due: number;
  readonly settle: (answer: AnyAnswer) => void;
  /** What the bot below would answer. */
  readonly fallback: () => AnyAnswer;
}

/** In milliseconds: an answer is there by then, since whoever thinks stops thinking. */
const PATIENCE = 1000;
/** A thread that is so much later than that has lost its way, and is replaced. */
const GRACE = 700;

class Thread {
  readonly #from: string;
  readonly #queue: Question[] = [];
  readonly #note: (question: Question, answer: BotAnswer | null) => void;
  #worker: Worker | null = null;
  #thinking: Question | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(from: string, note: (question: Question, answer: BotAnswer | null) => void) {
    this.#from = from;
    this.#note = note;
  }
  get length(): number {
    return this.#queue.length + (this.#thinking === null ? 0 : 1);
  }
  ask(question: Question): void {
    this.#queue.push(question);
    this.#next();
  }
  /** Whoever still waits has the answer of the bot below. */
  async close(): Promise<void> {
    const left = this.#thinking === null ? this.#queue : [this.#thinking, ...this.#queue];
    this.#thinking = null;
    for (const { settle, fallback } of left.splice(0)) settle(fallback());
    clearTimeout(this.#timer);
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#thinking !== null) return;
    const question = this.#queue.shift();
    if (question === undefined) return;
    this.#thinking = question;
    const left = Math.max(0, question.due - performance.now());
    this.#timer = setTimeout(() => this.#giveUp(), left + GRACE);
    this.#timer.unref();
    this.#running().postMessage({ ...question.task, patience: left / (this.#queue.length + 1) });
  }
  #running(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url), { workerData: this.#from });
    this.#worker = worker;
    worker.unref();
    worker.on('message', (answer: BotAnswer) => {
      if (answer.id === this.#thinking?.task.id) this.#done(answer);
    });
    // A bot that breaks its thread is answered for, and the thread replaced.
    const gone = (): void => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#done(null);
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return worker;
  }
  #giveUp(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#done(null);
  }
  #done(answer: BotAnswer | null): void {
    const question = this.#thinking;
    if (question === null) return;
    clearTimeout(this.#timer);
    this.#thinking = null;
    this.#note(question, answer);
    question.settle(answer?.answer ?? question.fallback());
    this.#next();
  }
}

export function openBotPool({ from, bots }: House, options: BotPoolOptions = {}): BotPool {
  if (from === undefined)
    throw new Error('A house whose bots think in threads says from where it is opened.');
  const { threads = Math.max(2, availableParallelism() - 1), log } = options;
  const counts = { asked: 0, failed: 0, late: 0 };
  const note = ({ task, due }: Question, answer: BotAnswer | null): void => {
    if (performance.now() > due + GRACE / 2) counts.late++;
    if (answer?.failure === undefined && answer !== null) return;
    counts.failed++;
    log?.(
      `The bot ${task.bot} failed: ${answer?.failure ?? 'it lost its way, and its thread was replaced.'}`,
    );
  };
  const pool = Array.from({ length: threads }, () => new Thread(from, note));
  /** A bot may keep something from one question to the next: a table stays with its thread. */
  const threadOf = new Map<string, Thread>();
  let next = 0;
  let closed = false;

  function threadFor(table: string): Thread {
    let thread = threadOf.get(table);
    if (thread === undefined) {
      if (threadOf.size >= MANY_TABLES) threadOf.clear();
      thread = pool.reduce(
        (least, other) => (other.length < least.length ? other : least),
        pool[next % threads],
      );
      threadOf.set(table, thread);
    }
    return thread;
  }

  return {
    counts,
    think(game, state, { table, seat, bot, memory }) {
      const id = next++;
      counts.asked++;
      const luck = luckFrom(Date.now() + id);
      // The real state stays here.
      const world = game.imagine(state, seat, memory, luck);
      const fallback = (): AnyAnswer => answerBelow(game, world, seat, memory, lineOf(bots, bot).slice(-1));
      if (closed) return Promise.resolve(fallback());
      const task = { id, bot, game: game.name, table, seat, world, memory };
      return new Promise((settle) => {
        threadFor(table).ask({ task, due: performance.now() + PATIENCE, settle, fallback });
      });
    },
    async close() {
      closed = true;
      await Promise.all(pool.map((thread) => thread.close()));
    },
  };
}

const MANY_TABLES = 10_000;

/** Without a thread: the last of the line thinks least. */
function answerBelow(
  game: AnyGame,
  world: AnyState,
  seat: number,
  memory: AnyMemory,
  line: ReturnType<typeof lineOf>,
): AnyAnswer {
  const answers = game.answers(world, { seat, bare: true });
  const table = new Chair<Types>(game, world, answers, luckFrom(Date.now()), () => memory);
  const answer = answerOf(table, line);
  try {
    game.check(world, answer);
    return answer;
  } catch {
    return answers.legal[0];
  }
}

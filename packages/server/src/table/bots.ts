/**
 * The house's players, thinking in threads of their own so that no table waits for another one's bot. Each thread has a
 * queue, and whoever waits in it shares the time there is: when many ask at once, all think less, and nobody is late.
 */
import { answerOf, Chair, lineOf } from '@taproom/bots';
import type { AnyGame, House } from '@taproom/house';
import { luckFrom, type AnyAnswer, type AnyMemory, type AnyState, type Types } from '@taproom/kernel';
import { idly } from '../machine.ts';
import type { BotAnswer, BotTask } from './thinking.ts';

/** What a thread says first. */
export const READY = 'ready';

/** A thread in which bots think, wherever it runs. */
export interface BotThread {
  postMessage(task: BotTask): void;
  terminate(): unknown;
}

/** `gone`: it has ended by itself. */
export type StartThread = (heard: (message: BotAnswer | typeof READY) => void, gone: () => void) => BotThread;

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
  readonly start: StartThread;
  readonly threads: number;
  readonly log?: (message: string) => void;
}

interface Question {
  readonly task: Omit<BotTask, 'patience'>;
  readonly due: number;
  readonly settle: (answer: AnyAnswer) => void;
  /** What the bot below would answer. */
  readonly fallback: () => AnyAnswer;
  timer?: NodeJS.Timeout;
}

/** In milliseconds: an answer is there by then, since whoever thinks stops thinking. */
const PATIENCE = 1000;
/** Whoever is so much later than that is answered for. */
const GRACE = 700;

class Thread {
  readonly #begin: StartThread;
  readonly #queue: Question[] = [];
  readonly #note: (question: Question, answer: BotAnswer | null) => void;
  #worker: BotThread | null = null;
  /** Whether it has opened its house, which takes a while: until then nobody is lost, only not there yet. */
  #isReady = false;
  #thinking: Question | null = null;

  constructor(begin: StartThread, note: (question: Question, answer: BotAnswer | null) => void) {
    this.#begin = begin;
    this.#note = note;
  }
  get length(): number {
    return this.#queue.length + (this.#thinking === null ? 0 : 1);
  }
  ask(question: Question): void {
    this.#queue.push(question);
    question.timer = idly(setTimeout(() => this.#expire(question), PATIENCE + GRACE));
    this.#worker ??= this.#start();
    this.#next();
  }
  /** Whoever still waits has the answer of the bot below. */
  async close(): Promise<void> {
    const left = this.#thinking === null ? this.#queue : [this.#thinking, ...this.#queue];
    this.#thinking = null;
    for (const { settle, fallback, timer } of left.splice(0)) {
      clearTimeout(timer);
      settle(fallback());
    }
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#thinking !== null || !this.#isReady) return;
    const question = this.#queue.shift();
    if (question === undefined) return;
    this.#thinking = question;
    const left = Math.max(0, question.due - performance.now());
    this.#worker!.postMessage({ ...question.task, patience: left / (this.#queue.length + 1) });
  }
  #start(): BotThread {
    const worker = this.#begin(
      (message) => {
        if (worker !== this.#worker) return;
        if (message === READY) this.#isReady = true;
        else if (message.id === this.#thinking?.task.id) this.#done(this.#thinking, message);
        this.#next();
      },
      // A bot that breaks its thread is answered for, and the thread replaced.
      () => {
        if (worker === this.#worker) this.#replace();
      },
    );
    return worker;
  }
  /** Time is up: whoever waits is answered for; whoever thinks has lost their way, and the thread with them. */
  #expire(question: Question): void {
    if (question === this.#thinking) this.#replace();
    else {
      this.#queue.splice(this.#queue.indexOf(question), 1);
      this.#done(question, null);
    }
  }
  #replace(): void {
    const [worker, question] = [this.#worker, this.#thinking];
    this.#isReady = false;
    this.#worker = this.#queue.length > 0 ? this.#start() : null;
    void worker?.terminate();
    if (question !== null) this.#done(question, null);
  }
  #done(question: Question, answer: BotAnswer | null): void {
    clearTimeout(question.timer);
    if (question === this.#thinking) this.#thinking = null;
    this.#note(question, answer);
    question.settle(answer?.answer ?? question.fallback());
  }
}

export function openBotPool({ bots }: House, { start, threads, log }: BotPoolOptions): BotPool {
  const counts = { asked: 0, failed: 0, late: 0 };
  const note = ({ task, due }: Question, answer: BotAnswer | null): void => {
    if (performance.now() > due + GRACE / 2) counts.late++;
    if (answer?.failure === undefined && answer !== null) return;
    counts.failed++;
    log?.(`The bot ${task.bot} failed: ${answer?.failure ?? 'it did not answer in time.'}`);
  };
  const pool = Array.from({ length: threads }, () => new Thread(start, note));
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

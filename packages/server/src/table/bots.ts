/**
 * The house's players, thinking in threads of their own so that no table waits for another one's bot. Each thread has a
 * queue, and whoever waits in it shares the time there is: when many ask at once, all think less, and nobody is late.
 */
import { answerOf, Chair, lineOf, type Reason, type Weighed } from '@taproom/bots';
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

/** Somebody who asks for advice, and what their seat has seen. */
export type Asker = Pick<Asked, 'table' | 'seat' | 'memory'>;

export interface BotPool {
  /** What a bot would answer at that seat. The thread gets a world that the seat could not tell from the real one. */
  think(game: AnyGame, state: AnyState, asked: Asked): Promise<AnyAnswer>;
  /** What somebody good would answer in the place of whoever asks; null: nobody has time to think about it. */
  advise(game: AnyGame, state: AnyState, asker: Asker): Promise<readonly Weighed[] | null>;
  /** Why somebody may have played that, as far as whoever asks can know. `before`: how the table stood. */
  explain(game: AnyGame, before: AnyState, asker: Asker, play: AnyAnswer): Promise<Reason | null>;
  readonly counts: { asked: number; failed: number; late: number };
  close(): Promise<void>;
}

export interface BotPoolOptions {
  readonly start: StartThread;
  readonly threads: number;
  /** In milliseconds, from when a thread has opened its house: an answer is there by then, since whoever thinks stops. */
  readonly patience?: number;
  /** The threads open their houses at once, and not when somebody asks: nobody waits for the first answer. */
  readonly early?: boolean;
  readonly log?: (message: string) => void;
}

interface Question {
  readonly task: Omit<BotTask, 'patience'>;
  readonly asked: number;
  /** When the answer should be there. */
  due: number;
  /** Null: it came to nothing. */
  readonly settle: (said: BotAnswer | null) => void;
  timer?: NodeJS.Timeout;
}

/** In milliseconds, unless said otherwise. */
const PATIENCE = 1000;
/** On a busy machine a thread may take so long to open its house. */
const OPENED_BY = 30_000;
/** Whoever asks for advice waits so long in all, but nobody thinks about it for so long that a game would wait. */
const ADVISED_BY = 8000;
const ADVISING = 700;
/** Whoever is so much later than that is answered for. */
const GRACE = 700;

/** As long as so many questions. */
const OPENING = 20;

class Thread {
  readonly #begin: StartThread;
  readonly #patience: number;
  readonly #queue: Question[] = [];
  readonly #note: (question: Question, answer: BotAnswer | null) => void;
  #worker: BotThread | null = null;
  /** Whether it has opened its house, which takes a while: until then nobody is lost, only not there yet. */
  #isReady = false;
  #thinking: Question | null = null;

  constructor(
    begin: StartThread,
    patience: number,
    note: (question: Question, answer: BotAnswer | null) => void,
  ) {
    this.#begin = begin;
    this.#patience = patience;
    this.#note = note;
  }
  get length(): number {
    return this.#queue.length + (this.#thinking === null ? 0 : 1);
  }
  /** How long it takes to come to a new question, compared with others: opening a house takes longest. */
  get wait(): number {
    return this.length + (this.#isReady ? 0 : OPENING);
  }
  open(): void {
    this.#worker ??= this.#start();
  }
  /** The game goes on before anybody is advised. */
  ask(question: Question): void {
    const advised = this.#queue.findIndex(({ task }) => task.wants !== 'answer');
    if (question.task.wants === 'answer' && advised >= 0) this.#queue.splice(advised, 0, question);
    else this.#queue.push(question);
    this.open();
    this.#time(question);
    this.#next();
  }
  /** Whoever still waits has the answer of the bot below. */
  async close(): Promise<void> {
    const left = this.#thinking === null ? this.#queue : [this.#thinking, ...this.#queue];
    this.#thinking = null;
    for (const { settle, timer } of left.splice(0)) {
      clearTimeout(timer);
      settle(null);
    }
    await this.#worker?.terminate();
  }

  /** Whoever waits for a thread that is not there yet has not had their time to think. */
  #time(question: Question): void {
    const now = performance.now();
    const opened = this.#isReady ? now + this.#patience : Infinity;
    question.due =
      question.task.wants === 'answer'
        ? Math.min(question.asked + OPENED_BY, opened)
        : question.asked + ADVISED_BY;
    clearTimeout(question.timer);
    question.timer = idly(setTimeout(() => this.#expire(question), question.due - now + GRACE));
  }
  #next(): void {
    if (this.#thinking !== null || !this.#isReady) return;
    let question = this.#queue.shift();
    // Whoever has waited too long has no time to think, and would be taken for somebody who has lost their way.
    for (; question !== undefined && performance.now() > question.due; question = this.#queue.shift())
      this.#done(question, null);
    if (question === undefined) return;
    this.#thinking = question;
    const left = Math.max(0, question.due - performance.now()) / (this.#queue.length + 1);
    const patience = question.task.wants === 'answer' ? left : Math.min(left, ADVISING);
    this.#worker!.postMessage({ ...question.task, patience });
  }
  #start(): BotThread {
    const worker = this.#begin(
      (message) => {
        if (worker !== this.#worker) return;
        if (message === READY) {
          this.#isReady = true;
          for (const question of this.#queue) this.#time(question);
        } else if (message.id === this.#thinking?.task.id) this.#done(this.#thinking, message);
        this.#next();
      },
      () => {
        if (worker !== this.#worker) return;
        // A bot that breaks its thread is answered for, and the thread replaced; what does not even open is no use.
        if (this.#isReady) this.#replace();
        else {
          this.#worker = null;
          for (const question of this.#queue.splice(0)) this.#done(question, null);
        }
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
    for (const waiting of this.#queue) this.#time(waiting);
  }
  #done(question: Question, answer: BotAnswer | null): void {
    clearTimeout(question.timer);
    if (question === this.#thinking) this.#thinking = null;
    this.#note(question, answer);
    question.settle(answer);
  }
}

export function openBotPool(
  { bots }: House,
  { start, threads, patience = PATIENCE, early = false, log }: BotPoolOptions,
): BotPool {
  const counts = { asked: 0, failed: 0, late: 0 };
  const note = ({ task, due }: Question, answer: BotAnswer | null): void => {
    if (performance.now() > due + GRACE / 2) counts.late++;
    if (answer?.failure === undefined && answer !== null) return;
    counts.failed++;
    log?.(
      `${task.bot === '' ? 'Advice' : `The bot ${task.bot}`} failed: ${answer?.failure ?? 'it did not answer in time.'}`,
    );
  };
  const pool = Array.from({ length: threads }, () => new Thread(start, patience, note));
  if (early) for (const thread of pool) thread.open();
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

  /** Whoever has least to do advises: it needs to know nothing from before. */
  const idlest = (): Thread => pool.reduce((least, other) => (other.wait < least.wait ? other : least));

  /** The real state stays here. */
  const imagined = (game: AnyGame, state: AnyState, seat: number, memory: AnyMemory): AnyState =>
    game.imagine(state, seat, memory, luckFrom(Date.now() + next));

  function ask(thread: Thread, what: Omit<Question['task'], 'id'>): Promise<BotAnswer | null> {
    if (closed) return Promise.resolve(null);
    const task = { id: next++, ...what };
    const asked = performance.now();
    return new Promise((settle) => thread.ask({ task, asked, due: asked, settle }));
  }

  function advice(
    game: AnyGame,
    state: AnyState,
    { table, seat, memory }: Asker,
    wants: BotTask['wants'],
  ): Promise<BotAnswer | null> {
    const world = imagined(game, state, seat, memory);
    return ask(idlest(), { wants, bot: '', game: game.name, table, seat, world, memory });
  }

  return {
    counts,
    async think(game, state, { table, seat, bot, memory }) {
      counts.asked++;
      const world = imagined(game, state, seat, memory);
      const task = { wants: 'answer', bot, game: game.name, table, seat, world, memory } as const;
      const said = await ask(threadFor(table), task);
      return said?.answer ?? answerBelow(game, world, seat, memory, lineOf(bots, bot).slice(-1));
    },
    advise: async (game, state, asker) => (await advice(game, state, asker, 'hints'))?.hints ?? null,
    explain: async (game, before, asker, play) => (await advice(game, before, asker, play))?.reason ?? null,
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

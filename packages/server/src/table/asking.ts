/**
 * The pace of a table. A question for one player waits for that player, with a clock if the table wants one. A window
 * for responses is put to everybody at once and closes when its time is up or when everybody has declared; nobody can
 * tell from when it closes who could have played something: a seat that could not is waited for just the same, and
 * bots, standing orders and people who are away never make a window shorter than its shortest time.
 */
import { inn } from '@taproom/cast';
import { NO_ORDERS, type Clocks, type Orders } from '@taproom/client';
import type { Answer } from '@taproom/inn';
import { askedIn, windowOf } from '../everybody-is-asked.ts';
import type { BotKind, BotPool } from './bots.ts';
import type { Memory } from './memory.ts';
import { isHit } from './steps.ts';

export type Control = 'human' | 'bot' | 'gone';

export interface Asker {
  readonly clocks: Clocks;
  readonly quick: boolean;
  readonly bot: BotKind;
  readonly bots: BotPool;
  /** Who decides for a seat now. */
  control(seat: number): Control;
  /** The window has run its time, or everybody has declared. */
  close(): void;
  /** A bot answers a question that is for one seat. */
  answer(seat: number, answer: Answer): void;
}

export class Asking {
  /** Standing orders by seat. They are the player's, not the game's: a client gives them again when it comes back. */
  readonly orders = new Map<number, Orders>();
  /** Who has a say in the open window. */
  asked: readonly number[] = [];
  /** What bots have declared, and passes nobody had to be asked for. */
  readonly settled = new Map<number, Answer>();
  private readonly asker: Asker;
  private memory: Memory | null = null;
  private openedAt = 0;
  private deadline = 0;
  private timers: NodeJS.Timeout[] = [];
  private closing = false;

  constructor(asker: Asker) {
    this.asker = asker;
  }

  ordersOf(seat: number): Orders {
    return this.orders.get(seat) ?? NO_ORDERS;
  }

  wantsFreeMoments(): boolean {
    for (const [seat, orders] of this.orders)
      if (orders.freeMoments && this.asker.control(seat) === 'human') return true;
    return false;
  }

  /** Whose move it visibly is: in a window, every person who has not declared. */
  waiting(): number[] {
    const memory = this.memory;
    if (memory === null) return [];
    const question = inn.question(memory.state);
    if (windowOf(memory.state) === null) return question.seat >= 0 ? [question.seat] : [];
    return this.asked.filter((seat) => this.mayDeclare(seat) && this.asker.control(seat) === 'human');
  }

  mayDeclare(seat: number): boolean {
    return this.asked.includes(seat) && this.memory?.declared[seat] === undefined && !this.settled.has(seat);
  }

  /** Milliseconds until the clock runs out; undefined without one. */
  clock(): number | undefined {
    return this.deadline === 0 ? undefined : Math.max(0, this.deadline - Date.now());
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.deadline = 0;
    this.closing = false;
  }

  /** A new question is open (or the table has just come back): put it to whoever it is for. */
  open(memory: Memory): void {
    this.stop();
    this.memory = memory;
    this.settled.clear();
    this.asked = [];
    this.openedAt = Date.now();
    const { state } = memory;
    if (inn.question(state).kind === 'over') return;
    const window = windowOf(state);
    const { clocks } = this.asker;
    if (window !== null) {
      this.asked = askedIn(state, window);
      if (clocks.window > 0) this.after(clocks.window, () => this.asker.close(), true);
    } else {
      this.endOrders(memory);
      if (clocks.turn > 0) this.after(clocks.turn, () => this.botAnswers(memory, 0), true);
    }
    this.consider();
  }

  /** Looks again at everybody: somebody has come or gone, or given orders. */
  consider(): void {
    const memory = this.memory;
    if (memory === null) return;
    if (windowOf(memory.state) === null) {
      const { seat } = inn.question(memory.state);
      if (seat >= 0 && this.asker.control(seat) === 'bot') this.botAnswers(memory, this.asker.clocks.bot);
      return;
    }
    for (const seat of this.asked) if (this.mayDeclare(seat)) this.declareFor(memory, seat);
    this.closeIfComplete();
  }

  /** Everybody has declared: the window closes, though not before its shortest time. */
  closeIfComplete(): void {
    if (this.closing || this.memory === null || windowOf(this.memory.state) === null) return;
    if (this.asked.some((seat) => this.mayDeclare(seat))) return;
    this.closing = true;
    this.after(this.shortestLeft(), () => this.asker.close());
  }

  /** Whether the window may close in the very step in which its last player declares. */
  closesWith(seat: number): boolean {
    return this.shortestLeft() <= 0 && !this.asked.some((other) => other !== seat && this.mayDeclare(other));
  }

  private shortestLeft(): number {
    return this.openedAt + this.asker.clocks.shortest - Date.now();
  }

  private declareFor(memory: Memory, seat: number): void {
    const pass: Answer = { seat, do: 'pass' };
    switch (this.asker.control(seat)) {
      case 'gone':
        this.settled.set(seat, pass);
        return;
      case 'human': {
        const { pass: passing, unlessHit } = this.ordersOf(seat);
        const passedOver = passing !== 'no' && !(unlessHit && isHit(memory.state, seat));
        if (passedOver || (this.asker.quick && !couldPlay(memory, seat))) this.settled.set(seat, pass);
        return;
      }
      case 'bot':
        void this.think(memory, seat, (answer) => {
          if (!this.mayDeclare(seat)) return;
          this.settled.set(seat, answer);
          this.closeIfComplete();
        });
    }
  }

  private botAnswers(memory: Memory, delay: number): void {
    const { seat } = inn.question(memory.state);
    void this.think(memory, seat, (answer) => this.after(delay, () => this.asker.answer(seat, answer)));
  }

  private async think(memory: Memory, seat: number, then: (answer: Answer) => void): Promise<void> {
    const { question } = memory;
    const answer = await this.asker.bots.think(memory.state, seat, this.asker.bot);
    // Meanwhile the table may have moved on, or left.
    if (this.memory === memory && memory.question === question) then(answer);
  }

  /** Orders for this card end with what is happening; orders until one's turn end with one's turn. */
  private endOrders({ state }: Memory): void {
    const { seat } = inn.question(state);
    for (const [who, orders] of this.orders)
      if (orders.pass === 'card' || (orders.pass === 'turn' && who === seat && who === state.turn))
        this.orders.set(who, { ...orders, pass: 'no' });
  }

  private after(delay: number, then: () => void, isClock = false): void {
    if (isClock) this.deadline = Date.now() + delay;
    if (delay <= 0 && !isClock) {
      // Never within the step that is being made.
      const question = this.memory?.question;
      setImmediate(() => {
        if (this.memory?.question === question && this.openedAt > 0) then();
      });
      return;
    }
    this.timers.push(setTimeout(then, delay));
  }
}

function couldPlay({ state }: Memory, seat: number): boolean {
  return inn.answers(state, { seat, bare: true }).legal.some((answer) => answer.do === 'play');
}

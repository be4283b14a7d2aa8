/**
 * The pace of a table. A question for one player waits for that player, with a clock if the table wants one. A window
 * for responses is put to everybody at once and closes when its time is up or when everybody has declared; nobody can
 * tell from when it closes who could have played something: a seat that could not is waited for just the same, and
 * bots, standing orders and people who are away never make a window shorter than its shortest time.
 */
import { NO_ORDERS, type Clocks, type Orders } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import type { AnyAnswer } from '@taproom/kernel';
import { declaredBy, isWindow, mustAnswer, windowSeats } from './asked.ts';
import type { BotPool } from './bots.ts';
import type { Memory } from './memory.ts';

export type Control = 'human' | 'bot' | 'gone';

export interface Asker {
  readonly game: () => AnyGame;
  readonly clocks: Clocks;
  readonly quick: boolean;
  /** How the bot of a seat plays. */
  bot(seat: number): string;
  readonly bots: BotPool;
  /** Who decides for a seat now. */
  control(seat: number): Control;
  /** The window has run its time, or everybody has declared. */
  close(): void;
  /** A bot answers a question that is for one seat. */
  answer(seat: number, answer: AnyAnswer): void;
  /** Whatever happens by itself happens in here: what is thrown ends this table's game, and nobody else's. */
  guard(act: () => void): void;
}

export class Asking {
  /** Standing orders by seat. They are the player's, not the game's: a client gives them again when it comes back. */
  readonly orders = new Map<number, Orders>();
  /** Who has a say in the open window. */
  asked: readonly number[] = [];
  /** What bots have declared, and passes nobody had to be asked for. */
  readonly settled = new Map<number, AnyAnswer>();
  /** For whom a bot is thinking about the open question, or has thought and takes its time. */
  private readonly thinking = new Set<number>();
  private readonly asker: Asker;
  private memory: Memory | null = null;
  private openedAt = 0;
  private deadline = 0;
  /** How long there is for the open question in all; 0: as long as it takes. */
  total = 0;
  private timers: NodeJS.Timeout[] = [];
  private closing: NodeJS.Timeout | NodeJS.Immediate | null = null;

  constructor(asker: Asker) {
    this.asker = asker;
  }

  ordersOf(seat: number): Orders {
    return this.orders.get(seat) ?? NO_ORDERS;
  }

  /** Before the game: some seats are gone, and those behind them have moved up. */
  moveUp(places: readonly number[]): void {
    const orders = [...this.orders];
    this.orders.clear();
    for (const [seat, given] of orders) if (places[seat] >= 0) this.orders.set(places[seat], given);
  }

  /** New orders hold at once, also in the open window: what the old ones passed over is asked after all. */
  giveOrders(seat: number, orders: Orders): void {
    this.orders.set(seat, orders);
    if (this.asker.control(seat) === 'human' && this.settled.delete(seat)) this.keepOpen();
    this.consider();
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
    if (!isWindow(memory.state)) return this.asker.game().asked(memory.state).seats.slice();
    return this.asked.filter((seat) => this.mayDeclare(seat) && this.asker.control(seat) === 'human');
  }

  mayDeclare(seat: number): boolean {
    if (this.memory === null || !this.asked.includes(seat) || this.settled.has(seat)) return false;
    return declaredBy(this.memory.state, seat) === null;
  }

  /** Milliseconds until the clock runs out; undefined without one. */
  clock(): number | undefined {
    return this.deadline === 0 ? undefined : Math.max(0, this.deadline - performance.now());
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.deadline = 0;
    this.total = 0;
    this.keepOpen();
  }

  /** Somebody has taken back what they declared: the window no longer closes. */
  keepOpen(): void {
    clearTimeout(this.closing as NodeJS.Timeout);
    clearImmediate(this.closing as NodeJS.Immediate);
    this.closing = null;
  }

  /** A new question is open (or the table has just come back): put it to whoever it is for. */
  open(memory: Memory): void {
    this.stop();
    this.memory = memory;
    this.settled.clear();
    this.thinking.clear();
    this.asked = [];
    this.openedAt = performance.now();
    const { state } = memory;
    const { clocks } = this.asker;
    const game = this.asker.game();
    if (game.question(state).kind === 'over') return;
    if (isWindow(state)) {
      this.asked = windowSeats(game, state);
      if (clocks.window > 0) this.after(clocks.window, () => this.asker.close(), true);
    } else {
      this.endOrders(memory);
      if (clocks.turn > 0) this.after(clocks.turn, () => this.botsAnswer(memory, 0, true), true);
    }
    this.consider();
  }

  /** Looks again at everybody: somebody has come or gone, or given orders. */
  consider(): void {
    const memory = this.memory;
    if (memory === null) return;
    if (!isWindow(memory.state)) return this.botsAnswer(memory, this.asker.clocks.bot);
    for (const seat of this.asked) if (this.mayDeclare(seat)) this.declareFor(memory, seat);
    this.closeIfComplete();
  }

  /** Everybody has declared: the window closes, though not before its shortest time. */
  closeIfComplete(): void {
    if (this.closing !== null || this.memory === null || !isWindow(this.memory.state)) return;
    if (this.asked.some((seat) => this.mayDeclare(seat))) return;
    const close = (): void => {
      this.closing = null;
      this.asker.guard(() => this.asker.close());
    };
    const left = this.shortestLeft();
    // Never within the step that is being made.
    this.closing = left > 0 ? setTimeout(close, left) : setImmediate(close);
  }

  /** Whether the window may close in the very step in which its last player declares. */
  closesWith(seat: number): boolean {
    return this.shortestLeft() <= 0 && !this.asked.some((other) => other !== seat && this.mayDeclare(other));
  }

  private shortestLeft(): number {
    return this.openedAt + this.asker.clocks.shortest - performance.now();
  }

  private declareFor(memory: Memory, seat: number): void {
    const pass: AnyAnswer = { seat, do: 'pass' };
    switch (this.asker.control(seat)) {
      case 'gone':
        this.settled.set(seat, pass);
        return;
      case 'human': {
        const { pass: passing, unlessHit } = this.ordersOf(seat);
        const passedOver = passing !== 'no' && !(unlessHit && this.asker.game().concerns(memory.state, seat));
        if (passedOver || (this.asker.quick && !this.couldPlay(memory, seat))) this.settled.set(seat, pass);
        return;
      }
      case 'bot':
        this.think(memory, seat, (answer) => {
          if (!this.mayDeclare(seat)) return;
          this.settled.set(seat, answer);
          this.closeIfComplete();
        });
    }
  }

  /** Whether a seat holds anything that it could play in the open window. */
  private couldPlay({ state }: Memory, seat: number): boolean {
    const { legal } = this.asker.game().answers(state, { seat, bare: true });
    return legal.some((answer) => answer.do === 'play');
  }

  /** Bots answer what they are asked; `forAll`: also for people whose time is up. */
  private botsAnswer(memory: Memory, delay: number, forAll = false): void {
    for (const seat of mustAnswer(this.asker.game(), memory.state)) {
      if (!forAll && (this.asker.control(seat) !== 'bot' || this.thinking.has(seat))) continue;
      this.thinking.add(seat);
      const asked = performance.now();
      this.think(memory, seat, (answer) =>
        // However long it thought: its pace is the same for all answers.
        this.after(delay - (performance.now() - asked), () => {
          this.thinking.delete(seat);
          this.asker.answer(seat, answer);
        }),
      );
    }
  }

  private think(memory: Memory, seat: number, then: (answer: AnyAnswer) => void): void {
    const { question } = memory;
    const { asker } = this;
    asker.bots.think(asker.game(), memory.state, seat, asker.bot(seat)).then(
      (answer) =>
        // Meanwhile the table may have moved on, or left.
        asker.guard(() => {
          if (this.memory === memory && memory.question === question) then(answer);
        }),
      (error: unknown) =>
        asker.guard(() => {
          throw error;
        }),
    );
  }

  /** Orders for this card end with what is happening; orders until one's turn end with one's turn. */
  private endOrders({ state }: Memory): void {
    const game = this.asker.game();
    const { seat } = game.question(state);
    for (const [who, orders] of this.orders)
      if (orders.pass === 'card' || (orders.pass === 'turn' && who === seat && who === game.turn(state)))
        this.orders.set(who, { ...orders, pass: 'no' });
  }

  private after(delay: number, then: () => void, isClock = false): void {
    if (isClock) {
      this.total = delay;
      this.deadline = performance.now() + delay;
    }
    if (delay <= 0 && !isClock) {
      // Never within the step that is being made.
      const question = this.memory?.question;
      setImmediate(() => {
        if (this.memory?.question === question && this.openedAt > 0) this.asker.guard(then);
      });
      return;
    }
    this.timers.push(setTimeout(() => this.asker.guard(then), delay));
  }
}

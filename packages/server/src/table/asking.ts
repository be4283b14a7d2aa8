/**
 * The pace of a table. A question for one player waits for that player, with a clock if the table wants one. A window
 * for responses is put to everybody at once and closes when its time is up or when everybody has declared; nobody can
 * tell from when it closes who could have played something. Where several people play, a window has a quiet time, the
 * same for everybody: whoever has said nothing by then passes, and whoever could say nothing is not asked at all but
 * waited for as long. Whoever wants to think holds it, and everybody sees that. Where only bots could learn from it, or
 * the table is quick, whoever could say nothing is passed over at once. Where people share a device (`handed`), everybody
 * would see to whom it is handed: so it goes to whoever is hit, whatever they hold, and to whoever says that they answer.
 */
import { NO_ORDERS, type Clocks, type CreateTable, type Orders } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import type { AnyAnswer, Answers } from '@taproom/kernel';
import { soon } from '../machine.ts';
import { declaredBy, isWindow, mustAnswer, windowSeats } from './asked.ts';
import type { BotPool } from './bots.ts';
import type { Memory } from './memory.ts';
import { standingAnswer } from './standing-orders.ts';

export type Control = 'human' | 'bot' | 'gone';

export interface Asker {
  /** The table's id. */
  readonly table: string;
  readonly game: () => AnyGame;
  /** What a seat may answer. */
  answers(seat: number): Answers<AnyAnswer>;
  readonly clocks: Clocks;
  readonly pace: CreateTable['pace'];
  /** How the bot of a seat plays. */
  bot(seat: number): string;
  readonly bots: BotPool;
  /** The seats that belong to people, here or away. */
  people(): readonly number[];
  /** Who decides for a seat now. */
  control(seat: number): Control;
  /** The window has run its time, or everybody has declared. */
  close(): void;
  /** The quiet time is over: only those who hold the window are waited for. */
  stillHeld(): void;
  /** A bot answers a question that is for one seat. */
  answer(seat: number, answer: AnyAnswer): void;
  /** What waits until everybody is told what is being written down. */
  afterwards(act: () => void): void;
  /** Whatever happens by itself happens in here: what is thrown ends this table's game, and nobody else's. */
  guard(act: () => void): void;
}

export class Asking {
  /** Standing orders by seat. They are the player's, not the game's: a client gives them again when it comes back. */
  readonly orders = new Map<number, Orders>();
  /** Who has a say in the open window. */
  asked: readonly number[] = [];
  /** What bots have declared, and answers nobody had to be asked for. */
  readonly settled = new Map<number, AnyAnswer>();
  /** Who holds the open window. */
  readonly held = new Set<number>();
  /** The open window has a quiet time, and whether that is over. */
  private quiet: 'none' | 'lasts' | 'over' = 'none';
  /** For whom a bot is thinking about the open question, or has thought and takes its time. */
  private readonly thinking = new Set<number>();
  private readonly asker: Asker;
  private memory: Memory | null = null;
  private openedAt = 0;
  private deadline = 0;
  /** How long there is for the open question in all; 0: as long as it takes. */
  total = 0;
  private timers: NodeJS.Timeout[] = [];
  /** The one of them that everybody sees. */
  private clockTimer: NodeJS.Timeout | undefined;
  /** Calls off that the open window closes. */
  private closing: (() => void) | null = null;

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

  /** Nobody but bots could learn anything from whom a window waits for, or the table does not mind. */
  private get skipsUnable(): boolean {
    return this.asker.pace === 'quick' || this.asker.people().length < 2;
  }

  /** Whom a window is put to must follow from what everybody sees. */
  private get isHanded(): boolean {
    return this.asker.pace === 'handed';
  }

  /** Everybody who plays needs no time to look. */
  private get isHurried(): boolean {
    const here = this.asker.people().filter((seat) => this.asker.control(seat) === 'human');
    return here.length > 0 && here.every((seat) => this.ordersOf(seat).hurry);
  }

  private get botDelay(): number {
    return this.isHurried ? 0 : this.asker.clocks.bot;
  }

  /**
   * Whose move it visibly is: in a window, every person who has not declared. In its quiet time that is everybody: who
   * was seen to answer would be told from those for whom an order does, as soon as their card is played.
   */
  waiting(): number[] {
    const memory = this.memory;
    if (memory === null) return [];
    if (!isWindow(memory.state)) return this.asker.game().asked(memory.state).seats.slice();
    return this.asked.filter(
      (seat) => this.asker.control(seat) === 'human' && (this.isVeiled(seat) || this.waitsFor(seat)),
    );
  }

  /** Nobody may see whether they have answered: all who have not asked for time to think, while it is quiet. */
  private isVeiled(seat: number): boolean {
    return this.quiet === 'lasts' && !this.held.has(seat) && this.asker.control(seat) === 'human';
  }

  /** What others see of a window must not depend on who was not asked in it. */
  private waitsFor(seat: number): boolean {
    if (this.memory === null) return false;
    const said = declaredBy(this.memory.state, seat);
    // A card that is declared by hand takes as long as one that an order plays.
    if (said !== null) return said.do === 'play' && this.isVeiled(seat);
    if (this.quiet === 'none' || this.asker.control(seat) !== 'human') return !this.settled.has(seat);
    return this.quiet === 'lasts' || (this.held.has(seat) && !this.settled.has(seat));
  }

  /** Somebody who was not asked needs no more time either. */
  mayGoOn(seat: number): boolean {
    return this.settled.get(seat)?.do === 'pass' && this.waitsFor(seat);
  }

  /** The card that a player said beforehand they would play. */
  playedAhead(seat: number): AnyAnswer | null {
    const answer = this.settled.get(seat);
    return answer?.do === 'play' && this.asker.control(seat) === 'human' ? answer : null;
  }

  /** Whether a question is put to a seat at all: also when it has answered. */
  isOffered(seat: number): boolean {
    if (this.memory === null) return true;
    if (isWindow(this.memory.state)) return this.asked.includes(seat) && !this.settled.has(seat);
    return !this.thinking.has(seat) || this.asker.control(seat) !== 'human';
  }

  /**
   * Whoever holds a window is asked in it, whatever they hold and whatever their orders are: it tells nothing but that
   * they want to think. Says whether that is news: a window is held once by each.
   */
  hold(seat: number): boolean {
    if (this.memory === null || declaredBy(this.memory.state, seat) !== null) return false;
    if (!this.asked.includes(seat) || this.held.has(seat)) return false;
    // Whoever is waited for without a clock has all the time there is.
    if (this.quiet === 'none' && !this.settled.has(seat) && this.deadline === 0) return false;
    this.held.add(seat);
    this.settled.delete(seat);
    this.keepOpen();
    const { window } = this.asker.clocks;
    clearTimeout(this.clockTimer);
    this.deadline = 0;
    this.total = 0;
    if (window > 0) this.runClock(window, () => this.asker.close());
    return true;
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
    this.closing?.();
    this.closing = null;
  }

  /** A new question is open (or the table has just come back): put it to whoever it is for. */
  open(memory: Memory): void {
    this.stop();
    this.memory = memory;
    this.settled.clear();
    this.held.clear();
    this.quiet = 'none';
    this.thinking.clear();
    this.asked = [];
    this.openedAt = performance.now();
    const { state } = memory;
    const { clocks } = this.asker;
    const game = this.asker.game();
    if (game.question(state).kind === 'over') return;
    if (isWindow(state)) {
      this.asked = windowSeats(game, state);
      if (clocks.quiet > 0 && !this.skipsUnable) this.beQuiet(memory);
      else if (clocks.window > 0) this.runClock(clocks.window, () => this.asker.close());
    } else {
      this.endOrders(memory);
      if (clocks.turn > 0) this.runClock(clocks.turn, () => this.botsAnswer(memory, 0, true));
    }
    this.consider();
  }

  /** How long depends only on what everybody sees. */
  private beQuiet({ state }: Memory): void {
    const { quiet } = this.asker.clocks;
    const concerned = this.asker.people().some((seat) => this.asker.game().concerns(state, seat));
    this.quiet = 'lasts';
    if (this.isHanded)
      for (const seat of this.asked)
        if (this.asker.control(seat) === 'human' && this.asker.game().concerns(state, seat))
          this.held.add(seat);
    this.onceTold(concerned ? quiet : quiet / 2, () => {
      this.quiet = 'over';
      if (this.held.size === 0) return this.asker.close();
      this.asker.stillHeld();
      this.closeIfComplete();
    });
  }

  /** Looks again at everybody: somebody has come or gone, or given orders. */
  consider(): void {
    const memory = this.memory;
    if (memory === null) return;
    if (!isWindow(memory.state)) return this.botsAnswer(memory, this.botDelay);
    for (const seat of this.asked) if (this.mayDeclare(seat)) this.declareFor(memory, seat);
    this.closeIfComplete();
  }

  /** Everybody has declared: the window closes, though not before its shortest time. */
  closeIfComplete(): void {
    if (this.closing !== null || this.memory === null || !isWindow(this.memory.state)) return;
    if (this.asked.some((seat) => this.waitsFor(seat))) return;
    const close = (): void => {
      this.closing = null;
      this.asker.guard(() => this.asker.close());
    };
    const left = this.shortestLeft();
    if (left <= 0) this.closing = soon(close);
    else {
      const timer = setTimeout(close, left);
      this.closing = () => clearTimeout(timer);
    }
  }

  /** Whether the window may close in the very step in which its last player declares. */
  get closesAtOnce(): boolean {
    return !this.asked.some((seat) => this.waitsFor(seat)) && this.shortestLeft() <= 0;
  }

  private shortestLeft(): number {
    const { shortest } = this.asker.clocks;
    return shortest === 0 || this.isHurried ? 0 : this.openedAt + shortest - performance.now();
  }

  private declareFor(memory: Memory, seat: number): void {
    const pass: AnyAnswer = { seat, do: 'pass' };
    switch (this.asker.control(seat)) {
      case 'gone':
        this.settled.set(seat, pass);
        return;
      case 'human': {
        if (this.held.has(seat)) return;
        const skips = this.skipsUnable || this.quiet !== 'none';
        const legal = () => this.asker.answers(seat).legal;
        const answer = standingAnswer(
          this.asker.game(),
          memory.state,
          seat,
          this.ordersOf(seat),
          skips,
          legal,
        );
        if (answer !== null) this.settled.set(seat, answer);
        else if (this.isHanded && this.quiet !== 'none') this.settled.set(seat, pass);
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

  /** Bots answer what they are asked; `forAll`: also for people whose time is up. */
  private botsAnswer(memory: Memory, delay: number, forAll = false): void {
    for (const seat of mustAnswer(this.asker.game(), memory.state)) {
      if (!forAll && this.thinking.has(seat)) continue;
      if (!forAll && this.asker.control(seat) !== 'bot') {
        if (this.skipsUnable) this.passIfUnable(seat, delay);
        continue;
      }
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

  /** A question to which there is only one answer, which does nothing, is none. */
  private passIfUnable(seat: number, delay: number): void {
    if (this.asker.control(seat) !== 'human') return;
    const { legal, many } = this.asker.answers(seat);
    if (many !== undefined || legal.length !== 1 || legal[0].do !== 'pass') return;
    this.thinking.add(seat);
    this.after(delay, () => {
      this.thinking.delete(seat);
      this.asker.answer(seat, legal[0]);
    });
  }

  private think(memory: Memory, seat: number, then: (answer: AnyAnswer) => void): void {
    const { question } = memory;
    const { asker } = this;
    const asked = { table: asker.table, seat, bot: asker.bot(seat), memory: memory.minds[seat] };
    asker.bots.think(asker.game(), memory.state, asked).then(
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

  /** A time that everybody sees begins when they are told of it, however long it takes to write that down before. */
  private onceTold(length: number, then: () => void, keep?: (timer: NodeJS.Timeout) => void): void {
    const deadline = performance.now() + length;
    this.total = length;
    this.deadline = deadline;
    this.asker.afterwards(() => {
      // Something else has come in between.
      if (this.deadline !== deadline) return;
      this.deadline = performance.now() + length;
      const timer = setTimeout(() => this.asker.guard(then), length);
      this.timers.push(timer);
      keep?.(timer);
    });
  }

  /** The clock of a question; whoever wants to think stops it. */
  private runClock(length: number, then: () => void): void {
    this.onceTold(length, then, (timer) => {
      this.clockTimer = timer;
    });
  }

  private after(delay: number, then: () => void): void {
    if (delay <= 0) {
      // Never within the step that is being made.
      const question = this.memory?.question;
      soon(() => {
        if (this.memory?.question === question && this.openedAt > 0) this.asker.guard(then);
      });
      return;
    }
    this.timers.push(setTimeout(() => this.asker.guard(then), delay));
  }
}

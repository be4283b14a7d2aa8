/**
 * A seat at a table, or a place to watch it from. It connects by itself, again and again, sends an answer until it is
 * confirmed, and keeps the table as it is: what everybody sees, and what this seat may see beyond that.
 */
import type { Orders, WireAnswer } from './basics.ts';
import { patched, type Patch, type Plain } from './diff.ts';
import { overlay } from './overlay.ts';
import type { ClientMessage, Hint, OwnPart, PublicTable, RefusalCode, ServerMessage } from './messages.ts';
import type { ChatLine, WireEvent } from './told.ts';

export interface ClientOptions {
  /** `ws://localhost:8420/ws` */
  readonly url: string;
  readonly table: string;
  /** Without it one only watches. */
  readonly token?: string;
  /** How many events the client knows already, from an earlier time. */
  readonly events?: number;
  readonly orders?: Orders;
  /** For tests and for places without a WebSocket of their own. */
  readonly open?: (url: string) => WebSocket;
}

export interface Refused {
  readonly code: RefusalCode;
  readonly why: string;
  readonly rules: readonly string[];
  /** What those rules say, by their ids. */
  readonly words: Readonly<Record<string, string>>;
}

/** Why an answer was not taken. Nothing has changed. */
export class AnswerRefused extends Error {
  readonly code: RefusalCode;
  readonly rules: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  constructor({ code, why, rules, words }: Refused) {
    super(why);
    this.name = 'AnswerRefused';
    this.code = code;
    this.rules = rules;
    this.words = words;
  }
}

export interface Listeners {
  /** The table has changed; `events` are new. */
  changed(events: readonly WireEvent[]): void;
  chat(seat: number, name: string, text: string, line: ChatLine): void;
  /** What was declared in a window was taken back: somebody else's card came first. */
  takenBack(): void;
  refused(refused: Refused): void;
  connection(state: 'connecting' | 'open' | 'closed'): void;
  /** There is no such table, or the seat is no longer this client's: it does not connect again. */
  gone(why: string): void;
  /** Why cards cannot be played, and what the rules in their way say, by their ids. */
  why(refused: readonly WhyNot[], words: Readonly<Record<string, string>>): void;
}

export interface WhyNot {
  readonly card: number;
  readonly what: string;
  readonly rules: readonly string[];
  /** At a gambling table: a sentence, and what cannot be chosen or bet. */
  readonly why?: string;
  readonly option?: Readonly<Record<string, unknown>>;
}

/** Why a bot may have played its last card. */
export type ReasonTold = Pick<
  Extract<ServerMessage, { type: 'reason' }>,
  'seat' | 'card' | 'chance' | 'passing'
>;

/** Something that was asked beside the game, and whoever waits for the reply. */
interface Aside {
  readonly resolve: (reply: Extract<ServerMessage, { type: 'hint' | 'reason' }>) => void;
  readonly reject: (error: Error) => void;
}

/** The time for the open question, in terms of performance.now(). */
export interface TableClock {
  readonly endsAt: number;
  readonly total: number;
}

interface Unconfirmed {
  readonly message: Extract<ClientMessage, { type: 'answer' | 'withdraw' | 'undo' }>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const FIRST_WAIT = 100;
/** A server that is started anew is back within a second or two; one that stays away is asked less often. */
const LONGEST_WAIT = 800;
const PATIENT_AFTER = 40;
const PATIENT_WAIT = 5000;
/** What was not answered on an open connection for so long is said again: an id keeps it from being done twice. */
const ASK_AGAIN = 3000;
const SLOW_DOWN = 1000;
/** The seat is someone else's now, or was given up: coming back makes no sense. */
const CLOSED_FOR_GOOD = 4001;

export class TaproomClient {
  public: PublicTable | null = null;
  own: OwnPart | null = null;
  /** Null: nobody is in a hurry. */
  clock: TableClock | null = null;
  /** What was said: the last hundred things, and everything since. */
  readonly chat: ChatLine[] = [];
  /** How many events there have been at this table. */
  eventCount: number;
  readonly on: Partial<Listeners> = {};
  private readonly options: ClientOptions;
  private socket: WebSocket | null = null;
  private n = 0;
  private wait = FIRST_WAIT;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private welcome = false;
  /** Null: none were given or told here, so whatever the house remembers holds. */
  private orders: Orders | null;
  /** It has added to chance: whoever takes that back means it. */
  private added = false;
  private unconfirmed: Unconfirmed | null = null;
  private readonly asides = new Map<string, Aside>();
  /** A step is missing: the whole table has been asked for. */
  private lost = false;
  private reminder: ReturnType<typeof setTimeout> | undefined;
  private waiters: (() => void)[] = [];

  constructor(options: ClientOptions) {
    this.options = options;
    this.eventCount = options.events ?? 0;
    this.orders = options.orders ?? null;
    this.connect();
  }

  /** The table as this seat sees it: the public view with the cards that only this seat may see put in. */
  get view(): Record<string, unknown> | null {
    const { own } = this;
    const common = this.public?.view;
    if (common === null || common === undefined) return null;
    return { ...overlay(common, own?.sees), seat: own?.seat ?? -2, question: this.question };
  }

  /** What this seat is asked and has not answered yet. */
  get question(): OwnPart['question'] {
    return this.own === null || this.own.declared !== null ? null : this.own.question;
  }

  get isOpen(): boolean {
    return this.welcome;
  }

  /** Answers the open question. Resolves when the answer is safe; rejects with AnswerRefused. */
  answer(answer: WireAnswer): Promise<void> {
    const question = this.public?.asked?.number;
    if (question === undefined) return Promise.reject(new Error('Nothing is asked.'));
    return this.confirm({ type: 'answer', id: newId(), question, answer });
  }

  /** Takes back what was declared in the open window. Resolves when that is safe; rejects with AnswerRefused. */
  withdraw(): Promise<void> {
    const question = this.public?.asked?.number;
    if (question === undefined) return Promise.reject(new Error('Nothing is asked.'));
    return this.confirm({ type: 'withdraw', id: newId(), question });
  }

  /** Takes back this seat's last answer, where `own.undo` says so. Resolves when that is safe. */
  undo(): Promise<void> {
    const question = this.public?.asked?.number;
    if (question === undefined) return Promise.reject(new Error('Nothing is asked.'));
    return this.confirm({ type: 'undo', id: newId(), question });
  }

  private confirm(message: Unconfirmed['message']): Promise<void> {
    if (this.unconfirmed !== null) return Promise.reject(new Error('The last answer is still on its way.'));
    return new Promise((resolve, reject) => {
      this.unconfirmed = { message, resolve, reject };
      this.sayOpen();
    });
  }

  /** Says what waits for a reply, and again and again until it has one. */
  private sayOpen(): void {
    clearTimeout(this.reminder);
    if (!this.welcome || (!this.lost && this.unconfirmed === null)) return;
    if (this.lost) this.send({ type: 'resync', events: this.eventCount });
    else this.send(this.unconfirmed!.message);
    this.remind(ASK_AGAIN);
  }

  private remind(wait: number): void {
    clearTimeout(this.reminder);
    this.reminder = setTimeout(() => this.sayOpen(), wait);
  }

  /** Asks for time to think in the open window. */
  hold(): void {
    const question = this.public?.asked?.number;
    if (this.welcome && question !== undefined) this.send({ type: 'hold', question });
  }

  giveOrders(orders: Orders): void {
    this.orders = orders;
    if (this.welcome) this.send({ type: 'orders', orders });
  }

  /** Before the deal: what this seat adds to the house's secret. */
  addChance(text: string): void {
    this.added = true;
    if (this.welcome) this.send({ type: 'chance', text });
  }

  say(text: string): void {
    if (this.welcome) this.send({ type: 'chat', text });
  }

  sayPhrase(phrase: number): void {
    if (this.welcome) this.send({ type: 'phrase', phrase });
  }

  /** Asks why the other cards cannot be played; the reply comes to `on.why`. */
  askWhy(): void {
    if (this.welcome) this.send({ type: 'why' });
  }

  /** What somebody good would answer now. Rejects with AnswerRefused. */
  async askHints(): Promise<readonly Hint[]> {
    const question = this.public?.asked?.number ?? 0;
    const reply = await this.aside({ type: 'hint', id: newId(), question });
    return reply.type === 'hint' ? reply.hints : [];
  }

  /** Why the bot at that seat may have played its last card. Rejects with AnswerRefused. */
  async askReason(seat: number): Promise<ReasonTold> {
    return (await this.aside({ type: 'reason', id: newId(), seat })) as ReasonTold;
  }

  private aside(
    message: Extract<ClientMessage, { type: 'hint' | 'reason' }>,
  ): Promise<Parameters<Aside['resolve']>[0]> {
    if (!this.welcome) return Promise.reject(new Error(NOT_CONNECTED));
    return new Promise((resolve, reject) => {
      this.asides.set(message.id, { resolve, reject });
      this.send(message);
    });
  }

  /** Nobody will reply to them. */
  private dropAsides(): void {
    for (const { reject } of this.asides.values()) reject(new Error(NOT_CONNECTED));
    this.asides.clear();
  }

  /** Resolves with the next change. */
  changed(): Promise<void> {
    return new Promise((resolve) => this.waiters.push(resolve));
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.reminder);
    this.socket?.close();
    this.dropAsides();
    this.unconfirmed?.reject(new Error('The client was stopped.'));
    this.unconfirmed = null;
  }

  private connect(): void {
    if (this.stopped) return;
    this.on.connection?.('connecting');
    const socket = this.options.open?.(this.options.url) ?? new WebSocket(this.options.url);
    this.socket = socket;
    socket.onopen = () => {
      const { table, token } = this.options;
      this.send({
        type: 'hello',
        table,
        token,
        events: this.eventCount,
        ...(this.orders && { orders: this.orders }),
      });
    };
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.socket !== socket) return;
      this.welcome = false;
      this.lost = false;
      this.dropAsides();
      clearTimeout(this.reminder);
      this.on.connection?.('closed');
      if (code === CLOSED_FOR_GOOD) this.end(reason === '' ? 'The seat is no longer yours.' : reason);
      if (this.stopped) return;
      // A crowd that lost its server must not come back all at once.
      this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random() / 2));
      this.wait = ++this.tries > PATIENT_AFTER ? PATIENT_WAIT : Math.min(LONGEST_WAIT, this.wait * 2);
    };
    socket.onerror = () => {};
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message);
      case 'step':
        return this.step(message);
      case 'confirmed':
        return this.confirmed(message.id);
      case 'refused': {
        const { code, why, rules = [], words = {} } = message;
        const refused = { code, why, rules, words };
        // Nothing is wrong with what was said, only with when.
        if (code === 'too-fast') this.remind(SLOW_DOWN);
        else if (message.id !== undefined && message.id === this.unconfirmed?.message.id) {
          const { reject } = this.unconfirmed;
          this.unconfirmed = null;
          reject(new AnswerRefused(refused));
        } else if (message.id !== undefined) this.asideOf(message.id)?.reject(new AnswerRefused(refused));
        this.on.refused?.(refused);
        if (!this.welcome && (code === 'no-table' || code === 'no-seat')) this.end(why);
        return;
      }
      case 'chat':
        return this.hearChat(message);
      case 'why':
        return this.on.why?.(message.refused, message.words);
      case 'hint':
      case 'reason':
        return this.asideOf(message.id)?.resolve(message);
      case 'closing':
        return;
    }
  }

  private asideOf(id: string): Aside | undefined {
    const aside = this.asides.get(id);
    this.asides.delete(id);
    return aside;
  }

  private hearChat({ type: _type, ...line }: Extract<ServerMessage, { type: 'chat' }>): void {
    this.chat.push(line);
    this.on.chat?.(line.seat, line.name, line.text, line);
  }

  /** Coming back makes no sense. */
  private end(why: string): void {
    this.stop();
    this.on.gone?.(why);
  }

  private welcomed(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.public = message.public;
    this.own = message.own;
    this.orders = message.own?.orders ?? this.orders;
    this.n = message.n;
    this.eventCount = message.eventsFrom + message.events.length;
    this.hearClock(message.clock);
    this.chat.splice(0, this.chat.length, ...message.chat);
    this.wait = FIRST_WAIT;
    this.tries = 0;
    this.welcome = true;
    this.lost = false;
    this.on.connection?.('open');
    // Whether it arrived before the connection broke is not known; its id keeps it from being done twice.
    this.sayOpen();
    this.tell(message.events);
  }

  private step(message: Extract<ServerMessage, { type: 'step' }>): void {
    if (!this.welcome || this.lost) return;
    const { n = this.n } = message;
    if (message.n !== undefined && n !== this.n + 1) {
      this.lost = true;
      return this.sayOpen();
    }
    this.n = n;
    const asked = this.public?.asked;
    if (message.public !== undefined) this.public = patchedPart(this.public, message.public as Patch);
    if (message.own !== undefined) {
      this.own = patchedPart(this.own, message.own as Patch);
      this.orders = this.own.orders;
    }
    if (message.waiting !== undefined && this.public?.asked)
      this.public = { ...this.public, asked: { ...this.public.asked, waiting: message.waiting } };
    if (message.confirmed !== undefined && message.own === undefined && message.public === undefined)
      this.hasSaid(message.confirmed);
    const isOther = ({ number = -1, total = 0 } = {}): boolean =>
      number !== asked?.number || total !== asked.total;
    if (message.clock !== undefined || isOther(this.public?.asked ?? {})) this.hearClock(message.clock);
    const events = (message.events ?? []).map((event, i) => message.mine?.[i] ?? event);
    this.eventCount += events.length - (message.undone ?? 0);
    if (message.confirmed !== undefined) this.confirmed(message.confirmed);
    if (message.takenBack) this.on.takenBack?.();
    this.tell(events);
  }

  /** What this client has just declared, or taken back, is now its seat's: nobody else was told. */
  private hasSaid(id: string): void {
    const message = this.unconfirmed?.message;
    if (this.own === null || message?.id !== id) return;
    const declared = message.type === 'answer' ? { ...message.answer, seat: this.own.seat } : null;
    this.own = { ...this.own, declared };
  }

  private hearClock(left: number | undefined): void {
    const total = this.public?.asked?.total ?? 0;
    this.clock = left === undefined ? null : { endsAt: performance.now() + left, total };
  }

  private confirmed(id: string): void {
    if (this.unconfirmed?.message.id !== id) return;
    const { resolve } = this.unconfirmed;
    this.unconfirmed = null;
    resolve();
  }

  /** As soon as the house has bound itself to a secret, so that it cannot have chosen the deal. */
  private addSomeChance(): void {
    const { public: table, own } = this;
    if (this.added || own === null || own.seat < 0 || table?.status !== 'lobby' || table.fair === null)
      return;
    if (table.fair.additions[own.seat] === '') this.addChance(randomLine());
  }

  private tell(events: readonly WireEvent[]): void {
    this.addSomeChance();
    this.on.changed?.(events);
    const waiters = this.waiters;
    this.waiters = [];
    for (const waiter of waiters) waiter();
  }
}

const NOT_CONNECTED = 'There is no connection to the table right now.';

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join('');

/** 128 bits that nobody could have foreseen. */
export const randomLine = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A part of the table with a change to it. It is plain data, all of it; an interface does not say so of itself. */
const patchedPart = <T>(part: T, patch: Patch): NonNullable<T> =>
  patched(part as Plain, patch) as NonNullable<T>;

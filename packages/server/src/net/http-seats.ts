/**
 * Seats that are played over plain HTTP: for whoever has no WebSocket at hand. Each is a viewer like any other, which
 * stays at its table for a while after a request, so that nobody seems to come and go between two of them.
 */
import { SPECTATOR } from '@taproom/kernel';
import type { RefusalCode, ServerMessage, WireAnswer } from '@taproom/client';
import { idly } from '../machine.ts';
import { Refused } from '../refused.ts';
import { randomHex } from '../secrets.ts';
import type { LiveTable } from '../table/live-table.ts';
import { SENT_AWAY } from '../table/presence.ts';
import type { Viewer } from '../table/telling.ts';
import type { Tables } from '../tables.ts';
import type { Limits } from './limits.ts';

type Refusal = Extract<ServerMessage, { type: 'refused' }>;
type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

/** An answer that was refused, with what a WebSocket would be told. */
export class AnswerRefused extends Refused {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(STATUS[refusal.code] ?? 409, refusal.why);
    this.refusal = refusal;
  }
}

const STATUS: Readonly<Partial<Record<RefusalCode, number>>> = { illegal: 400, 'no-seat': 403, busy: 503 };

/** So long after its last request a seat counts as connected, in milliseconds. */
const STAYS = 30_000;

/** Somebody who waits for their turn. */
interface Waiting {
  readonly done: (whole: string) => void;
  readonly failed: (why: Refused) => void;
  readonly timer: NodeJS.Timeout;
  /** Time is up: the table is told as it is. */
  late: boolean;
}

class HttpSeat implements Viewer {
  seat: number;
  readonly from: string;
  readonly table: LiveTable;
  isOpen = true;
  readonly #gone: () => void;
  readonly #answers = new Map<string, (refusal: Refusal | null) => void>();
  #waiting: Waiting | null = null;
  #stays: NodeJS.Timeout | undefined;

  constructor(table: LiveTable, seat: number, from: string, gone: () => void) {
    this.table = table;
    this.seat = seat;
    this.from = from;
    this.#gone = gone;
  }

  stay(): void {
    clearTimeout(this.#stays);
    this.#stays = idly(setTimeout(() => this.close(), STAYS));
  }

  /** The whole table, as soon as this seat is asked something or the game is over; at the latest after so many seconds. */
  turn(seconds: number): Promise<string> {
    this.#end()?.failed(new Refused(409, 'Somebody asks for the turn of this seat elsewhere.'));
    return new Promise((done, failed) => {
      const timer = idly(setTimeout(() => this.#look(true), 1000 * seconds));
      this.#waiting = { done, failed, timer, late: false };
      this.#look();
    });
  }

  #look(late = false): void {
    if (this.#waiting === null) return;
    this.#waiting.late ||= late;
    this.table.sendWhole(this, 0);
  }

  #end(): Waiting | null {
    const waiting = this.#waiting;
    this.#waiting = null;
    clearTimeout(waiting?.timer);
    return waiting;
  }

  answer(id: string = randomHex(8), question: number, answer: WireAnswer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#answers.set(id, (refusal) => {
        this.#answers.delete(id);
        if (refusal === null) resolve();
        else reject(new AnswerRefused(refusal));
      });
      this.table.answer(this, id, question, answer);
    });
  }

  send(text: string | Buffer): void {
    const said = JSON.parse(String(text)) as ServerMessage;
    switch (said.type) {
      case 'welcome':
        if (this.#waiting?.late || isAsked(said)) this.#end()?.done(String(text));
        break;
      case 'step':
        if (said.confirmed !== undefined) this.#answers.get(said.confirmed)?.(null);
        this.#look();
        break;
      case 'confirmed':
        this.#answers.get(said.id)?.(null);
        break;
      case 'refused':
        if (said.id !== undefined) this.#answers.get(said.id)?.(said);
        break;
      default:
        break;
    }
  }

  /** It is sent away, the table is loaded anew, or nobody has asked for a while. */
  close(code?: number, why = 'Nobody has asked for this seat for a while; ask again.'): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    clearTimeout(this.#stays);
    this.table.leave(this);
    this.#end()?.failed(new Refused(code === SENT_AWAY ? 403 : 503, why));
    for (const settle of this.#answers.values()) settle({ type: 'refused', code: 'busy', why });
    this.#gone();
  }
}

const isAsked = ({ public: table, own }: Welcome): boolean =>
  table.status === 'over' || table.frozen !== undefined || (own?.question != null && own.declared === null);

export class HttpSeats {
  readonly #seats = new Map<string, HttpSeat>();
  readonly #tables: Tables;
  readonly #limits: Limits;

  constructor(tables: Tables, limits: Limits) {
    this.#tables = tables;
    this.#limits = limits;
  }

  /** The seat that a token holds, connected from now on. */
  async at(id: string, token: string, from: string): Promise<HttpSeat> {
    const { table, seat } = await this.#tables.enter(id, token);
    if (seat === SPECTATOR) throw new Refused(403, 'You can answer only for your own seat.');
    const key = `${id} ${token}`;
    let held = this.#seats.get(key);
    if (held === undefined || held.table !== table || !held.isOpen) {
      held?.close();
      held = new HttpSeat(table, seat, from, () => this.#seats.delete(key));
      this.#seats.set(key, held);
      table.presence.makeRoom(seat, this.#limits.socketsPerSeat);
      table.join(held, 0);
    }
    held.stay();
    return held;
  }
}

/** The door of a house over plain HTTP: to open a table, to sit down, to begin. */
import type { InferInput } from 'valibot';
import type { CreateTable, StartTable, TakeSeat } from './requests.ts';
import type { SeatGiven } from './replies.ts';

/** A request was refused: why, with its HTTP status, and in how many seconds it makes sense again, where it does. */
export class HouseRefused extends Error {
  readonly status: number;
  /** In a word, what kind of thing was wrong: see docs/PROTOCOL.md. */
  readonly code: string;
  readonly seconds: number | null;
  constructor(status: number, why: string, code: string, seconds: number | null) {
    super(why);
    this.name = 'HouseRefused';
    this.status = status;
    this.code = code;
    this.seconds = seconds;
  }
}

/** A seat at a table, and the token with which it is held: whoever has that, plays there. */
export type HeldSeat = Pick<SeatGiven, 'table' | 'token'>;

export class HouseDoor {
  /** `http://localhost:8420` */
  readonly address: string;

  constructor(address: string) {
    this.address = address.replace(/\/+$/, '');
  }

  /** Where the game itself is played: the `url` of a client. */
  get socket(): string {
    return `${this.address.replace(/^http/, 'ws')}/ws`;
  }

  /** Opens a table and takes its first seat. */
  openTable(wishes: InferInput<typeof CreateTable>): Promise<SeatGiven> {
    return this.post('/api/tables', wishes);
  }

  /** Takes the next free seat at the table with this code. */
  takeSeat(wishes: InferInput<typeof TakeSeat>): Promise<SeatGiven> {
    return this.post('/api/seats', wishes);
  }

  /** The host deals. */
  async start({ table, token }: HeldSeat, wishes: InferInput<typeof StartTable> = {}): Promise<void> {
    await this.post(`/api/tables/${table}/start`, wishes, token);
  }

  /** Any request of docs/PROTOCOL.md; throws HouseRefused. */
  async ask<Reply>(path: string, request: RequestInit = {}): Promise<Reply> {
    const response = await fetch(this.address + path, request);
    const said = (await response.json().catch(() => ({}))) as Reply & { error?: string; code?: string };
    if (response.ok) return said;
    const later = response.headers.get('retry-after');
    throw new HouseRefused(
      response.status,
      said.error ?? `The house answers with ${response.status}.`,
      said.code ?? 'failed',
      later === null ? null : Number(later),
    );
  }

  post<Reply>(path: string, body: object, token?: string): Promise<Reply> {
    const authorization = token === undefined ? null : { authorization: `Bearer ${token}` };
    return this.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body: JSON.stringify(body),
    });
  }
}

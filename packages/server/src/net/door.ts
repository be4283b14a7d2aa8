/** What requests need of whatever brings them: Fastify has it, and so has a house without a network (`../nearby.ts`). */
import type { IncomingHttpHeaders } from 'node:http';

export interface DoorRequest {
  /** From where it comes. */
  readonly ip: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
}

export interface DoorReply {
  header(name: string, value: string): this;
  headers(all: Readonly<Record<string, string>>): this;
  code(status: number): this;
  type(media: string): this;
  send(body?: unknown): this;
}

/** What it returns is the reply, unless that is `reply` itself. */
export type Handler = (request: DoorRequest, reply: DoorReply) => Promise<unknown>;

export interface Door {
  addHook(when: 'onRequest', hook: (request: DoorRequest) => Promise<void>): unknown;
  get(path: string, handler: Handler): unknown;
  post(path: string, handler: Handler): unknown;
}

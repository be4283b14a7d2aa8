/**
 * Passes guests on to the house of the street that runs their table, without their noticing: requests as they are, and
 * conversations message by message. Houses know each other by a secret that stands in their database.
 */
import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WebSocket } from 'ws';
import { LONGEST_MESSAGE } from '@taproom/client';
import { Refused } from '../refused.ts';
import { hashOf, isTokenOf } from '../secrets.ts';
import type { Street } from '../storage/postgres/street.ts';
import { Elsewhere, NotWritten } from '../storage/storage.ts';
import type { Tables } from '../tables.ts';
import { CLOSED_RESTART, MOVES, type Caller, type Link } from './conversation.ts';
import type { Door, Handler } from './door.ts';

const HOUSE = 'x-taproom-house';
const GUEST = 'x-taproom-guest';
/** What a request and its reply say of themselves that goes along. */
const ASKED = ['authorization', 'accept-encoding', 'if-none-match'];
const REPLIED = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary', 'retry-after'];

/** So many milliseconds a house may take to let somebody in, and to answer: one that is gone is noticed sooner. */
const LETTING_IN = 1000;
const ANSWERING = 60_000;
/** A table whose house is gone is free after a few seconds: that long whoever wants something of it waits. */
const LONGEST_WAIT = 7000;
const LOOKS_AGAIN = 100;
/** “It is not here”, to a house that has passed a request on. */
const MISDIRECTED = 421;

const MOVING = 'This table is moving to another place; try again in a moment.';
const NOT_KNOWN = 'The table is moving to another place, and whether this was done will be seen there.';

export interface Passing {
  readonly counts: { requests: number; sockets: number };
  /** For whom another house asks; null: they ask for themselves. */
  guestOf(headers: IncomingHttpHeaders): string | null;
  /** A door that passes requests on where they belong. */
  door(app: FastifyInstance, tables: Tables): Door;
  /** Talks to the house at this address for somebody. */
  link(address: string, caller: Caller): Link;
}

export function openPassing(street: Street): Passing {
  const counts = { requests: 0, sockets: 0 };
  const secretHash = hashOf(street.secret);
  /** By house: how to end what is under way there. */
  const underWay = new Map<string, Set<() => void>>();

  // A house that is gone does not answer, and may never hang up.
  street.onNeighbours(() => {
    for (const [address, cuts] of underWay)
      if (!street.neighbours.has(address)) for (const cut of cuts) cut();
  });

  function begun(address: string, cut: () => void): () => void {
    let cuts = underWay.get(address);
    if (cuts === undefined) underWay.set(address, (cuts = new Set()));
    cuts.add(cut);
    return () => {
      cuts.delete(cut);
      if (cuts.size === 0 && underWay.get(address) === cuts) underWay.delete(address);
    };
  }

  function guestOf(headers: IncomingHttpHeaders): string | null {
    const { [HOUSE]: secret, [GUEST]: guest } = headers;
    return typeof secret === 'string' && isTokenOf(secret, secretHash) ? String(guest) : null;
  }

  /** Null: it was not done there, and may be tried again. */
  function passOn(request: FastifyRequest, address: string): Promise<IncomingMessage | null> {
    if (address === '') return Promise.resolve(null);
    counts.requests++;
    const { method, url, ip, body } = request;
    const said = body === undefined || body === null ? '' : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const headers = {
        ...chosen(request.headers, ASKED),
        ...(said !== '' && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(said) }),
        [HOUSE]: street.secret,
        [GUEST]: ip,
      };
      // Each on a connection of its own: one that was kept could be closed at the very moment.
      const asking = ask(`http://${address}${url}`, { method, headers, agent: false, timeout: LETTING_IN });
      const done = begun(address, () => asking.destroy());
      let isSent = false;
      asking.once('socket', (socket) =>
        socket.once('connect', () => {
          isSent = true;
          asking.setTimeout(ANSWERING);
        }),
      );
      asking.on('timeout', () => asking.destroy());
      asking.on('close', done);
      asking.on('error', () => {
        if (!isSent || method === 'GET') resolve(null);
        else reject(new Refused(503, NOT_KNOWN));
      });
      asking.on('response', (response) => {
        if (response.statusCode !== MISDIRECTED) return resolve(response);
        response.resume();
        resolve(null);
      });
      asking.end(said);
    });
  }

  const handled =
    (tables: Tables, handler: Handler) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const guest = guestOf(request.headers);
      // Nothing is begun that could not be written for who knows how long.
      if (request.method !== 'GET' && tables.trouble !== null) throw new NotWritten(tables.trouble);
      const asked =
        guest === null ? request : (Object.create(request, { ip: { value: guest } }) as FastifyRequest);
      for (const until = performance.now() + LONGEST_WAIT; ;) {
        try {
          return await handler(asked, reply);
        } catch (error) {
          if (!(error instanceof Elsewhere)) throw error;
          if (guest !== null) throw new Refused(MISDIRECTED, MOVING);
          const response = await passOn(request, error.address);
          if (response !== null)
            return reply.code(response.statusCode!).headers(chosen(response.headers, REPLIED)).send(response);
        }
        if (performance.now() > until) throw new Refused(503, MOVING);
        await new Promise((resolve) => setTimeout(resolve, LOOKS_AGAIN));
      }
    };

  return {
    counts,
    guestOf,
    door: (app, tables) => ({
      // The house that passes something on has asked.
      addHook: (when, hook) =>
        app.addHook(when, async (request) => {
          if (guestOf(request.headers) === null) await hook(request);
        }),
      get: (path, handler) => app.get(path, handled(tables, handler)),
      post: (path, handler) => app.post(path, handled(tables, handler)),
    }),
    link(address, { from, send, hangUp }) {
      const gone = (): void => hangUp(CLOSED_RESTART, MOVES);
      if (address === '') {
        gone();
        return { say() {}, end() {} };
      }
      counts.sockets++;
      const socket = new WebSocket(`ws://${address}/ws`, {
        headers: { [HOUSE]: street.secret, [GUEST]: from },
        handshakeTimeout: LETTING_IN,
        perMessageDeflate: false,
        maxPayload: 1000 * LONGEST_MESSAGE,
      });
      const done = begun(address, () => socket.terminate());
      let waiting: string[] | null = [];
      socket.on('open', () => {
        for (const text of waiting ?? []) socket.send(text);
        waiting = null;
      });
      socket.on('message', (data: Buffer) => send(data));
      socket.on('error', () => socket.terminate());
      socket.on('close', (code, reason) => {
        counts.sockets--;
        done();
        // Where it was cut off they come again, and find the table where it is then.
        if (code === 1005 || code === 1006) gone();
        else hangUp(code, reason.toString());
      });
      return {
        say(text) {
          if (waiting !== null) waiting.push(text);
          else if (socket.readyState === socket.OPEN) socket.send(text);
        },
        end: () => socket.close(),
      };
    },
  };
}

const chosen = (headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

/** Conversations over WebSocket. */
import type { WebSocket } from 'ws';
import type { Log } from '../log.ts';
import type { Tables } from '../tables.ts';
import {
  CLOSED_BREACH,
  CLOSED_RESTART,
  CLOSED_TRY_LATER,
  openConversation,
  type Caller,
} from './conversation.ts';
import { Bucket, type Limits } from './limits.ts';
import type { Passing } from './passing.ts';

/** To a client this says: do not come back. */
const SENT_AWAY = 4001;
const HEARTBEAT = 30_000;
/** Whoever has no place, or is told to go, is cut off so many milliseconds later if they have not hung up. */
const FAREWELL = 250;
const TEXT = { binary: false };

export interface Sockets {
  readonly counts: { open: number; received: number; refused: number; sent: number; sentBytes: number };
  /** `why`: they are not let in; `guest`: they were, by the house that passes them on, and come from there. */
  take(socket: WebSocket, address: string, why?: string | null, guest?: string | null): void;
  /** Hangs up on everybody from addresses that are not let in. */
  sendAway(why: (address: string) => string | null): void;
  /** Tells everybody that the house closes, and hangs up. */
  close(): void;
}

export function openSockets(
  tables: Tables,
  limits: Limits,
  log: Log,
  passing: Passing | null = null,
): Sockets {
  const counts = { open: 0, received: 0, refused: 0, sent: 0, sentBytes: 0 };
  /** By where they come from. */
  const open = new Map<WebSocket, string>();
  const alive = new WeakSet<WebSocket>();
  const perAddress = new Map<string, number>();
  const heartbeat = setInterval(() => {
    for (const socket of open.keys()) {
      if (!alive.has(socket)) socket.terminate();
      else {
        alive.delete(socket);
        socket.ping();
      }
    }
  }, HEARTBEAT);
  heartbeat.unref();

  function take(
    socket: WebSocket,
    address: string,
    why: string | null = null,
    guest: string | null = null,
  ): void {
    if (why !== null) return hangUp(socket, SENT_AWAY, reasonOf(why));
    if (guest !== null) return letIn(socket, guest);
    const here = (perAddress.get(address) ?? 0) + 1;
    if (here > limits.socketsPerAddress) return hangUp(socket, CLOSED_TRY_LATER, 'too many connections');
    perAddress.set(address, here);
    letIn(socket, address, passing);
    socket.on('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  }

  /** `onwards`: who passes them on where their table is elsewhere. */
  function letIn(socket: WebSocket, address: string, onwards: Passing | null = null): void {
    open.set(socket, address);
    alive.add(socket);
    counts.open++;
    converse(socket, address, onwards);
    const pings = new Bucket(limits.pingsPerSecond, 2 * limits.pingsPerSecond);
    const beat = (): void => {
      alive.add(socket);
      if (!pings.take()) hangUp(socket, CLOSED_BREACH, 'too many pings');
    };
    socket.on('ping', beat);
    socket.on('pong', beat);
    socket.on('close', () => {
      open.delete(socket);
      counts.open--;
    });
  }

  function converse(socket: WebSocket, from: string, onwards: Passing | null): void {
    const caller: Caller = {
      from,
      isThere: () => socket.readyState === socket.OPEN,
      send(text) {
        if (socket.readyState !== socket.OPEN) return;
        // Whoever does not read gets the whole table again when they come back.
        if (socket.bufferedAmount > limits.unread) return hangUp(socket, CLOSED_TRY_LATER, 'too slow');
        counts.sent++;
        counts.sentBytes += text.length;
        socket.send(text, TEXT);
      },
      hangUp: (code, reason) => hangUp(socket, code, reason),
    };
    const passOn = onwards === null ? null : { passOn: (to: string) => onwards.link(to, caller) };
    const conversation = openConversation({ tables, limits, log, counts }, { ...caller, ...passOn });
    socket.on('message', (data: Buffer, isBinary: boolean) =>
      conversation.hear(isBinary ? null : readJson(data)),
    );
    socket.on('error', () => socket.terminate());
    socket.on('close', () => conversation.end());
  }

  return {
    counts,
    take,
    sendAway(why) {
      for (const [socket, address] of open) {
        const said = why(address);
        if (said !== null) hangUp(socket, SENT_AWAY, reasonOf(said));
      }
    },
    close() {
      clearInterval(heartbeat);
      for (const socket of open.keys()) {
        if (socket.readyState === socket.OPEN) socket.send('{"type":"closing"}');
        socket.close(CLOSED_RESTART, 'the house closes');
      }
    },
  };
}

/** A connection ends with at most 123 bytes of reason. */
const reasonOf = (said: string): string => Buffer.from(said).subarray(0, 120).toString();

/** Says goodbye; whoever does not answer that is cut off soon. */
function hangUp(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), FAREWELL).unref();
}

function readJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return null;
  }
}

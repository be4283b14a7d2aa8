/** Conversations over WebSocket: every message is checked before it comes near a table. */
import { ClientMessage, MessageId, type RefusalCode } from '@taproom/client';
import { SPECTATOR } from '@taproom/kernel';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { Tables } from '../tables.ts';
import { addChance } from '../fair-deal.ts';
import { NO_LONGER_WATCHED } from '../hosting.ts';
import { Refused } from '../refused.ts';
import type { FrozenVisit } from '../table/frozen-table.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Viewer } from '../table/telling.ts';
import { Bucket, type Limits } from './limits.ts';

const CLOSED_TRY_LATER = 1013;
const CLOSED_BREACH = 1008;
const CLOSED_RESTART = 1012;
/** To a client this says: do not come back. */
const SENT_AWAY = 4001;
const GREETING_TIME = 10_000;
const HEARTBEAT = 30_000;
/** Whoever has no place, or is told to go, is cut off so many milliseconds later if they have not hung up. */
const FAREWELL = 250;
const TEXT = { binary: false };

export interface Sockets {
  readonly counts: { open: number; received: number; refused: number; sent: number; sentBytes: number };
  /** `why`: they are not let in. */
  take(socket: WebSocket, address: string, why?: string | null): void;
  /** Hangs up on everybody from addresses that are not let in. */
  sendAway(why: (address: string) => string | null): void;
  /** Tells everybody that the house closes, and hangs up. */
  close(): void;
}

export function openSockets(tables: Tables, limits: Limits, log: Logger): Sockets {
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

  function take(socket: WebSocket, address: string, why: string | null = null): void {
    if (why !== null) return hangUp(socket, SENT_AWAY, reasonOf(why));
    const here = (perAddress.get(address) ?? 0) + 1;
    if (here > limits.socketsPerAddress) return hangUp(socket, CLOSED_TRY_LATER, 'too many connections');
    perAddress.set(address, here);
    open.set(socket, address);
    alive.add(socket);
    counts.open++;
    converse(socket, address);
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
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
  }

  function converse(socket: WebSocket, from: string): void {
    const bucket = new Bucket(limits.messagesPerSecond, limits.messagesAtOnce);
    let offences = 0;
    let table: LiveTable | null = null;
    let viewer: Viewer | null = null;
    let frozen: FrozenVisit | null = null;
    let greeting = false;
    /** What was said right behind the greeting: it is heard once that is answered. */
    let behind: ClientMessage[] = [];
    const hang = (code: number, reason: string): void => hangUp(socket, code, reason);

    const send = (text: string | Buffer): void => {
      if (socket.readyState !== socket.OPEN) return;
      // Whoever does not read gets the whole table again when they come back.
      if (socket.bufferedAmount > limits.unread) return hang(CLOSED_TRY_LATER, 'too slow');
      counts.sent++;
      counts.sentBytes += text.length;
      socket.send(text, TEXT);
    };
    const refuse = (code: RefusalCode, why: string, id?: string): void => {
      counts.refused++;
      if (++offences > limits.offences) return hang(CLOSED_BREACH, 'too many refused messages');
      send(JSON.stringify({ type: 'refused', id, code, why }));
    };
    const late = setTimeout(() => hang(CLOSED_BREACH, 'no greeting'), GREETING_TIME);

    async function greet(message: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
      try {
        const found = await tables.visit(message.table, message.token);
        if (socket.readyState !== socket.OPEN) return;
        clearTimeout(late);
        if ('frozen' in found) {
          frozen = found;
          return send(frozen.frozen.welcome(message.events ?? 0, frozen.chat));
        }
        table = found.table;
        if (found.seat === SPECTATOR && found.table.presence.guests.isBarred(from))
          throw new Refused(403, NO_LONGER_WATCHED);
        viewer = { seat: found.seat, from, send, close: hang };
        table.presence.makeRoom(viewer.seat, limits.socketsPerSeat);
        table.join(viewer, message.events ?? 0, message.orders);
      } catch (error) {
        greeting = false;
        if (!(error instanceof Refused)) throw error;
        refuse(error.status === 404 ? 'no-table' : 'no-seat', error.message);
      }
      const waiting = behind;
      behind = [];
      for (const said of waiting) understand(said);
    }

    function hear(message: ClientMessage): void {
      if (message.type === 'hello') {
        if (greeting) return refuse('malformed', 'There was a greeting already.');
        greeting = true;
        greet(message).catch((error: unknown) => {
          log.error({ err: error }, 'a greeting failed');
          hang(1011, 'internal error');
        });
        return;
      }
      if (frozen !== null) {
        const said =
          message.type === 'resync' ? frozen.frozen.welcome(0, frozen.chat) : frozen.frozen.refusal(message);
        return said === null ? undefined : send(said);
      }
      if (table === null || viewer === null) {
        if (greeting && behind.length < limits.messagesAtOnce) return void behind.push(message);
        return refuse('not-greeted', 'The first message is `hello`.', idIn(message));
      }
      switch (message.type) {
        case 'answer':
          return table.answer(viewer, message.id, message.question, message.answer);
        case 'withdraw':
          return table.withdraw(viewer, message.id, message.question);
        case 'undo':
          return table.undo(viewer, message.id, message.question);
        case 'hold':
          return table.hold(viewer, message.question);
        case 'orders':
          return table.setOrders(viewer, message.orders);
        case 'chance':
          return addChance(table, viewer, message.text, tables.trouble);
        case 'why':
          return table.why(viewer);
        case 'chat':
          return table.say(viewer, message.text);
        case 'phrase':
          return table.say(viewer, message.phrase);
        case 'resync':
          return table.sendWhole(viewer, message.events ?? 0);
      }
    }

    socket.on('message', (data: Buffer, isBinary: boolean) => {
      counts.received++;
      // Also what is not heard has its id read: whoever waits for an answer to it must not wait for ever.
      const said = isBinary ? null : readJson(data);
      if (!bucket.take()) return refuse('too-fast', TOO_FAST, idIn(said));
      const parsed = v.safeParse(ClientMessage, said);
      if (!parsed.success) return refuse('malformed', MALFORMED, idIn(said));
      understand(parsed.output);
    });

    function understand(message: ClientMessage): void {
      try {
        hear(message);
      } catch (error) {
        log.error({ err: error, type: message.type }, 'a message failed');
        // Half a step may have been made.
        table?.fail(error instanceof Error ? error : new Error(String(error)));
        hang(1011, 'internal error');
      }
    }
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(late);
      if (table !== null && viewer !== null) table.leave(viewer);
    });
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

const TOO_FAST = 'Slower, please: send this again in a second.';
const MALFORMED = 'This is none of the messages in docs/PROTOCOL.md.';

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

const WithId = v.object({ id: MessageId });

/** What the sender calls this message, whatever else is wrong with it. */
function idIn(said: unknown): string | undefined {
  const parsed = v.safeParse(WithId, said);
  return parsed.success ? parsed.output.id : undefined;
}

/** One conversation at a table, however it is held: every message is checked before it comes near the table. */
import { MessageId, type ClientMessage, type RefusalCode } from '@taproom/client';
import { SPECTATOR } from '@taproom/kernel';
import * as v from 'valibot';
import { addChance } from '../fair-deal.ts';
import { NO_LONGER_WATCHED } from '../hosting.ts';
import type { Log } from '../log.ts';
import type { Sent } from '../machine.ts';
import { Refused } from '../refused.ts';
import { isOfDatabase } from '../storage/causes.ts';
import { Elsewhere } from '../storage/storage.ts';
import type { FrozenVisit } from '../table/frozen-table.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Viewer } from '../table/telling.ts';
import type { Tables } from '../tables.ts';
import { Bucket, type Limits } from './limits.ts';
import { readMessage } from './reading.ts';

export const CLOSED_BREACH = 1008;
export const CLOSED_RESTART = 1012;
export const CLOSED_TRY_LATER = 1013;
/** What whoever is to come again is told. */
export const MOVES = 'the table moves';
const GREETING_TIME = 10_000;

/** Who listens. */
interface Listening {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly log: Log;
  readonly counts: { received: number; refused: number };
}

/** A conversation that is held elsewhere. */
export interface Link {
  say(this: void, text: string): void;
  end(this: void): void;
}

/** Who speaks: over a network, or in the same browser. */
export interface Caller {
  /** From where: an address. */
  readonly from: string;
  isThere(this: void): boolean;
  send(this: void, text: Sent): void;
  hangUp(this: void, code: number, reason: string): void;
  /** Lets another house talk to them; without it they come again. */
  passOn?(this: void, address: string): Link;
}

interface Conversation {
  /** Whatever was said, once it is read; null: it could not be. */
  hear(said: unknown): void;
  /** They have hung up. */
  end(): void;
}

export function openConversation(
  { tables, limits, log, counts }: Listening,
  { from, isThere, send, hangUp, passOn }: Caller,
): Conversation {
  const bucket = new Bucket(limits.messagesPerSecond, limits.messagesAtOnce);
  let offences = 0;
  let table: LiveTable | null = null;
  let viewer: Viewer | null = null;
  let frozen: FrozenVisit | null = null;
  let link: Link | null = null;
  let greeting = false;
  /** What was said right behind the greeting: it is heard once that is answered. */
  let behind: ClientMessage[] = [];
  const refuse = (code: RefusalCode, why: string, id?: string): void => {
    counts.refused++;
    if (++offences > limits.offences) return hangUp(CLOSED_BREACH, 'too many refused messages');
    send(JSON.stringify({ type: 'refused', id, code, why }));
  };
  const late = setTimeout(() => hangUp(CLOSED_BREACH, 'no greeting'), GREETING_TIME);

  async function greet(message: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    try {
      const found = await tables.visit(message.table, message.token);
      if (!isThere()) return;
      clearTimeout(late);
      if ('frozen' in found) {
        frozen = found;
        return send(frozen.frozen.welcome(message.events ?? 0, frozen.chat));
      }
      table = found.table;
      if (found.seat === SPECTATOR && found.table.presence.guests.isBarred(from))
        throw new Refused(403, NO_LONGER_WATCHED);
      viewer = { seat: found.seat, from, send, close: hangUp };
      table.presence.makeRoom(viewer.seat, limits.socketsPerSeat);
      table.join(viewer, message.events ?? 0, message.orders);
    } catch (error) {
      if (error instanceof Elsewhere) return passedOn(message, error.address);
      greeting = false;
      if (!(error instanceof Refused)) throw error;
      refuse(error.status === 404 ? 'no-table' : 'no-seat', error.message);
    }
    const waiting = behind;
    behind = [];
    for (const said of waiting) understand(said);
  }

  function passedOn(greeted: ClientMessage, address: string): void {
    clearTimeout(late);
    if (!isThere()) return;
    if (passOn === undefined) return hangUp(CLOSED_RESTART, MOVES);
    link = passOn(address);
    for (const message of [greeted, ...behind]) link.say(JSON.stringify(message));
    behind = [];
  }

  function hear(message: ClientMessage): void {
    if (link !== null) return link.say(JSON.stringify(message));
    if (message.type === 'hello') {
      if (greeting) return refuse('malformed', 'There was a greeting already.');
      greeting = true;
      greet(message).catch((error: unknown) => {
        // Whoever looks after the house hears of it from those who write.
        if (isOfDatabase(error)) return hangUp(CLOSED_TRY_LATER, 'the tables cannot be read right now');
        log.error({ err: error }, 'a greeting failed');
        hangUp(1011, 'internal error');
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
        return void table.advice.why(viewer);
      case 'hint':
        return void table.advice.hint(viewer, message.id, message.question);
      case 'reason':
        return void table.advice.reason(viewer, message.id, message.seat);
      case 'chat':
        return table.say(viewer, message.text);
      case 'phrase':
        return table.say(viewer, message.phrase);
      case 'resync':
        return table.sendWhole(viewer, message.events ?? 0);
    }
  }

  function understand(message: ClientMessage): void {
    try {
      hear(message);
    } catch (error) {
      log.error({ err: error, type: message.type }, 'a message failed');
      // Half a step may have been made.
      table?.fail(error instanceof Error ? error : new Error(String(error)));
      hangUp(1011, 'internal error');
    }
  }
  return {
    hear(said) {
      counts.received++;
      // Also what is not heard has its id read: whoever waits for an answer to it must not wait for ever.
      if (!bucket.take()) return refuse('too-fast', TOO_FAST, idIn(said));
      const message = readMessage(said);
      if (message === null) return refuse('malformed', MALFORMED, idIn(said));
      understand(message);
    },
    end() {
      clearTimeout(late);
      link?.end();
      if (table !== null && viewer !== null) table.leave(viewer);
    },
  };
}

const TOO_FAST = 'Slower, please: send this again in a second.';
const MALFORMED = 'This is none of the messages in docs/PROTOCOL.md.';

const WithId = v.object({ id: MessageId });

/** What the sender calls this message, whatever else is wrong with it. */
function idIn(said: unknown): string | undefined {
  const parsed = v.safeParse(WithId, said);
  return parsed.success ? parsed.output.id : undefined;
}

/**
 * The house in a pocket, as the page knows it: a worker in which tables are kept and played, without a network. It is
 * opened when first asked. Tables there are reached like any other (`openTable`, `../link/house.ts`).
 */
import type { SeatGiven } from '@taproom/client';
import type { ArrangedTable, AskedNearby, RepliedNearby } from '@taproom/server/nearby';
import { newPassingId, newPocketId } from './pocket-id.ts';
import type { PocketLine } from './pocket-line.ts';
import type { FromHouse, ToHouse } from './wire.ts';

let worker: Worker | null = null;
let next = 0;
const waiting = new Map<number, (message: FromHouse) => void>();
const lines = new Map<number, PocketLine>();

function hear({ data: message }: MessageEvent<FromHouse>): void {
  const { n } = message;
  switch (message.kind) {
    case 'said':
      return lines.get(n)?.hear(message.text);
    case 'hung-up':
      lines.get(n)?.end(message.code, message.reason);
      lines.delete(n);
      return;
    default:
      waiting.get(n)?.(message);
      waiting.delete(n);
  }
}

/** Whoever waits for an answer of a worker that has ended waits for nothing; tables are found again as they were kept. */
function ended(): void {
  worker?.terminate();
  worker = null;
  for (const [n, tell] of waiting) tell({ kind: 'failed', n, why: ENDED });
  waiting.clear();
  for (const line of lines.values()) line.end(ENDED_CODE, ENDED);
  lines.clear();
}

/** Another tab goes on with what was open here: whatever this one knows of it is no longer so. */
export const closePocket = (): void => ended();

const ENDED = 'The house in this browser has stopped. It is opened again.';
const ENDED_CODE = 1011;

function say(message: ToHouse): void {
  if (worker === null) {
    worker = new Worker(new URL('./house-worker.ts', import.meta.url), { type: 'module', name: 'house' });
    worker.onmessage = hear;
    worker.onerror = ended;
  }
  worker.postMessage(message);
}

function answered(message: (n: number) => ToHouse): Promise<FromHouse> {
  const n = next++;
  return new Promise((resolve) => {
    waiting.set(n, resolve);
    say(message(n));
  });
}

const failure = (message: FromHouse): Error => new Error(message.kind === 'failed' ? message.why : ENDED);

/** What would be asked over HTTP. */
export async function askPocket(asked: AskedNearby): Promise<RepliedNearby> {
  const message = await answered((n) => ({ kind: 'ask', n, asked }));
  if (message.kind !== 'replied') throw failure(message);
  return message.reply;
}

/**
 * Opens a table as it is wanted and begins: from a set-up and a seed, from what was answered already, or as it lies
 * there. Gives the people's seats, each with its token: `openTable(table, token)` sits down. Such a table is gone with
 * the page, unless it is to be kept.
 * @public
 */
export async function arrangeInPocket(
  table: Omit<ArrangedTable, 'id'>,
  keep = false,
): Promise<readonly SeatGiven[]> {
  const id = keep ? newPocketId() : newPassingId();
  const message = await answered((n) => ({ kind: 'arrange', n, table: { ...table, id } }));
  if (message.kind !== 'arranged') throw failure(message);
  return message.seats;
}

/** What would be a WebSocket. */
export function connectToPocket(line: PocketLine): { say(text: string): void; hangUp(): void } {
  const n = next++;
  lines.set(n, line);
  say({ kind: 'open', n });
  return {
    say: (text) => say({ kind: 'say', n, text }),
    hangUp() {
      if (lines.delete(n)) say({ kind: 'hang-up', n });
    },
  };
}

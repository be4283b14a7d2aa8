/** A house without a network, and a seat at one of its tables. */
import { TaproomClient, type SeatGiven } from '@taproom/client';
import { house } from '@taproom/house/own';
import { expect } from 'vitest';
import {
  botsHere,
  memoryShelf,
  openBotPool,
  openNearby,
  rulebookFrom,
  shelfStorage,
  type NearbyHouse,
} from '../src/nearby/index.ts';

const NO_RULES = rulebookFrom(async () => ({ rules: new Map(), cards: new Map() }));

export async function withNearby(
  use: (nearby: NearbyHouse) => Promise<void>,
  shelf = memoryShelf(),
): Promise<void> {
  const errors: unknown[] = [];
  const nearby = openNearby({
    house,
    storage: shelfStorage(shelf),
    bots: openBotPool(house, botsHere(house)),
    rulebook: NO_RULES,
    log: { info: () => {}, error: (note) => errors.push(note) },
  });
  await use(nearby);
  await nearby.close();
  expect(errors).toEqual([]);
}

/** The house as a WebSocket, as far as the client uses one. */
function lineTo(nearby: NearbyHouse): WebSocket {
  const line = { readyState: 0 } as unknown as WebSocket & { readyState: number };
  const conversation = nearby.converse({
    send: (data) => queueMicrotask(() => line.onmessage?.({ data } as MessageEvent)),
    hangUp(code, reason) {
      line.readyState = 3;
      line.onclose?.({ code, reason } as CloseEvent);
    },
  });
  line.send = (text) => conversation.hear(text as string);
  line.close = () => conversation.end();
  queueMicrotask(() => {
    line.readyState = 1;
    line.onopen?.(new Event('open'));
  });
  return line;
}

export async function sitDown(nearby: NearbyHouse, { table, token }: SeatGiven): Promise<TaproomClient> {
  const client = new TaproomClient({ url: '', table, token, open: () => lineTo(nearby) });
  await client.changed();
  return client;
}

/**
 * A house without a network: the same tables, requests and messages as over one, for whoever is in the same program or
 * the same browser. Nothing here is Node's.
 */
import type { SeatGiven } from '@taproom/client';
import type { House } from '@taproom/house';
import { carriedGame } from '../carried-game.ts';
import type { Log } from '../log.ts';
import { openConversation } from '../net/conversation.ts';
import { HOUSE_LIMITS, NO_LIMITS, openBuckets } from '../net/limits.ts';
import { serveRequests, tableIn, tokenIn } from '../net/requests.ts';
import type { Rulebook } from '../rulebook/data.ts';
import type { Storage } from '../storage/storage.ts';
import { writtenStory } from '../story/story.ts';
import type { BotPool } from '../table/bots.ts';
import { Tables } from '../tables.ts';
import { arrangeTable, type ArrangedTable } from './arrange.ts';
import { openRouter, type AskedNearby, type RepliedNearby } from './router.ts';

export interface NearbyOptions {
  readonly house: House;
  readonly storage: Storage;
  readonly bots: BotPool;
  readonly rulebook: Rulebook;
  readonly log: Log;
  readonly newId?: () => string;
}

/** Whoever talks to a table: what is said to them is text. */
export interface NearbyCaller {
  send(this: void, text: string): void;
  hangUp(this: void, code: number, reason: string): void;
}

export interface NearbyConversation {
  /** What would be said over a WebSocket. */
  hear(text: string): void;
  end(): void;
}

export interface NearbyHouse {
  readonly tables: Tables;
  /** What would be asked over HTTP. */
  ask(asked: AskedNearby): Promise<RepliedNearby>;
  /** What would be a WebSocket. */
  converse(caller: NearbyCaller): NearbyConversation;
  arrange(arranged: ArrangedTable): Promise<SeatGiven[]>;
  close(): Promise<void>;
}

/** Everybody is on the same device. */
const HERE = 'here';
/** Nobody can ask too much of their own device, and codes are of no use elsewhere. */
const LIMITS = { ...HOUSE_LIMITS, ...NO_LIMITS, codeDays: 36_500 };
const KEPT_FOR_EVER = { finished: 0, abandoned: 0 };

export function openNearby(options: NearbyOptions): NearbyHouse {
  const { house, storage, bots, rulebook, log, newId } = options;
  const tables = new Tables({
    house,
    storage,
    bots,
    rulebook,
    log,
    newId,
    codeDays: LIMITS.codeDays,
    stories: {
      of: async (record, written, viewer) => writtenStory(house, record, written, viewer),
      close: async () => {},
    },
    pack: async (plain) => ({ plain, zipped: new Uint8Array(), etag: '' }),
  });
  const counts = { received: 0, refused: 0 };
  const router = openRouter(HERE, (error) => log.error({ err: error }, 'a request failed'));
  const buckets = openBuckets(LIMITS);
  serveRequests(router.door, { tables, buckets, addresses: () => [], keeping: KEPT_FOR_EVER });
  // What lies here is nobody else's: whoever holds a seat may put the table away for good.
  router.door.post('/api/tables/:table/forget', async (request) => {
    const { table } = await tables.enter(tableIn(request), tokenIn(request));
    tables.evict(table);
    await tables.remove(table.record.id);
    return {};
  });
  router.door.get('/api/tables/:table/carried', async (request) => {
    const { table } = await tables.enter(tableIn(request), tokenIn(request));
    return carriedGame(table.record, await storage.log(table.record.id));
  });
  return {
    tables,
    ask: (asked) => router.ask(asked),
    converse({ send, hangUp }) {
      let there = true;
      const conversation = openConversation(
        { tables, limits: LIMITS, log, counts },
        {
          from: HERE,
          isThere: () => there,
          send: (text) => there && send(String(text)),
          hangUp(code, reason) {
            if (!there) return;
            there = false;
            conversation.end();
            hangUp(code, reason);
          },
        },
      );
      return {
        hear: (text) => there && conversation.hear(readJson(text)),
        end() {
          if (!there) return;
          there = false;
          conversation.end();
        },
      };
    },
    arrange: (arranged) => arrangeTable(tables, arranged),
    async close() {
      tables.stop();
      await bots.close();
      await storage.close();
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

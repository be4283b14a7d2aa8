/**
 * The house in a browser's worker. Opened as `bots` the same file is a thread in which bots think: the engine is loaded
 * once for both.
 */
import { house } from '@taproom/house/own';
import {
  botsHere,
  memoryShelf,
  openBotPool,
  openNearby,
  openThinking,
  READY,
  rulebookFrom,
  shelfStorage,
  type BotTask,
  type BotThread,
  type RulebookData,
  type Shelf,
} from '@taproom/server/nearby';
import { HOUSE_RULES } from './house-rules.ts';
import { indexedShelf } from './indexed-shelf.ts';
import { PATIENCE } from './patience.ts';
import { newPocketId } from './pocket-id.ts';
import { serve } from './serve.ts';
import { twoShelves } from './two-shelves.ts';
import type { ToHouse } from './wire.ts';

/** What a worker has, as far as this one uses it: the page's own types know only windows. */
interface WorkerScope {
  readonly name: string;
  readonly location: { readonly href: string };
  onmessage: ((event: { readonly data: never }) => void) | null;
  postMessage(message: unknown): void;
}
const scope = globalThis as unknown as WorkerScope;

const BOTS = 'bots';

/** One thread is enough for one device. */
const botsElsewhere: Omit<Parameters<typeof openBotPool>[1], 'log'> = {
  threads: 1,
  patience: PATIENCE,
  early: true,
  start(heard, gone): BotThread {
    const worker = new Worker(scope.location.href, { type: 'module', name: BOTS });
    worker.onmessage = ({ data }) => heard(data);
    worker.onerror = gone;
    return worker;
  },
};

async function readRules(): Promise<RulebookData> {
  const { rules, cards } = (await (await fetch(HOUSE_RULES)).json()) as HouseRules;
  return { rules: new Map(rules), cards: new Map(cards) };
}

/** As it is written: the build has taken it out of the inventory. */
interface HouseRules {
  readonly rules: [string, Parameters<Map<string, never>['set']>[1]][];
  readonly cards: [string, never][];
}

/** What a browser does not keep is gone with the page. */
const keptShelf = (): Promise<Shelf> =>
  indexedShelf('taproom').catch((error: unknown) => {
    console.warn('This browser keeps no games.', error);
    return memoryShelf();
  });

async function openHouseHere(): Promise<(message: ToHouse) => void> {
  const nearby = openNearby({
    house,
    storage: shelfStorage(twoShelves(await keptShelf(), memoryShelf())),
    bots: openBotPool(house, {
      ...(typeof Worker === 'undefined' ? botsHere(house) : botsElsewhere),
      log: (message) => console.warn(message),
    }),
    rulebook: rulebookFrom(readRules),
    log: { info: () => {}, error: (note, words) => console.error(words, note) },
    newId: newPocketId,
  });
  return serve(nearby, (message) => scope.postMessage(message));
}

if (scope.name === BOTS) {
  const think = openThinking(house);
  scope.onmessage = ({ data }: { data: BotTask }) => scope.postMessage(think(data));
  scope.postMessage(READY);
} else {
  const opening = openHouseHere();
  // In the order in which they came, also while the house is being opened.
  scope.onmessage = ({ data }: { data: ToHouse }) => void opening.then((hear) => hear(data));
}

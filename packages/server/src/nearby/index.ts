/** A house that needs no network and nothing of Node's: what a browser's worker opens. */
export { openNearby, type NearbyConversation, type NearbyHouse } from './house.ts';
export type { ArrangedSeat, ArrangedTable } from './arrange.ts';
export type { AskedNearby, RepliedNearby } from './router.ts';
export { rulebookFrom, type RulebookData } from '../rulebook/data.ts';
export { memoryShelf, type Change, type Given, type Shelf } from '../storage/shelf.ts';
export { shelfStorage } from '../storage/shelf-storage.ts';
export { Conflict } from '../storage/storage.ts';
export { botsHere } from '../table/bots-here.ts';
export { openBotPool, READY, type BotThread } from '../table/bots.ts';
export { openThinking, type BotAnswer, type BotTask } from '../table/thinking.ts';

/** Brings a table back that was set aside: to the last answer after which everything works. */
import type { House } from '@taproom/house';
import { SPECTATOR } from '@taproom/kernel';
import { Refused } from './refused.ts';
import { Release } from './release.ts';
import type { Done, Entry, Storage, TableRecord } from './storage/storage.ts';
import { recall } from './table/memory.ts';

export interface Repaired {
  readonly table: string;
  readonly code: string;
  /** How many entries of its log are still there, and how many are not. */
  readonly kept: number;
  readonly dropped: number;
}

/** The house must be closed. Throws Refused where there is nothing to do, or nothing that helps. */
export async function repairTable(house: House, storage: Storage, code: string): Promise<Repaired> {
  const record = await storage.byCode(code);
  if (record === null) throw new Refused(404, `No table has the code ${code}.`);
  const { aside, ...sound } = record;
  if (aside === undefined) throw new Refused(409, `Nothing is wrong with table ${code}.`);
  // Nobody else writes there from here on.
  await storage.load(record.id);
  const entries = await storage.log(record.id);
  const kept = lastGood(house, sound, entries);
  if (kept < 0)
    throw new Refused(409, `Table ${code} cannot even be begun: ${aside.why} This release cannot play it.`);
  if (kept < entries.length) await written((done) => storage.cut(record.id, kept, done));
  await written((done) => storage.save({ ...sound, revision: record.revision + 1 }, done));
  storage.release(record.id);
  return { table: record.id, code, kept, dropped: entries.length - kept };
}

const written = (write: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => write((error) => (error === null ? resolve() : reject(error))));

/** How many entries can be played so that everybody can be asked and told; −1: not even none. */
function lastGood(house: House, record: TableRecord, entries: readonly Entry[]): number {
  // Where the log stops being playable it stays so.
  let [good, bad] = [-1, entries.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isPlayable(house, record, entries.slice(0, middle), false)) good = middle;
    else bad = middle;
  }
  while (good >= 0 && !isPlayable(house, record, entries.slice(0, good), true)) good--;
  return good;
}

function isPlayable(house: House, record: TableRecord, log: readonly Entry[], closely: boolean): boolean {
  try {
    if (record.setup === null) return true;
    const release = new Release(house);
    const setup = release.setupOf(record);
    const entries = release.logOf(record, log);
    const memory = recall(house, { record: { ...record, setup }, snapshot: null, entries });
    if (memory === null || !closely) return true;
    const game = house.game(record.options.game, setup);
    const { state, recent } = memory;
    game.open(state);
    game.forecast(state);
    for (const seat of [SPECTATOR, ...record.seats.keys()]) {
      game.own(state, seat);
      game.view(state, seat);
      if (seat >= 0) game.answers(state, { seat });
      for (const event of recent) game.tell(state, event, seat);
    }
    return true;
  } catch {
    return false;
  }
}

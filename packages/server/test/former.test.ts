/** Tables that were begun under the former release go on under this one. */
import { house } from '@taproom/house/own';
import type { InnSetup } from '@taproom/inn';
import { answerAt, seatTable } from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { readKept } from '../../../test/kept-logs/kept.ts';
import type { Done, Entry, Storage, TableRecord } from '../src/storage/storage.ts';
import type { LiveTable } from '../src/table/live-table.ts';
import { innState, withServer } from './helpers.ts';

/** What stands in the log between what was written then and now. */
const SINCE: Entry = { did: [], since: 2 };

const written = (write: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => write((error) => (error === null ? resolve() : reject(error))));

/** A table of the inn as it was once kept: begun without a word about how windows are asked, in the middle of its game. */
function halfPlayed(): { record: TableRecord; entries: readonly Entry[] } {
  const kept = readKept().flatMap(({ played }) => (played.game === 'house' ? [played] : []));
  const { record } = kept.find(({ record: { options } }) => options.game === 'inn')!;
  const { players } = record.setup!;
  const table = seatTable(house.inn, { players, asks: 'everybody', pace: 'in-order' }, 7);
  while (table.log.length < 200) {
    const { legal, many } = house.inn.answers(table.state, { bare: true });
    const [answer] = many === undefined ? legal.slice(-1) : legal;
    answerAt(house.inn, table, answer.do === 'discard' ? { ...answer, cards: [] } : answer);
  }
  const entries = table.log.map((answer) => ({
    ...(answer.seat >= 0 && { by: answer.seat }),
    did: [answer],
  }));
  return { record: { ...record, setup: { players }, revision: 1, status: 'playing' }, entries };
}

async function store(storage: Storage, record: TableRecord, entries: readonly Entry[]): Promise<void> {
  await written((done) => storage.save(record, done));
  for (const [i, entry] of entries.entries())
    await written((done) => storage.append(record.id, i + 1, entry, done));
}

async function settled(table: LiveTable): Promise<void> {
  while (!table.saving.isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a table of the former release', { timeout: 30_000 }, () => {
  test('goes on, its log says from where, and it is read again as it is', () =>
    withServer(async ({ tables }) => {
      const { record, entries } = halfPlayed();
      await store(tables.storage, record, entries);
      const table = (await tables.find(record.id))!;
      await settled(table);
      expect(table.record.setup as InnSetup).toMatchObject({ asks: 'everybody', pace: 'clock' });
      const log = await tables.storage.log(record.id);
      expect([log.length, log.at(-1)]).toEqual([entries.length + 1, SINCE]);
      const before = JSON.stringify(innState(table));
      table.fail(new Error('as if it had to be loaded anew'));
      const again = (await tables.find(record.id))!;
      expect(again).not.toBe(table);
      expect(JSON.stringify(innState(again))).toBe(before);
      expect(await tables.storage.log(record.id)).toEqual(log);
    }));

  test('is read right even if the house fell between its mark and its record', () =>
    withServer(async ({ tables }) => {
      const { record, entries } = halfPlayed();
      await store(tables.storage, record, [...entries, SINCE]);
      const table = (await tables.find(record.id))!;
      await settled(table);
      const before = JSON.stringify(innState(table));
      table.fail(new Error('as if it had to be loaded anew'));
      expect(JSON.stringify(innState((await tables.find(record.id))!))).toBe(before);
    }));
});

/** Tables on a shelf: for a house that only one device plays in. */
import type { ChatLine } from '@taproom/client';
import { idly } from '../machine.ts';
import type { Change, Given, Shelf } from './shelf.ts';
import {
  CHAT_KEPT,
  Conflict,
  NotWritten,
  type Done,
  type Entry,
  type Storage,
  type TableRecord,
} from './storage.ts';

/** The sequence of entries is the order of their keys. */
const numbered = (sequence: number): string => String(sequence).padStart(9, '0');

const tableKey = (id: string): string => `table/${id}`;
const snapshotKey = (id: string): string => `snapshot/${id}`;
const entryKey = (id: string, sequence: number): string => `entry/${id}/${numbered(sequence)}`;
const toldKey = (id: string, sequence: number): string => `told/${id}/${numbered(sequence)}`;

const isFree = (key: string): Given => ({ key, holds: (value) => value === undefined });
const isThere = (key: string): Given => ({ key, holds: (value) => value !== undefined });

interface Snapshot {
  readonly sequence: number;
  readonly body: string;
}

interface Handover {
  readonly table: string;
  readonly seat: number;
  readonly until: number;
}

/** What could not be written is tried again after so many milliseconds. */
const TRIES_AGAIN = 2000;
const NOTHING_WANTED = (): void => {};

export function shelfStorage(shelf: Shelf): Storage {
  let trouble: string | null = null;
  let heard = NOTHING_WANTED;
  let said = 0;

  function isInTrouble(why: string | null): void {
    if (why === trouble) return;
    trouble = why;
    heard();
  }

  async function probe(): Promise<Error | null> {
    try {
      await shelf.write([{ put: 'probe', value: Date.now() }]);
      isInTrouble(null);
      return null;
    } catch (error) {
      return asNotWritten(error);
    }
  }

  function tryAgain(): void {
    idly(setTimeout(() => void probe().then((error) => error && tryAgain()), TRIES_AGAIN));
  }

  async function written(changes: readonly Change[], given?: readonly Given[]): Promise<Error | null> {
    try {
      await shelf.write(changes, given);
      return null;
    } catch (error) {
      if (error instanceof Conflict) return error;
      if (trouble === null) tryAgain();
      const failed = asNotWritten(error);
      isInTrouble(failed.message);
      return failed;
    }
  }

  const write = (changes: readonly Change[], told: Done = NOTHING_WANTED, given?: readonly Given[]): void =>
    void written(changes, given).then(told);

  const entries = async (id: string, after = 0): Promise<string[]> =>
    (await shelf.list(`entry/${id}/`, entryKey(id, after))) as string[];
  const records = async (): Promise<TableRecord[]> => (await shelf.list('table/')) as TableRecord[];
  const chat = async (id: string, most: number): Promise<ChatLine[]> =>
    ((await shelf.list(`chat/${id}/`)) as ChatLine[]).slice(-most);

  return {
    get trouble() {
      return trouble;
    },
    onTrouble(listener) {
      heard = listener;
    },
    probe,
    async load(id) {
      const record = (await shelf.get(tableKey(id))) as TableRecord | undefined;
      if (record === undefined) return null;
      const snapshot = ((await shelf.get(snapshotKey(id))) as Snapshot | undefined) ?? null;
      const since = await entries(id, snapshot?.sequence);
      return {
        record,
        snapshot,
        entries: since.map((body) => JSON.parse(body) as Entry),
        chat: await chat(id, CHAT_KEPT),
        isTold: (await shelf.get(toldKey(id, 1))) !== undefined,
      };
    },
    release: NOTHING_WANTED,
    peek: async (id) => ((await shelf.get(tableKey(id))) as TableRecord | undefined) ?? null,
    byCode: async (code) => (await records()).find((record) => record.code === code) ?? null,
    listed: async () => (await records()).filter(({ listed, status }) => listed && status === 'lobby'),
    log: async (id) => (await entries(id)).map((body) => JSON.parse(body) as Entry),
    writtenLog: (id) => entries(id),
    save(record, done) {
      const { id, revision } = record;
      const key = tableKey(id);
      const follows: Given = {
        key,
        holds: (before) => ((before as TableRecord | undefined)?.revision ?? 0) === revision - 1,
      };
      write([{ put: key, value: record }], done, [follows]);
    },
    append(table, sequence, entry, done) {
      const key = entryKey(table, sequence);
      const before = sequence === 1 ? [] : [isThere(entryKey(table, sequence - 1))];
      write([{ put: key, value: JSON.stringify(entry) }], done, [isFree(key), ...before]);
    },
    cut(table, sequence, done) {
      write(
        [
          { drop: snapshotKey(table) },
          { drop: `told/${table}/`, after: toldKey(table, sequence) },
          { drop: `entry/${table}/`, after: entryKey(table, sequence) },
        ],
        done,
      );
    },
    tell: (table, sequence, body) => write([{ put: toldKey(table, sequence), value: body }]),
    told: async (table) => (await shelf.list(`told/${table}/`)) as string[],
    keepDeck: (hash, faces) =>
      write([{ put: `deck/${hash}`, value: faces }], NOTHING_WANTED, [isFree(`deck/${hash}`)]),
    deck: async (hash) => ((await shelf.get(`deck/${hash}`)) as string | undefined) ?? null,
    // Nobody is in the way here: a table is kept until its player forgets it.
    use: NOTHING_WANTED,
    expired: async () => [],
    forget(table, done) {
      const all = ['entry', 'told', 'chat'].map((kind) => ({ drop: `${kind}/${table}/` }));
      write([...all, { drop: snapshotKey(table) }, { drop: tableKey(table) }], done);
    },
    forgetDecks: NOTHING_WANTED,
    bans: async () => [],
    ban: (_ban, done) => done(null),
    unban: (_who, done) => done(null),
    errands: async () => [],
    reply: NOTHING_WANTED,
    say(table, line, done) {
      // In the order in which they were said, also by a house that was closed in between.
      const key = `chat/${table}/${numbered(line.at)}/${Date.now()}/${numbered(said++)}`;
      write([{ put: key, value: line }], done);
    },
    chat,
    snapshot: (table, sequence, body) =>
      write([{ put: snapshotKey(table), value: { sequence, body } satisfies Snapshot }]),
    offerHandover: (codeHash, table, seat, until, done) =>
      write([{ put: `handover/${codeHash}`, value: { table, seat, until } satisfies Handover }], done),
    dropHandovers: (_table, done) => write([{ drop: 'handover/' }], done),
    async handover(codeHash, now) {
      const offer = (await shelf.get(`handover/${codeHash}`)) as Handover | undefined;
      return offer === undefined || offer.until < now ? null : offer;
    },
    useHandover(codeHash, _table, done) {
      const key = `handover/${codeHash}`;
      write([{ drop: key }], done, [isThere(key)]);
    },
    close: () => shelf.close(),
  };
}

const asNotWritten = (error: unknown): NotWritten =>
  new NotWritten(
    `Nothing can be kept on this device right now (${error instanceof Error ? error.message : String(error)}).`,
  );

/** What is damaged on disk is told in a sentence, and nothing is dropped without a word. */
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mendFolder } from '../src/storage/backup.ts';
import { lostCommits } from '../src/storage/journal.ts';
import { CannotOpen } from '../src/storage/cannot-open.ts';
import { openKept } from '../src/storage/kept.ts';
import { post, withServer } from './helpers.ts';

let folder: string;
let file: string;
let journal: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-damaged-'));
  file = join(folder, 'taproom.db');
  journal = `${file}-wal`;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const COMMITS = 20;

/** A database as a kill leaves it: with commits that are only in the journal. */
async function killed(): Promise<void> {
  await openKept(folder).close();
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma wal_autocheckpoint = 0');
  for (let i = 0; i < COMMITS; i++)
    database.prepare("insert into chats (table_id, body) values ('a', ?)").run(`"${i} ${'x'.repeat(900)}"`);
  copyFileSync(file, `${file}.as-it-was`);
  copyFileSync(journal, `${journal}.as-it-was`);
  database.close();
  copyFileSync(`${file}.as-it-was`, file);
  copyFileSync(`${journal}.as-it-was`, journal);
  rmSync(`${file}-shm`, { force: true });
}

function count(): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const { n } = database.prepare('select count(*) as n from chats').get()!;
  database.close();
  return Number(n);
}

function damageAt(where: number): void {
  const bytes = readFileSync(journal);
  bytes[Math.floor(bytes.length * where)] ^= 0xff;
  writeFileSync(journal, bytes);
}

describe('a journal', { timeout: 30_000 }, () => {
  test('that is whole, or cut off at its end, is read as it is', async () => {
    await killed();
    const { length } = readFileSync(journal);
    expect(lostCommits(readFileSync(journal))).toBe(0);
    for (const cut of [1, 100, 4000, 5000]) {
      truncateSync(journal, length - cut);
      expect(lostCommits(readFileSync(journal))).toBe(0);
    }
    await openKept(folder).close();
    expect(count()).toBeGreaterThanOrEqual(COMMITS - 2);
  });

  test.each([0.0001, 0.1, 0.5, 0.7])(
    'that is damaged in the middle (%d) keeps the house from opening',
    async (where) => {
      await killed();
      damageAt(where);
      expect(() => openKept(folder)).toThrow(CannotOpen);
      expect(() => openKept(folder)).toThrow(/commits? behind the damage would be lost.*--mend/);
      const kept = mendFolder(folder)!;
      expect(existsSync(kept)).toBe(true);
      expect(mendFolder(folder)).toBeNull();
      await openKept(folder).close();
      expect(count()).toBeLessThan(COMMITS);
    },
  );
});

describe('a database', { timeout: 30_000 }, () => {
  test.each([0, 100, 4096, 8192])('that is damaged at %d is a sentence, or is read', async (at) => {
    await openKept(folder).close();
    const bytes = readFileSync(file);
    bytes.fill(0xab, at, at + 2000);
    writeFileSync(file, bytes);
    let why = '';
    try {
      await openKept(folder).close();
    } catch (error) {
      expect(error).toBeInstanceOf(CannotOpen);
      why = (error as Error).message;
    }
    if (at <= 100) expect(why).toMatch(/cannot be opened: .*(damaged|no database)/);
  });

  test('that somebody changes while the house is open is no fault of a request', () =>
    withServer(
      async ({ http }) => {
        const { code } = await post<{ code: string }>(`${http}/api/tables`, { name: 'Ada', seats: 2 });
        const other = new DatabaseSync(file, { timeout: 5000 });
        other.exec('drop index tables_listed; alter table tables drop column listed');
        other.close();
        const listed = await fetch(`${http}/api/tables`);
        expect([listed.status, await listed.json()]).toEqual([
          503,
          { code: 'busy', error: 'The house cannot read its tables right now. Nothing is lost.' },
        ]);
        expect((await fetch(`${http}/api/codes/${code}`)).status).toBeLessThan(504);
      },
      { dataDir: folder, logLevel: 'silent' },
    ));
});

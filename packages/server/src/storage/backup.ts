/** Copies of all tables, whole and at one moment, also while the house is open; and back again. */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotOpen } from './cannot-open.ts';
import { causeOf, messageOf } from './causes.ts';
import { lockFolder } from './folder-lock.ts';
import { journalComplaint, mendJournal } from './journal.ts';

import type { Ban, KeptTable, TableRecord } from './storage.ts';

const fileIn = (folder: string): string => join(folder, 'taproom.db');

/** Opens a file that must be there, for reading. */
function look<T>(file: string, use: (database: DatabaseSync) => T): T {
  if (!existsSync(file)) throw new CannotOpen(file, 'There is no such file.');
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return use(database);
  } catch (error) {
    throw new CannotOpen(file, causeOf(error) ?? `${messageOf(error)}.`);
  } finally {
    database?.close();
  }
}

/** Copying the file alone would miss what is still in the journal beside it; this does not. */
export function backup(folder: string, into: string): void {
  if (existsSync(into)) throw new CannotOpen(into, 'It is there already, and is not overwritten.');
  look(fileIn(folder), (database) => database.prepare('vacuum into ?').run(into));
}

/** What is wrong with a database, in SQLite's own words; nothing: it is sound. */
export const complaintsOf = (file: string): string[] =>
  look(file, (database) =>
    database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(Object.values(row)[0]))
      .filter((line) => line !== 'ok'),
  );

/** All tables as they are kept, also while the house is open. */
export const tablesIn = (folder: string): KeptTable[] =>
  look(fileIn(folder), (database) =>
    database
      .prepare(
        'select body, (select count(*) from entries where table_id = id) as entries from tables order by rowid',
      )
      .all()
      .map(({ body, entries }) => ({
        record: JSON.parse(String(body)) as TableRecord,
        entries: Number(entries),
      })),
  );

/** Who is not let in, also while the house is open. */
export const bansIn = (folder: string): Ban[] =>
  look(fileIn(folder), (database) =>
    database
      .prepare('select who, until, why from bans order by who')
      .all()
      .map(({ who, until, why }) => ({ who: String(who), until: Number(until), why: String(why) })),
  );

export function checkFolder(folder: string): string[] {
  // Before anybody opens it: whoever does drops what is damaged.
  const complaint = journalComplaint(fileIn(folder));
  return complaint === null ? complaintsOf(fileIn(folder)) : [complaint];
}

/** The house must be closed. Where the damaged part of the journal is kept; null: nothing was wrong with it. */
export function mendFolder(folder: string): string | null {
  const lock = lockFolder(folder);
  try {
    return mendJournal(fileIn(folder));
  } finally {
    lock.release();
  }
}

/** The house must be closed. What was there before is kept beside it, and its name is told. */
export function restore(folder: string, from: string): string | null {
  const complaints = complaintsOf(from);
  if (complaints.length > 0) throw new CannotOpen(from, `It is damaged: ${complaints[0]}.`);
  const lock = lockFolder(folder);
  try {
    const file = fileIn(folder);
    const before = existsSync(file)
      ? `${file}.before-${new Date().toISOString().replaceAll(':', '-')}`
      : null;
    // With its journal in it, so that it is whole by itself.
    if (before !== null) {
      new DatabaseSync(file).close();
      renameSync(file, before);
    }
    for (const beside of ['-wal', '-shm']) rmSync(`${file}${beside}`, { force: true });
    copyFileSync(from, file);
    return before;
  } finally {
    lock.release();
  }
}

/** The tables that are kept in a folder, opened for one house. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CannotOpen } from './cannot-open.ts';
import { causeOf, messageOf } from './causes.ts';
import { lockFolder } from './folder-lock.ts';
import { journalComplaint } from './journal.ts';
import type { Street } from './postgres/street.ts';
import { WillNotOpen } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import type { MeasuredStorage } from './storage.ts';

export interface Kept {
  readonly storage: MeasuredStorage;
  /** Where other houses share the database. */
  readonly street: Street | null;
  /** Makes everything durable, and lets others run the tables. */
  leave(): Promise<void>;
  /** Makes everything durable and gives the folder back. */
  close(): Promise<void>;
}

/** Whether it is a database that several houses may share, or a folder. Throws CannotOpen where it is neither. */
export function isShared(where: string): boolean {
  if (/^postgres(ql)?:\/\/[^/]/.test(where) && URL.canParse(where)) return true;
  if (!where.includes('://')) return false;
  throw new CannotOpen(where, 'A database is written as postgres://name@host/database.');
}

/** The same in a database that several houses may share. Throws CannotOpen. */
export async function openShared(url: string): Promise<Kept> {
  if (!isShared(url)) throw new CannotOpen(url, 'A database is written as postgres://name@host/database.');
  // Whoever keeps tables in a folder need not wait for it.
  const { openPostgres } = await import('./postgres/postgres.ts');
  const storage = await openPostgres(url);
  return { storage, street: storage.street, leave: () => storage.leave(), close: () => storage.close() };
}

/** Throws FolderTaken or CannotOpen. */
export function openKept(folder: string, options: { readonly patience?: number } = {}): Kept {
  let lock: ReturnType<typeof lockFolder> | null = null;
  try {
    mkdirSync(folder, { recursive: true });
    lock = lockFolder(folder);
    const held = lock;
    const file = join(folder, 'taproom.db');
    const complaint = journalComplaint(file);
    if (complaint !== null) throw new WillNotOpen(complaint);
    const storage = openSqlite(file, options);
    return {
      storage,
      street: null,
      leave: async () => {},
      async close() {
        await storage.close();
        held.release();
      },
    };
  } catch (error) {
    lock?.release();
    const why = causeOf(error) ?? saysItself(error);
    throw why === null ? error : new CannotOpen(folder, why);
  }
}

/** What can be told of it as it is. */
function saysItself(error: unknown): string | null {
  if (error instanceof WillNotOpen) return error.message;
  return error instanceof Error && 'syscall' in error ? `${messageOf(error)}.` : null;
}

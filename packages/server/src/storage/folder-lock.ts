/** One house to a folder: two would tell their players different things about the same tables. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderTaken extends Error {
  constructor(folder: string, holder: string) {
    super(
      `Another house is open on ${folder}${holder && ` (process ${holder})`}. Close it, or choose another folder.`,
    );
    this.name = 'FolderTaken';
  }
}

/**
 * Takes the folder until it is given back, or until this process ends, however it does: the lock is one of the system's
 * own, which SQLite takes for us on every platform. Throws FolderTaken.
 */
export function lockFolder(folder: string): { release(): void } {
  const lock = new DatabaseSync(join(folder, 'house.lock'), { timeout: 0 });
  const holder = join(folder, 'house.pid');
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const isHeld = error instanceof Error && 'errcode' in error && error.errcode === BUSY;
    throw isHeld ? new FolderTaken(folder, read(holder)) : error;
  }
  writeFileSync(holder, String(process.pid));
  return { release: () => lock.close() };
}

const BUSY = 5;

/** Only for the message: whoever died without a word has left theirs behind. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

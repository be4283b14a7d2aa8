/** How `taproom tables` asks something of a house that may be open: through its database, as errands.ts reads it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Errand, Reply } from '../errands.ts';
import { CannotOpen } from './cannot-open.ts';
import { causeOf, messageOf } from './causes.ts';
import { FolderTaken, lockFolder } from './folder-lock.ts';

const PATIENCE = 5000;
const LOOK_EVERY = 100;
/** The house looks every second. */
const LONGEST_WAIT = 10_000;

/** What came of it; null: the house is closed, and does it when it opens. Throws CannotOpen. */
export async function sendErrand(folder: string, errand: Errand): Promise<Reply | null> {
  const file = join(folder, 'taproom.db');
  if (!existsSync(file)) throw new CannotOpen(folder, 'There are none yet.');
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    const body = JSON.stringify(errand);
    const { lastInsertRowid: n } = database.prepare('insert into errands (body) values (?)').run(body);
    if (!isOpen(folder)) return null;
    const look = database.prepare('select reply from errands where n = ?');
    for (const until = Date.now() + LONGEST_WAIT; Date.now() < until;) {
      const { reply } = look.get(n)!;
      if (reply !== null) {
        database.prepare('delete from errands where n = ?').run(n);
        return JSON.parse(String(reply)) as Reply;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
    return { ok: false, said: 'The house is open but does not answer; it does this as soon as it can.' };
  } catch (error) {
    const isOlder = error instanceof Error && error.message.includes('no such table');
    throw new CannotOpen(
      folder,
      isOlder
        ? 'They are of an earlier release: open the house once.'
        : (causeOf(error) ?? `${messageOf(error)}.`),
    );
  } finally {
    database.close();
  }
}

function isOpen(folder: string): boolean {
  try {
    lockFolder(folder).release();
    return false;
  } catch (error) {
    if (error instanceof FolderTaken) return true;
    throw error;
  }
}

/** What the host of a table brought: packs of pure data, kept with it. */
import { packsOf } from './set-up.ts';
import { Refused } from './refused.ts';
import { Frozen } from './release.ts';
import type { TableRecord } from './storage/storage.ts';
import type { Tables } from './tables.ts';

export async function packsAt(tables: Tables, id: string): Promise<readonly object[]> {
  const { options } = await recordOf(tables, id);
  return packsOf(options) ?? [];
}

/** Also of a table at which nobody plays on. */
async function recordOf(tables: Tables, id: string): Promise<TableRecord> {
  try {
    const table = await tables.find(id);
    if (table === null) throw new Refused(404, 'There is no such table.');
    return table.record;
  } catch (error) {
    if (error instanceof Frozen) return error.record;
    throw error;
  }
}

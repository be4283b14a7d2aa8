/** What whoever runs a street wants to know of its database, or asks of its houses, while they are open or not. */
import type { Pool } from 'pg';
import type { Errand, Reply } from '../../errands.ts';
import { CannotOpen, shown } from '../cannot-open.ts';
import { CannotRead } from '../causes.ts';
import { WillNotOpen } from '../schema.ts';
import type { Ban, KeptTable, TableRecord } from '../storage.ts';
import { openPool, rowsOf, whyNot } from './connecting.ts';
import { upToDate } from './schema.ts';

/** Whoever counts all entries of a street, or moves it, has time. */
const PATIENCE = 600_000;
const LOOK_EVERY = 100;
/** Houses look every second. */
const LONGEST_WAIT = 10_000;

/** Throws CannotOpen. */
export async function visitDatabase<T>(url: string, use: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = openPool(url, 'taproom', PATIENCE);
  try {
    await upToDate(pool);
    return await use(pool);
  } catch (error) {
    if (error instanceof WillNotOpen) throw new CannotOpen(shown(url), error.message);
    const isOurs = error instanceof CannotRead || (error instanceof Error && 'code' in error);
    if (!isOurs) throw error;
    throw new CannotOpen(shown(url), whyNot(error instanceof CannotRead ? error.cause : error));
  } finally {
    await pool.end();
  }
}

export const tablesIn = (url: string): Promise<KeptTable[]> =>
  visitDatabase(url, async (pool) => {
    const rows = await rowsOf<{ body: string; entries: number }>(
      pool,
      `select body, (select count(*) from taproom.entries where table_id = id) as entries
       from taproom.tables order by used`,
    );
    return rows.map(({ body, entries }) => ({ record: JSON.parse(body) as TableRecord, entries }));
  });

export const bansIn = (url: string): Promise<Ban[]> =>
  visitDatabase(url, (pool) => rowsOf<Ban>(pool, 'select who, until, why from taproom.bans order by who'));

export const isAnyOpen = async (pool: Pool): Promise<boolean> =>
  (await rowsOf(pool, 'select from taproom.houses where until > clock_timestamp()')).length > 0;

/** What came of it; null: all houses are closed, and the first to open does it. */
export const sendErrand = (url: string, errand: Errand): Promise<Reply | null> =>
  visitDatabase(url, async (pool) => {
    const [{ n }] = await rowsOf<{ n: number }>(
      pool,
      'insert into taproom.errands (body) values ($1) returning n',
      [JSON.stringify(errand)],
    );
    if (!(await isAnyOpen(pool))) return null;
    for (const until = Date.now() + LONGEST_WAIT; Date.now() < until;) {
      const [row] = await rowsOf<{ reply: string | null }>(
        pool,
        'select reply from taproom.errands where n = $1',
        [n],
      );
      if (row.reply !== null) {
        await rowsOf(pool, 'delete from taproom.errands where n = $1', [n]);
        return JSON.parse(row.reply) as Reply;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
    return {
      ok: false,
      said: 'Houses are open, but none of them answers; they do this as soon as they can.',
    };
  });

/** A house moves: everything that is kept in one place is copied into another, which is empty. Both are closed. */
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Pool, PoolClient } from 'pg';
import { CannotOpen, shown } from './cannot-open.ts';
import { isShared, openKept } from './kept.ts';
import { rowsOf } from './postgres/connecting.ts';
import { isAnyOpen, visitDatabase } from './postgres/visiting.ts';

/** What there is of each table, and what belongs to all; in the order in which it is read. */
const OF_TABLE = {
  entries: { columns: ['table_id', 'sequence', 'body'], order: 'sequence' },
  told: { columns: ['table_id', 'sequence', 'body'], order: 'sequence' },
  snapshots: { columns: ['table_id', 'sequence', 'body'], order: 'sequence' },
  chats: { columns: ['table_id', 'body'], order: 'n' },
  handovers: { columns: ['code_hash', 'table_id', 'seat', 'until'], order: 'until' },
};
const OF_ALL = {
  tables: { columns: ['id', 'code', 'status', 'listed', 'revision', 'body', 'used'], order: 'id' },
  decks: { columns: ['hash', 'faces'], order: 'hash' },
  bans: { columns: ['who', 'until', 'why'], order: 'who' },
};

type Value = string | number | Uint8Array;
type Row = Record<string, Value>;

interface Shelf {
  readonly columns: readonly string[];
  readonly order: string;
}

interface Place {
  /** `after`: the next ones, in their order; `of`: those of one table. */
  read(name: string, shelf: Shelf, which: { of: string } | { after: string }): Promise<Row[]>;
  write(name: string, shelf: Shelf, rows: readonly Row[]): Promise<void>;
  count(name: string): Promise<number>;
  /** All that is written within it, or nothing. */
  whole(act: () => Promise<void>): Promise<void>;
}

export interface Moved {
  readonly tables: number;
  readonly entries: number;
}

const AT_ONCE = 200;

/** `sqlite:FOLDER` or `postgres://…`. Throws FolderTaken or CannotOpen, and nothing was changed. */
export const moveHouse = (from: string, to: string): Promise<Moved> =>
  withPlace(from, (old) =>
    withPlace(to, async (fresh) => {
      if ((await fresh.count('tables')) > 0)
        throw new CannotOpen(named(to), 'There are tables there already, and nothing is put among them.');
      await fresh.whole(async () => {
        for (const [name, shelf] of Object.entries(OF_ALL))
          for (let after = ''; ;) {
            const rows = await old.read(name, shelf, { after });
            if (rows.length === 0) break;
            await fresh.write(name, shelf, rows);
            if (name === 'tables') for (const { id } of rows) await moveTable(old, fresh, String(id));
            after = String(rows.at(-1)![shelf.order]);
          }
        for (const name of [...Object.keys(OF_ALL), ...Object.keys(OF_TABLE)]) {
          const [before, now] = [await old.count(name), await fresh.count(name)];
          // What belonged to a table that is gone does not come along.
          if (name in OF_ALL ? now !== before : now > before)
            throw new Error(`There were ${before} ${name}, and there are ${now}.`);
        }
      });
      return { tables: await fresh.count('tables'), entries: await fresh.count('entries') };
    }),
  );

async function moveTable(old: Place, fresh: Place, id: string): Promise<void> {
  for (const [name, shelf] of Object.entries(OF_TABLE))
    await fresh.write(name, shelf, await old.read(name, shelf, { of: id }));
}

const folderIn = (where: string): string => where.replace(/^sqlite:/, '');
const named = (where: string): string => (isShared(where) ? shown(where) : folderIn(where));

async function withPlace<T>(where: string, use: (place: Place) => Promise<T>): Promise<T> {
  if (isShared(where))
    return visitDatabase(where, async (pool) => {
      if (await isAnyOpen(pool))
        throw new CannotOpen(named(where), 'Houses are open there: close them first.');
      return use(await inPostgres(pool));
    });
  if (!where.startsWith('sqlite:'))
    throw new CannotOpen(where, 'It is written as sqlite:FOLDER or postgres://….');
  const kept = openKept(folderIn(where));
  const database = new DatabaseSync(join(folderIn(where), 'taproom.db'));
  try {
    return await use(inSqlite(database));
  } finally {
    database.close();
    await kept.close();
  }
}

function inSqlite(database: DatabaseSync): Place {
  return {
    async read(name, { columns, order }, which) {
      const [where, value] = 'of' in which ? ['table_id = ?', which.of] : [`${order} > ?`, which.after];
      const most = 'of' in which ? '' : ` limit ${AT_ONCE}`;
      // What the columns hold is what the schema says.
      return database
        .prepare(`select ${columns.join(', ')} from ${name} where ${where} order by ${order}${most}`)
        .all(value) as Row[];
    },
    async write(name, { columns }, rows) {
      const insert = database.prepare(
        `insert into ${name} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      );
      for (const row of rows) insert.run(...columns.map((column): SQLInputValue => row[column]));
    },
    count: async (name) => Number(database.prepare(`select count(*) as n from ${name}`).get()!.n),
    async whole(act) {
      database.exec('begin immediate');
      try {
        await act();
        database.exec('commit');
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    },
  };
}

async function inPostgres(pool: Pool): Promise<Place> {
  /** What is written goes through one connection, so that it is whole. */
  let writer: PoolClient | null = null;
  return {
    read(name, { columns, order }, which) {
      const [where, value] = 'of' in which ? ['table_id = $1', which.of] : [`${order} > $1`, which.after];
      const most = 'of' in which ? '' : ` limit ${AT_ONCE}`;
      return rowsOf<Row>(
        pool,
        `select ${columns.join(', ')} from taproom.${name} where ${where} order by ${order}${most}`,
        [value],
      );
    },
    async write(name, { columns }, rows) {
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        const some = rows.slice(at, at + AT_ONCE);
        const places = some.map(
          (_, row) => `(${columns.map((_column, i) => `$${row * columns.length + i + 1}`).join(', ')})`,
        );
        await writer!.query(
          `insert into taproom.${name} (${columns.join(', ')}) values ${places.join(', ')}`,
          some.flatMap((row) => columns.map((column) => row[column])),
        );
      }
    },
    async count(name) {
      const sql = `select count(*) as n from taproom.${name}`;
      const { rows } = await (writer ?? pool).query<{ n: number }>(sql);
      return rows[0].n;
    },
    async whole(act) {
      writer = await pool.connect();
      try {
        await writer.query('begin');
        await act();
        await writer.query('commit');
      } catch (error) {
        await writer.query('rollback').catch(() => {});
        throw error;
      } finally {
        writer.release();
        writer = null;
      }
    },
  };
}

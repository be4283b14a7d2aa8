/** What is asked of both databases in the same words. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Ban, Storage, TableRecord } from './storage.ts';

const DAY = 86_400_000;
const MOST_LISTED = 50;

const unzip = promisify(gunzip);

export const recordOf = (row: { readonly body: string }): TableRecord => JSON.parse(row.body) as TableRecord;

type Queries = Pick<
  Storage,
  'peek' | 'byCode' | 'listed' | 'told' | 'deck' | 'expired' | 'bans' | 'errands' | 'handover'
>;

/** Asks a database. Values are numbered in the text: `?1`. What a row is follows from what it selects. */
export type Ask = <Row extends object>(
  sql: string,
  ...values: readonly (string | number)[]
) => Promise<Row[]>;

/** `at`: what stands before the names of the database's tables. */
export function queriesOf(ask: Ask, at = ''): Queries {
  const one = async (column: 'id' | 'code', value: string): Promise<TableRecord | null> => {
    const [row] = await ask<{ body: string }>(`select body from ${at}tables where ${column} = ?1`, value);
    return row === undefined ? null : recordOf(row);
  };
  return {
    peek: (id) => one('id', id),
    byCode: (code) => one('code', code),
    async listed() {
      const sql = `select body from ${at}tables where listed = 1 and status = 'lobby' limit ${MOST_LISTED}`;
      return (await ask<{ body: string }>(sql)).map(recordOf);
    },
    async told(table) {
      const sql = `select body from ${at}told where table_id = ?1 order by sequence`;
      return (await ask<{ body: string }>(sql, table)).map(({ body }) => body);
    },
    async deck(hash) {
      const [row] = await ask<{ faces: Uint8Array }>(`select faces from ${at}decks where hash = ?1`, hash);
      return row === undefined ? null : (await unzip(row.faces)).toString();
    },
    async expired({ finished, abandoned }, most) {
      const before = (days: number): number => (days === 0 ? 0 : Date.now() - days * DAY);
      const rows = await ask<{ id: string }>(
        `select id from ${at}tables where (status = 'over' and used < ?1)
         or (status in ('lobby', 'playing') and used < ?2) limit ?3`,
        before(finished),
        before(abandoned),
        most,
      );
      return rows.map(({ id }) => id);
    },
    bans: () => ask<Ban>(`select who, until, why from ${at}bans order by who`),
    errands: () => ask(`select n, body from ${at}errands where reply is null order by n`),
    async handover(codeHash, now) {
      const [row] = await ask<{ table_id: string; seat: number }>(
        `select table_id, seat from ${at}handovers where code_hash = ?1 and until >= ?2`,
        codeHash,
        now,
      );
      return row === undefined ? null : { table: row.table_id, seat: row.seat };
    },
  };
}

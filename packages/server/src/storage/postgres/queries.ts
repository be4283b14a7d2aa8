/** What is asked of Postgres. Kysely writes the words, so that the types check them. */
import type { Generated, Kysely } from 'kysely';
import { facesOf, forgottenBefore, MOST_LISTED, recordOf } from '../rows.ts';
import type { Storage, TableRecord } from '../storage.ts';

export interface Schema {
  tables: {
    id: string;
    code: string;
    status: string;
    listed: number;
    revision: number;
    body: string;
    used: Generated<number>;
  };
  entries: { table_id: string; sequence: number; body: string };
  snapshots: { table_id: string; sequence: number; body: string };
  told: { table_id: string; sequence: number; body: string };
  decks: { hash: string; faces: Uint8Array };
  chats: { n: Generated<number>; table_id: string; body: string };
  errands: { n: Generated<number>; body: string; reply: string | null };
  bans: { who: string; until: number; why: string };
  probes: { n: number; at: number };
  handovers: { code_hash: string; table_id: string; seat: number; until: number };
}

type Queries = Pick<
  Storage,
  'peek' | 'byCode' | 'listed' | 'told' | 'deck' | 'expired' | 'bans' | 'errands' | 'handover'
>;

export function queriesOf(db: Kysely<Schema>): Queries {
  const one = async (column: 'id' | 'code', value: string): Promise<TableRecord | null> => {
    const row = await db.selectFrom('tables').select('body').where(column, '=', value).executeTakeFirst();
    return row === undefined ? null : recordOf(row);
  };
  return {
    peek: (id) => one('id', id),
    byCode: (code) => one('code', code),
    async listed() {
      const rows = await db
        .selectFrom('tables')
        .select('body')
        .where('listed', '=', 1)
        .where('status', '=', 'lobby')
        .limit(MOST_LISTED)
        .execute();
      return rows.map(recordOf);
    },
    async told(table) {
      return (
        await db.selectFrom('told').select('body').where('table_id', '=', table).orderBy('sequence').execute()
      ).map(({ body }) => body);
    },
    async deck(hash) {
      return facesOf(
        await db.selectFrom('decks').select('faces').where('hash', '=', hash).executeTakeFirst(),
      );
    },
    async expired(keeping, most) {
      const { finished, abandoned } = forgottenBefore(keeping);
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where((eb) =>
          eb.or([
            eb('status', '=', 'over').and('used', '<', finished),
            eb('status', 'in', ['lobby', 'playing']).and('used', '<', abandoned),
          ]),
        )
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
    bans: () => db.selectFrom('bans').selectAll().orderBy('who').execute(),
    errands: () =>
      db.selectFrom('errands').select(['n', 'body']).where('reply', 'is', null).orderBy('n').execute(),
    async handover(codeHash, now) {
      const row = await db
        .selectFrom('handovers')
        .select(['table_id', 'seat'])
        .where('code_hash', '=', codeHash)
        .where('until', '>=', now)
        .executeTakeFirst();
      return row === undefined ? null : { table: row.table_id, seat: row.seat };
    },
  };
}

/**
 * The houses of a street: processes that share one database. Each says there that it is open, and for how long; which of
 * them runs a table stands there, too. What they call out to each other only makes things quicker.
 */
import type { Pool } from 'pg';
import { connect, rowsOf, type Connection } from './connecting.ts';

/** What is called out. Whoever misses it finds out later by themselves. */
export type News =
  /** Somebody has taken a table of that house's, whose time had run out. */
  | { readonly lost: string; readonly house: string }
  /** A house goes, or comes: see who is there. */
  | { readonly houses: true }
  /** What guests have taken from what they may ask for. */
  | { readonly took: Took };

/** By limit and address. */
type Took = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Street {
  /** With it houses know each other. */
  readonly secret: string;
  /** Where the other open houses are reached. */
  readonly neighbours: ReadonlySet<string>;
  /** Called when some have come or gone. */
  onNeighbours(heard: () => void): void;
  /** A table that was this house's is run elsewhere. */
  onLost(heard: (table: string) => void): void;
  call(news: News): void;
  /** Other houses' guests have taken something. */
  onTook(heard: (took: Took) => void): void;
  /** Others may send guests here. */
  open(address: string): Promise<void>;
  /** Null: the tables here are this house's. Otherwise it was away for so long that it must ask, and this is when it knows. */
  unsure(): Promise<void> | null;
  /** Nobody is sent here any more, and no table is this house's. */
  leave(): Promise<void>;
}

/** A house that does not renew it for so many seconds may lose its tables. */
const LEASE = 3;
const RENEW_EVERY = 750;
const LISTEN_AGAIN = 1000;
/** Of houses that have gone nothing is kept but for so long: nobody is paused for a day. */
const FORGET_AFTER = '1 day';
const CHANNEL = 'taproom';

interface Entrance {
  readonly url: string;
  readonly pool: Pool;
  /** What this house is called. */
  readonly house: string;
  /** The tables that it runs, with their epochs. */
  readonly epochs: ReadonlyMap<string, number>;
}

export async function openStreet({ url, pool, house, epochs }: Entrance): Promise<Street> {
  let address = '';
  let neighbours: ReadonlySet<string> = new Set();
  let heardOfNeighbours = (): void => {};
  let heardOfLoss = (_table: string): void => {};
  let heardOfTakers = (_took: Took): void => {};
  let renewedAt = -Infinity;
  let underWay: Promise<void> | null = null;
  let ear: Connection | null = null;
  let gone = false;
  let listenAgain: NodeJS.Timeout | undefined;

  const ask = <Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> =>
    rowsOf<Row>(pool, sql, values);

  const renew = (): Promise<void> =>
    (underWay ??= renewNow().finally(() => {
      underWay = null;
    }));

  async function renewNow(): Promise<void> {
    const begun = performance.now();
    const [{ lapsed }] = await ask<{ lapsed: boolean }>(
      'select taproom.renew($1, $2, $3) as lapsed',
      house,
      address,
      LEASE,
    );
    // Between its end and its renewal others may have taken what was ours.
    if (lapsed) await countTables();
    renewedAt = begun;
    await lookAround();
  }

  async function countTables(): Promise<void> {
    const before = [...epochs];
    const rows = await ask<{ table_id: string; epoch: number }>(
      'select table_id, epoch from taproom.owners where house = $1',
      house,
    );
    const ours = new Map(rows.map(({ table_id, epoch }) => [table_id, epoch]));
    for (const [table, epoch] of before)
      if (ours.get(table) !== epoch && epochs.get(table) === epoch) heardOfLoss(table);
  }

  async function lookAround(): Promise<void> {
    const rows = await ask<{ address: string }>(
      "select address from taproom.houses where until > clock_timestamp() and id <> $1 and address <> ''",
      house,
    );
    const now = new Set(rows.map((row) => row.address));
    const isSame = now.size === neighbours.size && [...now].every((one) => neighbours.has(one));
    neighbours = now;
    if (!isSame) heardOfNeighbours();
  }

  async function listen(): Promise<void> {
    if (gone) return;
    const again = (): void => {
      if (!gone) listenAgain = setTimeout(() => void listen(), LISTEN_AGAIN);
    };
    let next: Connection | null = null;
    try {
      next = await connect(url, `${house} listens`, again);
      ear = next;
      next.client.on('notification', ({ payload = '' }) =>
        hear(JSON.parse(payload) as News & { by?: string }),
      );
      await next.client.query(`listen ${CHANNEL}`);
    } catch {
      if (next === null) again();
      else next.cut();
    }
  }

  function hear({ by, ...news }: News & { by?: string }): void {
    if (by === house) return;
    if ('lost' in news) {
      if (news.house === house) heardOfLoss(news.lost);
    } else if ('houses' in news) void lookAround().catch(() => {});
    else heardOfTakers(news.took);
  }

  const call = async (news: News): Promise<void> => {
    await ask('select pg_notify($1, $2)', CHANNEL, JSON.stringify({ ...news, by: house })).catch(() => {});
  };

  const [{ secret }] = await ask<{ secret: string }>('select secret from taproom.street');
  await renew();
  await listen();
  // What cannot be renewed now is tried again: whoever waits for the database is told by those who write.
  const timer = setInterval(() => void renew().catch(() => {}), RENEW_EVERY);
  timer.unref();

  return {
    secret,
    get neighbours() {
      return neighbours;
    },
    onNeighbours(heard) {
      heardOfNeighbours = heard;
    },
    onLost(heard) {
      heardOfLoss = heard;
    },
    call: (news) => void call(news),
    onTook(heard) {
      heardOfTakers = heard;
    },
    async open(at) {
      address = at;
      // Whoever was reached here before is no longer: nobody has to wait for its time to run out.
      await ask(
        "update taproom.houses set until = '-infinity' where address = $1 and id <> $2 and until > clock_timestamp()",
        at,
        house,
      );
      await ask(
        'delete from taproom.houses where id <> $1 and until < clock_timestamp() - $2::interval',
        house,
        FORGET_AFTER,
      );
      await renew();
      await call({ houses: true });
    },
    unsure: () => (performance.now() - renewedAt < LEASE * 1000 ? null : renew()),
    async leave() {
      if (gone) return;
      gone = true;
      clearInterval(timer);
      clearTimeout(listenAgain);
      try {
        await underWay;
        await ask("update taproom.houses set until = '-infinity', address = '' where id = $1", house);
        await ask('update taproom.owners set house = null where house = $1', house);
        await call({ houses: true });
      } catch {
        // The database is away: its time runs out by itself.
      }
      ear?.cut();
    },
  };
}

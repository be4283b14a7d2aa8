/**
 * Writes for a house, many tables in one commit: while one batch is on its way, the next one gathers. A batch whose reply
 * was lost is not guessed about: the next connection asks the database whether it has it, and if not, sends it again.
 */
import { Durations } from '../../measures.ts';
import { NotWritten, type Done } from '../storage.ts';
import { Batch, type Write } from './batch.ts';
import { connect, isRefusal, whyNot, type Connection } from './connecting.ts';

export interface Writer {
  readonly counts: { commits: number; entries: number; failures: number };
  readonly times: Durations;
  /** Why nothing can be written at the moment; null: it can. */
  readonly trouble: string | null;
  onTrouble(heard: () => void): void;
  write(write: Write, done: Done): void;
  probe(): Promise<Error | null>;
  /** Makes everything durable and closes. */
  close(): Promise<void>;
}

interface Session {
  readonly session: number;
  /** The number of the last batch that is in the database, and which of its writes came too late. */
  readonly batch: number;
  readonly late: readonly number[];
}

/** How often it is tried to reach the database again, or to write, in milliseconds. */
const TRY_EVERY = 300;
const PROBE_EVERY = 1000;
/** A house that closes does not wait longer than this for a database that is away. */
const LONGEST_FAREWELL = 5000;

export async function openWriter(url: string, house: string): Promise<Writer> {
  const counts = { commits: 0, entries: 0, failures: 0 };
  const times = new Durations();
  let connection: Connection | null = null;
  let session = 0;
  let number = 0;
  let trouble: string | null = null;
  let heard = (): void => {};
  let gathering = new Batch();
  let underWay: Batch | null = null;
  let sentAt = 0;
  let planned = false;
  let closed = false;
  let idle: (() => void) | null = null;
  let again: NodeJS.Timeout | undefined;

  async function openSession(): Promise<Session> {
    const ended = (): void => {
      if (connection === next) lost();
    };
    const next = await connect(url, house, ended);
    try {
      const { rows } = await next.client.query<Session>('select * from taproom.begin_session($1)', [house]);
      connection = next;
      ({ session } = rows[0]);
      return rows[0];
    } catch (error) {
      next.cut();
      throw error;
    }
  }

  function lost(): void {
    if (connection === null) return;
    connection.cut();
    connection = null;
    void comeBack();
  }

  /** Until there is a connection again; then it is found out what became of the batch that was on its way. */
  async function comeBack(): Promise<void> {
    try {
      const found = await openSession();
      setTrouble(null);
      const isThere = found.batch === number;
      number = found.batch;
      if (underWay === null) plan();
      else if (isThere) settle({ late: found.late });
      else {
        number++;
        send(underWay);
      }
    } catch (error) {
      setTrouble(whyNot(error));
      if (!closed) again = setTimeout(() => void comeBack(), TRY_EVERY);
    }
  }

  /** All writes of one turn of the event loop go together, or all that came while others were written. */
  function plan(): void {
    if (planned || underWay !== null || connection === null) return;
    planned = true;
    setImmediate(sendGathered);
  }

  function sendGathered(): void {
    planned = false;
    if (underWay !== null || connection === null || gathering.isEmpty) return;
    underWay = gathering;
    gathering = new Batch();
    number++;
    send(underWay);
  }

  function send(batch: Batch): void {
    if (connection === null) return;
    const by = connection;
    sentAt = performance.now();
    by.client
      .query<{ late: number[] }>({
        name: 'write',
        text: 'select taproom.write_batch($1, $2, $3, $4, $5, $6, $7) as late',
        values: [house, session, number, ...batch.values()],
      })
      .then(
        ({ rows }) => connection === by && settle({ late: rows[0].late }),
        (error: unknown) => {
          if (connection !== by) return;
          if (isRefusal(error)) settle({ late: [], error: whyNot(error) });
          else lost();
        },
      );
  }

  function settle({ late, error }: { late: readonly number[]; error?: string }): void {
    const batch = underWay;
    if (batch === null) return;
    underWay = null;
    if (error === undefined) {
      times.add((performance.now() - sentAt) / 1000);
      counts.commits++;
      counts.entries += batch.entries;
    } else {
      // It is not there, so its number is free.
      number--;
      counts.failures++;
    }
    // The next batch is written while those who waited for this one are told.
    sendGathered();
    setTrouble(error ?? null);
    batch.tell(late, error === undefined ? null : new NotWritten(error));
    if (underWay === null && gathering.isEmpty) idle?.();
  }

  function setTrouble(why: string | null): void {
    clearTimeout(again);
    // As long as nothing can be written, it is tried again and again.
    if (why !== null && connection !== null && !closed) again = setTimeout(() => void probe(), PROBE_EVERY);
    if (why === trouble) return;
    trouble = why;
    // After those who waited for the batch have heard.
    setImmediate(heard);
  }

  function write(write: Write, done: Done): void {
    if (closed) throw new Error('The storage is closed.');
    gathering.add(write, done);
    plan();
  }

  const probe = (): Promise<Error | null> =>
    new Promise((resolve) => {
      if (closed) resolve(new Error('The storage is closed.'));
      else write({ what: 'probe', table: '', values: [] }, resolve);
    });

  ({ batch: number } = await openSession());

  return {
    counts,
    times,
    get trouble() {
      return trouble;
    },
    onTrouble(listener) {
      heard = listener;
    },
    write,
    probe,
    async close() {
      if (underWay !== null || !gathering.isEmpty)
        await new Promise<void>((resolve) => {
          idle = resolve;
          setTimeout(resolve, LONGEST_FAREWELL).unref();
          plan();
        });
      closed = true;
      clearTimeout(again);
      const last = connection;
      connection = null;
      underWay = null;
      await last?.client.end();
    },
  };
}

/** Hands what is to be written to the thread that writes. While one batch is on its way, the next one gathers. */
import { Worker } from 'node:worker_threads';
import { Durations } from '../measures.ts';
import { Conflict, NotWritten, type Done } from './storage.ts';
import {
  flat,
  type FlatWrites,
  type Write,
  type WriterData,
  type WriterTask,
  type Written,
} from './sqlite-thread.ts';

export interface Writer {
  readonly counts: { commits: number; entries: number; failures: number };
  /** How long batches took from here to the disk. */
  readonly times: Durations;
  /** Why the last batch could not be written; null: it could. */
  readonly trouble: string | null;
  onTrouble(heard: () => void): void;
  probe(): Promise<Error | null>;
  write(write: Write, done: Done): void;
  /** Makes everything durable and closes. */
  close(): Promise<void>;
}

interface Batch {
  readonly writes: FlatWrites;
  /** The tables that they belong to, and who waits for them. */
  readonly tables: string[];
  readonly done: Done[];
  entries: number;
  /** Something is really written: a table that is only loaded proves nothing. */
  real: boolean;
}

/** How often it is tried whether writing is possible again, in milliseconds. */
const PROBE_EVERY = 1000;

const emptyBatch = (): Batch => ({ writes: [], tables: [], done: [], entries: 0, real: false });

export function openWriter(data: WriterData): Writer {
  const counts = { commits: 0, entries: 0, failures: 0 };
  const times = new Durations();
  let sentAt = 0;
  let trouble: string | null = null;
  let heard = (): void => {};
  let again: NodeJS.Timeout | undefined;
  let gathering = emptyBatch();
  let underWay: Batch | null = null;
  let planned = false;
  let closed = false;
  let idle: (() => void) | null = null;
  let thread: Worker | null = null;

  function running(): Worker {
    if (thread !== null) return thread;
    const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: data });
    thread = worker;
    worker.on('message', settle);
    // Whoever waits must not be told what was not written; the next batch gets a new thread.
    const fail = (error: string): void => {
      if (thread !== worker) return;
      thread = null;
      if (underWay !== null) settle({ late: [], error });
    };
    worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => fail('The thread that writes has ended.'));
    return worker;
  }

  /** All writes of one turn of the event loop go together, or all that came while others were written. */
  function plan(): void {
    if (planned || underWay !== null) return;
    planned = true;
    setImmediate(send);
  }

  function send(): void {
    planned = false;
    if (underWay !== null || gathering.writes.length === 0) return;
    underWay = gathering;
    gathering = emptyBatch();
    sentAt = performance.now();
    running().postMessage({ writes: underWay.writes } satisfies WriterTask);
  }

  function settle({ late, error }: Written): void {
    const batch = underWay;
    if (batch === null) return;
    underWay = null;
    if (error === undefined) times.add((performance.now() - sentAt) / 1000);
    // The next batch is written while those who waited for this one are told.
    send();
    if (error === undefined) {
      counts.commits++;
      counts.entries += batch.entries;
    } else counts.failures++;
    if (error !== undefined || batch.real) setTrouble(error ?? null);
    const failed = error === undefined ? null : new NotWritten(error);
    const tooLate = new Set(late);
    batch.done.forEach((done, i) => done(tooLate.has(i) ? new Conflict(`Table ${batch.tables[i]}`) : failed));
    if (underWay === null && gathering.writes.length === 0) idle?.();
  }

  /** As long as nothing can be written, it is tried again and again. */
  function setTrouble(why: string | null): void {
    clearTimeout(again);
    if (why !== null && !closed) again = setTimeout(() => void probe(), PROBE_EVERY);
    if (why === trouble) return;
    trouble = why;
    // After those who waited for the batch have heard.
    setImmediate(heard);
  }

  function write(write: Write, done: Done): void {
    if (closed) throw new Error('The storage is closed.');
    flat(gathering.writes, write);
    gathering.tables.push(write.table);
    if (write.what === 'append') gathering.entries++;
    if (write.what !== 'load') gathering.real = true;
    gathering.done.push(done);
    plan();
  }

  const probe = (): Promise<Error | null> =>
    new Promise((resolve) => {
      if (closed) resolve(new Error('The storage is closed.'));
      else write({ what: 'probe', table: '', values: [Date.now()] }, resolve);
    });

  // It takes a moment to start.
  running();

  return {
    counts,
    times,
    get trouble() {
      return trouble;
    },
    onTrouble(listener) {
      heard = listener;
    },
    probe,
    write,
    async close() {
      closed = true;
      clearTimeout(again);
      if (underWay !== null || gathering.writes.length > 0)
        await new Promise<void>((resolve) => {
          idle = resolve;
          plan();
        });
      const worker = thread;
      if (worker === null) return;
      thread = null;
      await new Promise<void>((resolve) => {
        worker.once('exit', () => resolve());
        worker.postMessage({ close: true } satisfies WriterTask);
      });
    },
  };
}

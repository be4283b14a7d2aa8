/** Connections to Postgres: how they are made, and what their errors mean to whoever runs the house. */
import { Socket } from 'node:net';
import { Client, DatabaseError, Pool, types, type ClientConfig } from 'pg';
import { CannotRead, messageOf } from '../causes.ts';

/** A database that does not answer for so many milliseconds is away. */
const CONNECTING = 2000;
const ANSWERING = 5000;
/** So many tables are looked up at a time. */
const READERS = 4;
const BIGINT = 20;

/**
 * Whatever the server does unless it is told otherwise: each statement sees what others have committed before it (claims
 * rest on that), and the last commits are not forgotten when it fails.
 */
const HABITS = `
  select set_config('default_transaction_isolation', 'read committed', false),
    set_config('synchronous_commit',
      case current_setting('synchronous_commit') when 'off' then 'on' else current_setting('synchronous_commit') end,
      false)`;

/** What is kept as a bigint, numbers of milliseconds and of rows, is well within what a number can say. */
const OUR_TYPES: NonNullable<ClientConfig['types']> = {
  getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)),
};

const configOf = (url: string, name: string): ClientConfig => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: CONNECTING,
  query_timeout: ANSWERING,
  keepAlive: true,
  types: OUR_TYPES,
});

export interface Connection {
  readonly client: Client;
  /** At once, whatever is under way. */
  cut(): void;
}

/** Calls `ended` once if it breaks later. Throws what is in the way. */
export async function connect(url: string, name: string, ended: () => void): Promise<Connection> {
  const socket = new Socket();
  const client = new Client({ ...configOf(url, name), stream: () => socket });
  const cut = (): void => void socket.destroy();
  // Whoever waits for something hears of it, too.
  client.on('error', cut);
  try {
    await client.connect();
    await client.query(HABITS);
  } catch (error) {
    cut();
    throw error;
  }
  socket.once('close', ended);
  if (socket.destroyed) setImmediate(ended);
  return { client, cut };
}

/** `patience`: how long an answer may take, in milliseconds. */
export function openPool(url: string, name: string, patience = ANSWERING): Pool {
  const pool = new Pool({
    ...configOf(url, name),
    query_timeout: patience,
    max: READERS,
    // It is waited for.
    onConnect(client) {
      client.on('error', () => {});
      return client.query(HABITS);
    },
  });
  // The next query gets another connection; whoever waits for this one hears of it.
  pool.on('error', () => {});
  return pool;
}

/** What is asked in one go. Throws CannotRead. */
export async function rowsOf<Row extends object>(
  pool: Pool,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  try {
    return (await pool.query<Row>(sql, [...values])).rows;
  } catch (error) {
    throw new CannotRead(error);
  }
}

/** The database was reached, has understood, and did not do it: whatever it was, nothing of it is there. */
export const isRefusal = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && !/^(08|25006|40|57P|TAP)/.test(error.code ?? '');

const CAUSES: readonly [codes: RegExp, cause: string][] = [
  [/^28/, 'The database does not let this house in: look at the name and the password.'],
  [/^3D000/, 'There is no such database on the server.'],
  [/^42501/, 'This house may not do that in the database: it needs a schema of its own there.'],
  [/^53100/, 'The disk of the database is full.'],
  [/^53300/, 'The database has too many connections.'],
  [/^57P03/, 'The database is starting or stopping.'],
  [/^25006/, 'The database can only be read: it is a copy of another.'],
  [/^E(CONN|NOTFOUND|AI_AGAIN|TIMEDOUT|PIPE)/, 'The database cannot be reached.'],
];

/** In a sentence. */
export function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = CAUSES.find(([codes]) => codes.test(code))?.[1];
  if (cause !== undefined) return cause;
  return error instanceof DatabaseError
    ? `The database says: ${messageOf(error)}.`
    : 'The database cannot be reached.';
}

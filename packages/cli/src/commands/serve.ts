/** `taproom serve`: tables over the network, and the page to sit down at them. */
import { resolve } from 'node:path';
import type { House } from '@taproom/house';
import {
  CannotOpen,
  Elsewhere,
  FolderTaken,
  limitsFrom,
  Refused,
  shown,
  startServer,
  type RunningServer,
} from '@taproom/server';
import { Failure } from '../failure.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
  readonly houseAddress?: string;
  readonly origin?: string[];
  readonly trustProxy?: string;
  readonly limits?: string;
  readonly keepFinished: number;
  readonly keepAbandoned: number;
}

/** Runs until it is told to stop; then everything is made durable first. */
export async function serve(house: House, options: ServeOptions): Promise<number> {
  const server = await open(house, options);
  console.log(`The house is open: http://localhost:${server.port}`);
  const others = server.addresses();
  if (others.length > 0) console.log(`In the same network: ${others.join(', ')}`);
  if (!server.hasPage)
    console.log('There is no page here, only tables for programs: in the repository `npm start` builds it.');
  const database = databaseOf(options);
  const where = database === undefined ? resolve(options.data) : shown(database);
  console.log(`The tables are kept in ${where}. Ctrl-C closes the house.`);
  await new Promise<void>((stop) => {
    // They stay: a signal that comes twice, as from a terminal and from `npm start`, must not cut the closing short.
    process.on('SIGTERM', () => stop());
    process.on('SIGINT', () => stop());
  });
  await server.stop();
  console.log('The house is closed; everything is kept.');
  return 0;
}

async function open(house: House, options: ServeOptions): Promise<RunningServer> {
  const { port, host, data, houseAddress, origin, trustProxy, limits } = options;
  const { keepFinished, keepAbandoned } = options;
  try {
    return await orFailure(async () =>
      startServer({
        house,
        port,
        host,
        dataDir: data,
        database: databaseOf(options),
        houseAddress,
        origins: origin,
        trustProxy,
        limits: limitsFrom(limits ?? ''),
        keeping: { finished: keepFinished, abandoned: keepAbandoned },
        logLevel: process.env.LOG_LEVEL ?? 'warn',
        logRequests: process.env.LOG_REQUESTS === '1',
        metricsToken: process.env.METRICS_TOKEN,
      }),
    );
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Failure(
        `Port ${port} is taken: is the house open already? Otherwise choose another one, such as PORT=${port + 1}.`,
      );
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new Failure(`The house cannot listen on ${host}, port ${port}: ${message}.`);
    throw error;
  }
}

/** Undefined: they are kept in a folder. */
export const databaseOf = ({ database }: { readonly database?: string }): string | undefined =>
  database ?? (process.env.DATABASE_URL || undefined);

/** What whoever runs the house can mend is a sentence. */
export async function orFailure<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const isTold = [FolderTaken, CannotOpen, Refused, Elsewhere].some((kind) => error instanceof kind);
    throw isTold ? new Failure((error as Error).message) : error;
  }
}

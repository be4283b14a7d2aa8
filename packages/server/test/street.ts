/** Several houses on one Postgres, each with its own door. */
import { house } from '@taproom/house/own';
import { NO_LIMITS } from '../src/net/limits.ts';
import { startServer, type RunningServer, type ServerOptions } from '../src/index.ts';

export interface StreetHouse extends RunningServer {
  readonly http: string;
  readonly ws: string;
}

export async function openHouse(
  database: string,
  options: Partial<ServerOptions> = {},
): Promise<StreetHouse> {
  const running = await startServer({
    house,
    port: 0,
    host: '127.0.0.1',
    dataDir: '',
    database,
    logLevel: 'fatal',
    limits: NO_LIMITS,
    ...options,
  });
  const address = `127.0.0.1:${running.port}`;
  return { ...running, http: `http://${address}`, ws: `ws://${address}/ws` };
}

export async function withStreet(
  database: string,
  use: (...houses: StreetHouse[]) => Promise<void>,
  options: Partial<ServerOptions> = {},
): Promise<void> {
  const houses = await Promise.all([1, 2, 3].map(() => openHouse(database, options)));
  try {
    await use(...houses);
  } finally {
    await Promise.all(houses.map((one) => one.stop()));
  }
}

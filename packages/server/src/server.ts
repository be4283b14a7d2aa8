/** The house open to the network: HTTP and WebSocket on one port, over one database. */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import websocket from '@fastify/websocket';
import { LONGEST_MESSAGE } from '@taproom/client';
import fastify, { type FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { TableHouse } from './house.ts';
import { HOUSE_LIMITS, type Limits } from './net/limits.ts';
import { metricsText } from './net/metrics.ts';
import { isOriginWelcome } from './net/origin.ts';
import { serveRequests } from './net/requests.ts';
import { openSockets } from './net/sockets.ts';
import { Refused } from './refused.ts';
import type { Chance } from './secrets.ts';
import { openSqlite } from './storage/sqlite.ts';
import { openBotPool } from './table/bots.ts';

export interface ServerOptions {
  /** Where the tables are kept. */
  readonly dataDir: string;
  /** 0: any free one. */
  readonly port: number;
  readonly host?: string;
  /** Pages from these addresses may connect, beside the house's own. */
  readonly origins?: readonly string[];
  readonly limits?: Partial<Limits>;
  readonly logLevel?: string;
  /** A table that nobody is connected to leaves memory after so many milliseconds. */
  readonly idle?: number;
  /** Who answers for chance: the machine's secure generator unless a test wants to. */
  readonly chance?: Chance;
}

export interface RunningServer {
  readonly port: number;
  readonly house: TableHouse;
  /** Stops taking connections, makes everything durable, tells the clients, and goes. */
  stop(): Promise<void>;
}

const HEADERS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const limits = { ...HOUSE_LIMITS, ...options.limits };
  const log = pino({ level: options.logLevel ?? 'info', redact: ['req.headers.authorization'] });
  mkdirSync(options.dataDir, { recursive: true });
  const storage = openSqlite(join(options.dataDir, 'taproom.db'));
  const bots = openBotPool();
  const { chance, idle } = options;
  const house = new TableHouse({ storage, bots, log, chance, idle });
  const sockets = openSockets(house, limits, log);

  const app = fastify({ bodyLimit: LONGEST_MESSAGE, forceCloseConnections: true });
  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false } });
  app.addHook('onSend', async (_request, reply) => void reply.headers(HEADERS));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error instanceof Refused ? error.status : (error.statusCode ?? 500);
    if (status >= 500) log.error({ err: error, path: request.routeOptions.url }, 'a request failed');
    void reply.code(status).send({ error: status >= 500 ? 'Something went wrong here.' : error.message });
  });
  app.setNotFoundHandler((_request, reply) => void reply.code(404).send({ error: 'There is nothing here.' }));

  app.get('/healthz', async () => ({ ok: true }));
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(metricsText({ house, sockets, storage, bots })),
  );
  const checkOrigin = async ({ headers }: FastifyRequest): Promise<void> => {
    if (!isOriginWelcome(headers.origin, headers.host, options.origins ?? []))
      throw new Refused(403, 'Pages from this address may not connect.');
  };
  app.get('/ws', { websocket: true, preValidation: checkOrigin }, (socket, request) =>
    sockets.take(socket, request.ip),
  );
  await app.register(async (api) => serveRequests(api, house, limits));

  await app.listen({ port: options.port, host: options.host ?? '0.0.0.0' });
  const { port } = app.server.address() as AddressInfo;
  log.info({ port, dataDir: options.dataDir }, 'the house is open');

  let stopping: Promise<void> | null = null;
  async function stop(): Promise<void> {
    house.stop();
    sockets.close();
    await app.close();
    await bots.close();
    await storage.close();
    log.info('the house is closed');
  }
  return { port, house, stop: () => (stopping ??= stop()) };
}

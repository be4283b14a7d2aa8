/** The house open to the network: HTTP and WebSocket on one port, over one database. */
import type { AddressInfo } from 'node:net';
import { LONGEST_GAME, LONGEST_MESSAGE, LONGEST_TABLE } from '@taproom/client';
import type { House } from '@taproom/house';
import type { Chance } from '@taproom/kernel';
import fastify, { type FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { Bans } from './bans.ts';
import { openErrands } from './errands.ts';
import { HOUSE_KEEPS, openHousekeeping, type Housekeeping } from './housekeeping.ts';
import { Tables } from './tables.ts';
import { homeAddresses, isOpenedHere } from './net/addresses.ts';
import type { DoorRequest } from './net/door.ts';
import { HOUSE_LIMITS, openBuckets, TooMuch, type Limits } from './net/limits.ts';
import { headersFor } from './net/headers.ts';
import { watchLoop } from './measures.ts';
import { failure } from './net/failures.ts';
import { mayRead, metricsText } from './net/metrics.ts';
import { packed } from './net/packed.ts';
import { PAGE_FOLDER, servePage } from './net/page.ts';
import { openPassing } from './net/passing.ts';
import { servePrograms } from './net/programs.ts';
import { serveRequests } from './net/requests.ts';
import { shareLimits } from './net/shared-limits.ts';
import { openSocketDoor } from './net/socket-door.ts';
import { openSockets } from './net/sockets.ts';
import { Refused } from './refused.ts';
import type { Rules } from './release.ts';
import { openRulebook } from './rulebook/rulebook.ts';
import { isOfDatabase } from './storage/causes.ts';
import { openKept, openShared } from './storage/kept.ts';
import { openStories } from './story/stories.ts';
import { NotWritten, type Keeping, type Storage } from './storage/storage.ts';
import { openBotPool } from './table/bots.ts';
import { botThreads } from './table/bot-threads.ts';

/** Whoever has not hung up so many milliseconds after being told that the house closes is cut off. */
const FAREWELL = 500;

/** How long a request may take until all of it is there, in milliseconds. */
const LONGEST_REQUEST = 10_000;
/**
 * So many may stand at the door until they are let in: after a restart all come at once, and whoever finds no place there is
 * not told so, but tries again a second later.
 */
const AT_THE_DOOR = 4096;

export interface ServerOptions {
  /** What is played, and who plays along. */
  readonly house: House;
  /** Where the tables are kept. */
  readonly dataDir: string;
  /** Instead of the folder: a Postgres, as `postgres://…`, which other houses may share. */
  readonly database?: string;
  /** Where those reach this one, as `host:port`. */
  readonly houseAddress?: string;
  /** 0: any free one. */
  readonly port: number;
  readonly host?: string;
  /** Pages from these addresses may connect, beside the house's own. */
  readonly origins?: readonly string[];
  readonly limits?: Partial<Limits>;
  /** Proxies that may say for whom they ask: addresses or networks, as Fastify reads them. */
  readonly trustProxy?: string;
  readonly logLevel?: string;
  /** A line for each request, with the address that it came from. */
  readonly logRequests?: boolean;
  /** Who has it may read /metrics from elsewhere; without one they are told on this machine only. */
  readonly metricsToken?: string;
  /** A table that nobody is connected to leaves memory after so many milliseconds. */
  readonly idle?: number;
  /** Who answers for chance where a test wants to: then nothing is promised, and nothing can be checked. */
  readonly chance?: Chance;
  /** By which rules tables are played: this release's unless a test plays another one. */
  readonly rules?: Rules;
  /** After how many days without use tables are forgotten. */
  readonly keeping?: Partial<Keeping>;
  /** How long a write waits for another program that holds the database, in milliseconds. */
  readonly patience?: number;
  /** Where the built page lies, if not where its build puts it. */
  readonly page?: string;
}

export interface RunningServer {
  readonly port: number;
  readonly tables: Tables;
  readonly housekeeping: Housekeeping;
  /** The page has been built. */
  readonly hasPage: boolean;
  /** How other devices in the same network reach it. */
  addresses(): string[];
  /** Stops taking connections, makes everything durable, tells the clients, and goes. */
  stop(): Promise<void>;
}

const noSchemas = (): never => {
  throw new Error('No route of this house has a schema of Fastify’s.');
};

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const limits = { ...HOUSE_LIMITS, ...options.limits };
  const log = openLog(options.logLevel ?? 'info');
  const { house, chance, idle, rules } = options;
  const { database } = options;
  const kept =
    database === undefined
      ? openKept(options.dataDir, { patience: options.patience })
      : await openShared(database);
  const { storage, street } = kept;
  const passing = street && openPassing(street);
  const buckets = openBuckets(limits);
  const sharing = street && shareLimits(street, buckets);
  const bots = openBotPool(house, { ...botThreads(house), log: (message) => log.warn(message) });
  const rulebook = openRulebook();
  const stories = openStories(house);
  const tables = new Tables({
    house,
    storage,
    bots,
    stories,
    rulebook,
    pack: packed,
    log,
    chance,
    rules,
    idle,
    street,
    codeDays: limits.codeDays,
  });
  const sockets = openSockets(tables, limits, log, passing);
  const keeping = { ...HOUSE_KEEPS, ...options.keeping };
  const failed = (error: unknown): void => log.error({ err: error }, 'looking after the house failed');
  const housekeeping = openHousekeeping({ keeping, storage, forget: (id) => tables.remove(id), failed });
  const bans = new Bans(storage);
  const sendAway = (): void => sockets.sendAway((address) => bans.why(address));

  const app = fastify({
    bodyLimit: LONGEST_MESSAGE,
    forceCloseConnections: true,
    // Whoever has not finished a request by then has no intention to.
    requestTimeout: LONGEST_REQUEST,
    http: { headersTimeout: LONGEST_REQUEST, connectionsCheckingInterval: LONGEST_REQUEST / 5 },
    trustProxy: options.trustProxy ?? false,
    // What comes in is checked in requests.ts: Fastify's own checks, a fifth of what a start takes, are not even loaded.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  app.addHook('onRoute', (route) => {
    if (route.url === '/api/tables' && route.method === 'POST') route.bodyLimit = LONGEST_TABLE;
    if (route.url === '/api/games') route.bodyLimit = LONGEST_GAME;
  });
  app.addHook('onRequest', async ({ ip, url }) => {
    const why = url.startsWith('/api/') ? bans.why(ip) : null;
    if (why !== null) throw new Refused(403, why);
  });
  app.addHook('onSend', async (request, reply) => void reply.headers(headersFor(request)));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof NotWritten)
      return void reply.code(503).send(failure(503, tables.trouble ?? error.message));
    if (error instanceof TooMuch) void reply.header('retry-after', error.seconds);
    if (isOfDatabase(error)) {
      log.error({ err: error, path: request.routeOptions.url }, 'the database could not be read');
      return void reply
        .code(503)
        .send(failure(503, 'The house cannot read its tables right now. Nothing is lost.'));
    }
    const status = error instanceof Refused ? error.status : (error.statusCode ?? 500);
    const isTold = status < 500 || error instanceof Refused;
    if (!isTold) log.error({ err: error, path: request.routeOptions.url }, 'a request failed');
    const why = isTold ? error.message : 'Something went wrong here.';
    void reply.code(status).send(failure(status, why, error));
  });
  app.get('/healthz', async (_request, reply) => {
    const why = await ailment(storage);
    return why === null ? { ok: true } : reply.code(503).send({ ok: false, why });
  });
  const loop = watchLoop();
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, options.metricsToken)) throw new Refused(404, 'There is nothing here.');
    const text = metricsText({ tables, sockets, storage, bots, housekeeping, loop, street, passing });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text);
  });
  if (options.logRequests === true) noteRequests(app, log);
  app.get('/ws', async () => {
    throw new Refused(426, 'Only WebSockets connect here.');
  });
  const cutOff = openSocketDoor(app.server, {
    origins: options.origins ?? [],
    trustProxy: options.trustProxy,
    guestOf: (headers) => passing?.guestOf(headers) ?? null,
    take: (socket, ip, guest) => sockets.take(socket, ip, bans.why(guest ?? ip), guest),
  });
  const host = options.host ?? '0.0.0.0';
  const addresses = (): string[] => homeAddresses(host, (app.server.address() as AddressInfo).port);
  const addressesFor = ({ ip, headers }: DoorRequest): string[] =>
    isOpenedHere(ip, headers.host) ? addresses() : [];
  await app.register(async (api) => {
    const door = passing?.door(api, tables) ?? api;
    serveRequests(door, { tables, buckets, addresses: addressesFor, keeping });
    servePrograms(door, tables, limits);
  });
  const hasPage = await servePage(app, options.page ?? PAGE_FOLDER);

  const errands = await openErrands({ tables, bans, storage, sendAway, failed, shared: street !== null });

  try {
    await app.listen({ port: options.port, host, backlog: AT_THE_DOOR });
  } catch (error) {
    errands.stop();
    housekeeping.stop();
    sharing?.stop();
    tables.stop();
    sockets.close();
    await Promise.all([bots.close(), stories.close()]);
    await kept.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  await street?.open(options.houseAddress ?? `${isEverywhere(host) ? '127.0.0.1' : host}:${port}`);
  log.info({ port, dataDir: options.dataDir }, 'the house is open');

  let stopping: Promise<void> | null = null;
  async function stop(): Promise<void> {
    errands.stop();
    housekeeping.stop();
    sharing?.stop();
    // Where others can go on with the tables they have them before anybody asks for one there.
    if (street !== null) tables.leaveToOthers();
    await kept.leave();
    tables.stop();
    sockets.close();
    // Somebody who doesn't read doesn't hang up either.
    const late = setTimeout(cutOff, FAREWELL);
    await app.close();
    clearTimeout(late);
    loop.stop();
    await Promise.all([bots.close(), stories.close()]);
    await kept.close();
    log.info('the house is closed');
  }
  return { port, tables, housekeeping, hasPage, addresses, stop: () => (stopping ??= stop()) };
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** On the standard output. That may be a file on the very disk that is full: then nothing is noted, and the house goes on. */
function openLog(level: string): Logger {
  const out = pino.destination(1);
  out.on('error', () => {});
  return pino({ level, redact: ['req.headers.authorization'] }, out);
}

/** Whatever else is noted. Never what a request says of itself: there are tokens in its headers. */
function noteRequests(app: FastifyInstance, log: Logger): void {
  const notes = log.child({}, { level: 'info' });
  app.addHook('onResponse', async ({ ip, method, url }, { statusCode, elapsedTime }) =>
    notes.info(
      { ip, method, path: url.split('?')[0], status: statusCode, ms: Math.round(elapsedTime) },
      'asked',
    ),
  );
}

/** Whoever looks after the house does not wait longer than this to hear how it is. */
const LONGEST_CHECK = 2500;

/** What keeps the house from writing, found out by writing; null: nothing does. */
async function ailment(storage: Storage): Promise<string | null> {
  if (storage.trouble !== null) return storage.trouble;
  const late = new Promise<Error>((resolve) => {
    setTimeout(() => resolve(new Error('The database does not answer.')), LONGEST_CHECK).unref();
  });
  const error = await Promise.race([storage.probe(), late]);
  return error?.message ?? null;
}

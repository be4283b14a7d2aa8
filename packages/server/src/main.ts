/**
 * Starts the house from the environment: PORT, HOST, DATA_DIR, DATABASE_URL, HOUSE_ADDRESS, ORIGINS, TRUST_PROXY, LOG_LEVEL,
 * LIMITS, KEEP_FINISHED, KEEP_ABANDONED, LOG_REQUESTS, METRICS_TOKEN; UNLIMITED=1 takes the limits off for load tests.
 * Stops on SIGTERM and SIGINT.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';

// Most of the time until the house is open goes into reading the sources: the second time it takes half as long.
enableCompileCache();
// It is written as the process ends, and a house that is killed would begin anew each time.
setTimeout(flushCompileCache, 10_000).unref();
const { limitsFrom, NO_LIMITS } = await import('./net/limits.ts');
const { house } = await import('@taproom/house/own');
const { CannotOpen, FolderTaken, HOUSE_KEEPS, Refused, startServer } = await import('./index.ts');

const { PORT, HOST, DATA_DIR, ORIGINS, TRUST_PROXY, LOG_LEVEL, LIMITS, UNLIMITED } = process.env;
const { LOG_REQUESTS, METRICS_TOKEN, DATABASE_URL, HOUSE_ADDRESS } = process.env;
const { KEEP_FINISHED = HOUSE_KEEPS.finished, KEEP_ABANDONED = HOUSE_KEEPS.abandoned } = process.env;
const open = async () =>
  startServer({
    house,
    port: Number(PORT ?? 8420),
    host: HOST,
    dataDir: DATA_DIR ?? 'data',
    database: DATABASE_URL || undefined,
    houseAddress: HOUSE_ADDRESS,
    origins: ORIGINS?.split(',').map((origin) => origin.trim()),
    trustProxy: TRUST_PROXY,
    keeping: { finished: Number(KEEP_FINISHED), abandoned: Number(KEEP_ABANDONED) },
    logLevel: LOG_LEVEL,
    logRequests: LOG_REQUESTS === '1',
    metricsToken: METRICS_TOKEN,
    limits: { ...(UNLIMITED === '1' && NO_LIMITS), ...limitsFrom(LIMITS ?? '') },
  });
const server = await open().catch((error: unknown) => {
  const isTold = error instanceof FolderTaken || error instanceof CannotOpen || error instanceof Refused;
  console.error(isTold ? error.message : error);
  process.exit(1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  // Also when it comes again: the house closes by itself soon enough.
  process.on(signal, () => {
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });

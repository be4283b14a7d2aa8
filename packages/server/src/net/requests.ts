/** The life of a table over plain HTTP. */
import { CreateTable, TableId, TakeSeat, Token, UseHandover } from '@taproom/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { TableHouse } from '../house.ts';
import { Refused } from '../refused.ts';
import { BucketPerAddress, type Limits } from './limits.ts';

export function serveRequests(app: FastifyInstance, house: TableHouse, limits: Limits): void {
  const requests = new BucketPerAddress(limits.requestsPerMinute / 60, limits.requestsPerMinute);
  const creations = new BucketPerAddress(limits.tablesPerHour / 3600, limits.tablesPerHour);
  const codes = new BucketPerAddress(limits.codesPerMinute / 60, limits.codesPerMinute);
  const within = (bucket: BucketPerAddress, request: FastifyRequest): void => {
    if (!bucket.take(request.ip)) throw new Refused(429, 'Too many requests; try again in a minute.');
  };

  app.addHook('onRequest', async (request) => within(requests, request));

  app.post('/api/tables', async (request) => {
    within(creations, request);
    return house.create(body(CreateTable, request));
  });
  app.get('/api/tables', async () => ({
    tables: (await house.storage.listed()).map(({ id, code, host, seats }) => ({
      table: id,
      code,
      host: seats[host]?.name ?? '',
      seats: seats.length,
      free: seats.filter(({ kind }) => kind === 'open').length,
    })),
  }));
  app.post('/api/seats', async (request) => {
    within(codes, request);
    const { code, name, character } = body(TakeSeat, request);
    return house.takeSeat(code, name, character);
  });
  app.post('/api/handover', async (request) => {
    within(codes, request);
    return house.useHandover(body(UseHandover, request).code);
  });
  app.post('/api/tables/:table/leave', async (request) => {
    await house.leave(tableIn(request), tokenIn(request));
    return {};
  });
  app.post('/api/tables/:table/start', async (request) => {
    await house.start(tableIn(request), tokenIn(request));
    return {};
  });
  app.post('/api/tables/:table/handover', async (request) =>
    house.offerHandover(tableIn(request), tokenIn(request)),
  );
  app.post('/api/tables/:table/rematch', async (request) =>
    house.rematch(tableIn(request), tokenIn(request)),
  );
  app.get('/api/tables/:table/log', async (request) => house.gameLog(tableIn(request)));
}

function body<S extends v.GenericSchema>(schema: S, request: FastifyRequest): v.InferOutput<S> {
  const parsed = v.safeParse(schema, request.body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw new Refused(400, `${path === null ? '' : `${path}: `}${issue.message}`);
}

function tableIn(request: FastifyRequest): string {
  const parsed = v.safeParse(TableId, (request.params as { table?: string }).table);
  if (!parsed.success) throw new Refused(404, 'There is no such table.');
  return parsed.output;
}

/** Never in the address: those end up in logs and histories. */
function tokenIn(request: FastifyRequest): string {
  const parsed = v.safeParse(Token, request.headers.authorization?.replace(/^Bearer /, ''));
  if (!parsed.success) throw new Refused(401, 'This needs the token of a seat: `authorization: Bearer …`.');
  return parsed.output;
}

/** What only programs ask for: a seat without a WebSocket, an imagined world, and what there is to ask. */
import { readFile } from 'node:fs/promises';
import { GiveAnswer, TurnPage, type Catalogue } from '@taproom/client';
import { packSchema } from '@taproom/inn';
import { catalogueOf } from '../catalogue.ts';
import { imagined } from '../table/imagined.ts';
import type { Door } from './door.ts';
import { HttpSeats } from './http-seats.ts';
import type { Tables } from '../tables.ts';
import type { Limits } from './limits.ts';
import { body, parsed, tableIn, tokenIn } from './requests.ts';

/** Made from the same definitions as everything here (packages/client/test/openapi.ts). */
const OPENAPI = new URL('../../../../docs/openapi.json', import.meta.url);

export function servePrograms(app: Door, tables: Tables, limits: Limits): void {
  const seats = new HttpSeats(tables, limits);
  let catalogue: Catalogue | undefined;

  app.get('/api/tables/:table/turn', async (request, reply) => {
    const { seconds } = parsed(TurnPage, request.query);
    const seat = await seats.at(tableIn(request), tokenIn(request), request.ip);
    void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return reply.send(await seat.turn(seconds));
  });
  app.post('/api/tables/:table/answer', async (request) => {
    const { id, question, answer } = body(GiveAnswer, request);
    const seat = await seats.at(tableIn(request), tokenIn(request), request.ip);
    await seat.answer(id, question, answer);
    return {};
  });
  app.get('/api/tables/:table/world', async (request, reply) => {
    const { table, seat } = await tables.enter(tableIn(request), tokenIn(request));
    void reply.header('cache-control', 'no-store');
    return imagined(tables.house, table, seat);
  });
  app.get('/api/catalogue', async () => (catalogue ??= catalogueOf(tables.house)));
  app.get('/api/pack.schema.json', async () => packSchema);
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await readFile(OPENAPI)),
  );
}

/** The page: the files that its build left behind. Its rooms are addresses of their own and all lead to the same file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { failure } from './failures.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const PAGE_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Files whose names change with what is in them. */
const HASHED = /[\\/]assets[\\/]/;
const YEAR = 'public, max-age=31536000, immutable';

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Taproom</title><p>The house is open, but its page has ' +
  'not been built yet: <code>npm start</code> in the repository builds it.</p></html>';

/** A room of the page: asked for by somebody who wants to read it, and no file, request or socket. */
function isRoom({ method, url, headers }: FastifyRequest): boolean {
  const [path] = url.split('?');
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(api|ws|assets|metrics|healthz)(\/|$)/.test(path) &&
    !/\.\w+$/.test(path) &&
    /text\/html|\*\/\*/.test(headers.accept ?? '')
  );
}

/** Says whether there is a page. */
export async function servePage(app: FastifyInstance, folder: string): Promise<boolean> {
  const built = existsSync(join(folder, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => void reply.header('cache-control', HASHED.test(path) ? YEAR : 'no-cache'),
    });
  app.setNotFoundHandler((request, reply: FastifyReply) => {
    if (!isRoom(request)) return reply.code(404).send(failure(404, 'There is nothing here.'));
    if (built) return reply.sendFile('index.html');
    return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
  });
  return built;
}

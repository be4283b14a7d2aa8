/** `taproom pocket`: the page without a house behind it, for this machine alone. Games are played and kept in the browser. */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { pagePolicy } from '@taproom/server/page-policy';
import { Failure } from '../failure.ts';
import { root } from '../places.ts';

export interface PocketOptions {
  readonly port: number;
}

const PAGE = join(root, 'packages/web/dist');
const LOOPBACK = '127.0.0.1';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Runs until it is told to stop. */
export async function pocket({ port }: PocketOptions): Promise<number> {
  const server = await open(port);
  const { port: at } = server.address() as AddressInfo;
  console.log(`The house in a pocket: http://localhost:${at}`);
  console.log('Games, the workshop and all else run in the browser, and are kept there. Ctrl-C ends this.');
  await new Promise<void>((stop) => {
    process.once('SIGTERM', () => stop());
    process.once('SIGINT', () => stop());
  });
  server.closeAllConnections();
  server.close();
  return 0;
}

function open(port: number): Promise<Server> {
  const page = pageWithoutHouse();
  const server = createServer(({ method, url = '/' }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') return void reply.writeHead(405).end();
    const path = pathOf(url);
    const file = path === null ? null : fileAt(path);
    // Its rooms are addresses of their own, and all lead to the same file.
    const isRoom = path !== null && extname(path) === '' && !/^\/(api|ws)(\/|$)/.test(path);
    const body = file !== null ? readFileSync(file) : isRoom ? page : null;
    if (body === null) return void reply.writeHead(404).end();
    reply.writeHead(200, {
      'content-type': TYPES[extname(file ?? 'index.html')] ?? 'application/octet-stream',
      'content-length': Buffer.byteLength(body),
      'content-security-policy': pagePolicy(),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
    reply.end(method === 'HEAD' ? undefined : body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        new Failure(
          code === 'EADDRINUSE'
            ? `Port ${port} is taken: choose another one, such as --port ${port + 1}.`
            : `Nobody can listen on port ${port}: ${message}.`,
        ),
      ),
    );
    server.listen(port, LOOPBACK, () => resolve(server));
  });
}

/** The page is told that there is no house. */
function pageWithoutHouse(): string {
  try {
    return readFileSync(join(PAGE, 'index.html'), 'utf8').replace(
      '<head>',
      '<head><meta name="house" content="none" />',
    );
  } catch {
    throw new Failure('There is no page here yet: `npm start` in the repository builds it.');
  }
}

/** Null: it is no address. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, `http://${LOOPBACK}`).pathname);
  } catch {
    return null;
  }
}

/** A file of the page; null: there is none, or it lies elsewhere. */
function fileAt(path: string): string | null {
  const file = join(PAGE, path);
  if (!file.startsWith(PAGE + sep) || path === '/index.html' || path.includes('\0')) return null;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

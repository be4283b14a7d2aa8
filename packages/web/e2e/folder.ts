/** The built page, handed out from a folder by a plain web server: one that another build can be put into. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../dist', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.otf': 'font/otf',
};

export interface Folder {
  readonly url: string;
  /** Another build of the page takes the place of this one. */
  swap(): void;
  close(): void;
}

export async function openFolder(): Promise<Folder> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-folder-'));
  cpSync(BUILT, folder, { recursive: true });
  const fileAt = (path: string): string => {
    const file = join(folder, path);
    return extname(file) !== '' && existsSync(file) ? file : join(folder, 'index.html');
  };
  const server = createServer(({ url = '/' }, reply) => {
    const { pathname } = new URL(url, 'http://folder');
    if (pathname.startsWith('/api/')) return void reply.writeHead(404).end();
    const file = fileAt(pathname);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const change = (file: string, from: string | RegExp, to: string): void => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    swap() {
      change('index.html', '</head>', '<meta name="build" content="B" /></head>');
      change('sw.js', /VERSION="[^"]+"/, 'VERSION="another-build"');
    },
    close() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Files that the page fetches when somebody needs them, made at build time. */
import { createHash } from 'node:crypto';
import type { Plugin, ViteDevServer } from 'vite';

export interface Asset {
  readonly file: string;
  readonly text: string;
}

/** A file with its content in its name: it can be kept for ever. */
export function asset(name: string, content: object): Asset {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { file: `assets/${name}-${hash}.json`, text };
}

/** They lie beside the page, built or while it is worked on. `also`: what else the latter needs. */
export const served = (
  assets: readonly Asset[],
  also?: (server: ViteDevServer) => void,
): Omit<Plugin, 'name' | 'load'> => ({
  configureServer(server) {
    also?.(server);
    for (const { file, text } of assets)
      server.middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(text);
      });
  },
  generateBundle() {
    for (const { file, text } of assets) this.emitFile({ type: 'asset', fileName: file, source: text });
  },
});

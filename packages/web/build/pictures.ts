/** Our own pictures, as files that are only fetched where one of them is shown. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { pictures } from '../pictures/index.ts';
import { FROM_BASE, replaced } from './replaced.ts';

export function drawn(): Plugin {
  const files = pictures();
  const hash = createHash('sha256')
    .update([...files.values()].join('\n'))
    .digest('base64url')
    .slice(0, 8);
  const folder = `assets/pictures-${hash}`;
  return replaced(
    'taproom-pictures',
    'pictures/address.ts',
    () => `export const PICTURES = ${FROM_BASE} + '${folder}';`,
    {
      configureServer(server) {
        for (const [file, text] of files)
          server.middlewares.use(`/${folder}/${file}`, (_request, response) => {
            response.setHeader('content-type', 'image/svg+xml');
            response.end(text);
          });
      },
      generateBundle() {
        for (const [file, source] of files)
          this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source });
      },
    },
  );
}

/** The icons as a font, and as pictures for browsers that take none: two files, which the page fetches by itself. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { iconDrawings } from './icon-drawings.ts';
import { iconFont } from './icon-font.ts';
import { iconPictures } from './icon-pictures.ts';
import { FROM_BASE, replaced } from './replaced.ts';

function named(extension: string, source: string | Uint8Array): string {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return `assets/icons-${hash}.${extension}`;
}

export function icons(): Plugin {
  const drawn = iconDrawings();
  const [font, pictures] = [iconFont(drawn), iconPictures(drawn)];
  const files = [
    { fileName: named('otf', font), source: font, type: 'font/otf' },
    { fileName: named('css', pictures), source: pictures, type: 'text/css' },
  ];
  const [asFont, asPictures] = files.map(({ fileName }) => `${FROM_BASE} + '${fileName}'`);
  let base = '/';
  return replaced(
    'taproom-icons',
    'icons/files.ts',
    () => `export const FONT = ${asFont}; export const PICTURES = ${asPictures};`,
    {
      configResolved(config) {
        base = config.base;
      },
      configureServer(server) {
        for (const { fileName, source, type } of files)
          server.middlewares.use(`/${fileName}`, (_request, response) => {
            response.setHeader('content-type', type);
            response.end(source);
          });
      },
      generateBundle() {
        for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
      },
      // It is asked for before the page's program is there.
      transformIndexHtml: () => [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'fetch', href: base + files[0].fileName, crossorigin: '' },
          injectTo: 'head',
        },
      ],
    },
  );
}

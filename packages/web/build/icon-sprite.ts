/** One SVG file with the icons that are used, and nothing else of the four thousand. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICONS } from '../src/icons/icons.ts';
import { FROM_BASE, replaced } from './replaced.ts';
import { shorterPath } from './shorter-path.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

export function spriteText(): string {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as IconSet;
  const symbols = Object.entries(ICONS).map(([name, source]) => {
    if ('own' in source) return `<symbol id="icon-${name}" viewBox="0 0 24 24">${source.own}</symbol>`;
    const found = icons[source.icon];
    if (found === undefined) throw new Error(`There is no game-icon "${source.icon}" (for "${name}").`);
    return `<symbol id="icon-${name}" viewBox="0 0 512 512">${rounded(found.body)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

const rounded = (body: string): string =>
  body.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${shorterPath(d)}"`);

export function iconSprite(): Plugin {
  const text = spriteText();
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/icons-${hash}.svg`;
  return replaced(
    'taproom-icon-sprite',
    'icons/sprite.ts',
    () => `export const SPRITE = ${FROM_BASE} + '${file}';`,
    {
      configureServer(server) {
        server.middlewares.use(`/${file}`, (_request, response) => {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(text);
        });
      },
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: file, source: text });
      },
    },
  );
}

/** The two typefaces of the first screen are fetched with the page, not after its styles. */
import type { Plugin } from 'vite';

const FIRST = [/alegreya-latin-400-normal/, /grenze-gotisch-latin-600-normal/];

export function preloadFonts(): Plugin {
  let base = '/';
  return {
    configResolved(config) {
      base = config.base;
    },
    name: 'taproom-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST.some((name) => name.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: base + file, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

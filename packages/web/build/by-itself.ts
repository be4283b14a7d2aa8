/** A page that lies anywhere, without a house behind it: for web servers that only hand out files. */
import { pagePolicy } from '@taproom/server/page-policy';
import type { Plugin } from 'vite';

export const POCKET = 'pocket';

export function byItself(): Plugin {
  return {
    name: 'taproom-by-itself',
    apply: (_config, { command, mode }) => command === 'build' && mode === POCKET,
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'content-security-policy', content: pagePolicy() },
        injectTo: 'head-prepend',
      },
      { tag: 'meta', attrs: { name: 'house', content: 'none' }, injectTo: 'head-prepend' },
    ],
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        // The rooms are addresses that no such server knows: most show this file then.
        if (page?.type === 'asset')
          this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
      },
    },
  };
}

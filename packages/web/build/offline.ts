/** Lists everything that the build has made for the service worker, which keeps it on the device. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const SERVICE_WORKER = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const FILE = 'sw.js';
const PAGE = 'index.html';
const NOT_FOUND = '404.html';

export function offline(): Plugin {
  return {
    name: 'taproom-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[FILE];
        if (worker?.type !== 'chunk') throw new Error(`The build has made no ${FILE}.`);
        const made = Object.values(bundle).filter(({ fileName }) => fileName !== FILE);
        const names = [...made.map(({ fileName }) => fileName), ...readdirSync(PUBLIC)];
        // Some servers lead away from its name: it is known as the folder that it lies in.
        const files = names.filter((name) => name !== NOT_FOUND).map((name) => (name === PAGE ? './' : name));
        const hash = createHash('sha256').update(worker.code);
        for (const one of made)
          hash.update(one.fileName).update(one.type === 'chunk' ? one.code : one.source);
        const version = hash.digest('base64url').slice(0, 12);
        worker.code =
          `const FILES=${JSON.stringify(files)},VERSION=${JSON.stringify(version)};\n` + worker.code;
      },
    },
  };
}

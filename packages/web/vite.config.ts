import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { byItself, POCKET } from './build/by-itself.ts';
import { code } from './build/code.ts';
import { compress } from './build/compress.ts';
import { decks } from './build/decks.ts';
import { houseRules } from './build/house-rules.ts';
import { icons } from './build/icons.ts';
import { lessons } from './build/lessons.ts';
import { menu } from './build/menu.ts';
import { offline, SERVICE_WORKER } from './build/offline.ts';
import { drawn } from './build/pictures.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { preloadWhatIsMissing } from './build/preload-what-is-missing.ts';
import { rulebook } from './build/rulebook.ts';

/** Where the house listens that the page talks to while it is worked on; `npm run dev` opens one of its own. */
const HOUSE = `127.0.0.1:${process.env.HOUSE_PORT ?? 8420}`;

const PAGE = fileURLToPath(new URL('index.html', import.meta.url));

export default defineConfig(({ command, mode }) => {
  // A page is built for players, whoever builds it: also a test, in whose environment it would be one to work on.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [
      decks(),
      houseRules(),
      icons(),
      lessons(),
      menu(),
      drawn(),
      preloadFonts(),
      preloadWhatIsMissing(),
      rulebook(),
      byItself(),
      offline(),
      // Such servers would hand out the smaller files only to whoever asks for them by name.
      mode !== POCKET && compress(),
    ],
    // The house in the pocket is a program of its own.
    worker: { format: 'es', plugins: () => [code(), houseRules()] },
    build: {
      outDir: mode === POCKET ? '../../dist/pocket' : 'dist',
      emptyOutDir: true,
      target: 'es2023',
      sourcemap: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Of the dialogs' library: it says where it would run if a server drew the page.
        checks: { moduleLevelDirective: false },
        input: { index: PAGE, sw: SERVICE_WORKER },
        // It is found at the same address in every release.
        output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
      },
    },
    server: { proxy: { '/api': `http://${HOUSE}`, '/ws': { target: `ws://${HOUSE}`, ws: true } } },
  };
});

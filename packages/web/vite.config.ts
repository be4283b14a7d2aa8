import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { code } from './build/code.ts';
import { compress } from './build/compress.ts';
import { decks } from './build/decks.ts';
import { houseRules } from './build/house-rules.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { lessons } from './build/lessons.ts';
import { menu } from './build/menu.ts';
import { drawn } from './build/pictures.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { rulebook } from './build/rulebook.ts';

/** Where the house listens that the page talks to while it is worked on; `npm run dev` opens one of its own. */
const HOUSE = `127.0.0.1:${process.env.HOUSE_PORT ?? 8420}`;

export default defineConfig({
  plugins: [
    react(),
    decks(),
    houseRules(),
    iconSprite(),
    lessons(),
    menu(),
    drawn(),
    preloadFonts(),
    rulebook(),
    compress(),
  ],
  // The house in the pocket is a program of its own.
  worker: { format: 'es', plugins: () => [code(), houseRules()] },
  build: { target: 'es2023', sourcemap: false, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': `http://${HOUSE}`, '/ws': { target: `ws://${HOUSE}`, ws: true } } },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { iconSprite } from './build/icon-sprite.ts';
import { menu } from './build/menu.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { rulebook } from './build/rulebook.ts';

export default defineConfig({
  plugins: [react(), iconSprite(), menu(), preloadFonts(), rulebook(), compress()],
  build: { target: 'es2023', sourcemap: false, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': 'http://127.0.0.1:8420', '/ws': { target: 'ws://127.0.0.1:8420', ws: true } } },
});

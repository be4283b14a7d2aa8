/** A module of the page whose values are only known at build time: the real file holds a stand-in of the same type. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** In such code: the folder in which the page lies. */
export const FROM_BASE = 'import.meta.env.BASE_URL';

export function replaced(
  name: string,
  file: string,
  code: () => string,
  more: Omit<Plugin, 'name' | 'load'> = {},
): Plugin {
  const path = fileURLToPath(new URL(`../src/${file}`, import.meta.url)).replaceAll('\\', '/');
  return { name, enforce: 'pre', load: (id) => (id === path ? code() : undefined), ...more };
}

/** What there is to choose from. The build puts the real menu in its place (build/menu.ts). */
import type { Menu } from './menu.ts';

export const MENU: Menu = { gambling: [], factions: [], prizes: [] };

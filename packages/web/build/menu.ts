/**
 * What a host can choose from, taken out of the games themselves at build time: the page offers exactly what the
 * house plays, and no part of an engine travels for it.
 */
import type { Plugin } from 'vite';
import { otto } from '../../cast/src/otto/index.ts';
import { prizes } from '../../cast/src/prizes/index.ts';
import { GAME_HELP } from '../../parlour/src/help/index.ts';
import { parlour } from '../../parlour/src/parlour.ts';
import { ownOrders } from '../../parlour/src/table/brought.ts';
import { replaced } from './replaced.ts';
import type { Menu } from '../src/rooms/menu.ts';

export function menuOfTheHouse(): Menu {
  return {
    gambling: parlour.defs.map((def) => {
      const { id, name, min, max, most = max, betting, shares, insideInn, variants, retold } = def;
      return {
        id,
        name,
        goal: GAME_HELP[id].goal.text,
        min,
        max,
        most,
        betting,
        shares,
        insideInn,
        variants: variants.map(({ id: key, name: title, excludes = [], needs = [], mode }) => ({
          id: key,
          name: title,
          about: GAME_HELP[id].variants[key].text,
          excludes,
          needs,
          mode: mode ?? null,
        })),
        steps: retold?.steps ?? null,
        ownOrders: retold ? ownOrders(def) : [],
      };
    }),
    factions: otto.automaton!.factions.slice(0, otto.automaton!.mixes).map(({ name }) => name),
    prizes: prizes.map(({ key, title }) => ({ key, title })),
  };
}

export const menu = (): Plugin =>
  replaced(
    'taproom-menu',
    'rooms/menu-of-the-house.ts',
    () => `export const MENU = ${JSON.stringify(menuOfTheHouse())};`,
  );

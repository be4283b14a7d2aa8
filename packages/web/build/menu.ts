/**
 * What a host can choose from, taken out of the games themselves at build time: the page offers exactly what the
 * house plays, and no part of an engine travels for it.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { otto } from '../../cast/src/otto/index.ts';
import { prizes } from '../../cast/src/prizes/index.ts';
import { parlour } from '../../parlour/src/parlour.ts';
import { ownOrders } from '../../parlour/src/table/brought.ts';
import { loadInventory } from '../../scenario/src/inventory.ts';
import { replaced } from './replaced.ts';
import type { Menu } from '../src/rooms/menu.ts';

const INVENTORY = fileURLToPath(new URL('../../../rulebook/inventory', import.meta.url));

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/ variant$/, '');

const rules = loadInventory(INVENTORY).books.flatMap((book) => book.rules);

/** What a variant changes: the first that the rulebook says of it, for whoever does not know the steps of the game by number. */
function variantRule(game: string, variant: string): string {
  const section = plain(`${game}: variant ${variant}`);
  const rule = rules.find((one) => plain(one.section) === section)?.rule ?? '';
  return rule
    .replace(/^(?:In|After) step \d+ (.)/, (_, first: string) => first.toUpperCase())
    .replace(/ of step \d+/, '');
}

export function menuOfTheHouse(): Menu {
  return {
    gambling: parlour.defs.map((def) => {
      const { id, name, min, max, most = max, betting, shares, insideInn, variants, retold } = def;
      return {
        id,
        name,
        min,
        max,
        most,
        betting,
        shares,
        insideInn,
        variants: variants.map(({ id: key, name: title, excludes = [], needs = [], mode }) => ({
          id: key,
          name: title,
          about: variantRule(name, title),
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

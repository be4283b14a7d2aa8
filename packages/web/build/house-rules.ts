/** The rules as a house tells them, for the one in the pocket: a file that its worker fetches when somebody asks why not. */
import type { Plugin } from 'vite';
import { readRulebook } from '../../server/src/rulebook/reading.ts';
import { asset, served } from './asset.ts';
import { FROM_BASE, replaced } from './replaced.ts';

export function houseRules(): Plugin {
  const { rules, cards } = readRulebook();
  const file = asset('house-rules', { rules: [...rules], cards: [...cards] });
  return replaced(
    'taproom-house-rules',
    'pocket/house-rules.ts',
    () => `export const HOUSE_RULES = ${FROM_BASE} + '${file.file}';`,
    served([file]),
  );
}

/**
 * Our own house with further packs. Which ones stands in the address that this module is imported by (`?pack=…`), so a
 * thread opens the same house from there.
 */
import { openHouse } from '@taproom/house';
import { furnishing } from '@taproom/house/own';
import { castOf, type Pack } from '@taproom/inn';
import { loadPack } from './load.ts';

const packs: Pack[] = [...furnishing.packs];
for (const path of new URL(import.meta.url).searchParams.getAll('pack'))
  packs.push(await loadPack(path, castOf(packs)));

export const house = openHouse({ ...furnishing, packs, from: import.meta.url });

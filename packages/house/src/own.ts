/** Our own house: everything of the books, and our bots. */
import { random, sensible } from '@taproom/bots';
import { base } from '@taproom/cast';
import { openHouse, type Furnishing } from './index.ts';

export const furnishing: Furnishing = { packs: [base], bots: [random, sensible] };

export const house = openHouse({ ...furnishing, from: import.meta.url });

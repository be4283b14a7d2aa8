/** Our own house: everything of the books, and our bots. */
import { ladder, random } from '@taproom/bots';
import { base } from '@taproom/cast';
import { openHouse, type Furnishing } from './index.ts';

export const furnishing: Furnishing = { packs: [base], bots: [...ladder, random] };

export const house = openHouse({ ...furnishing, from: import.meta.url });

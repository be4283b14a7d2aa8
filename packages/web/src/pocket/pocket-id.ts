/** Tables of the pocket are known by their names: whatever is asked about them is asked in the worker. */
import { randomLine } from '@taproom/client';

const POCKET = 'pocket';
const ID_LENGTH = 16;

export const newPocketId = (): string => POCKET + randomLine().slice(0, ID_LENGTH - POCKET.length);

export const isPocket = (table: string): boolean => table.startsWith(POCKET) && table.length === ID_LENGTH;

/** The page was built to lie anywhere, without a house behind it (`npm run build:pocket`). */
export const POCKET_ONLY = import.meta.env.MODE === 'pocket';

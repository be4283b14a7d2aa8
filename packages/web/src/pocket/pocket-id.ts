/** Tables of the pocket are known by their names: whatever is asked about them is asked in the worker. */
import { randomLine } from '@taproom/client';

const POCKET = 'pocket';
const ID_LENGTH = 16;

const PASSING = 'pocketx';

const newId = (begin: string): string => begin + randomLine().slice(0, ID_LENGTH - begin.length);

export const newPocketId = (): string => newId(POCKET);
/** For a table that nobody wants to keep. */
export const newPassingId = (): string => newId(PASSING);

export const isPocket = (table: string): boolean => table.startsWith(POCKET) && table.length === ID_LENGTH;
export const isPassing = (table: string): boolean => table.startsWith(PASSING);

/** Whoever hands out the page says that there is no house behind it (`npm run build:pocket`, `taproom pocket`). */
export const POCKET_ONLY =
  globalThis.document?.querySelector('meta[name="house"]')?.getAttribute('content') === 'none';

/** The pack that is being made, kept on this device; and the one that is to go along to a table. */
import type { PackFile } from '@taproom/inn';

const DRAFT = 'taproom.workshop';
const BROUGHT = 'taproom.brought';

function read(store: Storage, key: string): PackFile | null {
  try {
    return JSON.parse(store.getItem(key) ?? 'null') as PackFile | null;
  } catch {
    return null;
  }
}

/** Where nothing can be kept, nothing is. */
function write(store: Storage, key: string, pack: PackFile): void {
  try {
    store.setItem(key, JSON.stringify(pack));
  } catch {
    // It is still on the screen, and can be saved as a file.
  }
}

export const draft = (): PackFile | null => read(localStorage, DRAFT);
export const keepDraft = (pack: PackFile): void => write(localStorage, DRAFT, pack);

/** From the workshop to the page that opens a table. */
export const bring = (pack: PackFile): void => write(sessionStorage, BROUGHT, pack);
export function brought(): PackFile | null {
  const pack = read(sessionStorage, BROUGHT);
  sessionStorage.removeItem(BROUGHT);
  return pack;
}

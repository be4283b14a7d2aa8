/**
 * When the page is kept on the device. Keeping all of it takes a processor for a quarter of a minute, and whoever has just
 * come wants to play, or to look something up: so it waits until nobody has done anything, and nothing has happened at a
 * table, for a while.
 */
import { isThereAPage } from './missing-part.ts';

const A_QUIET_MOMENT = 5000;
const DEEDS = ['pointerdown', 'keydown', 'input'] as const;

let quiet: ReturnType<typeof setTimeout>;
let isBegun = false;

export function keepInAQuietMoment(): void {
  for (const deed of DEEDS) addEventListener(deed, waitForQuiet, { passive: true });
  waitForQuiet();
}

/** Something has happened. */
export function waitForQuiet(): void {
  if (isBegun) return;
  clearTimeout(quiet);
  quiet = setTimeout(() => void keepIt().catch(waitForQuiet), A_QUIET_MOMENT);
}

/** While the house is away another quiet moment will do: nobody misses it, so nothing is loaded anew for it. */
async function keepIt(): Promise<void> {
  if (!(await isThereAPage())) return waitForQuiet();
  const { keepPage } = await import('./keep-page.ts');
  isBegun = true;
  for (const deed of DEEDS) removeEventListener(deed, waitForQuiet);
  await keepPage();
}

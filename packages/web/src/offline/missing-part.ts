/**
 * A part of the page that does not come when it is needed never comes: the house has a newer page, whose files have other
 * names, or was away at that moment, and the browser does not ask twice. So the page is loaded anew as soon as it can be
 * had. Tables are kept by whoever runs them, so nothing is lost.
 */
import { address } from '../address.ts';

/** Until the house is asked again whether there is a page. */
const A_WHILE = 2000;
/** A page that is broken itself is not loaded again and again. */
const NOT_AGAIN = 10 * 60_000;
const LOADED = 'taproom.loaded-anew';

export function mendMissingParts(): void {
  let isWaiting = false;
  addEventListener('vite:preloadError', () => {
    if (isWaiting || wasJustLoaded()) return;
    isWaiting = true;
    void untilThereIsAPage().then(() => {
      if (remember()) location.reload();
    });
  });
}

let asking: Promise<void> | null = null;

/** Whoever waits at the same time waits together. */
export const untilThereIsAPage = (): Promise<void> =>
  (asking ??= askForAPage().finally(() => (asking = null)));

async function askForAPage(): Promise<void> {
  while (!(await isThereAPage())) await new Promise((resolve) => setTimeout(resolve, A_WHILE));
}

/** The house may be away, and while its files are being replaced there may be none for a moment. */
export const isThereAPage = (): Promise<boolean> =>
  fetch(address('/'), { cache: 'no-cache' }).then(
    ({ ok, headers }) => ok && headers.get('content-type')?.includes('text/html') === true,
    () => false,
  );

const wasJustLoaded = (): boolean => {
  try {
    return Date.now() - Number(sessionStorage.getItem(LOADED) ?? 0) < NOT_AGAIN;
  } catch {
    return true;
  }
};

/** Where nothing can be remembered nothing is loaded anew: it might never end. */
function remember(): boolean {
  try {
    sessionStorage.setItem(LOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

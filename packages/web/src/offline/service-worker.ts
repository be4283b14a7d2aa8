/**
 * Keeps the whole page on the device, so that it opens without a network. Whoever has one gets the newest page; what is
 * kept stays until a newer one is there as a whole and nobody looks at the old one, or wants to go over to it.
 */

/** Everything that the build has made. It puts the list here (build/offline.ts). */
declare const FILES: readonly string[];
/** Another one whenever any of them changes. */
declare const VERSION: string;

/** What a service worker has, as far as this one uses it: the page's own types know only windows. */
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(what: 'install' | 'activate', act: (event: Lasting) => void): void;
  addEventListener(what: 'fetch', act: (event: Fetching) => void): void;
  addEventListener(what: 'message', act: (event: { readonly data: unknown }) => void): void;
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
const scope = globalThis as unknown as Scope;

const OURS = 'taproom-';
const CACHE = OURS + VERSION;
const home = new URL(scope.registration.scope);
const PAGE = home.href;
/** Files whose names change with what is in them. */
const HASHED = /^assets\//;
/** So many milliseconds between two files: whoever plays meanwhile has the line, and the processor. */
const A_BREATH = 50;
/** A network that does not answer for so many milliseconds is none. */
const PATIENCE = 4000;
/** What is never kept: the house itself. */
const HOUSE = /^(api|ws|healthz|metrics)(\/|$)/;

const SAME = { ignoreVary: true } as const;

/** All at once would be sooner, and felt by whoever plays. What is kept already, after a visit cut short, stays. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const file of FILES) {
    const address = new URL(file, home).href;
    if (kept.has(address)) continue;
    await cache.put(address, await newest(address, HASHED.test(file)));
    await new Promise((resolve) => setTimeout(resolve, A_BREATH));
  }
}

/** With a name that tells what is in it, the same file of an older page is the same file. */
async function newest(address: string, isHashed: boolean): Promise<Response> {
  const known = isHashed ? await caches.match(address, SAME) : undefined;
  const response = known ?? (await fetch(address, { cache: isHashed ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${address} could not be fetched.`);
  return response;
}

async function dropOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await scope.clients.claim();
}

async function kept(address: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(address, SAME);
}

/** The newest page, or the one that is kept where there is no network. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE);
  });
  const fresh = fetch(request).then(
    // A plain web server has no rooms: whatever it says of them, there is a page.
    (response) => (response.ok ? response : null),
    () => null,
  );
  const first = await Promise.race([fresh, late]);
  return first ?? (await kept(PAGE)) ?? (await fresh) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  return (await kept(origin + pathname)) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOld()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(home.href)) return;
  if (HOUSE.test(request.url.slice(home.href.length))) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
// Somebody wants to go over to this one now.
scope.addEventListener('message', ({ data }) => data === 'go' && void scope.skipWaiting());

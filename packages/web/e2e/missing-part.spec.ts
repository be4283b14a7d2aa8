/** A page that is open while a newer one takes its place: parts that it has not loaded yet are gone. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import { shortGame } from './short-game.ts';
import { sitQuietly } from './quiet-client.ts';
import { seatPeople, sitDown } from './tables.ts';

/** One of its parts is gone, until it is loaded anew or for good. Says how often it was loaded. */
async function takeAway(page: Page, part: string, forGood: boolean): Promise<() => number> {
  let loaded = 0;
  page.on('domcontentloaded', () => loaded++);
  await page.route(`**/assets/${part}-*.js`, (route) =>
    loaded > 0 && !forGood ? route.continue() : route.fulfill({ status: 404, json: { error: 'gone' } }),
  );
  return () => loaded;
}

/** A page that is kept on the device has all its parts. */
const keepNothing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));

/** A browser notes by itself what did not come. */
const NOTED = /404|ERR_INTERNET_DISCONNECTED|preload|dynamically imported module/;
function forgive(complaints: string[]): void {
  expect(complaints.join('\n')).toMatch(/preload|dynamically imported module/);
  const left = complaints.filter((one) => !NOTED.test(one));
  complaints.splice(0, complaints.length, ...left);
}

test('the end of a game is shown by a page that was replaced meanwhile', async ({
  device,
  arrangedHouse,
  complaints,
}) => {
  test.setTimeout(120_000);
  const pages = [await device({ at: arrangedHouse }), await device({ at: arrangedHouse })];
  const seats = await shortGame(arrangedHouse);
  for (const page of pages) await keepNothing(page);
  for (const [i, page] of pages.entries()) await sitDown(page, seats[i]);
  const [page] = pages;
  await page.locator('[data-hand-card]').first().waitFor();
  const loaded = await takeAway(page, 'end', false);
  const [ann, ben] = pages.map((one) => new Person(one, { plays: 0 }).playUntil());
  // It may be loaded just while she looks at it.
  await ann.catch(({ message }: Error) => expect(message).toMatch(/because of a navigation/));
  await ben;
  await expect(page.getByRole('dialog', { name: 'Ben (Jett) wins' })).toBeVisible();
  expect(loaded()).toBe(1);
  forgive(complaints);
});

test('a page that is broken itself is not loaded again and again', async ({ page, complaints }) => {
  await keepNothing(page);
  await page.goto('/');
  const loaded = await takeAway(page, 'settings-form', true);
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await expect.poll(loaded).toBe(1);
  const gone = page.waitForEvent('pageerror');
  await settings.click();
  await gone;
  // It would be loaded within milliseconds.
  await page.waitForTimeout(2000);
  expect(loaded()).toBe(1);
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
  forgive(complaints);
});

test('while the house is away nothing is loaded, and then everything works again', async ({
  page,
  context,
  complaints,
}) => {
  await keepNothing(page);
  await page.goto('/');
  let loaded = 0;
  page.on('domcontentloaded', () => loaded++);
  await context.setOffline(true);
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await page.waitForTimeout(3000);
  expect(loaded).toBe(0);
  await context.setOffline(false);
  await expect.poll(() => loaded).toBe(1);
  await settings.click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  forgive(complaints);
});

test('nobody is interrupted for what nobody misses: the page is kept once the house is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  let loaded = 0;
  page.on('domcontentloaded', () => loaded++);
  const aQuietMoment = (): Promise<void> => page.clock.runFor(5000);
  const missed: string[] = [];
  page.on('requestfailed', (one) => missed.push(new URL(one.url()).pathname));
  await context.setOffline(true);
  await aQuietMoment();
  await expect.poll(() => missed).toContain('/');
  expect(missed.filter((one) => one !== '/')).toEqual([]);
  await context.setOffline(false);
  const kept = page.waitForResponse(/\/assets\/keep-page-/);
  await aQuietMoment();
  expect((await kept).ok()).toBe(true);
  expect(loaded).toBe(0);
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !NOTED.test(one)));
});

test('nobody is interrupted for what only adorns a table: it is fetched once the house is back', async ({
  page,
  house,
  complaints,
}) => {
  await keepNothing(page);
  let isAway = true;
  let asked = 0;
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => {
      asked++;
      return isAway ? route.fulfill({ status: 503 }) : route.continue();
    },
  );
  const adorning: string[] = [];
  page.on('request', (one) => {
    const [, part] = /assets\/(motion|peek|remarks|coach)-[^/]*js$/.exec(one.url()) ?? [];
    if (part !== undefined) adorning.push(part);
  });
  const [ann] = await seatPeople(house, ['Ann', 'Ben']);
  await sitDown(page, ann);
  // Some games begin with a choice, before any card is dealt.
  await page.getByRole('region', { name: 'The other players' }).waitFor();
  let loaded = 0;
  page.on('domcontentloaded', () => loaded++);
  await expect.poll(() => asked).toBeGreaterThan(1);
  expect(adorning).toEqual([]);
  isAway = false;
  await expect.poll(() => adorning).toContain('motion');
  expect(loaded).toBe(0);
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/503/.test(one)));
});

test('the page is not kept while something happens at the table', async ({ page, house }) => {
  const [ann, ben] = await seatPeople(house, ['Ann', 'Ben']);
  let lastTold = 0;
  page.on('websocket', (socket) => socket.on('framereceived', () => (lastTold = Date.now())));
  const untilTold = async (since: number): Promise<void> =>
    expect.poll(() => lastTold > since && Date.now() - lastTold > 500).toBe(true);
  const isKept: boolean[] = [];
  page.on('request', (one) => isKept.push(one.url().includes('/assets/keep-page-')));
  await page.clock.install();
  await sitDown(page, ann);
  await untilTold(0);
  // From now on only the test lets time pass.
  await page.clock.pauseAt(Date.now() + 100);
  await page.clock.runFor(2600);
  const before = Date.now();
  const player = sitQuietly(house, ben);
  await untilTold(before);
  await page.clock.runFor(2600);
  // First it would be asked whether there is a page.
  await page.waitForTimeout(500);
  const kept = page.waitForResponse(/\/assets\/keep-page-/);
  expect(isKept).not.toContain(true);
  await page.clock.runFor(2400);
  expect((await kept).ok()).toBe(true);
  player.stop();
});

/** The house in a pocket: whole games without a network, and several people on one device. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { openFolder } from './folder.ts';
import { openHouse } from './house.ts';
import { KeyPerson, tabTo } from './keys.ts';
import { expectHand, Person } from './person.ts';
import { byPointing, walk } from './walk-lesson.ts';
import type { ToHouse } from '../src/pocket/wire.ts';

/** Everything of the page is on the device. */
const isKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => setTimeout(resolve, 100));
  });

/** A browser notes by itself that nobody answers. */
function forgive(complaints: string[]): void {
  const left = complaints.filter((one) => !/ERR_CONNECTION_REFUSED/.test(one));
  complaints.splice(0, complaints.length, ...left);
}

const radio = (page: Page, group: string, name: string): Promise<void> =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check();

interface HereWish {
  readonly seats: number;
  /** What else is chosen, by the names of its groups. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** Ann sits down with bots at a table of the pocket. */
async function begin(page: Page, { seats, choices = {} }: HereWish): Promise<void> {
  await page.goto('/here');
  await page.getByLabel('Your name').fill('Ann');
  for (const [group, name] of Object.entries(choices)) await radio(page, group, name);
  await radio(page, 'Seats, bots included', `${seats}`);
  await radio(page, 'Bots', `${seats - 1}`);
  await page.getByRole('button', { name: 'Begin' }).click();
}

interface Opened {
  readonly game?: string;
  clocks?: { readonly quiet?: number };
  characters?: readonly (string | null)[];
}

/**
 * At tables that this device opens in its pocket nobody takes their time, as `hurry` sees to it at a house. Those who share
 * a device still have a while to say that they answer. The first seat is somebody's who is asked nothing before the deal.
 */
const hurryHere = (page: Page): Promise<unknown> =>
  page.context().addInitScript((most) => {
    // oxlint-disable-next-line typescript/unbound-method -- It is called as what it was.
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: ToHouse) {
      if (message.kind === 'ask' && message.asked.path === '/api/tables' && message.asked.body) {
        const table = message.asked.body as Opened;
        const { quiet = most } = table.clocks ?? {};
        const [first = null, ...others] = table.characters ?? [];
        Object.assign(table, {
          clocks: { ...table.clocks, bot: 0, shortest: 0, quiet: Math.min(quiet, most) },
          ...(table.game !== 'parlour' && { characters: [first ?? 'Sera', ...others] }),
        });
      }
      postMessage.call(this, message);
    };
  }, A_WHILE);
const A_WHILE = 1000;

test('after one visit nothing needs a network', async ({ device, complaints }) => {
  test.setTimeout(400_000);
  const house = await openHouse();
  let page = await device({ size: 'phone', at: house });
  const context = page.context();
  await hurryHere(page);
  await page.goto('/');
  await isKept(page);
  await house.close();

  await test.step('a whole game against sharp bots, closed and opened again in the middle', async () => {
    await begin(page, { seats: 3, choices: { 'How the bots play': 'Sharp' } });
    await expectHand(page);
    const ann = new Person(page, { seed: 3, plays: 0.3 });
    await ann.playUntil(() => ann.answers >= 6);
    const at = page.url();
    await page.close();

    page = await context.newPage();
    await page.goto('/');
    await page.getByRole('link', { name: /The Red Dragon Inn/ }).click();
    await page.waitForURL(at);
    const again = new Person(page, { seed: 4, plays: 0.3 });
    await again.playUntil();
    await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
  });

  await test.step('its replay, whose deal can be checked', async () => {
    await page.goto(`${page.url()}/replay`);
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.getByRole('button', { name: 'The deal was honest: checked' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'The file of the game' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^taproom-pocket\w+\.json$/);
  });

  await test.step('a gambling game, and the next hand of it', async () => {
    await begin(page, { seats: 3, choices: { Game: 'Only gambling' } });
    await expect(page.locator('[data-coach="big-button"]')).toBeVisible();
    await new Person(page, { seed: 1 }).playUntil();
    await expect(page.getByRole('region', { name: 'Showdown' }).first()).toBeVisible();
    const table = page.url();
    await page.getByRole('button', { name: 'Next hand' }).click();
    await page.waitForURL((url) => url.href !== table);
  });

  await test.step('a gambling evening', async () => {
    const choices = { Game: 'Only gambling', 'Which game': 'Adventurer’s Choice', 'How many games': '3' };
    await begin(page, { seats: 3, choices });
    await expect(page.locator('[data-coach="big-button"]')).toBeVisible();
    await new Person(page, { seed: 2 }).playUntil();
    await expect(page.getByRole('region', { name: 'Standings' })).toBeVisible();
  });

  await test.step('a lesson', async () => {
    await page.goto('/learn/threes');
    await page.locator('[data-lesson="0.0"]').waitFor();
    expect(await walk(page, byPointing(page))).toBeGreaterThan(3);
  });

  await test.step('the workshop, and a table with what it made', async () => {
    await page.goto('/workshop');
    await page.getByRole('button', { name: 'Play it now' }).click();
    await expectHand(page);
  });

  await test.step('the rules and the characters', async () => {
    await page.goto('/rules');
    await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
    await page.goto('/characters/Sera');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sera');
  });

  await test.step('a table that nobody wants is removed', async () => {
    await page.goto('/');
    const tables = page.getByRole('region', { name: 'Your tables on this device' });
    await expect(tables.getByRole('link').first()).toBeVisible();
    const before = await tables.getByRole('link').count();
    await tables
      .getByRole('button', { name: /Forget/ })
      .first()
      .click();
    await expectAccessible(page);
    await tables.getByRole('button', { name: 'Remove it' }).click();
    await expect(tables.getByRole('link')).toHaveCount(before - 1);
  });
  forgive(complaints);
});

test('a table is open in one tab at a time, and a newer page is told and loses nothing', async ({
  device,
  complaints,
}) => {
  test.setTimeout(240_000);
  const folder = await openFolder();
  const page = await device({ size: 'phone', at: folder });
  await hurryHere(page);
  await page.goto('/');
  await isKept(page);
  await begin(page, { seats: 2 });
  await expectHand(page);
  await expect(page.getByRole('textbox')).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto(page.url());
  const elsewhere = { name: 'Open in another tab' };
  await expect(other.getByRole('heading', elsewhere)).toBeVisible();
  await other.getByRole('button', { name: 'Go on here' }).click();
  await expectHand(other);
  await expect(page.getByRole('heading', elsewhere)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on here' }).click();
  await expectHand(page);
  await other.close();

  folder.swap();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('There is a newer Taproom.')).toBeVisible({ timeout: 60_000 });
  const ann = new Person(page, { seed: 3, plays: 0 });
  await ann.playUntil(() => ann.answers >= 2);
  const hand = await page.locator('[data-hand-card]').count();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load it' }).click()]);
  await expect(page.locator('meta[name="build"]')).toHaveCount(1);
  await expect(page.locator('[data-hand-card]')).toHaveCount(hand);
  folder.close();
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/404|ERR_/.test(one)));
});

/** Notes whenever anything of a hand is on the page together with the cover. */
const watchSecrets = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const at = window as unknown as { leaks: string[]; covers: number };
    at.leaks = [];
    at.covers = 0;
    const look = (): void => {
      const cover = document.querySelector('[data-cover]');
      if (cover === null) return;
      at.covers++;
      const hand = document.querySelector('[data-hand-card], [data-own]');
      if (hand !== null) at.leaks.push(hand.outerHTML.slice(0, 200));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
};

/** Whoever is named on the cover takes the device, with the keyboard alone. */
async function lift(page: Page): Promise<boolean> {
  const cover = page.locator('[data-uncover]');
  if ((await cover.count()) === 0) return false;
  // Not yet: whatever is pressed now was meant for the table before.
  await expect(cover).not.toHaveAttribute('aria-disabled', 'true');
  await expect(cover).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cover).toHaveCount(0);
  return true;
}

for (const [what, seats, bots, turns] of [
  ['The Red Dragon Inn', '3', '1', 14],
  ['Only gambling', '4', '2', 8],
] as const)
  test(`two people share a device, with the keyboard alone: ${what}`, async ({ device, complaints }) => {
    test.setTimeout(240_000);
    const page = await device({ size: what === 'Only gambling' ? 'phone' : 'desktop' });
    await hurryHere(page);
    await watchSecrets(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Play on one device/ })).toBeVisible();
    await tabTo(page, 'a[href="/here"]');
    await page.keyboard.press('Enter');
    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Ann');
    await page.getByRole('radio', { name: what }).focus();
    await page.keyboard.press('Space');
    await radio(page, 'Seats, bots included', seats);
    await radio(page, 'Bots', bots);
    await page.getByLabel('Name of player 2').focus();
    await page.keyboard.type('Ben');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Begin' }).focus();
    await page.keyboard.press('Enter');
    const cover = page.locator('[data-cover]');
    await expect(cover).toContainText('Hand the device to');
    await expectAccessible(page);
    await expectNoSideways(page);

    const person = new KeyPerson(page, { seed: 9, plays: 0.3 });
    const looked = new Set<string>();
    // Until both have looked, whoever the cards let answer first.
    while (person.answers < turns || (looked.size < 2 && person.answers < 4 * turns)) {
      if ((await cover.count()) > 0) looked.add(await page.getByRole('heading', { level: 1 }).innerText());
      await lift(page);
      const isCovered = async (): Promise<boolean> => (await cover.count()) > 0;
      const had = person.answers;
      await person.playUntil(async () => person.answers > had || (await isCovered()));
      if ((await person.look()).over) break;
    }
    const { leaks, covers } = await page.evaluate(() => {
      const { leaks: found, covers: seen } = window as unknown as { leaks: string[]; covers: number };
      return { leaks: found, covers: seen };
    });
    expect(leaks).toEqual([]);
    expect(covers).toBeGreaterThan(1);
    expect([...looked].join()).toMatch(/Ann/);
    expect([...looked].join()).toMatch(/Ben/);
    forgive(complaints);
  });

test('a game begun in the pocket is saved as a file, and a house goes on with it', async ({ device }) => {
  test.setTimeout(120_000);
  const page = await device();
  await hurryHere(page);
  await begin(page, { seats: 2 });
  await expectHand(page);
  const ann = new Person(page, { seed: 2, plays: 0 });
  await ann.playUntil(() => ann.answers >= 2);
  await ann.playUntil(({ asked }) => asked);
  const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('listitem');
  const held = await hand.allTextContents();
  await page.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);

  const other = await device();
  await other.goto('/host');
  await other.getByLabel('Open a game from a file').setInputFiles({
    name: 'nothing.json',
    mimeType: 'application/json',
    buffer: Buffer.from('nothing'),
  });
  await expect(other.getByText('This is no file of a game.')).toBeVisible();
  await other.getByLabel('Open a game from a file').setInputFiles(await file.path());
  await other.waitForURL(/\/table\/[A-Z0-9]{6}$/);
  await expect
    .poll(() => other.getByRole('list', { name: 'Your hand' }).getByRole('listitem').allTextContents())
    .toEqual(held);
});

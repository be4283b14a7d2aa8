/** The lobby: who sits where, and what to do when fewer friends come than there are seats. */
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

async function hosting(page: Page, seats = '4'): Promise<string> {
  await page.goto('/host');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('group', { name: 'Seats' }).getByRole('radio', { name: seats }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'The table is being set' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

async function friend(browser: Browser, url: string, code: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.goto(`/join/${code}`);
  await page.getByLabel('Your name').fill('Ben');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('Ann starts the game.')).toBeVisible();
  return page;
}

const seat = (page: Page, n: number) =>
  page.getByRole('region', { name: 'Who sits where' }).getByRole('listitem').nth(n);

test('the game starts with bots in the empty seats', async ({ page }) => {
  await hosting(page);
  await page.getByRole('button', { name: 'Let a bot sit here' }).first().click();
  await expect(seat(page, 1).getByText('bot', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start with bots in the empty seats' }).click();
  await expect(page.locator('[data-coach="hand"]')).toBeVisible();
});

test('the number of seats follows the company', async ({ page, browser, house }) => {
  const code = await hosting(page);
  const ben = await friend(browser, house.url, code);
  await page.getByRole('group', { name: 'How many seats' }).getByRole('radio', { name: '2' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await expect(seat(ben, 1).getByText('you')).toBeVisible();
  await ben.context().close();
});

test('a player changes name and character, the host asks them to leave', async ({ page, browser, house }) => {
  const code = await hosting(page);
  const ben = await friend(browser, house.url, code);
  await ben.getByRole('button', { name: 'Change seat 2: Ben' }).click();
  await expect(ben.getByRole('dialog', { name: 'Your seat' })).toBeVisible();
  await expectAccessible(ben);
  await ben.getByLabel('Your name').fill('Benno');
  await ben.getByRole('button', { name: 'Take this name' }).click();
  await expect(seat(page, 1).getByText('Benno')).toBeVisible();
  await ben.getByRole('button', { name: 'Change seat 2: Benno' }).click();
  await ben.getByRole('button', { name: /^Sera/ }).click();
  await expect(seat(page, 1).getByText('Sera')).toBeVisible();
  // What somebody else has is not to be had.
  await page.getByRole('button', { name: 'Change seat 1: Ann' }).click();
  await expect(page.getByRole('button', { name: /^Sera/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change seat 2: Benno' }).click();
  await page.getByRole('button', { name: 'Ask Benno to leave' }).click();
  await expect(ben.getByRole('alert').filter({ hasText: 'The host has asked you to leave' })).toBeVisible();
  await expect(seat(page, 1).getByText('Free seat')).toBeVisible();
  await ben.context().close();
});

test('a page opened on this machine shares an address that phones can open', async ({ page }) => {
  await page.route('**/api/house', (route) =>
    route.fulfill({
      json: { addresses: ['http://192.168.1.20:8420'], keeping: { finished: 30, abandoned: 7 } },
    }),
  );
  const code = await hosting(page);
  await expect(page.getByRole('link', { name: `http://192.168.1.20:8420/join/${code}` })).toBeVisible();
  await expect(page.getByText('This link works on this device only')).toBeHidden();
});

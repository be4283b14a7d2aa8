/** The rooms around the table. */
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { seatPeople, sitDown } from './tables.ts';

const PHONE = { width: 360, height: 640 };

for (const [path, title] of [
  ['/', 'Taproom'],
  ['/host', 'Host a table'],
  ['/join', 'Join a table'],
  ['/credits', 'Credits'],
  ['/characters', 'Characters'],
  ['/characters/petra', 'Petra the Devious'],
  ['/characters/pub-crawl', 'The Pub Crawl'],
  ['/rules', 'Rules'],
  ['/workshop', 'Workshop'],
] as const)
  test(`${path} can be read by everybody, also on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
  });

test('settings apply at once and are remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'High contrast' }).click();
  await page.getByRole('radio', { name: 'Larger' }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await expect(page.locator('html')).toHaveAttribute('data-text', 'larger');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('a rule has an address of its own', async ({ page }) => {
  await page.goto('/rules#core.object.last-standing-wins');
  const rule = page.locator('[id="core.object.last-standing-wins"]');
  await expect(rule).toBeInViewport();
  await page.getByLabel('Search the rules').fill('last chance');
  await expect(rule).toBeHidden();
  await expect(page.getByText(/^\d+ rules$/)).toBeVisible();
});

test('one click leads from home to a hand of cards', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Play now/ }).dblclick();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('[data-coach="hand"]')).toBeVisible({ timeout: 10_000 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Come back/ })).toHaveCount(1);
});

for (const size of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
])
  test(`whoever comes back sees their table at once, at ${size.width}×${size.height}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size);
    const [ann] = await seatPeople(house, ['Ann'], { bots: 1 });
    await sitDown(page, ann);
    await page.goto('/');
    const back = page.getByRole('link', { name: /Come back/ });
    await expect(back).toContainText(/The Red Dragon Inn with a bot/);
    await expect(back).toBeInViewport({ ratio: 0.7 });
    await expectAccessible(page);
  });

test('a host opens a table, a friend joins with the code, the host starts', async ({
  page,
  browser,
  house,
}) => {
  await page.goto('/host');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('group', { name: 'Seats' }).getByRole('radio', { name: '2' }).check();
  await page.getByRole('button', { name: /Surprise me/ }).click();
  await page.getByRole('button', { name: /^Ygella/ }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'The table is being set' })).toBeVisible();
  await expect(page.getByText('The game can start when every seat is taken.')).toBeVisible();
  await expectAccessible(page);
  const code = new URL(page.url()).pathname.split('/').at(-1)!;

  const phone = await browser.newContext({ baseURL: house.url, viewport: PHONE });
  const friend = await phone.newPage();
  await friend.goto(`/join/${code}`);
  await friend.getByLabel('Your name').fill('Ben');
  await friend.getByRole('button', { name: /Surprise me/ }).click();
  await friend.getByRole('button', { name: /^Sera/ }).click();
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend.getByText('Ann starts the game.')).toBeVisible();
  await expect(page.getByText('Ben')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).dblclick();
  for (const device of [page, friend]) await expect(device.locator('[data-coach="hand"]')).toBeVisible();
  await phone.close();
});

test('a seat moves to another device', async ({ page, browser, house }) => {
  await page.goto('/host');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Move your seat to another device' }).click();
  const link = await page.getByRole('link', { name: /\/seat\// }).getAttribute('href');

  const other = await browser.newContext({ baseURL: house.url, viewport: PHONE });
  const there = await other.newPage();
  await there.goto(link!);
  await there.getByRole('button', { name: 'Take the seat' }).click();
  await expect(there.getByRole('listitem').filter({ hasText: 'Ann' }).getByText('you')).toBeVisible();
  // The old device is told.
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await other.close();
});

test('a wrong code is answered with what to do', async ({ page, complaints }) => {
  await page.goto('/join');
  await page.getByLabel('Code').fill('k7q');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText(/A code has six letters and digits/)).toBeVisible();
  await page.getByLabel('Code').fill('234567');
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/No table has this code/)).toBeVisible();
  // The browser notes every refusal of a server by itself.
  complaints.length = 0;
});

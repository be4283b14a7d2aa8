/** The workshop: a character by forms, weighed up, played, saved, and brought to a table with friends. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const KITCHEN = fileURLToPath(new URL('../../../packs/kitchen.json', import.meta.url));

for (const size of ['phone', 'desktop'] as const)
  test(`a card grows with its form, on a ${size}`, async ({ device }) => {
    const page = await device({ size });
    await page.goto('/workshop');
    await expect(page.getByText('Nothing is wrong: it can be played.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '3 × Mind your toes!' }).click();
    const card = page.getByRole('group', { name: 'The card “Mind your toes!”' }).first();
    await expect(card.getByText('Pick another player. They lose 3 Fortitude.')).toBeVisible();
    await card.getByLabel('By how much').fill('-4');
    await expect(card.getByText('They lose 4 Fortitude.')).toBeVisible();
    await card.getByRole('button', { name: 'Add: Effect' }).click();
    await card.getByLabel('Does what').nth(1).selectOption('token');
    await expect(card.getByText('You lose 1 Pebble.')).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await card.getByLabel('By how much').first().fill('-40');
    await expect(page.getByText('a whole number from -10 to 10 belongs here, not -40.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play it now' })).toBeDisabled();
    // It is still there after a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Go there' }).click();
    await page.getByLabel('By how much').first().fill('-2');
    await expect(page.getByText('Nothing is wrong: it can be played.')).toBeVisible();
  });

test('begins with one of ours, and says what was left out', async ({ page }) => {
  await page.goto('/workshop');
  await page.getByLabel('Begin with one of ours').selectOption('Lizwick');
  await page.getByRole('button', { name: 'Begin with it' }).click();
  await expect(page.getByText('“Cursed Relic of Torpor”')).toBeVisible();
  await expect(page.getByText('Nothing is wrong: it can be played.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Item Deck/ })).toBeVisible();
});

test('weighs up what was opened, plays it at once, and saves it as it was', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/workshop');
  await page.locator('input[type=file]').setInputFiles(KITCHEN);
  await page.getByRole('button', { name: 'Begin with it' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Bruna of the Back Kitchen');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = await (await saving).path();
  expect(JSON.parse(readFileSync(saved, 'utf8'))).toEqual(JSON.parse(readFileSync(KITCHEN, 'utf8')));
  await page.getByRole('button', { name: 'Play 300 games' }).click();
  await expect(page.getByText(/^Bruna wins .* of 300 games/)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('rowheader', { name: 'Dumplings that bounce' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play it now' }).click();
  await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible({ timeout: 60_000 });
});

test('the host brings a pack, and whoever comes can play it', async ({ device, house }) => {
  const host = await device({ size: 'phone' });
  await host.goto('/host');
  const file = host.getByRole('region', { name: 'Bring a pack' }).locator('input[type=file]');
  await file.setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from(readFileSync(KITCHEN, 'utf8').replace('"by": -2', '"by": -200')),
  });
  await expect(host.getByText(/a whole number from -10 to 10 belongs here, not -200/)).toBeVisible();
  await file.setInputFiles(KITCHEN);
  await expect(host.getByText('From the Kitchen: Bruna')).toBeVisible();
  await expectAccessible(host);
  await host.getByLabel('Your name').fill('Ann');
  await host.locator('form button[type=submit]').click();
  await expect(
    host.getByText(
      'A pack that the host brought: From the Kitchen, by Taproom (Bruna; Drinks of its own; the Prizes',
    ),
  ).toBeVisible();
  const code = new URL(host.url()).pathname.split('/').at(-1)!;

  const guest = await device({ size: 'desktop', at: house });
  await guest.goto(`/join/${code}`);
  await guest.getByLabel('Your name').fill('Ben');
  await guest.locator('form button[type=submit]').click();
  await expect(guest.getByText('A pack that the host brought')).toBeVisible();
  await expectAccessible(guest);
});

/** A deal that is sealed before the game, and checked after it. */
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('the lobby shows the seal, players add to the deal, and the replay checks it', async ({ page }) => {
  const wish = { name: 'Ann', game: 'parlour', seats: 2, bots: 1, parlour: { game: 'rogues-and-warriors' } };
  const reply = await page.request.post('/api/tables', { data: wish });
  const seat = (await reply.json()) as { table: string; commitment: string };
  await page.addInitScript((held) => localStorage.setItem('taproom.seats', JSON.stringify([held])), {
    ...seat,
    at: Date.now(),
  });
  await page.goto(`/table/${seat.table}`);
  await expect(page.getByText('The cards of this game are sealed')).toBeVisible();
  await page.getByRole('button', { name: 'The seal of the deal' }).click();
  const dialog = page.getByRole('dialog', { name: 'A fair deal' });
  await expect(dialog.getByText(seat.commitment)).toBeVisible();
  await expect(dialog.getByText(/^[0-9a-f]{32}$/)).toBeVisible();
  await dialog.getByLabel('Add something of your own').fill('three dice: 4 4 1');
  await dialog.getByRole('button', { name: 'Add this' }).click();
  await expect(dialog.getByText('three dice: 4 4 1')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Fold' }).click();
  await expect.poll(async () => (await page.request.get(`/api/tables/${seat.table}/log`)).status()).toBe(200);
  await page.goto(`/table/${seat.table}/replay`);
  await page.getByRole('button', { name: 'The deal was honest: checked' }).click();
  const checked = page.getByRole('dialog', { name: 'The deal was honest: checked' });
  await expect(checked.getByText('The seal is the one that this device was shown')).toBeVisible();
  await expect(checked.getByText('three dice: 4 4 1')).toBeVisible();
  await expectAccessible(page);
});

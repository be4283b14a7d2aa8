/** From the host's form to a gambling table where cards travel; every game by itself is in parlour.spec.ts. */
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import { hurry } from './tables.ts';

test('a host opens a gambling table with bots and plays it to the end', async ({ device }) => {
  const page = await device({ motion: true });
  await hurry(page);
  await page.goto('/host');
  await page.getByLabel('Your name').fill('Ann');
  await page
    .getByRole('group', { name: 'Game', exact: true })
    .getByRole('radio', { name: /gambling/i })
    .check();
  await page.getByRole('radio', { name: 'Den of Thieves' }).check();
  await page.getByRole('group', { name: 'Bots', exact: true }).getByRole('radio', { name: '3' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible();
  await expectAccessible(page);
  await new Person(page).playUntil();
  await expect(page.getByText(/wins|win!|share it/).first()).toBeVisible();
  // The evening goes on, with the same stacks.
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next hand' }).click();
  await expect(page.getByRole('button', { name: 'Next hand' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible();
  await new Person(page).playUntil();
  await expect(page.getByText(/^This evening, before this game \(1 game played\)/)).toBeVisible();
  await expectAccessible(page);
});

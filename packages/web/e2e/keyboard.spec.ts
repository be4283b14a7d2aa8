/** A whole game without a pointer, from the door to the end. */
import { expect, test } from './fixtures.ts';
import { KeyPerson, tabTo } from './keys.ts';
import { expectHand } from './person.ts';
import { hurry } from './tables.ts';

test('a whole game with the keyboard only', async ({ device }) => {
  test.setTimeout(180_000);
  const page = await device();
  await hurry(page, { pace: 'quick', seats: 3, bots: 2 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
  await tabTo(page, 'button[data-first]');
  await page.keyboard.press('Enter');
  await expectHand(page);

  // Nobody reads a dialog faster than it takes the focus.
  const dialogFocus = page.locator('[role="dialog"]:focus-within');
  // Which key does what.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Presses the big button');
  await expect(dialogFocus).toHaveCount(1);
  await page.keyboard.press('Escape');

  // Whoever plays for the first time is shown around, and may do without.
  const coach = page.getByRole('button', { name: 'Skip all' });
  await expect(coach).toBeVisible();
  await coach.evaluate((button) => button.setAttribute('data-skip', ''));
  await tabTo(page, '[data-skip]');
  await page.keyboard.press('Enter');
  await expect(coach).toBeHidden();

  // A card large, with what is said about it, and back to where the focus was.
  await tabTo(page, '[data-hand-card]');
  await page.keyboard.press('Shift+F10');
  await expect(dialogFocus).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-hand-card]:focus')).toHaveCount(1);

  const player = new KeyPerson(page, { plays: 0.4, seed: 5 });
  await player.playUntil();
  expect(player.answers).toBeGreaterThan(10);
  const end = page.getByRole('dialog');
  await expect(end.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await tabTo(page, '[data-again]');
  await page.keyboard.press('Enter');
  // Play again: the same people at a new table.
  await expect(end).toBeHidden();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
});

/** Tables that are laid: tried from a rule, from a puzzle, and of one's own; all in the house of this browser. */
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';

test('a rule is shown, and then tried against bots', async ({ page }) => {
  await page.goto('/show/core/a-action/1?rule=core.action.one-optional');
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(page.locator('[data-hand-card]').first()).toBeVisible();
  await expectAccessible(page);
  // Whatever is done there, the game goes on.
  let acts = 0;
  await new Person(page, { seed: 3 }).playUntil(() => acts++ > 40);
});

test('a puzzle is solved', async ({ device }) => {
  test.setTimeout(90_000);
  const page = await device({ size: 'phone' });
  await page.goto('/puzzles');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Not a scratch' }).click();
  await page.getByRole('button', { name: /Impressively dangerous knife tricks/ }).click();
  await page.getByRole('button', { name: /^Play “Impressively/ }).click();
  await page.getByRole('button', { name: /Tip the Wench/ }).click();
  // Not a double click: that would only take aim.
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: /Joran/ }).last().click();
  // Whatever could still be answered has its time.
  await expect(page.getByText(/You win|has won|wins/).first()).toBeVisible({ timeout: 40_000 });
});

test('a table of one’s own is picked, shared as a link, and played', async ({ device }) => {
  const page = await device();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/own');
  await expect(page.getByText('It can be played.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('spinbutton', { name: 'Gold' }).first().fill('3');
  await page.getByRole('combobox', { name: 'Hand: Add a card' }).first().selectOption('Hide in shadows');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await device({ size: 'phone' });
  await other.goto(link);
  await expect(other.getByRole('textbox')).toHaveValue(/gold: 3.*Hide in shadows/s);
  await expectNoSideways(other);
  await other.getByRole('textbox').fill('table: { players: [Sera, Nobody] }');
  await expect(other.getByText(/line 1.*Nobody/)).toBeVisible();
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('[data-hand-card]')).toHaveCount(2);
});

test('a lesson ends in an open game', async ({ page }) => {
  await page.goto('/learn');
  await page.evaluate(() =>
    localStorage.setItem(
      'taproom.lessons',
      JSON.stringify({ 'first-game': { chapter: 7, step: 3, done: false } }),
    ),
  );
  await page.goto('/learn/first-game');
  await page.locator('[data-lesson="7.3"]').waitFor();
  for (let i = 0; i < 20 && (await page.locator('[data-lesson-next]').isVisible()); i++) {
    await page.locator('[data-lesson-next]').click();
    await page.waitForTimeout(300);
  }
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByText('Mark the cards you want to be rid of.').first()).toBeVisible();
});

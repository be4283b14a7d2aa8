/** The rulebook as somebody reads it: by chapters, with pictures of the table and terms that explain themselves. */
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test } from './fixtures.ts';

for (const size of ['phone', 'desktop'] as const)
  test(`a chapter has pictures of the table, which can be looked at (${size})`, async ({ device }) => {
    const page = await device({ size });
    await page.goto('/rules');
    await page.getByRole('link', { name: 'Answering, and being answered' }).click();
    await expect(page.getByRole('heading', { name: 'Answering, and being answered' })).toBeFocused();
    const picture = page.getByRole('figure').first();
    await expect(
      picture.getByRole('img', { name: /In the middle: Sera plays, for Jasper: “Tip the Wench/ }),
    ).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    await picture.getByRole('link', { name: 'Look at it' }).click();
    await expect(page.getByText('Sera plays "I don\'t think so!"').first()).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'All chapters' }).click();
    await expect(page.getByRole('link', { name: 'Your turn', exact: true })).toBeVisible();
  });

test('a term is explained where it stands, by the mouse, the keyboard or a tap', async ({ device, page }) => {
  await page.goto('/rules#core.timing.response-order');
  const rule = page.locator('[id="core.timing.response-order"]');
  const note = page.getByRole('tooltip');
  const term = rule.getByRole('button', { name: 'response' });
  await term.hover();
  await expect(note).toContainText('To play a card in answer');
  await page.mouse.move(0, 0);
  await expect(note).toBeHidden();
  await term.focus();
  await expect(note).toBeVisible();
  await expect(term).toHaveAccessibleDescription(/To play a card in answer/);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(note).toContainText('A card that says when it may be played');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();

  const phone = await device({ size: 'phone' });
  await phone.goto('/rules#core.timing.response-order');
  await phone.locator('[id="core.timing.response-order"]').getByRole('button', { name: 'Event' }).tap();
  await expect(phone.getByRole('tooltip')).toContainText('happens to everybody');
  await expect(phone.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
  await expectNoSideways(phone);
});

test('a worked example stands below its rule, and has an address of its own', async ({ page }) => {
  await page.goto('/rules#rdi9.ex.timing-1');
  const example = page.locator('[id="rdi9.ex.timing-1"]');
  await expect(example).toBeInViewport();
  await expect(example.getByRole('link', { name: 'A spiked drink can be answered again' })).toBeVisible();
});

test('a chapter is printed with its pictures, without what only works on a screen', async ({ page }) => {
  await page.goto('/rules#answering');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expect(page.locator('[id="core.timing.re-response"]')).toBeVisible();
  await expect(page.getByLabel('Search the rules')).toBeHidden();
  await expect(page.getByText('Show me:').first()).toBeHidden();
});

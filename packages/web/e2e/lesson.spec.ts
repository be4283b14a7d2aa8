/** The first lesson as somebody new goes through it, who does nothing but what it points at. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const FINISHED = { name: 'That was it' } as const;

/** Where it is: the chapter and the step, and whether something is to be done. */
const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const guide = document.querySelector('[data-lesson]');
    return `${guide?.getAttribute('data-lesson') ?? ''} ${document.querySelector('[data-lesson-next]') === null}`;
  });

/** Presses what is marked until the lesson is over. */
async function follow(page: Page, press: () => Promise<void>): Promise<number> {
  let steps = 0;
  let last = '';
  for (let idle = 0; idle < 60; idle++) {
    if (await page.getByRole('heading', FINISHED).isVisible()) return steps;
    const place = await placeOf(page);
    if (place !== last) {
      steps++;
      idle = 0;
    }
    last = place;
    await press();
    await page.waitForTimeout(260);
  }
  throw new Error(`The lesson does not go on: ${last}`);
}

/** “Next”, or what has the ring around it. */
async function clickMarked(page: Page): Promise<void> {
  const next = page.locator('[data-lesson-next]');
  if (await next.isVisible()) return next.click();
  const ring = await page.locator('[data-lesson-ring]').boundingBox();
  if (ring !== null) await page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
}

for (const size of ['phone', 'desktop'] as const)
  test(`the first lesson is finished by clicking what it points at (${size})`, async ({ device }) => {
    test.setTimeout(120_000);
    const page = await device({ size });
    await page.goto('/');
    await page.getByRole('link', { name: /Learn to play/ }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: /Your first game/ }).click();
    await page.locator('[data-lesson="0.0"]').waitFor();
    await expectNoSideways(page);
    await expectAccessible(page);
    expect(await follow(page, () => clickMarked(page))).toBeGreaterThan(40);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All lessons' }).click();
    await expect(page.getByRole('link', { name: /Your first game.*Done/s })).toBeVisible();
  });

test('the first lesson is finished with the Enter key alone', async ({ device }) => {
  test.setTimeout(120_000);
  const page = await device();
  await page.goto('/learn/first-game');
  await page.locator('[data-lesson="0.0"]').waitFor();
  // Whoever uses keys is led by the focus, from the first key on that is pressed when the lesson is there.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-lesson-next]')).toBeFocused({ timeout: 1000 });
  }).toPass();
  expect(await follow(page, () => page.keyboard.press('Enter'))).toBeGreaterThan(40);
});

test('what was not meant is answered kindly, with the rule, and a lesson can be left and gone on with', async ({
  device,
}) => {
  const page = await device({ size: 'phone' });
  await page.goto('/learn/first-game');
  for (let step = 0; step < 6; step++) {
    await page.locator(`[data-lesson="0.${step}"]`).waitFor();
    await page.locator('[data-lesson-next]').click();
  }
  await page.getByRole('button', { name: 'No action' }).click();
  await expect(page.locator('[data-tray]').getByRole('alert')).toContainText(
    'look at Jasper’s heart and mug',
  );
  await page.getByRole('button', { name: 'Why it was not possible' }).click();
  await expect(page.getByRole('dialog')).toContainText('passes out');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  await page.getByRole('link', { name: /Your first game.*Go on/s }).click();
  await expect(page.locator('[data-lesson="0.6"]')).toBeVisible();
  await page.getByRole('button', { name: 'Do it for me' }).click();
  await expect(page.locator('[data-lesson="0.7"]')).toBeVisible();
});

/** Icons and portraits: there when they are drawn, and cheap to draw again. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.locator('[data-hand-card]').first().waitFor();
}

const portraits = (page: Page): Promise<string[]> =>
  page.locator('[data-mat] img').evaluateAll((all) =>
    (all as HTMLImageElement[]).map((one) => {
      const { src, naturalWidth } = one;
      return `${src.startsWith('data:') ? 'pixels' : 'lines'} ${naturalWidth}`;
    }),
  );

test('portraits at the table are drawn once, as large as the screen can show them', async ({ page }) => {
  await playNow(page);
  const side = await page.evaluate(() =>
    Math.ceil(6 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
  );
  await expect.poll(() => portraits(page)).toEqual(Array.from({ length: 4 }, () => `pixels ${side}`));
});

test('a browser that hands out noise for what was drawn keeps the drawings', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { looks: 0 });
    CanvasRenderingContext2D.prototype.getImageData = () => {
      (window as unknown as { looks: number }).looks++;
      return new ImageData(new Uint8ClampedArray([255, 255, 255, 255]), 1);
    };
  });
  await playNow(page);
  await page.waitForFunction(() => (window as unknown as { looks: number }).looks >= 8);
  expect((await portraits(page)).every((one) => one.startsWith('lines'))).toBe(true);
});

test('icons that did not come are asked for again', async ({ page, complaints }) => {
  let asked = 0;
  await page.route('**/assets/icons-*.svg', (route) =>
    ++asked === 1 ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/');
  await page.getByRole('button', { name: /Play now/ }).waitFor();
  await expect.poll(() => page.locator('symbol#icon-gold path').count()).toBe(1);
  expect(asked).toBe(2);
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((one) => !one.includes('ERR_CONNECTION_RESET')),
  );
});

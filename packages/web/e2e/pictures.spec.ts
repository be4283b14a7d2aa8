/** Icons and portraits: there when they are drawn, and cheap to draw again. */
import type { Locator, Page } from '@playwright/test';
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

/** How many pixels of an icon are its own. */
async function inkOf(icon: Locator): Promise<number> {
  const picture = await icon.screenshot();
  return icon.page().evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const pixels = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
    return pixels.filter((pixel) => pixel !== pixels[0]).length;
  }, picture.toString('base64'));
}

test('icons that did not come are asked for again', async ({ page, complaints }) => {
  let asked = 0;
  await page.route('**/assets/icons-*.otf', (route) =>
    ++asked <= 2 ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/');
  const icon = page
    .getByRole('button', { name: /Play now/ })
    .locator('[data-icon]')
    .first();
  await expect.poll(() => inkOf(icon)).toBeGreaterThan(100);
  expect(asked).toBe(3);
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((one) => !/ERR_CONNECTION_RESET|preload/.test(one)),
  );
});

const REFUSALS = {
  'takes no font of a page': () => {
    FontFace.prototype.load = () => Promise.reject(new Error('Refused.'));
  },
  'takes the fonts of a page and does not use them': () => {
    document.fonts.add = () => document.fonts;
  },
};

for (const [name, refuse] of Object.entries(REFUSALS))
  test(`a browser that ${name} shows icons as pictures`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('/');
    const icon = page
      .getByRole('button', { name: /Play now/ })
      .locator('[data-icon]')
      .first();
    await expect.poll(() => inkOf(icon)).toBeGreaterThan(100);
    const { width, height } = (await icon.boundingBox())!;
    expect(height).toBe(width);
    await expect(page.locator('html')).not.toHaveAttribute('data-icons');
  });

/** The same page in one window after another. */
import type { Page } from '@playwright/test';
import { WINDOWS } from './boxes.ts';

/** Containers, and what is inside them. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));

/** What is wrong in any of them, with the window that it is wrong in. */
export async function inEveryWindow(
  page: Page,
  look: () => Promise<string[]>,
  windows = WINDOWS,
): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const faults: string[] = [];
  for (const [width, height, text] of windows) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.dataset.text = size;
    }, text ?? 'normal');
    await twoFrames(page);
    for (const fault of await look()) faults.push(`${width} × ${height} ${text ?? ''}: ${fault}`);
  }
  return faults;
}

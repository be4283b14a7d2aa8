/** The same page in one window after another. */
import type { Page } from '@playwright/test';
import { WINDOWS } from './boxes.ts';

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
    // Two frames: containers, and what is inside them.
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    for (const fault of await look()) faults.push(`${width} × ${height} ${text ?? ''}: ${fault}`);
  }
  return faults;
}

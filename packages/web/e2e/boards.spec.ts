/** Every gambling game in every window: what is asked, one's own numbers and cards, and what all play for are whole. */
import { faultsOf, GAMBLING } from './boxes.ts';
import { expect, test } from './fixtures.ts';
import { gambling, GAMES } from './gambling-scenes.ts';
import { sitDown } from './tables.ts';
import { inEveryWindow } from './windows.ts';

for (const [name, parlour] of Object.entries(GAMES))
  test(`${name}: everything that one needs is whole in every window`, async ({ device, house }) => {
    test.setTimeout(120_000);
    const scene = await gambling(house, parlour);
    const page = await device();
    await sitDown(page, scene.seat);
    await page.locator('[data-coach="big-button"] button').waitFor();
    expect(await inEveryWindow(page, () => faultsOf(page, GAMBLING))).toEqual([]);
    scene.close();
  });

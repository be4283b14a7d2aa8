/**
 * Every gambling game: what is asked, one's own numbers and cards, and what all play for are whole. With as many as may sit
 * around it (up to eight) in every window, with fewer in the tightest of each form.
 */
import { house as own } from '@taproom/house/own';
import { DECIDED, faultsOf, GAMBLING, TIGHTEST, WINDOWS } from './boxes.ts';
import { expect, test } from './fixtures.ts';
import { gambling, GAMES, showdown } from './gambling-scenes.ts';
import { sitDown } from './tables.ts';
import { inEveryWindow } from './windows.ts';

const HOW_MANY = [8, 4];

/** The same deals each time; `DEAL=random`: whatever chance deals, to be repeated often. */
const SEED = process.env.DEAL === 'random' ? 0 : 20_261_117;

function playersOf(game: string): number[] {
  const { max, most = max } = own.parlour.defs.find(({ id }) => id === game)!;
  return [...new Set(HOW_MANY.map((n) => Math.min(most, n)))];
}

for (const [name, parlour] of Object.entries(GAMES))
  test(`${name}: everything that one needs is whole in every window`, async ({ device, arrangedHouse }) => {
    test.setTimeout(180_000);
    const page = await device({ at: arrangedHouse, touch: true });
    const faults: string[] = [];
    for (const [i, players] of playersOf(parlour.game!).entries()) {
      await arrangedHouse.follow(SEED);
      const scene = await gambling(arrangedHouse, parlour, players);
      await sitDown(page, scene.seat);
      await page.locator('[data-coach="big-button"] button').waitFor();
      const look = () => faultsOf(page, GAMBLING);
      for (const fault of await inEveryWindow(page, look, i === 0 ? WINDOWS : TIGHTEST))
        faults.push(`${players} players, ${fault}`);
      scene.close();
    }
    expect(faults).toEqual([]);
  });

test('a hand of eight lies in one row around the table, and no sign of where to play lies over a card', async ({
  device,
  arrangedHouse,
}) => {
  const page = await device({ at: arrangedHouse });
  await page.setViewportSize({ width: 1280, height: 720 });
  await arrangedHouse.follow(SEED);
  const scene = await gambling(arrangedHouse, GAMES['The Wheel'], 4, 3);
  await sitDown(page, scene.seat);
  const hand = page.locator('[data-own] [data-spot]');
  await expect(hand).toHaveCount(8);
  const rows = await hand.evaluateAll(
    (all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size,
  );
  expect(rows).toBe(1);
  await hand.first().click();
  const signs = page.locator('[data-leader] [data-aim] [data-icon]');
  await expect(signs).not.toHaveCount(0);
  const over = await signs.evaluateAll((all) => {
    const cards = Array.from(document.querySelectorAll('[data-leader] [data-spot]'), (one) =>
      one.getBoundingClientRect(),
    );
    return all
      .map((one) => one.getBoundingClientRect())
      .filter(({ left, bottom }) =>
        cards.some((card) => card.right > left && card.bottom > bottom - 4 && card.left < left),
      ).length;
  });
  expect(over).toBe(0);
  scene.close();
});

for (const [name, parlour] of Object.entries(GAMES))
  test(`${name}: how it ended is whole in every window`, async ({ device, arrangedHouse }) => {
    test.setTimeout(180_000);
    const page = await device({ at: arrangedHouse, touch: true });
    const faults: string[] = [];
    for (const players of playersOf(parlour.game!)) {
      await arrangedHouse.follow(SEED);
      const scene = await showdown(arrangedHouse, parlour, players);
      await sitDown(page, scene.seat);
      await page.locator('[data-again]').waitFor();
      for (const fault of await inEveryWindow(page, () => faultsOf(page, DECIDED)))
        faults.push(`${players} players, ${fault}`);
      scene.close();
    }
    expect(faults).toEqual([]);
  });

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

/** What is easily cut where a table is small, by the game that shows it. */
const IN_LITTLE_ROOM = [
  ['Dragon Hordes', '[data-board] li > * > :is(strong, :has(+ strong))'],
  ['Doublerogue', 'section[data-mat]:not([data-own]) [data-spot] > *'],
  ['City Square', '[data-city][data-own] [data-card] > * > :first-child'],
] as const;

const SMALL = WINDOWS.filter(([width]) => width < 900);

for (const [name, what] of IN_LITTLE_ROOM)
  test(`${name}: what is small can be read on small screens, too`, async ({ device, arrangedHouse }) => {
    const page = await device({ at: arrangedHouse, touch: true });
    await arrangedHouse.follow(SEED);
    const scene = await gambling(arrangedHouse, GAMES[name]);
    await sitDown(page, scene.seat);
    await expect(page.locator(what)).not.toHaveCount(0);
    // What stands there lies within what it stands on, or within what would scroll.
    const cut = () =>
      page.locator(what).evaluateAll((all) =>
        all.flatMap((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          const frame = one.closest('[role="region"]') ?? one.parentElement!;
          const shown = one.matches('[role="img"]') ? one : words;
          const [box, room] = [shown, frame].map((of) => of.getBoundingClientRect());
          const isIn = box.left > room.left - 1 && box.right < room.right + 1 && box.bottom < room.bottom + 1;
          return isIn ? [] : [`“${one.textContent}” is cut`];
        }),
      );
    expect(await inEveryWindow(page, cut, SMALL)).toEqual([]);
    scene.close();
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

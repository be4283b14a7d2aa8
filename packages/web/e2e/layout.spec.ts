/** What is answered with its forecast, one's own numbers and one's hand are whole, whatever happens on whatever screen. */
import { faultsOf, WINDOWS } from './boxes.ts';
import { expect, test } from './fixtures.ts';
import type { ArrangedHouse } from './house.ts';
import { asked, contest, deepStack, round, type Scene } from './scenes.ts';
import { sitDown } from './tables.ts';

const SCENES: Readonly<Record<string, (house: ArrangedHouse) => Promise<Scene>>> = {
  'a deep stack': deepStack,
  'a drinking contest': contest,
  'a Round of Gambling': round,
  two: (house) => asked(house, 2, { characters: ['Ygella', 'Jett'] }),
  'eight seats': (house) =>
    asked(house, 8, {
      characters: ['Ygella', 'Jett', 'Sera', 'Dale', 'Vlazlo', 'Amundyr', 'Terci', 'Zakhan'],
    }),
  'teams of two': (house) =>
    asked(house, 4, {
      characters: ['Terci', 'Joran', 'Molly', 'Vlazlo'],
      variants: { mode: 'two-headed-dragon' },
    }),
  'a Boss': (house) =>
    asked(house, 4, {
      characters: ['Petra', 'Sera', 'Dale', 'Lizwick'],
      variants: { mode: 'boss-battle' },
    }),
  // Terci in Jett's place does not hold yet: at 360×640, and at 390×844 with larger letters, the forecast is cut.
  'two and Otto': (house) =>
    asked(house, 2, {
      seats: 3,
      characters: ['Ygella', 'Jett', 'Otto'],
      variants: { factions: ['Berserker', 'Spelunker'] },
    }),
};

for (const [name, make] of Object.entries(SCENES))
  test(`${name}: everything that one needs is whole in every window`, async ({ device, arrangedHouse }) => {
    const scene = await make(arrangedHouse);
    const page = await device({ at: arrangedHouse });
    await sitDown(page, scene.seat);
    await page.locator('[data-hand-card]').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const faults: string[] = [];
    for (const [width, height, text] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => {
        document.documentElement.dataset.text = size;
      }, text ?? 'normal');
      // Two frames: containers, and what is inside them.
      await page.evaluate(
        () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
      );
      for (const fault of await faultsOf(page)) faults.push(`${width} × ${height} ${text ?? ''}: ${fault}`);
    }
    expect(faults).toEqual([]);
    scene.close();
  });

/** What is answered with its forecast, one's own numbers and one's hand are whole, whatever happens on whatever screen. */
import { faultsOf } from './boxes.ts';
import { expect, test } from './fixtures.ts';
import type { ArrangedHouse } from './house.ts';
import { asked, contest, deepStack, round, type Scene } from './scenes.ts';
import { sitDown } from './tables.ts';
import { inEveryWindow } from './windows.ts';

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
  'two and Otto': (house) =>
    asked(house, 2, {
      seats: 3,
      characters: ['Ygella', 'Terci', 'Otto'],
      variants: { factions: ['Berserker', 'Spelunker'] },
    }),
};

for (const [name, make] of Object.entries(SCENES))
  test(`${name}: everything that one needs is whole in every window`, async ({ device, arrangedHouse }) => {
    const scene = await make(arrangedHouse);
    const page = await device({ at: arrangedHouse });
    await sitDown(page, scene.seat);
    await page.locator('[data-hand-card]').first().waitFor();
    expect(await inEveryWindow(page, () => faultsOf(page))).toEqual([]);
    scene.close();
  });

/**
 * What is answered with its forecast, one's own numbers and one's hand are whole, whatever happens on whatever screen: with
 * the longest titles and forecasts that there are, or with whatever chance deals (`DEAL=random`, to be repeated often).
 */
import { CHOICE, faultsOf, WINDOWS } from './boxes.ts';
import { expect, test } from './fixtures.ts';
import type { ArrangedHouse } from './house.ts';
import { foresee } from './longest-forecast.ts';
import {
  asked,
  chasers,
  contest,
  deepStack,
  drinkEvent,
  eventChoice,
  houseRound,
  round,
  shared,
  stories,
  turnedUp,
  type Scene,
} from './scenes.ts';
import { sitDown } from './tables.ts';
import { inEveryWindow } from './windows.ts';

const SCENES: Readonly<Record<string, (house: ArrangedHouse) => Promise<Scene>>> = {
  'a deep stack': deepStack,
  'stories added to a card': stories,
  'a drinking contest': contest,
  'a drinking contest of three': (house) => contest(house, 3),
  'a drinking contest of two': (house) => contest(house, 2),
  'a drinking contest of eight': (house) => contest(house, 8),
  'a drinking contest with Chasers': chasers,
  'a shared Drink': shared,
  'a round on the house': (house) => houseRound(house),
  'a Round of Gambling': round,
  two: (house) => asked(house, ['Warthorn', 'Jett']),
  'much in front of oneself': (house) => asked(house, ['Terci', 'Torglesnarf', 'Molly']),
  'eight seats': (house) =>
    asked(house, ['Ygella', 'Torglesnarf', 'Sera', 'Dale', 'Vlazlo', 'Amundyr', 'Warthorn', 'Zakhan']),
  'teams of two': (house) =>
    asked(house, ['Petra', 'Torglesnarf', 'Molly', 'Vlazlo'], { variants: { mode: 'two-headed-dragon' } }),
  'a Pub Crawl': (house) =>
    asked(house, ['Jett', 'Torglesnarf', 'Warthorn'], { variants: { pubCrawl: true } }),
  'a Pub Crawl with Dungeon Events': (house) =>
    asked(house, ['Jett', 'Torglesnarf', 'Warthorn'], { variants: { pubCrawl: true, dungeonEvents: 2 } }),
  'a Boss': (house) =>
    asked(house, ['Petra', 'Sera', 'Torglesnarf', 'Lizwick'], { variants: { mode: 'boss-battle' } }),
  'two and Otto': (house) =>
    asked(house, ['Torglesnarf', 'Terci', 'Otto'], { variants: { factions: ['Berserker', 'Spelunker'] } }),
};

for (const [name, make] of Object.entries(SCENES))
  test(`${name}: everything that one needs is whole in every window`, async ({ device, arrangedHouse }) => {
    const scene = await make(arrangedHouse);
    const page = await device({ at: arrangedHouse, touch: true });
    if (scene.isLongest) await foresee(page);
    await sitDown(page, scene.seat);
    await page.locator('[data-hand-card]').first().waitFor();
    expect(await inEveryWindow(page, () => faultsOf(page))).toEqual([]);
    scene.close();
  });

for (const [name, make] of Object.entries({ Dungeon: eventChoice, Drink: drinkEvent }))
  test(`whoever chooses at a ${name} Event sees what they have`, async ({ device, arrangedHouse }) => {
    const scene = await make(arrangedHouse);
    const page = await device({ at: arrangedHouse, touch: true });
    await sitDown(page, scene.seat);
    await page.locator('section[aria-label="Choose"]').waitFor();
    expect(await inEveryWindow(page, () => faultsOf(page, CHOICE))).toEqual([]);
    scene.close();
  });

test('whoever picks one of several Drinks sees them, and what comes of them', async ({
  device,
  arrangedHouse,
}) => {
  const title = "Let's try my Elven Potion Amplifier on that!";
  const scene = await houseRound(arrangedHouse, [title], ['Lizwick', 'Jett', 'Sera', 'Dale']);
  const page = await device({ at: arrangedHouse, touch: true });
  await sitDown(page, scene.seat);
  await page
    .locator('[data-lies="playable"]')
    .getByRole('button', { name: /^Let's try/ })
    .click();
  await expect(page.locator('[data-options] button')).toHaveCount(4);
  expect(await inEveryWindow(page, () => faultsOf(page))).toEqual([]);
  scene.close();
});

test('cards that were turned up are whole, with their titles', async ({ device, arrangedHouse }) => {
  const scene = await turnedUp(arrangedHouse, false);
  const page = await device({ at: arrangedHouse, touch: true });
  await sitDown(page, scene.seat);
  const cards = '[data-of="lift"] [data-card]';
  await expect(page.locator(cards)).toHaveCount(4);
  expect(await inEveryWindow(page, () => faultsOf(page, { 'a card turned up': cards }))).toEqual([]);
  scene.close();
});

test('whoever divides cards sees all of them around a round table', async ({ device, arrangedHouse }) => {
  const scene = await turnedUp(arrangedHouse, true);
  const page = await device({ at: arrangedHouse, touch: true });
  await sitDown(page, scene.seat);
  const cards = 'section[aria-label="Choose"] button';
  await expect(page.locator(cards)).toHaveCount(4);
  const round = WINDOWS.filter(
    ([width, height, text]) => width >= 1024 && height >= 600 && text === undefined,
  );
  const look = () =>
    faultsOf(page, { ...CHOICE, 'a choice': cards, 'what it does': `${cards} [data-title]` });
  expect(await inEveryWindow(page, look, round)).toEqual([]);
  scene.close();
});

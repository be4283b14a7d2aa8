/**
 * What is answered with its forecast, one's own numbers and one's hand are whole, whatever happens on whatever screen: with
 * the longest titles and forecasts that there are, or with whatever chance deals (`DEAL=random`, to be repeated often).
 */
import { CHOICE, cutOfOpen, faultsOf } from './boxes.ts';
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
  turn,
  type Scene,
} from './scenes.ts';
import { sitDown } from './tables.ts';
import { inEveryWindow, twoFrames } from './windows.ts';

const SCENES: Readonly<Record<string, (house: ArrangedHouse) => Promise<Scene>>> = {
  'a deep stack': deepStack,
  'stories added to a card': stories,
  'a drinking contest': contest,
  'a drinking contest of three': (house) => contest(house, 3),
  'a drinking contest of two': (house) => contest(house, 2),
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

/** The longest words that there are, and long titles. */
const WORDY: Readonly<Record<string, readonly string[]>> = {
  Warthorn: [
    "Hold on, who's mindin' the door?",
    'Wench! A few drinks while I spin a yarn!',
    'Boots off the table. I carved that table!',
    "Gambling? I'm in!",
    'The Wench thinks you should stop playing with the drinks.',
  ],
  Lizwick: [
    'Excuse me, I have a coaster to catalogue!',
    'That charm you are wearing? It says you should go.',
    'I should mention that the curse rubs off.',
  ],
  Terci: [
    "I guess I'll stick with this hand",
    "Sorry, I'm making my rounds. The other rounds.",
    'Take that and call me in the morning',
  ],
  Torglesnarf: ['Brix the Enforcer', 'Wobble the Cellar Goblin', 'Doctor Leech, Physician by Appointment'],
  Ygella: ['Hold still! His venom is mostly fruit.', 'She bites everybody once. Even me!'],
  Dale: ["Try the stew! It's mostly mushroom.", 'Ya just stepped in my seedlings!'],
};

for (const [who, hand] of Object.entries(WORDY))
  test(`an open card of ${who} shows all of its words`, async ({ device, arrangedHouse }) => {
    const scene = await turn(arrangedHouse, hand, [who, 'Jett', 'Sera', 'Joran']);
    const page = await device({ at: arrangedHouse, touch: true });
    await sitDown(page, scene.seat);
    const cards = page.locator('[data-hand-card]');
    await cards.first().waitFor();
    const look = async (): Promise<string[]> => {
      const faults: string[] = [];
      for (const title of hand) {
        await cards.filter({ hasText: title }).first().dispatchEvent('click');
        await expect(page.locator('[data-open]')).toHaveCount(1);
        let cut = Infinity;
        // It makes room as soon as it has been drawn.
        for (let frames = 0; frames < 20 && cut > 3; frames += 2) {
          await twoFrames(page);
          cut = await cutOfOpen(page);
        }
        if (cut > 3) faults.push(`“${title}” is cut by ${cut} px`);
        await page.keyboard.press('Escape');
        await expect(page.locator('[data-open]')).toHaveCount(0);
      }
      return faults;
    };
    expect(await inEveryWindow(page, look)).toEqual([]);
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

/** What does not happen in every game, seen on the page when it does. */
import type { Locator, Page } from '@playwright/test';
import { arranged } from './arranged.ts';
import { expect, SIZES, test } from './fixtures.ts';
import { expectHand, Person } from './person.ts';
import { sitQuietly } from './quiet-client.ts';
import { answeredDrinks } from './scenes.ts';
import { arrangedTable, shortGame } from './short-game.ts';
import { seatPeople, sitDown } from './tables.ts';
import { inEveryWindow } from './windows.ts';

const NO = "I don't think so!";

/** The big button; two presses at once would be one. */
async function press(page: Page, name: RegExp): Promise<void> {
  await page.waitForTimeout(350);
  await page.getByRole('button', { name }).click();
}

async function play(page: Page, title: string): Promise<void> {
  await page.locator('[data-lies="playable"]').getByRole('button', { name: title }).first().click();
  await press(page, /^Play “/);
}

const topOf = async (what: Locator): Promise<number> => (await what.boundingBox())!.y;
const bottomOf = async (what: Locator): Promise<number> => {
  const { y, height } = (await what.boundingBox())!;
  return y + height;
};

test('a Round of Gambling: the pot, who is winning, and its end', async ({ device, arrangedHouse }) => {
  const page = await device({ at: arrangedHouse });
  const [ann, ben] = await arrangedTable(arrangedHouse, {
    hands: { 0: ["Gambling? I'm in!", 'Winning Hand!', 'I raise!'] },
  });
  const other = sitQuietly(arrangedHouse, ben);
  await sitDown(page, ann);
  await expectHand(page);
  const player = new Person(page, { plays: 0 });
  await player.playUntil(({ kind }) => kind === 'action');

  const hand = page.getByRole('list', { name: 'Your hand' });
  await hand
    .getByRole('button', { name: /^Gambling\? I'm in!/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Play “Gambling/ }).click();
  const round = page.getByRole('region', { name: 'Round of Gambling' });
  await player.playUntil(() => round.isVisible());
  // One Gold of each.
  await expect(round).toContainText('2 The pot');
  await player.playUntil(async () => (await round.getByText(/is winning/).count()) > 0);
  await expect(round.getByText('Ygella is winning')).toBeVisible();
  await player.playUntil(async () => (await round.count()) === 0);
  // Two have 8 Gold each at first.
  await expect(page.locator('[data-own] [data-coach="gold"]')).toHaveText(/^9\b/);
  other.stop();
});

test('a drinking contest, side by side', async ({ device, arrangedHouse }) => {
  const page = await device({ at: arrangedHouse });
  const [ann, ben] = await arrangedTable(arrangedHouse, {
    drinks: ['Drinking Contest!', 'Light Ale', 'Dark Ale', 'Dragon Breath Ale', 'Light Ale'],
  });
  const other = sitQuietly(arrangedHouse, ben);
  await sitDown(page, ann);
  await expectHand(page);
  const player = new Person(page, { plays: 0 });
  const contest = page.getByRole('region', { name: 'Drinking contest' });
  await player.playUntil(() => contest.isVisible());
  for (const name of ['Ygella', 'Jett']) await expect(contest.getByText(name)).toBeVisible();
  // On a phone its Drinks need the room.
  await page.setViewportSize(SIZES.phone);
  await expect(page.getByRole('main').getByRole('button', { name: 'Light Ale' }).first()).toBeInViewport();
  await player.playUntil(async () => (await contest.count()) === 0);
  other.stop();
});

test('Drinks that are answered are not covered, and can be read where there is room', async ({
  device,
  arrangedHouse,
}) => {
  const page = await device({ at: arrangedHouse });
  const scene = await answeredDrinks(arrangedHouse);
  await page.setViewportSize({ width: 1280, height: 720 });
  await sitDown(page, scene.seat);
  await expectHand(page);
  const drinks = page.locator('[data-of="drinks"]');
  for (const [width, height] of [
    [1024, 600],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const card = (await page.locator('[data-of="play"][data-top]').boundingBox())!;
    const strips = drinks.locator('button[data-drink]');
    for (const strip of await strips.all()) {
      const box = (await strip.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(card.x);
      // More than a letter of its title.
      expect(box.width).toBeGreaterThan(70);
    }
    for (const face of await drinks.locator('[data-seat]').all()) {
      const box = (await face.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(card.x);
    }
  }
  scene.close();
});

test('a split drink: half of it for each', async ({ device, arrangedHouse }) => {
  const page = await device({ at: arrangedHouse });
  const [ann, ben] = await arrangedTable(arrangedHouse, {
    hands: { 0: ["This'll curl your whiskers!"] },
    drinks: ['Dragon Breath Ale', 'Water', 'Light Ale'],
  });
  const other = sitQuietly(arrangedHouse, ben);
  await sitDown(page, ann);
  await expectHand(page);
  const player = new Person(page, { plays: 0 });
  const split = page
    .locator('[data-lies="playable"]')
    .getByRole('button', { name: /^This'll curl your whiskers!/ });
  await player.playUntil(() => split.isVisible());
  await split.click();
  // Only Jett can drink the other half: with nobody else to choose the second click plays it.
  await page.getByRole('button', { name: /^Play “This'll curl/ }).click();
  await player.playUntil(() => player.seen.has('Half of it'));
  await expect(page.getByText('Half of it').first()).toBeVisible();
  await player.playUntil(async () => (await page.getByText('Half of it').count()) === 0);
  for (const mat of [0, 1])
    await expect(page.locator(`[data-mat="${mat}"]`)).toContainText('Alcohol Content 2');
  other.stop();
});

test('a drink with chasers: what it comes to is seen beside whoever drinks it', async ({
  device,
  arrangedHouse,
}) => {
  const page = await device({ at: arrangedHouse });
  const [ann, ben] = await arrangedTable(arrangedHouse, {
    drinks: ['Water', 'Wine with a Chaser', 'Light Ale with a Chaser', 'Light Ale', 'Dark Ale'],
  });
  const other = sitQuietly(arrangedHouse, ben);
  await sitDown(page, ann);
  await expectHand(page);
  const middle = page.getByRole('main');
  const player = new Person(page, { plays: 0 });
  // One of the Light Ale, two of the Wine, one of what comes after it.
  const sum = middle.getByText('+4', { exact: true });
  await player.playUntil(() => sum.isVisible());
  for (const size of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(size);
    await expect(sum).toBeInViewport({ ratio: 1 });
    expect(await bottomOf(sum)).toBeLessThanOrEqual(await topOf(middle.getByText('If nobody answers:')));
  }
  other.stop();
});

test('answers on answers: the newest on top, and all of them can be read', async ({
  device,
  arrangedHouse,
}) => {
  const desk = await device({ at: arrangedHouse });
  const phone = await device({ size: 'phone', at: arrangedHouse });
  const hit = "Someone's got ants in their pants!";
  const seats = await arrangedTable(arrangedHouse, {
    hands: { 0: [hit, NO], 1: ['Rise above adversity', NO] },
  });
  await sitDown(desk, seats[0]);
  await sitDown(phone, seats[1]);
  for (const page of [desk, phone]) await expectHand(page);
  await new Person(desk, { plays: 0 }).playUntil(({ kind }) => kind === 'action');
  const stack = desk.getByRole('main').locator('ol > li');
  await play(desk, hit);
  await expect(stack).toHaveCount(1);
  const plays = [
    [phone, 'Rise above adversity', desk],
    [desk, NO, phone],
    [phone, NO, desk],
  ] as const;
  for (const [i, [page, title, other]] of plays.entries()) {
    await play(page, title);
    await press(other, /^Pass$/);
    await expect(stack).toHaveCount(i + 2);
  }
  for (const page of [desk, phone]) {
    const entries = page.getByRole('main').locator('ol > li');
    await expect(entries.first()).toContainText(NO);
    await expect(entries.first().getByText(NO).filter({ visible: true })).toBeInViewport();
    await entries.last().scrollIntoViewIfNeeded();
    await expect(entries.last().getByText(hit).filter({ visible: true })).toBeInViewport();
  }

  // A window made narrow keeps the log, and everything else, within reach.
  const log = desk.getByRole('log');
  await expect(log).toBeVisible();
  await desk.setViewportSize(SIZES.tablet);
  await expect(log).toBeHidden();
  await desk.getByRole('button', { name: 'Show the log' }).click();
  await expect(desk.getByRole('dialog').getByRole('log')).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.setViewportSize(SIZES.desktop);
  await expect(log).toBeVisible();
});

test('a last chance cannot be missed, and does not save everybody', async ({ device, arrangedHouse }) => {
  const page = await device({ size: 'phone', at: arrangedHouse });
  const watching = await device({ at: arrangedHouse });
  const [ann, ben] = await shortGame(arrangedHouse);
  const other = sitQuietly(arrangedHouse, ben);
  await sitDown(page, ann);
  await expectHand(page);
  await watching.goto(`/table/${ann.code}`);
  const player = new Person(page, { plays: 0 });
  const plate = page.getByRole('status').filter({ hasText: 'Last chance!' });
  await player.playUntil(() => plate.isVisible());
  await expect(plate).toContainText('Save yourself now, or you are out of the game.');
  // What comes of it is whole, not half of it under what happened last.
  await expect(page.getByRole('region', { name: 'What happened last' })).toBeHidden();
  await expect(page.getByText('Ygella passes out and is out of the game.')).toBeInViewport({ ratio: 1 });
  await expect(watching.getByText('Ygella is about to be out of the game.')).toBeVisible();
  await page.waitForTimeout(350);
  await page.getByRole('button', { name: 'Pass out' }).click();
  for (const screen of [page, watching])
    await expect(screen.getByRole('dialog', { name: 'Ben (Jett) wins' })).toBeVisible();
  other.stop();
});

test('what lies in front of a player can be aimed at in their place, in every window', async ({
  device,
  arrangedHouse,
}) => {
  const page = await device({ at: arrangedHouse });
  const players = ['Torglesnarf', 'Sera'];
  const minion = 'Grunt the Brawler';
  await arrangedHouse.arrange(
    arranged({ players }, { hands: { 0: [minion], 1: ["You can't block what you can't see!"] } }),
  );
  const [ann, ben] = await seatPeople(arrangedHouse, ['Ann', 'Ben'], { characters: players });
  const owner = await device({ at: arrangedHouse });
  await sitDown(owner, ann);
  await new Person(owner, { plays: 0 }).playUntil(({ kind }) => kind === 'action');
  await play(owner, minion);
  await owner.close();
  const other = sitQuietly(arrangedHouse, ann);
  await sitDown(page, ben);
  await new Person(page, { plays: 0 }).playUntil(({ kind }) => kind === 'action');
  await page.locator('[data-lies="playable"]').getByRole('button', { name: 'You can' }).first().click();

  const places = page
    .locator('button[data-target], [data-things] button')
    .filter({ visible: true, hasText: minion });
  const faults = await inEveryWindow(page, async () => {
    const covered = await Promise.all(
      (await places.all()).map((place) =>
        place.evaluate((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      ),
    );
    return covered.length === 1 && !covered[0]
      ? []
      : [`${covered.length} places, ${covered.filter(Boolean).length} covered`];
  });
  expect(faults).toEqual([]);
  for (const size of [SIZES.desktop, SIZES.phone]) {
    await page.setViewportSize(size);
    await places.focus();
    await expect(page.locator('[data-preview]')).toContainText(`or discards “${minion}”`);
  }
  await places.click();
  await expect(page.getByRole('main')).toContainText(`“${minion}” must be paid for or leaves play`);
  other.stop();
});

/** What people settle among themselves: orders given ahead, who plays whom, a break, an answer taken back. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHand, Person } from './person.ts';
import { sitQuietly } from './quiet-client.ts';
import { arrangedTable } from './short-game.ts';
import { seatPeople, sitDown } from './tables.ts';

const openBox = '[popover]:popover-open';

async function openOrders(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Standing orders/ }).click();
  await expect(page.locator(openBox).getByRole('heading', { name: 'Standing orders' })).toBeVisible();
}

async function openPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'People and breaks' }).click();
}

for (const [width, height] of [
  [360, 640],
  [1024, 600],
  [1280, 720],
] as const)
  test(`standing orders are whole at ${width}×${height}, seen at the seat, kept, and ended there`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize({ width, height });
    const [ann] = await seatPeople(house, ['Ann'], { bots: 1, characters: ['Ygella'] });
    await sitDown(page, ann);
    await expectHand(page);
    await openOrders(page);
    const box = (await page.locator(openBox).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    await page.locator(openBox).getByRole('button', { name: 'Drinks', exact: true }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const note = page.getByText('You pass for drinks, unless hit');
    await expect(note).toBeVisible();
    await page.reload();
    await expect(note).toBeVisible();
    await page.getByRole('button', { name: 'Ask me again' }).click();
    await expect(note).toBeHidden();
  });

test('a card that shall play itself does as soon as it fits, and not before', async ({
  device,
  arrangedHouse,
}) => {
  const page = await device({ size: 'phone', at: arrangedHouse });
  const title = "I've drunk stronger stuff running down cavern walls!";
  const [ann, ben] = await arrangedTable(arrangedHouse, {
    hands: { 0: [title] },
    drinks: ['Light Ale', 'Water', 'Holy Water', 'Dragon Breath Ale'],
  });
  const other = sitQuietly(arrangedHouse, ben);
  await sitDown(page, ann);
  await expectHand(page);
  await openOrders(page);
  await page.locator(openBox).getByRole('button', { name: title }).click();
  await page.getByRole('radio', { name: '3+' }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 card follows your orders')).toBeVisible();
  const person = new Person(page, { plays: 0 });
  await person.playUntil(({ kind }) => kind === 'respond');
  await expect(page.locator('[data-hand-card]', { hasText: title })).toBeVisible();
  await person.playUntil(
    async () => (await page.locator('[data-hand-card]', { hasText: title }).count()) === 0,
  );
  other.stop();
});

test('the host pauses and goes on; an answer is taken back once the other agrees, however long they think', async ({
  device,
  house,
}) => {
  const [one, two] = [await device(), await device({ size: 'phone' })];
  const [ann, ben] = await seatPeople(house, ['Ann', 'Ben'], { bots: 1, characters: ['Ygella', 'Jett'] });
  await sitDown(one, ann);
  await sitDown(two, ben);
  for (const page of [one, two]) await expectHand(page);
  // Who plays whom is to be read.
  await expect(one.locator('[data-mat="1"]').getByText('Ben')).toBeVisible();

  await openPeople(one);
  await one.getByRole('button', { name: 'Pause the game' }).click();
  await one.keyboard.press('Escape');
  await expect(two.getByText('The host has paused the game.')).toBeVisible();
  // Then it is nobody's move.
  await expect(one.getByText('Your move', { exact: true })).toBeHidden();
  await expect(one).toHaveTitle('Taproom');
  await one.getByRole('button', { name: 'Go on' }).click();
  await expect(two.getByText('The host has paused the game.')).toBeHidden();
  await expect(one.getByText('Your move', { exact: true })).toBeVisible();

  const people = [new Person(one, { plays: 0 }), new Person(two, { plays: 0 })];
  await people[0].playUntil(({ kind }) => kind === 'order');
  await openPeople(one);
  await one.getByRole('button', { name: 'Take back my last answer' }).click();
  await expect(one.getByText(/Not agreed yet: Ben/)).toBeVisible();
  await expect(two.getByText('Ann would like to take back their last answer.')).toBeVisible();
  await expectAccessible(two);
  await two.getByRole('button', { name: 'Agree' }).click();
  await expect(one.locator('[data-tray][data-kind="action"]')).toBeAttached();
});

test('in mid-game a friend sits down with the code at a seat that is kept free, and is asked to leave again', async ({
  device,
  house,
}) => {
  const [one, two] = [await device(), await device({ size: 'phone' })];
  const [ann] = await seatPeople(house, ['Ann'], { bots: 1, characters: ['Ygella', 'Jett'] });
  await sitDown(one, ann);
  await expectHand(one);
  await openPeople(one);
  await one.getByRole('button', { name: 'Keep free for a friend: Jett' }).click();
  await expect(one.getByText(`a bot, until somebody sits down with the code ${ann.code}`)).toBeVisible();
  await expectAccessible(one);

  await two.goto(`/join/${ann.code}`);
  await expect(two.getByText(/a seat is kept free/)).toBeVisible();
  // Whom one plays is settled.
  await expect(two.getByText('Your character')).toBeHidden();
  await expectAccessible(two);
  await two.getByLabel('Your name').fill('Ben');
  await two.getByRole('button', { name: 'Sit down' }).click();
  await expectHand(two);

  await one.getByRole('button', { name: 'Give the seat to a bot: Ben' }).click();
  await one.getByRole('button', { name: 'Do it' }).click();
  await expect(two.getByText('The host has given your seat to a bot.')).toBeVisible();
});

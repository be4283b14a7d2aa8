/** How the table treats whoever sits there: it explains, lets take back, stays still, and is safe to talk at. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHand, Person } from './person.ts';
import { sitQuietly } from './quiet-client.ts';
import { arrangedTable } from './short-game.ts';
import { AT_ONCE, hurry, seatPeople, sitDown, type Wish } from './tables.ts';

for (const size of ['phone', 'tablet', 'desktop'] as const)
  test(`axe finds nothing in the middle of a game of eight, on a ${size}`, async ({ device, house }) => {
    test.setTimeout(90_000);
    const page = await device({ size });
    const [seat] = await seatPeople(house, ['Ann'], { bots: 7, pace: 'quick', characters: ['Petra'] });
    await sitDown(page, seat);
    const player = new Person(page, { plays: 0 });
    // Until a Drink or a card lies in the middle and somebody may answer it.
    await player.playUntil(({ kind }) => kind === 'respond' || kind === 'order');
    await expectNoSideways(page);
    await expectAccessible(page);
    if (size !== 'desktop') {
      await page.getByRole('button', { name: 'Show the log' }).click();
      await expect(page.getByRole('log')).toBeVisible();
      await expectAccessible(page);
    }
  });

test('a card that must wait says why, with the rule', async ({ device, arrangedHouse }) => {
  const page = await device({ at: arrangedHouse });
  const [ann, ben] = await arrangedTable(arrangedHouse, { hands: { 0: ['Winning Hand!'] } });
  const other = sitQuietly(arrangedHouse, ben);
  await sitDown(page, ann);
  await expectHand(page);
  await new Person(page, { plays: 0 }).playUntil(({ kind }) => kind === 'action');
  await page
    .getByRole('list', { name: 'Your hand' })
    .getByRole('button', { name: /^Winning Hand!/ })
    .click();
  const why = page.getByRole('status').filter({ hasText: '“Winning Hand!” must wait:' });
  await expect(why).toBeVisible();
  await expect(why).not.toContainText('Looking it up');
  // A sentence, not only that it does not fit.
  await expect(why).toHaveText(/must wait: .{20,}\./);
  await expect(why).not.toContainText('It does not fit this moment.');
  await expectAccessible(page);
  other.stop();
});

test('what was declared can be taken back until the window closes', async ({ device, house }) => {
  const [one, two] = [await device(), await device({ size: 'phone' })];
  const [ann, ben] = await seatPeople(house, ['Ann', 'Ben'], { characters: ['Ygella', 'Jett'] });
  await sitDown(one, ann);
  await sitDown(two, ben);
  for (const page of [one, two]) await expectHand(page);
  const people = [new Person(one, { plays: 0 }), new Person(two, { plays: 0 })];
  // Both are asked at once: Ann's first drink is such a moment.
  await people[0].playUntil(({ kind }) => kind === 'respond');
  const button = one.locator('[data-coach="big-button"] button');
  const said = await button.innerText();
  await one.waitForTimeout(350);
  await button.click();
  await expect(button).toHaveText('Take it back');
  await expect(one.getByText('You pass. Waiting for the others.')).toBeVisible();
  await one.waitForTimeout(350);
  await button.click();
  await expect(button).toHaveText(said);
  // And with Escape.
  await one.waitForTimeout(350);
  await one.keyboard.press('Space');
  await expect(button).toHaveText('Take it back');
  await one.waitForTimeout(350);
  await one.keyboard.press('Escape');
  await expect(button).toHaveText(said);
  // The other has been asked the same all the time.
  await expect(two.locator('[data-tray][data-asked]')).toBeAttached();
});

test('what is said stays text', async ({ device, house, complaints }) => {
  const [one, two] = [await device(), await device({ size: 'phone' })];
  const [ann, ben] = await seatPeople(house, ['<b>Ann</b>', 'Ben'], { characters: ['Ygella', 'Jett'] });
  await sitDown(one, ann);
  await sitDown(two, ben);
  for (const page of [one, two]) await expectHand(page);
  const nasty = '<img src=x onerror="alert(1)"><b>bold</b> javascript:alert(2) &amp;';
  await one.getByRole('textbox', { name: 'Say something' }).fill(nasty);
  await one.keyboard.press('Enter');
  await expect(one.getByRole('log').getByText(nasty)).toBeVisible();
  await expect(two.getByText(`<b>Ann</b>: ${nasty}`)).toBeVisible();
  await expect(one.locator('img[src="x"]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('nothing moves for whoever wants it still, and cards travel for everybody else', async ({
  device,
  house,
}) => {
  /** How many things are being moved by a script or a style, over some turns. */
  const moves = async (motion: boolean): Promise<number> => {
    const page = await device({ motion });
    const [seat] = await seatPeople(house, ['Ann'], { bots: 2, pace: 'quick' });
    await page.addInitScript(() => {
      const counter = window as unknown as { moved: number };
      counter.moved = 0;
      // oxlint-disable-next-line typescript/unbound-method -- it is called with its element
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        counter.moved++;
        return animate.apply(this, how);
      };
    });
    await sitDown(page, seat);
    const player = new Person(page, { plays: 1 });
    let turns = 0;
    await player.playUntil(async ({ kind }) => kind === 'order' && ++turns > 0);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => Number(one.effect?.getComputedTiming().duration) > 1)
        .map((one) => (one.effect as KeyframeEffect).target?.outerHTML.slice(0, 200)),
    );
    if (!motion) expect(moving).toEqual([]);
    return page.evaluate(() => (window as unknown as { moved: number }).moved);
  };
  expect(await moves(false)).toBe(0);
  expect(await moves(true)).toBeGreaterThan(0);
});

test('whoever gives up is out, and may watch with all hands where the table allows it', async ({
  device,
  house,
}) => {
  const characters = ['Sera', 'Jett', 'Ygella'];
  const [seat] = await seatPeople(house, ['Ann', 'Ben'], { bots: 1, watchers: 'hands', characters });
  const page = await device({ size: 'phone' });
  await sitDown(page, seat);
  await expectHand(page);
  // From the same house nobody sees hands while somebody there plays, and is told so.
  const beside = await device();
  await beside.goto(`/table/${seat.code}/watch`);
  await expect(beside.getByText('You watch from where somebody sits who plays here.')).toBeVisible();
  await beside.close();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'People and breaks' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByText('Sera gives up and is out of the game.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Watch with all hands/ }).click();
  await expect(page).toHaveURL(/\/watch$/);
  // Of the game nothing is old enough yet.
  await expect(page.getByText(/2 minutes/)).toBeVisible();
  await expectAccessible(page);
});

test('whoever is out sees all hands, as late as the table says', async ({ device, house }) => {
  test.setTimeout(150_000);
  // The bots take their time: the game goes on while she waits.
  const clocks = { ...AT_ONCE, bot: 700 };
  const characters = ['Sera', 'Jett', 'Ygella', 'Dale'];
  const wish: Wish = { bots: 3, watchers: 'hands', handsAfter: 30, clocks, characters };
  const [seat] = await seatPeople(house, ['Ann'], wish);
  const page = await device();
  await sitDown(page, seat);
  await expectHand(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'People and breaks' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.getByRole('button', { name: /^Watch with all hands/ }).click();
  const hands = page.getByRole('list', { name: 'All hands' });
  await expect(hands).toHaveCount(0);
  // Half a minute, and two answers of everybody.
  await expect(hands.getByRole('button').first()).toBeVisible({ timeout: 100_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});

test('high contrast and large letters at the table', async ({ device, house }) => {
  const page = await device({ size: 'phone' });
  const [seat] = await seatPeople(house, ['Ann'], { bots: 3, characters: ['Dale'] });
  await sitDown(page, seat);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'High contrast' }).click();
  await page.getByRole('radio', { name: 'Larger' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await expectNoSideways(page);
  await expectAccessible(page);
});

/** What the coach lies over. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
    const bubbles = Array.from(
      document.querySelectorAll('[role="region"]:not([inert]):has([role="status"])'),
      boxOf,
    );
    return Array.from(document.querySelectorAll('[data-own] [data-mat], [data-top]'))
      .filter((one) => {
        const { left, top, right, bottom } = boxOf(one);
        return bubbles.some(
          (bubble) =>
            bubble.left < right && left < bubble.right && bubble.top < bottom && top < bubble.bottom,
        );
      })
      .map((one) => one.textContent ?? '');
  });

test('Play now leads to a hand, and the first turn is coached', async ({ device }) => {
  const page = await device({ size: 'phone' });
  await hurry(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Play now/ }).click();
  await expectHand(page);
  const coach = page.getByText('This is your Fortitude. Keep it above your Alcohol Content.');
  await expect(coach).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(coach).toBeHidden();
  // Whatever it points at, and whatever comes: it covers neither one's own numbers nor what is answered.
  const person = new Person(page, { seed: 3 });
  for (let answers = 0; (await page.getByRole('button', { name: 'Next' }).count()) > 0; answers++) {
    await expect.poll(() => covered(page)).toEqual([]);
    await person.playUntil(() => person.answers > answers);
  }
  await expect.poll(() => covered(page)).toEqual([]);
  await page.getByRole('button', { name: 'Let’s drink' }).click();
  await page.reload();
  await page.locator('[data-hand-card]').first().waitFor();
  await expect(page.getByRole('button', { name: 'Skip all' })).toBeHidden();
});

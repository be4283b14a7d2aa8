/** A game that everybody looks at: the big screen beside it, how it ended, the replay, and once more. */
import { house as own } from '@taproom/house/own';
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, SIZES, test } from './fixtures.ts';
import { expectHand, Person } from './person.ts';
import { shortGame } from './short-game.ts';
import { seatPeople, sitDown } from './tables.ts';

interface Heard {
  readonly own?: unknown;
  readonly mine?: unknown;
}

test('the big screen tells no secret; the end, the replay and the rematch', async ({
  device,
  arrangedHouse,
}) => {
  test.setTimeout(150_000);
  const at = arrangedHouse;
  const [desk, phone, tv] = [
    await device({ at }),
    await device({ size: 'phone', at }),
    await device({ size: 'tv', at }),
  ];
  const [ann, ben] = await shortGame(at);

  // All that the screen ever hears.
  const heard: Heard[] = [];
  tv.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as Heard)),
  );
  await tv.goto(`/table/${ann.code}/screen`);
  await sitDown(desk, ann);
  await sitDown(phone, ben);
  for (const page of [desk, phone]) await expectHand(page);

  await test.step('the screen shows the public table, and nothing of anybody’s hand', async () => {
    for (const seat of [0, 1]) await expect(tv.locator(`[data-mat="${seat}"]`)).toContainText('20 left');
    await expect(tv.getByText(ann.code)).toBeVisible();
    const titles = own.cast.characters.flatMap(({ deck }) => deck.map(({ title }) => title));
    const shown = await tv.locator('body').innerText();
    // Nothing has been played yet: no title of a card can be public.
    expect(titles.filter((title) => shown.includes(title))).toEqual([]);
    expect(await tv.getByRole('list', { name: 'Your hand' }).count()).toBe(0);
    await expectNoSideways(tv);
    await expectAccessible(tv);
  });

  const people = [new Person(desk, { plays: 0 }), new Person(phone, { plays: 0 })];
  await Promise.all(people.map((person) => person.playUntil()));
  for (const { own, mine } of heard) expect([own ?? null, mine ?? null]).toEqual([null, null]);
  expect(heard.length).toBeGreaterThan(10);

  await test.step('how it ended, on every screen', async () => {
    await expect(tv.getByRole('heading', { name: 'Ben (Jett) wins' })).toBeVisible();
    await expect(phone.getByRole('dialog', { name: 'You win!' })).toBeVisible();
    const end = desk.getByRole('dialog', { name: 'Ben (Jett) wins' });
    await expect(end.getByText(/The last one awake/)).toBeVisible();
    await expect(end.getByText(/Turn 11: Ygella passes out after “Ogre Brew”/)).toBeVisible();
    await expect(end.getByRole('heading', { name: 'How it went' })).toBeVisible();
    await expect(
      end.getByRole('img', { name: /^Ygella ends with Fortitude 19 and Alcohol Content 19/ }),
    ).toBeVisible();
    for (const page of [desk, phone, tv]) await expectAccessible(page);
    for (const page of [desk, phone]) await expectNoSideways(page);
  });

  await test.step('the replay, step by step', async () => {
    await desk.getByRole('button', { name: 'Replay' }).click();
    await expect(desk).toHaveURL(/\/replay/);
    const place = desk.getByRole('slider', { name: 'Place in the game' });
    await expect(place).toBeVisible();
    await expect(place).toHaveAttribute('aria-valuetext', /Turn 1, Ann \(Ygella\), step 1 of \d+/);
    // Who played whom is to be seen as it was at the table.
    await expect(desk.locator('[data-mat="1"]').first()).toContainText('Ben');
    await desk.getByRole('button', { name: 'One step forward' }).click();
    await expect(place).toHaveAttribute('aria-valuetext', /step 2 of/);
    await desk.getByRole('button', { name: 'One step back' }).click();
    await desk.getByRole('button', { name: 'To the next turn' }).click();
    await expect(place).toHaveAttribute('aria-valuetext', /Turn 2, Ben \(Jett\)/);
    await expectAccessible(desk);
    await desk.setViewportSize(SIZES.phone);
    await expectNoSideways(desk);
    await expectAccessible(desk);
    await desk.setViewportSize(SIZES.desktop);
    await place.focus();
    await desk.keyboard.press('End');
    await expect(place).toHaveAttribute('aria-valuetext', /Turn 11/);
    await expect(desk.locator('[data-mat="0"]').first()).toContainText('Passed out');
  });

  await test.step('once more: everybody comes along', async () => {
    await desk.goto(`/table/${ann.code}`);
    await desk.getByRole('button', { name: 'Play again' }).click();
    // Nobody is pulled away from what they read: everybody is asked.
    await expect(desk.getByText('Waiting for Ben …')).toBeVisible();
    await expect(phone.getByText('Ann wants to go on.')).toBeVisible();
    await phone.getByRole('button', { name: 'Play again' }).click();
    for (const page of [desk, phone])
      await expect(page.getByRole('heading', { name: 'The table is being set' })).toBeVisible();
    const next = new URL(desk.url()).pathname;
    expect(next).not.toContain(ann.code);
    await expect(tv).toHaveURL(new RegExp(`${next}/screen$`));
    await expect(tv.getByText('Everybody is here. The host may begin.')).toBeVisible();
    await expectAccessible(tv);
    await desk.getByRole('button', { name: 'Start the game' }).click();
    for (const page of [desk, phone]) await expectHand(page);
    await expect(tv.locator('[data-mat="0"]')).toBeVisible();
  });
});

test('a game that is told again can be kept and shared, and its slider is long enough', async ({
  device,
  house: at,
}) => {
  const page = await device({ at });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const [ann] = await seatPeople(at, ['Ann'], { bots: 1, characters: ['Ygella', 'Jett'] });
  await sitDown(page, ann);
  await expectHand(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'People and breaks' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  const place = page.getByRole('slider', { name: 'Place in the game' });
  await expect(place).toBeVisible();
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    expect((await place.boundingBox())!.width).toBeGreaterThan(250);
    await expectNoSideways(page);
  }
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^taproom-\w+\.json$/);
  await page.getByRole('button', { name: 'Copy the link to this game' }).click();
  await expect(page.getByText(/^Copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/table\/\w+\/replay$/);
});

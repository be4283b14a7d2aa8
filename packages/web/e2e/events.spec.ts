/** Events of the dungeon, on a small phone. */
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { arranged } from './arranged.ts';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import { sitQuietly } from './quiet-client.ts';
import { seatPeople, sitDown } from './tables.ts';

test('an Event that everybody bids at: a step up, a step down, and what is about to be bid', async ({
  device,
  arrangedHouse,
}) => {
  const title = 'A Contest of Wills';
  const players = ['Ygella', 'Jett'];
  const variants = { dungeonEvents: 1 };
  await arrangedHouse.arrange(arranged({ players, ...variants }, { events: [title] }));
  const [ann, ben] = await seatPeople(arrangedHouse, ['Ann', 'Ben'], { characters: players, variants });
  const other = sitQuietly(arrangedHouse, ben);
  const page = await device({ size: 'phone', at: arrangedHouse });
  await sitDown(page, ann);
  const player = new Person(page, { plays: 0 });
  await player.playUntil(async () => (await page.getByText('If nobody answers: Players bid').count()) > 0);
  // Its title is in sight even on a small phone.
  await expect(page.getByRole('button', { name: title }).first()).toBeInViewport();
  await player.playUntil(({ kind }) => kind === 'choose');
  const button = page.locator('[data-coach="big-button"] button');
  await expect(button).toHaveText('Pass');
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(button).toHaveText('Bid 2 Fortitude');
  await page.getByRole('button', { name: 'One less' }).click();
  await page.getByRole('button', { name: 'One less' }).click();
  await expect(button).toHaveText('Pass');
  await page.getByRole('button', { name: 'One more' }).click();
  await expectNoSideways(page);
  await expectAccessible(page);
  await button.click();
  await player.playUntil(async () => (await page.getByText('Your turn', { exact: true }).count()) > 0);
  other.stop();
});

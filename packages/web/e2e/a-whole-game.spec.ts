/** A whole game through the page, with everything that can go wrong on the way. Files run by name: long ones go first. */
import { TaproomClient } from '@taproom/client';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectHand, Person } from './person.ts';
import { hurry } from './tables.ts';

/** What everybody sees of a table, and what this page shows of it: not what a bot happens to say for a while. */
const mats = (page: Page): Promise<string[]> =>
  page.locator('[data-mat]').evaluateAll((all) =>
    all
      .map((mat) => {
        const remark = mat.querySelector('[data-remark]')?.textContent ?? '';
        return (mat.textContent ?? '').replace(remark, '');
      })
      .sort(),
  );
const hand = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Your hand' }).getByRole('listitem').allTextContents();

/**
 * While the house is closed the browser itself notes that nobody answers, the next time also where it looks whether the
 * page that it keeps is still of today: no page can keep it from that.
 */
function forgive(complaints: string[]): void {
  const closed =
    /^(WebSocket connection to '[^']*' failed: .*|Failed to load resource: net::)ERR_CONNECTION_(REFUSED|RESET)|^An unknown error occurred when fetching the script\.$/;
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !closed.test(one)));
}

const canPress = ({ asked, ready }: { readonly asked: boolean; readonly ready: boolean }): boolean =>
  asked && ready;

test('two people and two bots play a whole game, whatever happens to page and server', async ({
  device,
  house,
  complaints,
}) => {
  test.setTimeout(240_000);
  const [desk, phone] = [await device({ size: 'desktop' }), await device({ size: 'phone' })];
  await hurry(desk, { pace: 'quick', characters: ['Jett', 'Ygella', 'Dale', 'Sera'] });

  await desk.goto('/');
  await desk.getByRole('link', { name: /Host a table/ }).click();
  await desk.getByLabel('Your name').fill('Ann');
  await desk.getByRole('group', { name: 'Seats' }).getByRole('radio', { name: '4' }).check();
  await desk.getByRole('group', { name: 'Bots', exact: true }).getByRole('radio', { name: '2' }).check();
  await desk.getByRole('button', { name: 'Open the table' }).click();
  await desk.waitForURL(/\/table\//);
  const code = new URL(desk.url()).pathname.split('/').at(-1)!;
  await phone.goto(`/join/${code}`);
  await phone.getByLabel('Your name').fill('Ben');
  await phone.getByRole('button', { name: 'Sit down' }).click();
  await desk.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [desk, phone]) await expectHand(page);

  // Somebody who only watches, to compare what the house says with what it said before.
  const { table } = (await (await fetch(`${house.url}/api/codes/${code}`)).json()) as { table: string };
  const watcher = new TaproomClient({ url: `${house.url.replace('http', 'ws')}/ws`, table });
  const ann = new Person(desk, { seed: 11 });
  const ben = new Person(phone, { seed: 22 });
  const people = [ann, ben];
  const until = (turns: number) => () => Number(watcher.public?.view?.turns) >= turns;
  /** On until this turn, and then until the table waits for one of them: nothing changes any more. */
  const playOn = async (turns = Infinity): Promise<void> => {
    await Promise.all(people.map((person) => person.playUntil(until(turns))));
    const waitsForPeople = (): boolean =>
      watcher.public?.status === 'over' ||
      watcher.public?.asked?.waiting.some((seat) => watcher.public?.seats[seat].kind === 'human') === true;
    await expect.poll(waitsForPeople).toBe(true);
  };

  await test.step('they play', () => playOn(3));

  await test.step('a page is loaded anew and goes on where it was', async () => {
    const [before, held] = [await mats(phone), await hand(phone)];
    await phone.reload();
    await expectHand(phone, held.length);
    await expect.poll(() => mats(phone)).toEqual(before);
    expect(await hand(phone)).toEqual(held);
  });
  await playOn(5);

  await test.step('the server is killed, and opened again with all that was confirmed', async () => {
    const at = watcher.eventCount;
    const before = structuredClone(watcher.public!.view);
    const shown = await Promise.all([mats(desk), mats(phone), hand(desk), hand(phone)]);
    await house.kill();
    await expect(desk.getByText(/The connection is lost/)).toBeVisible();
    await house.reopen();
    await expect(desk.getByText(/The connection is lost/)).toBeHidden();
    await expect(phone.getByText(/The connection is lost/)).toBeHidden();
    await expect.poll(() => watcher.isOpen).toBe(true);
    forgive(complaints);
    expect(watcher.eventCount).toBe(at);
    expect(watcher.public!.view).toEqual(before);
    await expect.poll(() => Promise.all([mats(desk), mats(phone), hand(desk), hand(phone)])).toEqual(shown);
  });
  await playOn(6);

  await test.step('it is killed while somebody answers: the answer arrives all the same, once', async () => {
    const look = () => Promise.all(people.map((person) => person.look()));
    await expect.poll(async () => (await look()).some(canPress)).toBe(true);
    const { page } = people[(await look()).findIndex(canPress)];
    const { number } = watcher.public!.asked!;
    const button = page.locator('[data-coach="big-button"] button');
    // The last press was long enough ago: this is no double click.
    await page.waitForTimeout(400);
    await house.kill();
    await button.click();
    await expect(button).toHaveText('One moment …');
    await house.reopen();
    await expect(button).not.toHaveText('One moment …');
    forgive(complaints);
    await expect(page.getByRole('alert').filter({ hasText: /refused|again/ })).toHaveCount(0);
    await expect
      .poll(
        () =>
          watcher.public?.asked?.number !== number ||
          button.textContent().then((it) => it === 'Take it back'),
      )
      .toBe(true);
  });

  await test.step('they play to the end', () => playOn());
  for (const page of [desk, phone])
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(watcher.public?.status).toBe('over');
  watcher.stop();
});

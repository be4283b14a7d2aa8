/** Every gambling game from the deal to the showdown, through the page. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { GAMES } from './gambling-scenes.ts';
import { seatPeople, sitDown, type Wish } from './tables.ts';

const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1440, height: 900 };

const ALL: Readonly<Record<string, NonNullable<Wish['parlour']>>> = {
  ...GAMES,
  'Adventurer’s Choice': { mode: 'adventurers-choice', rounds: 2 },
};

/** Does one thing that a player could do now. */
function act(page: Page, luck: number): Promise<'over' | 'did' | 'waits'> {
  return page.evaluate((random) => {
    const seen = (selector: string): HTMLElement[] =>
      Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
        (one) => one.getClientRects().length > 0,
      );
    if (seen('button').some((button) => /Play again|Next hand/.test(button.textContent ?? ''))) return 'over';
    const [main] = seen('[data-coach="big-button"] button');
    if (main === undefined || main.getAttribute('aria-busy') === 'true') return 'waits';
    const isReady = main.getAttribute('aria-disabled') !== 'true';
    const things = seen(
      'button[data-lies="open"], button[data-aim]:not([data-lies]), [data-options] button',
    ).filter(
      // To leave early would show little of a game.
      (one) => !/^(Fold|Leave)/.test(one.textContent ?? ''),
    );
    if (things.length > 0 && (!isReady || random < 0.5)) {
      things[Math.floor(random * 7919) % things.length].click();
      return 'did';
    }
    if (!isReady) return 'waits';
    main.click();
    return 'did';
  }, luck);
}

for (const [title, parlour] of Object.entries(ALL))
  test(`${title} is played to the end`, async ({ page, house }) => {
    test.setTimeout(120_000);
    const isOdd = title.length % 2 === 1;
    await page.setViewportSize(isOdd ? PHONE : DESKTOP);
    const [seat] = await seatPeople(house, ['Ann'], { game: 'parlour', bots: 3, parlour });
    await sitDown(page, seat);
    await expect(page.locator('[data-coach="big-button"]')).toBeVisible();
    let luck = 1;
    let done = 0;
    for (let end = false; !end;) {
      // The same game for the same answers, as far as the cards allow.
      luck = (luck * 16_807) % 2_147_483_647;
      const came = await act(page, luck / 2_147_483_647);
      end = came === 'over';
      if (came === 'did' && ++done === 6) await expectAccessible(page);
      await page.waitForTimeout(came === 'waits' ? 40 : 10);
    }
    const showdown = page.getByRole('region', { name: 'Showdown' }).first();
    await expect(showdown).toBeVisible();
    for (const name of ['Ann', 'Bot 2', 'Bot 3', 'Bot 4'])
      await expect(showdown.getByText(name).first()).toBeVisible();
    const again = parlour.mode === 'adventurers-choice' ? 'Play again' : 'Next hand';
    await expect(page.getByRole('button', { name: again })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
  });

test('an evening says of a variant what it changes in the game that was chosen', async ({
  device,
  arrangedHouse,
}) => {
  await arrangedHouse.follow(99);
  const parlour = { mode: 'adventurers-choice', rounds: 2 } as const;
  const [seat] = await seatPeople(arrangedHouse, ['Ann'], { game: 'parlour', bots: 3, parlour });
  const page = await device({ at: arrangedHouse });
  await sitDown(page, seat);
  const game = page.getByRole('button', { name: /^King’s Council .*King\.$/ });
  await expect(game).toBeVisible();
  await expect(page.getByText('Your move', { exact: true })).toBeHidden();
  await game.click();
  const dragons = page.getByRole('button', { name: /^Dragon Cards/ });
  await expect(dragons).toHaveText(/Dragon Cards/);
  // Of Delve it is this.
  await expect(dragons).not.toHaveText(/monster/);
});

test('a bet of any size', async ({ page, house }) => {
  const [seat] = await seatPeople(house, ['Ann'], {
    game: 'parlour',
    bots: 2,
    bot: 'random',
    parlour: { game: 'kings-council', chips: 20 },
  });
  await sitDown(page, seat);
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  const amount = page.getByRole('slider', { name: 'How much' });
  await expect(page.getByText('1 at least; 19 is all you have.')).toBeVisible();
  await page.getByRole('button', { name: 'One coin more' }).click();
  await expect(amount).toHaveValue('2');
  await page.getByRole('button', { name: /^All in/ }).click();
  await expect(amount).toHaveValue('19');
  await amount.fill('5');
  await page.getByRole('button', { name: 'Bet 5' }).click();
  await expect(page.getByRole('log')).toContainText('Ann bets 5 coins.');
});

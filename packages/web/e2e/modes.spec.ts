/** Every way to play that the host's form offers, from the form to some turns at the table. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, SIZES, test, type DeviceOptions } from './fixtures.ts';
import { Person } from './person.ts';
import { hurry } from './tables.ts';

interface Mode {
  readonly way?: string;
  readonly seats?: string;
  readonly bots: string;
  readonly rules?: readonly string[];
  readonly size?: DeviceOptions['size'];
  /** The side of each seat as it cannot be, and what mends it. */
  readonly sides?: readonly string[];
  readonly mended?: readonly [seat: string, side: string];
  /** What must be seen at the table. */
  readonly shows: (page: Page) => Promise<void>;
}

const MODES: Readonly<Record<string, Mode>> = {
  'two and Otto': {
    way: 'Two and Otto',
    bots: '1',
    async shows(page) {
      const otto = page.locator('section[data-mat][aria-label="Otto"]');
      await expect(otto).toBeVisible();
      // A track for each of the two that he sits with.
      await expect(otto.getByText(/\d+ left$/)).toHaveCount(2);
    },
  },
  'teams of two': {
    way: 'Teams of two',
    seats: '4',
    bots: '3',
    size: 'phone',
    async shows(page) {
      await expect(page.getByRole('region', { name: /^One side: / })).toBeVisible();
      await expect(page.getByRole('button', { name: /’s hand$/ })).toBeVisible();
    },
  },
  'all against a Boss': {
    way: 'All against a Boss',
    seats: '4',
    bots: '3',
    async shows(page) {
      await expect(page.getByRole('region', { name: /^One side: / })).toBeVisible();
      await expect(page.getByRole('button', { name: /Potion/ }).first()).toBeVisible();
    },
  },
  'sides of one’s own': {
    way: 'Sides of your own',
    seats: '4',
    bots: '3',
    size: 'phone',
    // Everybody on one side is refused in the form, with the reason; then three stand against the host.
    sides: ['Side B', 'Side B', 'Side B', 'Side B'],
    mended: ['You', 'Side A'],
    async shows(page) {
      await expect(page.getByRole('region', { name: /^One side: .*, .* and / })).toBeVisible();
    },
  },
  'Dungeon Events and Prizes': {
    seats: '3',
    bots: '2',
    rules: ['Dungeon Events', 'Prizes'],
    async shows(page) {
      for (const pile of [/^Dungeon Event Deck/, /^Prizes/]) {
        await page.getByRole('button', { name: pile }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        // One of the four Prizes was taken out of the game.
        await expect(page.getByText('Absorbent Towel')).toHaveCount(0);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      // On a phone all piles lie in one line, the Inn below the deck.
      await page.setViewportSize(SIZES.phone);
      const piles = page.locator('[data-anchor="drink-deck"]').locator('xpath=..').locator(':scope > *');
      const boxes = await piles.evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map(({ top, bottom }) => ({ top, bottom })),
      );
      // What was drunk already is in the menu.
      expect(boxes).toHaveLength(4);
      const [top, bottom] = [boxes.map((box) => box.top), boxes.map((box) => box.bottom)];
      expect(Math.max(...bottom) - Math.min(...top)).toBeLessThan(52);
      await page.setViewportSize(SIZES.desktop);
    },
  },
  'gambling games inside the inn': {
    seats: '3',
    bots: '2',
    rules: ['Gambling games'],
    size: 'tablet',
    shows: async () => {},
  },
};

for (const [name, { way, seats, bots, rules = [], size, sides = [], mended, shows }] of Object.entries(MODES))
  test(`${name}: from the form to the table`, async ({ device }) => {
    test.setTimeout(90_000);
    const page = await device({ size });
    await hurry(page, { pace: 'quick' });
    await page.goto('/host');
    await page.getByLabel('Your name').fill('Ann');
    if (way !== undefined) await page.getByRole('radio', { name: way }).check();
    if (seats !== undefined)
      await page.getByRole('group', { name: 'Seats' }).getByRole('radio', { name: seats }).check();
    await page.getByRole('group', { name: 'Bots', exact: true }).getByRole('radio', { name: bots }).check();
    const seatNamed = (seat: string, side: string): Promise<void> =>
      page.getByRole('group', { name: seat, exact: true }).getByRole('radio', { name: side }).check();
    for (const [seat, side] of sides.entries())
      await seatNamed(seat === 0 ? 'You' : `Seat ${seat + 1} (a bot)`, side);
    if (mended !== undefined) {
      await expect(page.getByRole('alert').filter({ hasText: 'nobody to play against' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Open the table' })).toBeDisabled();
      await seatNamed(...mended);
    }
    if (rules.length > 0) await page.getByText('Rules and pace').click();
    for (const rule of rules) await page.getByRole('switch', { name: rule }).check();
    if (rules.includes('Prizes')) {
      await page.locator('summary').filter({ hasText: '4 Prizes in the game' }).click();
      await page.getByRole('switch', { name: 'Absorbent Towel', exact: true }).uncheck();
    }
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible();
    const player = new Person(page, { plays: 0.8, seed: name.length });
    // Some are asked something even before they get their cards.
    await player.playUntil(() => page.getByRole('list', { name: 'Your hand' }).isVisible());

    await shows(page);
    await expectNoSideways(page);
    await expectAccessible(page);
    // Until the second turn of one's own.
    const mine = page.getByText('Your turn', { exact: true });
    let turns = 0;
    let was = false;
    await player.playUntil(async () => {
      const is = (await mine.count()) > 0;
      if (is && !was) turns++;
      was = is;
      return turns === 2;
    });
    await expectNoSideways(page);
    await expectAccessible(page);
  });

/** Everybody once at a table: their hand, their cards with rulings, what they can do, and a turn of theirs. */
import type { Faces } from '@taproom/inn';
import { house as own } from '@taproom/house/own';
import { about } from '@taproom/cast/about';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import type { House } from './house.ts';
import { Person } from './person.ts';
import { seatPeople, sitDown } from './tables.ts';

const { cast } = own;

/** So many one after the other on the same device; then the next test may go on beside it. */
const TOGETHER = 6;

const names = about.map(({ name }) => name);
const groups = Array.from({ length: Math.ceil(names.length / TOGETHER) }, (_, i) =>
  names.slice(i * TOGETHER, (i + 1) * TOGETHER),
);

/** What each card of a table is. */
async function facesOf({ url }: House, table: string): Promise<Faces> {
  const reply = await fetch(`${url}/api/tables/${table}/cards`);
  return (await reply.json()) as Faces;
}

test('the seventeen are all there', () => {
  expect(names.toSorted()).toEqual(cast.characters.map(({ name }) => name).toSorted());
  expect(names).toHaveLength(17);
});

for (const [n, group] of groups.entries())
  test(`${group.join(', ')}: each takes a turn`, async ({ device, house }) => {
    test.setTimeout(150_000);
    const page = await device({ size: n % 2 === 0 ? 'desktop' : 'phone' });
    for (const name of group)
      await test.step(name, async () => {
        const other = names.find((one) => one !== name)!;
        const [seat] = await seatPeople(house, ['Ann'], {
          bots: 1,
          pace: 'quick',
          characters: [name, other],
        });
        await sitDown(page, seat);
        const def = cast.characters.find((one) => one.name === name)!;

        const hand = page.getByRole('list', { name: 'Your hand' });
        const cards = hand.locator('[data-hand-card]');
        // Some are asked something even before they get their cards.
        const person = new Person(page, { plays: 0.9, seed: name.length });
        await person.playUntil(() => cards.first().isVisible());
        const known = [def.deck, ...(def.sideDecks ?? []).map((side) => side.cards)]
          .flat()
          .map(({ title }) => title);
        for (const text of await cards.allTextContents())
          expect(
            known.filter((title) => text.startsWith(title)),
            text,
          ).not.toEqual([]);

        // One of them large, with all that is said about it: one with rulings, if there is one.
        const faces = await facesOf(house, seat.table);
        const held = await cards.evaluateAll((all) => all.map((one) => Number(one.dataset.card)));
        const card = held.find((one) => faces.cards[one].rulings.length > 0) ?? held[0];
        const { title, rulings } = faces.cards[card];
        await hand.locator(`[data-card="${card}"]`).click({ button: 'right' });
        const zoom = page.getByRole('dialog', { name: title });
        await expect(zoom).toBeVisible();
        for (const ruling of rulings) await expect(zoom.getByText(ruling)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(zoom).toBeHidden();

        // What the character is like, at hand.
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Your character', exact: true }).click();
        await expect(
          page.getByRole('dialog').getByText(about.find((one) => one.name === name)!.pitch),
        ).toBeVisible();
        if (n === 0 && name === group[0]) await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();

        // Their turn, until it is somebody else's.
        await person.playUntil(
          async () => (await page.getByText('Your turn', { exact: true }).count()) === 0,
        );
        expect(person.answers).toBeGreaterThan(0);
      });
  });

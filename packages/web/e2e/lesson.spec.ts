/** The first lesson as somebody new goes through it, who does nothing but what it points at. */
import type { Page } from '@playwright/test';
import { allLessons } from '../build/lessons.ts';
import { expectAccessible, expectNoSideways } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { byKeys, byPointing, walk } from './walk-lesson.ts';

/** `LESSONS=all` walks through all of them in every way, otherwise through these in one way each. */
const ALL = allLessons().filter(({ group }) => group !== 'first');
const WAYS = ['phone', 'desktop', 'keys'] as const;
const SOME: ReadonlySet<string> = new Set([
  'vlazlo',
  'petra',
  'teams',
  'the-wheel',
  'dragon-hordes',
  'threes',
]);
const isAll = process.env.LESSONS === 'all';
const short = ALL.filter(({ id }) => isAll || SOME.has(id)).flatMap((lesson, i) =>
  (isAll ? WAYS : [WAYS[i % WAYS.length]]).map((way) => ({ ...lesson, way })),
);

/** The lesson is there, and can be left to the fingers or the keys. */
async function open(page: Page, lesson: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/learn/${lesson}`);
  await page.locator('[data-lesson="0.0"]').waitFor();
}

for (const size of ['phone', 'desktop'] as const)
  test(`the first lesson is finished by clicking what it points at (${size})`, async ({ device }) => {
    test.setTimeout(120_000);
    const page = await device({ size });
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('link', { name: /Learn to play/ }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: /Your first game/ }).click();
    await page.locator('[data-lesson="0.0"]').waitFor();
    await expectNoSideways(page);
    await expectAccessible(page);
    expect(await walk(page, byPointing(page))).toBeGreaterThan(40);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All lessons' }).click();
    await expect(page.getByRole('link', { name: /Your first game.*Done/s })).toBeVisible();
  });

test('the first lesson is finished with the Enter key alone', async ({ device }) => {
  test.setTimeout(120_000);
  const page = await device();
  await open(page, 'first-game');
  expect(await walk(page, byKeys(page))).toBeGreaterThan(40);
});

for (const { id, name, way } of short)
  test(`“${name}” is learned by whoever does what it asks for (${way})`, async ({ device }) => {
    const page = await device({ size: way === 'phone' ? 'phone' : 'desktop' });
    await open(page, id);
    await expectNoSideways(page);
    // The shortest has three steps.
    expect(await walk(page, way === 'keys' ? byKeys(page) : byPointing(page))).toBeGreaterThan(2);
  });

test('what was not meant is answered kindly, with the rule, and a lesson can be left and gone on with', async ({
  device,
}) => {
  const page = await device({ size: 'phone' });
  await page.goto('/learn/first-game');
  for (let step = 0; step < 6; step++) {
    await page.locator(`[data-lesson="0.${step}"]`).waitFor();
    await page.locator('[data-lesson-next]').click();
  }
  await page.getByRole('button', { name: 'No action' }).click();
  await expect(page.locator('[data-tray]').getByRole('alert')).toContainText(
    'look at Jasper’s heart and mug',
  );
  await page.getByRole('button', { name: 'Why it was not possible' }).click();
  await expect(page.getByRole('dialog')).toContainText('passes out');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  await page.getByRole('link', { name: /Your first game.*Go on/s }).click();
  await expect(page.locator('[data-lesson="0.6"]')).toBeVisible();
  await page.getByRole('button', { name: 'Do it for me' }).click();
  await expect(page.locator('[data-lesson="0.7"]')).toBeVisible();
});

/** The card that one looks at: whether all of its words can be read. */
import type { Page } from '@playwright/test';
import { twoFrames } from './windows.ts';

const CUT = 3;
/** Frames until a card has opened, and made room for its words. */
const PATIENCE = 40;

/**
 * How much of the words of a card of the hand that is opened cannot be seen, in pixels. Where there is no room for them
 * beside what one chooses between, they stand there: then it is those that must be seen, and say all that they hide.
 */
const openAndLook = (page: Page, title: string): Promise<number | string> =>
  page.evaluate(
    async ({ named, enough, patience }) => {
      const cards = Array.from(document.querySelectorAll<HTMLElement>('[data-hand-card]'));
      const card = cards.find((one) => one.querySelector('[data-title]')?.textContent === named);
      if (card === undefined) return 'is not in the hand';
      const words = (text: string): string =>
        text
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, ' ')
          .trim();
      const look = (): number | string => {
        const lines = card.querySelector('[data-lines]')!;
        if (card.closest('[data-open]') === null) return 'does not open';
        const { top, bottom } = card.getBoundingClientRect();
        const choices = document.querySelector('[data-options]');
        const said = lines.checkVisibility() ? lines : choices;
        if (said === null) return 'shows no words';
        const cut = Math.max(
          said.scrollHeight - said.clientHeight,
          said.getBoundingClientRect().bottom - (said === lines ? bottom : top),
          bottom - window.innerHeight,
        );
        if (said === lines || cut > enough) return cut;
        const told = words(said.textContent ?? '');
        const untold = Array.from(lines.children, (line) => line.textContent ?? '').filter((line) =>
          line.split(/: |; |(?<=\.) /).some((part) => !told.includes(words(part))),
        );
        return untold.length === 0
          ? cut
          : `hides “${untold.join(' / ')}”, and there is “${said.textContent}”`;
      };
      card.click();
      let seen: number | string = Infinity;
      for (let frames = 0; frames < patience && (typeof seen === 'string' || seen > enough); frames++) {
        await new Promise((next) => requestAnimationFrame(next));
        if (frames % 2 === 1) seen = look();
      }
      return seen;
    },
    { named: title, enough: CUT, patience: PATIENCE },
  );

/** Opens one card of the hand after the other. */
export async function faultsOfOpened(page: Page, titles: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const title of titles) {
    const seen = await openAndLook(page, title);
    if (typeof seen === 'string') faults.push(`“${title}” ${seen}`);
    else if (seen > CUT) faults.push(`“${title}” is cut by ${Math.round(seen)} px`);
    await page.keyboard.press('Escape');
    await twoFrames(page);
  }
  return faults;
}

/** The same of cards that are shown large: whatever there is no room for can be pushed along. */
export async function faultsOfLarge(page: Page, titles: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const dialog = page.getByRole('dialog');
  for (const title of titles) {
    await page
      .locator('[data-hand-card]', { has: page.getByText(title, { exact: true }) })
      .first()
      .dispatchEvent('contextmenu');
    await dialog.waitFor();
    const cut = await dialog.evaluate((box) => {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      const lines = box.querySelector('[data-lines]')!;
      const card = lines.parentElement!;
      let frame = card.parentElement!;
      while (!/auto|scroll/.test(getComputedStyle(frame).overflowY)) frame = frame.parentElement!;
      return Math.max(
        lines.scrollHeight - lines.clientHeight,
        lines.scrollWidth - lines.clientWidth,
        card.scrollWidth - card.clientWidth,
        frame.scrollWidth - frame.clientWidth,
        -left,
        -top,
        right - innerWidth,
        bottom - innerHeight,
        // So much of it is seen at once.
        160 - frame.clientHeight,
      );
    });
    if (cut > CUT) faults.push(`“${title}” large is cut by ${Math.round(cut)} px`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  return faults;
}

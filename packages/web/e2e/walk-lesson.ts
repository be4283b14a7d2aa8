/** Goes through a lesson like somebody new, who does nothing but what it points at. */
import type { Page } from '@playwright/test';

const FINISHED = { name: 'That was it' } as const;

interface Marked {
  /** The chapter and the step, and whether something is to be done. */
  readonly place: string;
  /** The middle of “Next”, or of what has the ring around it; null: nothing is pointed at yet. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

/** What is marked now. The ring looks where it belongs a few times a second, or when the window has another size. */
const marked = (page: Page): Promise<Marked> =>
  page.evaluate(() => {
    dispatchEvent(new Event('resize'));
    const next = document.querySelector('[data-lesson-next]');
    const { x, y, width, height } = (
      next ?? document.querySelector('[data-lesson-ring]')
    )?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
    const step = document.querySelector('[data-lesson]')?.getAttribute('data-lesson') ?? '';
    return {
      place: `${step} ${next === null}`,
      at: width > 0 ? { x: x + width / 2, y: y + height / 2 } : null,
    };
  });

/** Something happens by itself, and then it goes on. */
const PATIENCE = 12_000;
/** Longer than the table waits between two things that happen by themselves. */
const A_BEAT = 1200;
/** So long nobody presses again because nothing seems to have come of it. */
const A_WHILE = 1000;

/** Presses what is marked until the lesson is over, and says how many steps that took. The page's clock is the test's. */
export async function walk(page: Page, press: (at: Marked['at']) => Promise<void>): Promise<number> {
  const end = page.getByRole('heading', FINISHED);
  let steps = 0;
  let now = await marked(page);
  for (let since = Date.now(); Date.now() - since < PATIENCE;) {
    const before = now;
    await press(now.at);
    for (const pressed = Date.now(); Date.now() - pressed < A_WHILE && isSame(now, before);) {
      // What happens by itself takes its time, so that it can be seen: here nobody looks.
      await page.clock.fastForward(A_BEAT);
      if (await end.isVisible()) return steps + 1;
      now = await marked(page);
    }
    if (now.place === before.place) continue;
    steps++;
    since = Date.now();
  }
  throw new Error(`The lesson does not go on: ${now.place}`);
}

const isSame = (one: Marked, other: Marked): boolean =>
  one.place === other.place && one.at?.x === other.at?.x && one.at?.y === other.at?.y;

export const byPointing = (page: Page) => async (at: Marked['at']) => {
  if (at !== null) await page.mouse.click(at.x, at.y);
};

/** Whoever uses keys is led by the focus, from the first key on, whichever it is. */
export const byKeys = (page: Page) => async (at: Marked['at']) => {
  if (at === null) return;
  const isLed = await page.evaluate(({ x, y }) => {
    const focused = document.querySelector(':focus')?.getBoundingClientRect();
    if (focused === undefined) return false;
    const { left, right, top, bottom } = focused;
    return x >= left && x <= right && y >= top && y <= bottom;
  }, at);
  await page.keyboard.press(isLed ? 'Enter' : 'Shift');
};

/** How quickly the rulebook answers what somebody types, on a phone with a slow processor. */
import type { Page } from '@playwright/test';

/** As players say it, not as the books do. */
const WORDS = [
  'pass out',
  'drunk',
  'steal',
  'ante',
  'bust',
  'knocked out',
  'bluff',
  'tie',
  'cancel a card',
  'who starts',
  'deck is empty',
  'team',
] as const;
const ROUNDS = 3;

/** From the last letter to the frame in which the rules stand there, in milliseconds, for each word several times. */
export async function searched(page: Page): Promise<number[]> {
  await page.goto('/rules');
  await page.getByRole('searchbox').waitFor();
  return page.evaluate(
    async ([words, rounds]) => {
      const box = document.querySelector<HTMLInputElement>('input[type="search"]')!;
      // Whoever types has gone there first.
      box.focus();
      const answered = (): string | null =>
        document.querySelector('[data-asked]')?.getAttribute('data-asked') ?? null;
      const painted = (): Promise<void> =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
          });
        });
      const type = (text: string): void => {
        // As a key does it: the page hears of it by the event.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, text);
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      };
      const times: number[] = [];
      for (let round = 0; round < rounds; round++)
        for (const word of words) {
          type(word.slice(0, -1));
          await new Promise((resolve) => setTimeout(resolve, 300));
          const begun = performance.now();
          type(word);
          do await painted();
          while (answered() !== word);
          times.push(performance.now() - begun);
        }
      return times;
    },
    [WORDS, ROUNDS] as const,
  );
}

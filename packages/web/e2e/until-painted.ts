/**
 * From the moment a message arrives (before the page hears of it) to the frame in which it is painted, at a table of
 * eight. The house and its seven bots think on machines that are not the player's: so the table is played first, without
 * a page, and the page is told afterwards what was told then, at the times at which it was told.
 */
import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import { sitQuietly } from './quiet-client.ts';
import { seatPeople, sitDown } from './tables.ts';

/** So long a game is watched, in milliseconds. */
const WATCHED = 30_000;

interface Told {
  readonly data: string;
  /** In milliseconds after the first. */
  readonly at: number;
}

/** What is put into the page. */
interface Given {
  give(data: string): void;
  readonly painted: number[];
}

const waited = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time)));

/** How long each message took. */
export async function untilPainted(page: Page, house: House): Promise<number[]> {
  const [seat] = await seatPeople(house, ['Ann'], {
    bots: 7,
    characters: ['Ygella'],
    pace: 'quick',
    clocks: { window: 0, shortest: 50, bot: 100, turn: 0, away: 60_000 },
  });
  const told: Told[] = [];
  let begun = 0;
  const player = sitQuietly(house, seat, (url) => {
    const socket = new WebSocket(url);
    socket.addEventListener('message', ({ data }) => {
      begun ||= performance.now();
      told.push({ data: String(data), at: performance.now() - begun });
    });
    return socket;
  });
  await waited(WATCHED);
  player.stop();

  await page.addInitScript(() => {
    const painted: number[] = [];
    class Again extends EventTarget {
      readonly readyState = 1;
      onopen: (() => void) | null = null;
      onmessage: ((message: { data: string }) => void) | null = null;
      constructor() {
        super();
        Object.assign(window, {
          painted,
          give: (data: string) => {
            const arrived = performance.now();
            // A frame is painted when the callback before it has run and a task after it comes to its turn.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => painted.push(performance.now() - arrived);
              port2.postMessage(null);
            });
            this.onmessage?.({ data });
          },
        });
        queueMicrotask(() => this.onopen?.());
      }
      send(): void {}
      close(): void {}
    }
    Object.assign(window, { WebSocket: Again });
  });
  await sitDown(page, seat);
  await page.waitForFunction(() => 'give' in window);
  const give = (data: string): Promise<void> =>
    page.evaluate((text) => (window as unknown as Given).give(text), data);
  const [welcome, ...others] = told;
  await give(welcome.data);
  // What comes only after the first table is there by then.
  await waited(2000);
  await page.evaluate(() => (window as unknown as Given).painted.splice(0));
  const start = performance.now();
  for (const { data, at } of others) {
    await waited(start + at - performance.now());
    await give(data);
  }
  await waited(1000);
  return page.evaluate(() => (window as unknown as Given).painted);
}

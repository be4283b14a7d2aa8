/** A house for each worker, devices that people hold, and pages that must not complain. */
import { test as base, expect, type Page } from '@playwright/test';
import { openArrangedHouse, openHouse, type ArrangedHouse, type House } from './house.ts';

export { expect };

export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  tv: { width: 1920, height: 1080 },
} as const;

export interface DeviceOptions {
  readonly size?: keyof typeof SIZES;
  /** Nothing moves, unless moving is what is looked at. */
  readonly motion?: boolean;
  /** By fingers, whatever its size; phones always are. */
  readonly touch?: boolean;
  readonly at?: Pick<House, 'url'>;
}

interface Worker {
  readonly house: House;
  /** Where tests say what chance brings. It opens when the first test asks for it. */
  readonly arrangedHouse: ArrangedHouse;
}

interface Each {
  readonly complaints: string[];
  /** A device of its own: its own storage, its own size. */
  readonly device: (options?: DeviceOptions) => Promise<Page>;
}

/** Everything that a browser complains about, and every request to anywhere else. */
function listen(page: Page, home: string, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => noteStranger(request.url()));
  page.on('websocket', (socket) => noteStranger(socket.url()));
  function noteStranger(url: string): void {
    const isHome = url.startsWith(home) || url.startsWith(home.replace('http', 'ws'));
    if (!isHome && !/^(data|blob):/.test(url)) complaints.push(`a request to ${url}`);
  }
}

export const test = base.extend<Each, Worker>({
  house: [
    // The runner reads from the pattern what a fixture needs: nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await openHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  arrangedHouse: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await openArrangedHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  complaints: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, house, complaints }, use) => {
    listen(page, house.url, complaints);
    await use(page);
  },
  device: async ({ browser, house, complaints }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async ({ size = 'desktop', motion = false, touch = false, at = house } = {}) => {
      const context = await browser.newContext({
        baseURL: at.url,
        viewport: SIZES[size],
        reducedMotion: motion ? 'no-preference' : 'reduce',
        hasTouch: touch || size === 'phone',
      });
      contexts.push(context);
      const page = await context.newPage();
      listen(page, at.url, complaints);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Makes the pictures of the README (docs/pictures) from real tables, so that they are of today. `vite build` comes first. */
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { neededChromium } from '../../../scripts/chromium.mjs';
import { gambling, GAMES } from './gambling-scenes.ts';
import { openArrangedHouse, type ArrangedHouse } from './house.ts';
import { contest, deepStack, round, type Scene } from './scenes.ts';
import { sitDown } from './tables.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** As for everybody: no seat, large. */
  readonly onScreen?: true;
  make(house: ArrangedHouse): Promise<Scene>;
}

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const PICTURES: readonly Picture[] = [
  { file: 'table', ...DESK, make: deepStack },
  { file: 'phone', ...PHONE, make: round },
  { file: 'gambling', ...DESK, make: (house) => gambling(house, GAMES['The Wheel']) },
  { file: 'television', width: 1280, height: 720, onScreen: true, make: contest },
];

async function take(browser: Browser, house: ArrangedHouse, picture: Picture): Promise<void> {
  const { file, width, height, onScreen } = picture;
  const scene = await picture.make(house);
  const context = await browser.newContext({
    baseURL: house.url,
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (onScreen) await page.goto(`/table/${scene.seat.code}/screen`);
  else await sitDown(page, scene.seat);
  await page.locator('section[data-mat]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}${file}.png` });
  await context.close();
  scene.close();
  console.log(`docs/pictures/${file}.png`);
}

const house = await openArrangedHouse();
const browser = await chromium.launch({ executablePath: neededChromium(), args: ['--no-sandbox'] });
try {
  for (const picture of PICTURES) await take(browser, house, picture);
} finally {
  await browser.close();
  await house.close();
}

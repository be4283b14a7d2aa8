/**
 * Measures the page and writes bench/PAGE.md: what travels before the first table is on screen, how long the first look
 * takes on a slow machine, how long from one click to a hand, and from a message to the screen. `vite build` comes
 * first. By itself: node packages/web/e2e/measure.ts
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page, type Response } from '@playwright/test';
import { neededChromium } from '../../../scripts/chromium.mjs';
import { openHouse, type House } from './house.ts';
import { searched } from './searched.ts';
import { untilPainted } from './until-painted.ts';

const REPORT = fileURLToPath(new URL('../../../bench/PAGE.md', import.meta.url));
const ROUNDS = 5;
/** As slow as a cheap phone. */
const SLOWER = 4;

interface Row {
  readonly what: string;
  readonly limit: string;
  readonly measured: string;
  readonly holds: boolean;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (n: number): string => `${n.toFixed(n < 100 ? 1 : 0)} ms`;
const sorted = (all: readonly number[]): number[] => all.toSorted((a, b) => a - b);
const quantile = (all: readonly number[], q: number): number =>
  sorted(all)[Math.min(all.length - 1, Math.floor(all.length * q))];

async function newPage(browser: Browser, house: House, slower = 1): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (slower > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  }
  return page;
}

/** All scripts that are asked for until the hand lies on the table, gzipped; and how long that takes from the click. */
async function firstTable(browser: Browser, house: House): Promise<{ bytes: number; time: number }> {
  const page = await newPage(browser, house);
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  // The page itself knows when the hand is there: whoever asks from outside hears of it later, when more has come.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-hand-card]') === null) return;
      observer.disconnect();
      performance.mark('hand');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const clicked = performance.now();
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.locator('[data-hand-card]').first().waitFor();
  const time = performance.now() - clicked;
  const asked = await page.evaluate(() => {
    const [{ startTime: hand }] = performance.getEntriesByName('hand');
    const all = performance.getEntriesByType('resource');
    return all.filter(({ startTime }) => startTime <= hand).map(({ name }) => name);
  });
  let bytes = 0;
  for (const url of asked) {
    const body = await scripts.get(url)?.body();
    if (body !== undefined) bytes += gzipSync(body, { level: 9 }).length;
  }
  await page.context().close();
  return { bytes, time };
}

/** The largest contentful paint, with an empty cache and a slow processor. */
async function firstLook(browser: Browser, house: House, path: string): Promise<number> {
  const page = await newPage(browser, house, SLOWER);
  await page.addInitScript(() => {
    const at = window as unknown as { largest: number };
    at.largest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) at.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // Where the machine is busy it is told of only after the network rests.
  await page.waitForFunction(() => (window as unknown as { largest: number }).largest > 0);
  const largest = await page.evaluate(() => (window as unknown as { largest: number }).largest);
  await page.context().close();
  return largest;
}

const house = await openHouse();
const browser = await chromium.launch({ executablePath: neededChromium(), args: ['--no-sandbox'] });
const rows: Row[] = [];
try {
  const tables = [];
  for (let n = 0; n < ROUNDS; n++) tables.push(await firstTable(browser, house));
  const bytes = Math.max(...tables.map((table) => table.bytes));
  rows.push({
    what: 'JavaScript, gzipped, until the first table is on screen',
    limit: '84 kB',
    measured: kilobytes(bytes),
    holds: bytes <= 84_000,
  });
  for (const path of ['/', '/host']) {
    const times: number[] = [];
    for (let n = 0; n < ROUNDS; n++) times.push(await firstLook(browser, house, path));
    const worst = Math.max(...times);
    rows.push({
      what: `Largest contentful paint of \`${path}\`, processor ${SLOWER} times slower`,
      limit: '2500 ms',
      measured: `${milliseconds(quantile(times, 0.5))} (worst of ${ROUNDS}: ${milliseconds(worst)})`,
      holds: worst <= 2500,
    });
  }
  const clicks = tables.map(({ time }) => time);
  rows.push({
    what: 'From one click on “Play now” to a hand',
    limit: '10 s',
    measured: `${milliseconds(quantile(clicks, 0.5))} (worst of ${ROUNDS}: ${milliseconds(Math.max(...clicks))})`,
    holds: Math.max(...clicks) <= 10_000,
  });
  const watched = await newPage(browser, house);
  const painted = await untilPainted(watched, house);
  await watched.context().close();
  rows.push({
    what: `From a message to the screen, 8 players (${painted.length} messages)`,
    limit: '40 ms',
    measured: `median ${milliseconds(quantile(painted, 0.5))}, 95 of 100 within ${milliseconds(quantile(painted, 0.95))}`,
    holds: quantile(painted, 0.95) <= 40,
  });
  const phone = await newPage(browser, house, SLOWER);
  await phone.setViewportSize({ width: 390, height: 844 });
  const answered = await searched(phone);
  await phone.context().close();
  rows.push({
    what: `From the last letter to the rules that it finds, on a phone, processor ${SLOWER} times slower (${answered.length} searches)`,
    limit: '50 ms',
    measured: `median ${milliseconds(quantile(answered, 0.5))}, worst ${milliseconds(Math.max(...answered))}`,
    holds: Math.max(...answered) <= 50,
  });
} finally {
  await browser.close();
  await house.close();
}

const [{ model }] = cpus();
const cells = [
  ['', 'at most', 'measured', ''],
  ...rows.map(({ what, limit, measured, holds }) => [
    what,
    limit,
    measured,
    holds ? 'holds' : 'does not hold',
  ]),
];
const widths = cells[0].map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
const line = (row: readonly string[], blank = ' '): string =>
  `| ${row.map((cell, column) => cell.padEnd(widths[column], blank)).join(' | ')} |`;
const [head, ...body] = cells;

writeFileSync(
  REPORT,
  `# The page, measured

Made by \`npm run measure\` (packages/web/e2e/measure.ts) with the real server and a real Chromium, on
${cpus().length} × ${model.trim()}, Node ${process.versions.node}, on ${new Date().toISOString().slice(0, 10)}. Times are of that machine, with whatever else it had to do: of its
${cpus().length} processors, ${loadavg()[1].toFixed(0)} were asked for in the five minutes before.

Code path of every row: the page as \`vite build\` leaves it, served by packages/server as by \`npm start\`. From a message
to the screen: a table of eight is played without a page, and the page is told afterwards what was told then, at the same
times, so that the house and its seven bots do not take the page's processors, as they take no player's.

${line(head)}
${line(['', '', '', ''], '-')}
${body.map((row) => line(row)).join('\n')}
`,
);
for (const { what, measured, holds } of rows) console.log(`${holds ? '✓' : '✘'} ${what}: ${measured}`);
if (rows.some(({ holds }) => !holds)) process.exitCode = 1;

/**
 * Counts what a player is asked in a game, and how often there was nothing to answer, and writes bench/QUESTIONS.md.
 * `vite build` comes first. By itself: node packages/web/e2e/questions.ts [games]
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { neededChromium } from '../../../scripts/chromium.mjs';
import { openHouse, type House } from './house.ts';
import { Person, type Sight } from './person.ts';
import { AT_ONCE, hurry, seatPeople, sitDown } from './tables.ts';

const REPORT = fileURLToPath(new URL('../../../bench/QUESTIONS.md', import.meta.url));
const GAMES = Number(process.argv[2] ?? 3);
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const MOST = { alone: 45, together: 60, pointless: 8 };
/** A quiet moment, shorter than people would like: how long it is changes nothing about whom it asks. */
const QUIET = 400;

/** Somebody who plays what they can about as often as not, and counts. */
class Counting extends Person {
  readonly questions = new Set<number>();
  readonly pointless = new Set<number>();

  override async look(): Promise<Sight> {
    const sight = await super.look();
    if (!sight.asked) return sight;
    this.questions.add(sight.question);
    return sight;
  }

  protected override async press(sight: Sight): Promise<boolean> {
    const hasNothing = sight.playable + sight.usable + sight.markable + sight.picks + sight.options === 0;
    if (sight.kind === 'respond' && hasNothing) this.pointless.add(sight.question);
    return super.press(sight);
  }
}

async function open(browser: Browser, house: House, size: keyof typeof SIZES): Promise<Page> {
  const viewport = SIZES[size];
  const context = await browser.newContext({ baseURL: house.url, viewport, reducedMotion: 'reduce' });
  return context.newPage();
}

interface Counted {
  readonly questions: number;
  readonly pointless: number;
}

const counted = ({ questions, pointless }: Counting): Counted => ({
  questions: questions.size,
  pointless: pointless.size,
});

/** “Play now”, to the end of the game. */
async function alone(
  browser: Browser,
  house: House,
  size: keyof typeof SIZES,
  seed: number,
): Promise<Counted> {
  const page = await open(browser, house, size);
  await hurry(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Play now/ }).click();
  await page.locator('[data-hand-card]').first().waitFor();
  const person = new Counting(page, { seed });
  await person.playUntil();
  await page.context().close();
  return counted(person);
}

/** Two people and three bots, and nobody can tell from the pace what anybody holds. */
async function together(browser: Browser, house: House, seed: number): Promise<Counted[]> {
  const given = await seatPeople(house, ['Ann', 'Ben'], { bots: 3, clocks: { ...AT_ONCE, quiet: QUIET } });
  const people: Counting[] = [];
  for (const [i, size] of (['desktop', 'phone'] as const).entries()) {
    const page = await open(browser, house, size);
    await sitDown(page, given[i]);
    await page.locator('[data-tray]').waitFor();
    people.push(new Counting(page, { seed: seed + i }));
  }
  await Promise.all(people.map((person) => person.playUntil()));
  for (const { page } of people) await page.context().close();
  return people.map(counted);
}

const house = await openHouse();
const browser = await chromium.launch({ executablePath: neededChromium(), args: ['--no-sandbox'] });
const rows: { readonly what: string; readonly most: number; readonly games: readonly Counted[] }[] = [];
try {
  for (const size of ['desktop', 'phone'] as const) {
    const games: Counted[] = [];
    for (let seed = 1; seed <= GAMES; seed++) games.push(await alone(browser, house, size, seed));
    const { width, height } = SIZES[size];
    rows.push({ what: `“Play now”, ${width} × ${height}`, most: MOST.alone, games });
  }
  const games: Counted[] = [];
  for (let seed = 1; seed <= GAMES; seed++) games.push(...(await together(browser, house, seed)));
  rows.push({ what: '2 people and 3 bots, each of the people', most: MOST.together, games });
} finally {
  await browser.close();
  await house.close();
}

const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;
const told = (all: readonly number[]): string => `${mean(all).toFixed(1)} (${all.join(', ')})`;
const cells = [
  ['', 'questions a game', 'at most', 'passes with nothing to play', 'at most', ''],
  ...rows.map(({ what, most, games }) => {
    const questions = games.map((game) => game.questions);
    const pointless = games.map((game) => game.pointless);
    const holds = mean(questions) <= most && mean(pointless) <= MOST.pointless;
    return [
      what,
      told(questions),
      String(most),
      told(pointless),
      String(MOST.pointless),
      holds ? 'holds' : 'does not hold',
    ];
  }),
];
const widths = cells[0].map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
const line = (row: readonly string[], blank = ' '): string =>
  `| ${row.map((cell, column) => cell.padEnd(widths[column], blank)).join(' | ')} |`;
const [head, ...body] = cells;
writeFileSync(
  REPORT,
  `# What a player is asked

Made by \`npm run questions\` (packages/web/e2e/questions.ts): whole games through the page, by somebody who plays what
they can about as often as not. The mean, and each game.

${line(head)}
${line(
  cells[0].map(() => ''),
  '-',
)}
${body.map((row) => line(row)).join('\n')}
`,
);
for (const row of body) console.log(row.filter((cell) => cell !== '').join(' · '));
if (body.some((row) => row.at(-1) !== 'holds')) process.exitCode = 1;

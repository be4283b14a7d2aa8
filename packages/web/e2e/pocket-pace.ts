/**
 * How long bots of each strength think on a phone, for bench/POCKET.md. A browser slows down pages, not their workers: so
 * the very engine that the pocket's worker runs is put into a page, and that is slowed down four times.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { ladder } from '@taproom/bots';
import { build } from 'vite';
import { neededChromium } from '../../../scripts/chromium.mjs';
import { PATIENCE } from '../src/pocket/patience.ts';

const REPORT = fileURLToPath(new URL('../../../bench/POCKET.md', import.meta.url));
const ENTRY = fileURLToPath(new URL('pace/page.ts', import.meta.url));
const SLOWER_BY = 4;
/** On a busy machine everything stands still now and then. */
const RUNS = 2;
const PLAYED = [
  ['the inn', 'innPace'],
  ['gambling', 'gamblingPace'],
] as const;

const built = await build({
  configFile: false,
  logLevel: 'error',
  build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'pace' } },
});
const [made] = [built].flat();
if (!('output' in made)) throw new Error('Nothing was built.');
const { code: content } = made.output[0];
const browser = await chromium.launch({ executablePath: neededChromium(), args: ['--no-sandbox'] });

/** In a page that has played nothing before: the first decision is the slowest. */
async function timesOf(bot: string, pace: (typeof PLAYED)[number][1]): Promise<number[]> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
  await page.addScriptTag({ content });
  const took = await page.evaluate(
    ([name, one]) => (globalThis as unknown as Record<string, (bot: string) => number[]>)[name](one),
    [pace, bot] as const,
  );
  await page.close();
  return took;
}

async function measured(bot: string, what: string, pace: (typeof PLAYED)[number][1]): Promise<string> {
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await timesOf(bot, pace));
  const [took, busier] = runs.toSorted((a, b) => Math.max(...a) - Math.max(...b));
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))];
  const times = [took[0], at(0.5), at(0.95), at(0.99), at(1), Math.max(...busier)].map(
    (ms) => `${Math.round(ms)} ms`,
  );
  const row = `| ${[bot, what, took.length, ...times].join(' | ')} |`;
  console.log(row);
  return row;
}

const rows: string[] = [];
for (const { name } of ladder) for (const [what, pace] of PLAYED) rows.push(await measured(name, what, pace));
await browser.close();
writeFileSync(
  REPORT,
  `# The house in a pocket, measured

Made by \`node packages/web/e2e/pocket-pace.ts\` on ${new Date().toISOString().slice(0, 10)}, while ${loadavg()[0].toFixed(0)} processes wanted this machine's processors: in
a real Chromium, slowed down ${SLOWER_BY} times, four bots play at the inn (150 decisions) and a hand of each of the fifteen
gambling games. A browser slows down pages and not their workers, so what the pocket's worker does runs in a page here, from
imagining a world for the bot to its answer, with the pocket's deadline: after ${PATIENCE / 1000} s the best that was found is played
(packages/web/src/pocket/patience.ts). Counted are decisions with more than one answer. Each row begins in a page that has
played nothing yet, so that the first decision is as slow as it can be, and is the calmer of ${RUNS} runs: other programs bring this
machine to a halt now and then, as the last column shows.

| bots | play | decisions | the first | median | 95 of 100 within | 99 of 100 within | the slowest | in the other run |
| ---- | ---- | --------- | --------- | ------ | ---------------- | ---------------- | ----------- | ---------------- |
${rows.join('\n')}
`,
);

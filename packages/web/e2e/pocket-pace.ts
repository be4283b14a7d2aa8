/**
 * How long a sharp bot thinks on a phone, for bench/POCKET.md. A browser slows down pages, not their workers: so the very
 * engine that the pocket's worker runs is put into a page, and that is slowed down four times.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { neededChromium } from '../../../scripts/chromium.mjs';

const REPORT = fileURLToPath(new URL('../../../bench/POCKET.md', import.meta.url));
const ENTRY = fileURLToPath(new URL('pace/page.ts', import.meta.url));
const SEEDS = [1, 2];

const built = await build({
  configFile: false,
  logLevel: 'error',
  build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'pace' } },
});
const [made] = [built].flat();
if (!('output' in made)) throw new Error('Nothing was built.');
const { code: content } = made.output[0];
const browser = await chromium.launch({ executablePath: neededChromium(), args: ['--no-sandbox'] });

async function measured(rate: number): Promise<string> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addScriptTag({ content });
  const games: number[][] = [];
  for (const seed of SEEDS)
    games.push(
      await page.evaluate(
        (one) => (globalThis as unknown as { paceOf(seed: number): number[] }).paceOf(one),
        seed,
      ),
    );
  await page.close();
  const sorted = games.flat().toSorted((a, b) => a - b);
  const at = (part: number): string => `${Math.round(sorted[Math.floor(part * (sorted.length - 1))])} ms`;
  const cells = [
    `${rate}`,
    sorted.length,
    `${Math.round(games[0][0])} ms`,
    at(0.5),
    at(0.95),
    at(0.99),
    at(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

const rows = [await measured(1), await measured(4)];
await browser.close();
writeFileSync(
  REPORT,
  `# The house in a pocket, measured

Made by \`node packages/web/e2e/pocket-pace.ts\` on ${new Date().toISOString().slice(0, 10)}, while ${loadavg()[0].toFixed(0)} processes wanted this machine's processors: whole
games of four sharp bots in a real Chromium. A browser slows down pages and not their workers, so the engine of the pocket's
worker runs in a page here, and that is slowed down. Counted are decisions with more than one answer, without any deadline;
in the pocket there is one of 0.8 s (packages/web/src/pocket/house-worker.ts), after which the best that was found is played.
Its thread is started with the house, before anybody is asked.

| slower by | decisions | the first | median | 95 of 100 within | 99 of 100 within | the slowest |
| --------- | --------- | --------- | ------ | ---------------- | ---------------- | ----------- |
${rows.join('\n')}
`,
);
console.log(rows.join('\n'));

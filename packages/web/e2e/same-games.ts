/**
 * The same seed and the same answers are the same game on a server, in Node and in a browser's worker: random tables of
 * all kinds, compared by hash. By itself: node packages/web/e2e/same-games.ts [games] [first seed]; a thousand and more
 * are noted in bench/SAME-GAMES.md.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { neededChromium } from '../../../scripts/chromium.mjs';
import { compareGame, openWorker } from './same/compare.ts';

const REPORT = new URL('../../../bench/SAME-GAMES.md', import.meta.url);
const WORTH_NOTING = 1000;

function note(came: string): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  writeFileSync(
    REPORT,
    `# The same games everywhere

Made by \`npm run same-games\` on ${new Date().toISOString().slice(0, 10)}, of commit ${commit}, seeds ${first} to ${first + games - 1}: random tables of all
kinds are played on a server, and the same seed and answers again in Node and in the worker of a real Chromium. The log of
each game, chance included, and all that was told of it are compared by hash.

${came}
`,
  );
}

const [games = 1000, first = 1] = process.argv.slice(2).map(Number);
const browser = await chromium.launch({ executablePath: neededChromium(), args: ['--no-sandbox'] });
try {
  const inBrowser = await openWorker(await browser.newPage());
  let answers = 0;
  for (let seed = first; seed < first + games; seed++) {
    answers += await compareGame(seed, inBrowser);
    if ((seed - first + 1) % 100 === 0) console.log(`${seed - first + 1} games the same …`);
  }
  const came = `${games} games, ${answers} answers: the same on the server, in Node and in the browser.`;
  console.log(came);
  if (games >= WORTH_NOTING) note(came);
} finally {
  await browser.close();
}

/**
 * The same seed and the same answers are the same game on a server, in Node and in a browser's worker: random tables of
 * all kinds, compared by hash. By itself: node packages/web/e2e/same-games.ts [games] [first seed]
 */
import { chromium } from '@playwright/test';
import { neededChromium } from '../../../scripts/chromium.mjs';
import { compareGame, openWorker } from './same/compare.ts';

const [games = 1000, first = 1] = process.argv.slice(2).map(Number);
const browser = await chromium.launch({ executablePath: neededChromium(), args: ['--no-sandbox'] });
try {
  const inBrowser = await openWorker(await browser.newPage());
  let answers = 0;
  for (let seed = first; seed < first + games; seed++) {
    answers += await compareGame(seed, inBrowser);
    if ((seed - first + 1) % 100 === 0) console.log(`${seed - first + 1} games the same …`);
  }
  console.log(`${games} games, ${answers} answers: the same on the server, in Node and in the browser.`);
} finally {
  await browser.close();
}

/** The same games on a server, in Node and in a browser: a few of those that `same-games.ts` compares. */
import { expect, test } from './fixtures.ts';
import { compareGame, openWorker } from './same/compare.ts';

const GAMES = 20;

test('the same seed and answers are the same game everywhere', async ({ browser }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext();
  const inBrowser = await openWorker(await context.newPage());
  for (let seed = 1; seed <= GAMES; seed++) expect(await compareGame(seed, inBrowser)).toBeGreaterThan(0);
  await context.close();
});

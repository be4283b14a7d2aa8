// Plays the page in a real browser: finds a Chromium (and installs Debian's where there is none and it may), builds
// the page, runs packages/web/e2e. `node scripts/browser.mjs [file or -g title]` runs only some of it.
import { join } from 'node:path';
import { fetchChromium, neededChromium } from './chromium.mjs';
import { buildPage } from './page.mjs';
import { endLike, root, run, setup } from './setup.mjs';

const node = await setup();
await fetchChromium();
try {
  process.env.CHROMIUM = neededChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const web = join(root, 'packages', 'web');
if (!(await buildPage(node, { fresh: true }))) process.exitCode = 1;
else endLike(await run(node, 'playwright', ['test', '-c', web, ...process.argv.slice(2)]));

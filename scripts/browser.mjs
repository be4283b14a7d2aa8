// Plays the page in a real browser: finds a Chromium (and installs Debian's where there is none and it may), builds
// the page, runs packages/web/e2e. `node scripts/browser.mjs [file or -g title]` runs only some of it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium, neededChromium } from './chromium.mjs';
import { endLike, root, run, setup } from './setup.mjs';

/** On Debian and its kin, as root, the browser is one package away. */
function installChromium() {
  const apt = spawnSync('apt-get', ['--version']).status === 0;
  if (!apt || process.getuid?.() !== 0) return;
  console.log('No Chromium here: installing Debian’s (a minute or so) ...');
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
}

const node = await setup();
if (!findChromium()) installChromium();
try {
  process.env.CHROMIUM = neededChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const web = join(root, 'packages', 'web');
const built = await run(node, 'vite', ['build', web, '--logLevel', 'warn']);
if (built.code !== 0) endLike(built);
else endLike(await run(node, 'playwright', ['test', '-c', web, ...process.argv.slice(2)]));

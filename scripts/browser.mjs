// Plays the page in a real browser: finds a Chromium (and installs Debian's where there is none and it may), builds
// the page, runs packages/web/e2e. `node scripts/browser.mjs [file or -g title]` runs only some of it.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { endLike, root, run, setup } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser named by CHROMIUM, or one on the PATH. */
function findChromium() {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) {
    if (isProgram(CHROMIUM)) return CHROMIUM;
    console.error(`CHROMIUM names ${CHROMIUM}, but there is no program there.`);
    process.exit(1);
  }
  return PATH.split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isProgram);
}

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
const chromium = findChromium();
if (!chromium) {
  console.error(
    'The page is tested in a real Chromium, and there is none here that could be found or installed.\n' +
      'Install one (on Debian or Ubuntu: sudo apt-get install chromium), or name one you have: ' +
      'CHROMIUM=/path/to/chrome npm test',
  );
  process.exit(1);
}
process.env.CHROMIUM = chromium;

const web = join(root, 'packages', 'web');
const built = await run(node, 'vite', ['build', web, '--logLevel', 'warn']);
if (built.code !== 0) endLike(built);
else endLike(await run(node, 'playwright', ['test', '-c', web, ...process.argv.slice(2)]));

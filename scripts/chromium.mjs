// Where the browser is that tests the page, and how it comes where there is none.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { start } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const NO_CHROMIUM =
  'The page is tested in a real Chromium, and there is none here that could be found or installed.\n' +
  'Install one (on Debian or Ubuntu: sudo apt-get install chromium), or name one you have: ' +
  'CHROMIUM=/path/to/chrome npm test';

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser that CHROMIUM names, whether it is there or not, or one on the PATH.
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return CHROMIUM;
  return PATH.split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isProgram);
}

/**
 * The same, or an error that says what to do.
 * @returns {string}
 */
export function neededChromium() {
  const file = findChromium();
  if (file === undefined) throw new Error(NO_CHROMIUM);
  if (!isProgram(file)) throw new Error(`CHROMIUM names ${file}, but there is no program there.`);
  return file;
}

/** Installs Debian's where there is no browser and it may: on Debian and its kin, as root. */
export async function fetchChromium() {
  if (findChromium() || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const apt = (...args) => start('apt-get', args, { capture: true, env }).catch(() => null);
  if ((await apt('--version')) === null) return;
  console.log('No Chromium here: installing Debian’s (a minute or so) ...');
  await apt('update', '-qq');
  const ended = await apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  // Whoever needs the browser says then that there is none; here is why.
  if (ended !== null && ended.code !== 0) console.error(ended.output.trimEnd());
}

// Where the browser is that tests the page.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

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

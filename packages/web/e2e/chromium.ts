/** Where the browser is: the one that CHROMIUM names, or one on the PATH. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

export function chromiumFile(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of NAMES) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not there; perhaps elsewhere.
      }
    }
  throw new Error(
    'No Chromium found. Install it (Debian: apt install chromium) or set CHROMIUM to its path.',
  );
}

// Builds the page when it is missing or older than what it is made of.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { endLike, root, run, seconds } from './setup.mjs';

const page = join(root, 'packages', 'web');
const built = join(page, 'dist');
const start = join(built, 'index.html');

/** What the page is made of. */
const sources = [
  ...['src', 'build', 'public', 'index.html', 'package.json', 'vite.config.ts'].map((name) =>
    join(page, name),
  ),
  ...['client', 'kernel', 'parlour', 'inn', 'cast', 'scenario', 'bots', 'house', 'server'].map((name) =>
    join(root, 'packages', name, 'src'),
  ),
  join(root, 'rulebook'),
];

/**
 * The newest moment at which anything in a file or folder was changed; 0 if it is not there.
 * @param {string} path
 * @returns {number}
 */
function changed(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => changed(join(path, name))));
}

function isPageStale() {
  return changed(start) < Math.max(...sources.map(changed));
}

/**
 * Builds the page if it is stale. Says what it does, and whether there is a page in the end.
 * @param {string} node what `setup` returned
 * @param {{ fresh?: boolean }} [wish] `fresh`: an older page is as good as none
 * @returns {Promise<boolean>}
 */
export async function buildPage(node, { fresh = false } = {}) {
  if (!existsSync(join(page, 'index.html'))) return false;
  if (!isPageStale()) return true;
  console.log('Building the page ...');
  const begun = Date.now();
  const result = await run(node, 'vite', ['build', page, '--logLevel', 'warn'], { capture: true });
  if (result.signal) {
    // Whoever ends it wants no house either.
    endLike(result);
    process.exit();
  }
  if (result.code !== 0) {
    console.error(result.output.trim());
    const still = !fresh && existsSync(start);
    console.error(`\nThe page could not be built; above is why.${still ? ' The last one is served.' : ''}`);
    return still;
  }
  console.log(`Built in ${seconds(begun)}.`);
  return true;
}

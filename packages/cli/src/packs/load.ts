/** Packs as whoever runs a house gives them: a file of pure data, or a module with procedures. */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPack, readPackText, type Cast, type Pack } from '@taproom/inn';
import { Failure, whyUnreadable } from '../failure.ts';

/** Whether a pack is pure data: whatever is neither a module nor the folder of one. */
export const isDataFile = (path: string): boolean =>
  !/\.[cm]?[jt]s$/.test(path) && statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true;

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure(`${path} cannot be read: ${whyUnreadable(error)}.`);
  }
}

/** The pack of a file, a module or the folder of one; throws each mistake in a sentence. `house`: what it stands beside. */
export async function loadPack(path: string, house: Cast): Promise<Pack> {
  const { pack, mistakes } = isDataFile(path)
    ? readPackText(readText(path), house)
    : await readModule(path, house);
  if (pack === null) throw new Failure(`${path}:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`);
  return pack;
}

async function readModule(path: string, house: Cast) {
  const { pack } = (await import(pathToFileURL(moduleOf(path)).href)) as { readonly pack?: Pack };
  if (typeof pack?.name !== 'string') throw new Failure(`${path} exports no \`pack\`.`);
  const mistakes = checkPack(pack, [{ ...house, name: 'the-house' }]);
  return { pack: mistakes.length > 0 ? null : pack, mistakes };
}

/** The module of a package's folder is what its package.json says. */
function moduleOf(path: string): string {
  try {
    if (!statSync(path).isDirectory()) return resolve(path);
  } catch (error) {
    throw new Failure(`${path} cannot be read: ${whyUnreadable(error)}.`);
  }
  const { main, exports } = JSON.parse(readText(join(path, 'package.json'))) as {
    main?: string;
    exports?: unknown;
  };
  return resolve(path, typeof exports === 'string' ? exports : (main ?? 'index.js'));
}

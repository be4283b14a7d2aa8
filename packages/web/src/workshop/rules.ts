/** The rules as far as packs need them: read in the page itself, and loaded only where somebody has a pack. */
import { base } from '@taproom/cast';
import { briefOf, castOf, readPackText, type PackBrief, type PackFile } from '@taproom/inn';

export const cast = castOf([base]);

export interface OpenedPack {
  readonly file: PackFile | null;
  readonly brief: PackBrief | null;
  readonly mistakes: readonly string[];
}

/** A file that somebody has chosen. */
export async function openPack(file: File): Promise<OpenedPack> {
  const text = await file.text();
  const { pack, mistakes } = readPackText(text, cast);
  if (pack === null) return { file: null, brief: null, mistakes };
  // What could be read is such a file.
  const read = JSON.parse(text) as PackFile;
  return { file: read, brief: briefOf(read), mistakes };
}

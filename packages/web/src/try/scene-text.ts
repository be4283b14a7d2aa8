/** The text of a scenario by its address: one of the rulebook, or one that came with the link. */
import { SCENES } from '../rooms/rulebook-address.ts';
import { unpacked } from './shared-text.ts';

/** What somebody has written: the text stands behind the `#`. */
export const OWN = 'own';

/** Null where there is none. */
export async function sceneText(scene: string): Promise<string | null> {
  if (scene === OWN) return unpacked(location.hash.slice(1));
  return (await scenesOf(scene.slice(0, scene.indexOf('/'))))[scene] ?? null;
}

/** All scenarios of a book, or of another folder, by their addresses. */
export async function scenesOf(book: string): Promise<Readonly<Record<string, string>>> {
  const address = SCENES[book];
  if (address === undefined) return {};
  return (await (await fetch(address)).json()) as Readonly<Record<string, string>>;
}

export const nameIn = (text: string): string => {
  const [, name = ''] = /^name: *(.*)$/m.exec(text) ?? [];
  return name.replace(/^(['"])(.*)\1$/, '$2').replaceAll("''", "'");
};

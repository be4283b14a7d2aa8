/** A pack in short. It needs no rules, so a page has it without any. */
import type { CharacterFile, PackFile } from './file.ts';

/** What everybody at a table is told of a pack: what it is called, and who is in it. */
export const briefOf = ({ name, title, by, about, characters = [], drinks }: PackFile): PackBrief => ({
  name,
  title,
  ...(by && { by }),
  ...(about && { about }),
  drinks: drinks !== undefined,
  characters: characters.map((own) => ({
    name: own.name,
    fullName: own.fullName,
    mugs: own.mugs,
    pitch: own.pitch,
    specials: own.specials ?? [],
    ...(own.villain && { villain: true }),
    ...(own.mark && { mark: own.mark }),
  })),
});

export interface PackBrief extends Pick<PackFile, 'name' | 'title' | 'by' | 'about'> {
  /** It pours Drinks of its own. */
  readonly drinks: boolean;
  readonly characters: readonly Pick<
    CharacterFile,
    'name' | 'fullName' | 'mugs' | 'pitch' | 'villain' | 'mark' | 'specials'
  >[];
}

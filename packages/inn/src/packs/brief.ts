/** A pack in short. It needs no rules, so a page has it without any. */
import type { BroughtVariant } from '@taproom/parlour';
import type { CharacterFile, PackFile } from './file.ts';

/** What everybody at a table is told of a pack: what it is called, and what is in it. */
export const briefOf = ({
  name,
  title,
  by,
  about,
  characters = [],
  drinks,
  prizes,
  events,
  gambling,
}: PackFile): PackBrief => ({
  name,
  title,
  ...(by && { by }),
  ...(about && { about }),
  drinks: drinks !== undefined,
  ...(prizes && { prizes: prizes.map((prize) => prize.title) }),
  ...(events && { events: events.map((event) => event.title) }),
  ...(gambling && { gambling: broughtOf({ name, gambling }) }),
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
  /** The titles of its Prizes, and of its Dungeon Events. */
  readonly prizes?: readonly string[];
  readonly events?: readonly string[];
  /** Its variants of gambling games. */
  readonly gambling?: readonly BroughtVariant[];
  readonly characters: readonly Pick<
    CharacterFile,
    'name' | 'fullName' | 'mugs' | 'pitch' | 'villain' | 'mark' | 'specials'
  >[];
}

/** The variants of a pack as set-ups name them. */
export const broughtOf = ({ name, gambling = [] }: Pick<PackFile, 'name' | 'gambling'>): BroughtVariant[] =>
  gambling.map(({ title, game, order }) => ({ game, id: `${name}.${slug(title)}`, name: title, order }));

/** Words as a part of a key. */
export const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'card';

/** What a pack of this title is called in its file. */
export const packName = (title: string): string =>
  slug(title)
    .replace(/^[^a-z]+/, '')
    .slice(0, 40) || 'mine';

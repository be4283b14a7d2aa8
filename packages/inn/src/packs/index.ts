export { briefOf, broughtOf, packName, type PackBrief } from './brief.ts';
export { beginPack, cardFileOf, type BegunPack } from './from.ts';
export { cardOf, castWith, readPack, readPackText, packSchema, isPackFile, type ReadPack } from './read.ts';
export type {
  CardFile,
  CharacterFile,
  DrinkFile,
  GamblingFile,
  PackFile,
  PrizeFile,
  SideDeckFile,
  TokenFile,
  UseFile,
} from './file.ts';
export type { EventFile, EventUseFile } from './event-file.ts';
export { verbsTold, type VerbTold } from './verbs-told.ts';
export { perhapsNotMeant } from './perhaps.ts';
export { LIMITS } from './limits.ts';
export { MARK_SIGNS, type Mark, type MarkSign } from './marks.ts';

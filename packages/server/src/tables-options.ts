/** What the tables of a house need of it. */
import type { House } from '@taproom/house';
import type { Chance } from '@taproom/kernel';
import type { Pack } from './cards.ts';
import type { Log } from './log.ts';
import type { Rules } from './release.ts';
import type { Rulebook } from './rulebook/data.ts';
import type { Street } from './storage/postgres/street.ts';
import type { Storage } from './storage/storage.ts';
import type { Stories } from './story/stories.ts';
import type { BotPool } from './table/bots.ts';

export interface TablesOptions {
  /** What is played, and who plays along. */
  readonly house: House;
  readonly storage: Storage;
  readonly bots: BotPool;
  readonly stories: Stories;
  readonly rulebook: Rulebook;
  /** How what many ask for is sent. */
  readonly pack: Pack;
  readonly log: Log;
  readonly chance?: Chance;
  /** By which rules: those of this release unless a test plays another one. */
  readonly rules?: Rules;
  /** A table that nobody is connected to leaves memory after so many milliseconds. */
  readonly idle?: number;
  /** For how many days a code opens a table after its last change. */
  readonly codeDays: number;
  /** Where other houses share the database. */
  readonly street?: Street | null;
  /** What a new table is called: something that cannot be guessed, unless the house says otherwise. */
  readonly newId?: () => string;
}

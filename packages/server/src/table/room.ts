/** What a table needs of the room it stands in, and where its game may begin. */
import type { House } from '@taproom/house';
import type { AnyAnswer, AnyState, Chance } from '@taproom/kernel';
import type { Rulebook } from '../rulebook/data.ts';
import type { Storage } from '../storage/storage.ts';
import type { BotPool } from './bots.ts';
import type { LiveTable } from './live-table.ts';

export interface Room {
  readonly house: House;
  readonly storage: Storage;
  readonly bots: BotPool;
  /** For tables that were opened without a secret. */
  readonly chance: Chance;
  readonly rulebook: Rulebook;
  /** For how many milliseconds a code opens a table after its last change. */
  readonly codeLife: number;
  /** The table's memory no longer agrees with the database: it must be loaded anew. */
  drop(table: LiveTable, error: Error): void;
  /** Why nothing can be written, and so nothing goes on; null: it can. */
  readonly trouble: string | null;
  readonly counts: { answers: number; steps: number };
}

/** Where a game begins that does not begin at its beginning: what was answered already, or the table as it is. */
export interface Beginning {
  readonly did?: readonly AnyAnswer[];
  readonly state?: AnyState;
}

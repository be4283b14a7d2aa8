import type { undoable } from './memory.ts';
import type { Viewer } from './telling.ts';

/** What else there is to an entry. */
export interface Taken {
  /** Whose declared cards were taken back. */
  readonly takenBack?: ReadonlySet<number>;
  /** Somebody has declared something in a window that stays open: nothing has happened yet. */
  readonly declared?: boolean;
  /** Others are asked the same question as before. */
  readonly stillOpen?: boolean;
  /** Who sent it: they need not be told what it was. */
  readonly from?: Viewer;
  /** What it can be taken back to. */
  readonly undo?: ReturnType<typeof undoable>;
  /** So many events are taken back. */
  readonly undone?: number;
}

/** Somebody wants to take back their last answer. */
export interface AskedBack {
  readonly by: number;
  /** So many entries of the log would stand. */
  readonly to: number;
  /** The last entry when it was asked. */
  readonly sequence: number;
  /** Who has not agreed yet. */
  readonly waiting: readonly number[];
}

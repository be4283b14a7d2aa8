/** The state of gambling games in Rounds: which was chosen, and the Round that holds its table. */
import type { SeatId } from '@taproom/kernel';
import type { CardEffect, ParlourState, SplitRule } from '@taproom/parlour';
import type { RoundData } from '../table/state.ts';

/** A Round in which a gambling game is played; nobody is in control of it. */
export interface GameRoundFrame extends RoundData {
  readonly k: 'game-round';
  pick: GamePick;
  /** Who sits on each seat of the game, in turn order from its Starting Player. */
  table: number[];
  /** The game's own table, once it has begun. */
  game: ParlourState | null;
  /** What the card played on this gambling turn lets its player do. */
  effect: CardEffect;
  /** Whoever's turn it is has had it; only what others have coming is still to be done before the game hears of it. */
  acted: boolean;
  /** The game waits between two of its steps, and everybody has been asked for cards. */
  paused: boolean;
  /** Who has the effect of a Gambling Card coming for a card that was no gambling turn. */
  grants: number[];
  /** Who has won: several share the pot. */
  sharers: SeatId[];
  share: number;
  /** Whose share comes next. */
  i: number;
}

/** A gambling game as it was chosen for a Round. */
export interface GamePick {
  /** Which of the fifteen. */
  game: string;
  /** The ids of its variants. */
  variants: string[];
  /** How the pot is split where several win. */
  split: SplitRule;
}

export interface GamblingMemory {
  /** What was chosen for the Round that begins; null: an ordinary one. */
  pick: GamePick | null;
  /** The game that was played last, and what it left for the next of its kind. */
  last: { game: string; after: Readonly<Record<string, readonly number[]>> } | null;
}

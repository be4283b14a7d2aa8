/** What a replay needs of a game, whichever it is. */
import type { PublicTable } from '@taproom/client';
import type { GameLog } from './house.ts';
import type { StoryEvent, TableSnapshot } from './table-link.ts';

/** Through whose eyes a finished game is seen: a seat's, or with all cards open. */
export type Eyes = number | 'all';

/** Where in the game a moment is: the number of the turn, or of the game of an evening, and whose it is. */
export interface When {
  readonly turn: number;
  readonly whose: number;
}

/** States, answers and events are the game's own: the replay only hands them on. */
export interface ReplayGame<State, Event extends { readonly e: string }> {
  readonly game: GameLog['game'];
  readonly names: readonly string[];
  readonly variants: PublicTable['variants'];
  readonly status: PublicTable['status'];
  create(): State;
  copy(state: State): State;
  /** Throws if the answer does not fit. */
  apply(state: State, answer: unknown): readonly Event[];
  /** Chance is asked, or whoever else is no player. */
  isChance(state: State): boolean;
  when(state: State): When;
  asked(state: State): Omit<NonNullable<PublicTable['asked']>, 'number' | 'total'>;
  /** What is seen of the table; hands where they may be seen. */
  look(state: State, eyes: Eyes): Pick<TableSnapshot, 'view' | 'gambling'>;
  story(events: readonly Event[], eyes: Eyes): readonly StoryEvent[];
}

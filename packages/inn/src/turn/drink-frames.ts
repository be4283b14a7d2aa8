/** What waits while players drink: the Drinks on their way, a contest, an Event that pours. */
import type { AnyFrame, SeatId } from '@taproom/kernel';
import type { Stroke } from '../table/state.ts';

/** A Drink on its way to somebody. */
export interface PendingDrink {
  /** Who is to drink it. */
  seat: SeatId;
  /** Who revealed it. */
  owner: SeatId;
  /** Who controls it when it resolves (−1: nobody in particular). */
  controller: number;
  /** The physical cards: an index into the frame's groups. */
  group: number;
  strokes: Stroke[];
  ignored: boolean;
  /** Those who passed it on. */
  passedBy: readonly number[];
  /** It is one half of a split Drink. */
  half: boolean;
  /** What it counts for in a contest. */
  value: number;
  /** Its revealer may split it, and has not been asked yet. */
  selfSplit: boolean;
  noSplit: boolean;
  onlyIgnore: boolean;
  /** Who brought it to its drinker by passing it on or splitting it, −1: nobody did. */
  source: number;
  /** An automated seat has answered it. */
  met: boolean;
}

/** Several players, or one, about to drink. */
export interface DrinksFrame extends AnyFrame {
  readonly k: 'drinks';
  /** Who reveals, in order; empty where an Event already made the Drinks. */
  revealers: readonly SeatId[];
  from: 'pile' | 'deck';
  /** How much weaker they are poured than they are. */
  less: number;
  /** The Event these Drinks come from: they cannot split themselves. */
  event: boolean;
  /** In a contest an Event counts as a Drink of 0. */
  contest: boolean;
  drinks: PendingDrink[];
  groups: number[][];
  /** Cursor of the step under way. */
  i: number;
  /** Whether the top card of the group being revealed calls for another. */
  more: boolean;
  first: number;
  /** Card effects (draw, discard …) still to be resolved. */
  waiting: Stroke[];
  /** Those who have drunk, each followed by the Alcohol Content of the Drink. */
  after: readonly number[];
  /** Groups that were Ignored and go into somebody's pile: each followed by that seat. */
  soaked: readonly number[];
}

export interface ContestFrame extends AnyFrame {
  readonly k: 'contest';
  by: SeatId;
  /** Everybody who takes part, and pays. */
  players: readonly SeatId[];
  /** Who still has to reveal: all, then those who are tied. */
  rivals: readonly SeatId[];
  /** What each rival's Drink counts for, filled in by the drinking. */
  values: readonly number[];
  /** How often in a row those tied have gone on with Drinks that count for nothing. */
  ties: number;
}

/** An Event that reveals Drinks from the deck and hands out copies. */
export interface PourFrame extends AnyFrame {
  readonly k: 'pour';
  kind: 'house-round' | 'dare' | 'shots';
  by: SeatId;
  drinkers: number[];
  groups: number[][];
  more: boolean;
  n: number;
  /** Which group the Event's revealer takes. */
  own: number;
}

/** What waits while an Event is being carried out: choices, bids, coins, and what comes of them. */
import type { AnyFrame, CardId, SeatId } from '@taproom/kernel';
import type { Stroke } from '../table/state.ts';

/** One use of an Event happens to some players, one stroke at a time. */
export interface BefallFrame extends AnyFrame {
  readonly k: 'befall';
  card: CardId;
  use: number;
  players: SeatId[];
  /** Everybody whom the Event affects. */
  all: number[];
  strokes: Stroke[];
  i: number;
}

/** Each player in turn chooses a number: a use of the Event, or an amount. */
export interface PollFrame extends AnyFrame {
  readonly k: 'poll';
  card: CardId;
  /** Which effect of the Event asks. */
  e: number;
  players: SeatId[];
  /** What each could choose, as far as they have been asked, and what they chose. */
  offered: number[][];
  picks: number[];
  /** Nobody learns a choice before all have chosen; then this is set to false. */
  secret: boolean;
  /** The next use to be carried out. */
  i: number;
}

/** Players bid against each other; passing puts nobody out. */
export interface BidFrame extends AnyFrame {
  readonly k: 'bid';
  card: CardId;
  e: number;
  players: SeatId[];
  /** Whose say it is: an index into the players. */
  i: number;
  bid: number;
  /** Who holds the highest bid, −1: nobody has bid yet. */
  leader: SeatId;
  /** How many have passed in a row. */
  passes: number;
}

/** One coin for all who are in it: then one of two uses of the Event happens to them. */
export interface FlipFrame extends AnyFrame {
  readonly k: 'flip';
  card: CardId;
  heads: number;
  tails: number;
  players: SeatId[];
  all: number[];
}

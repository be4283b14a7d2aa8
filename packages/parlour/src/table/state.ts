/**
 * A table at which one of the gambling games is played: plain data. Cards lie in zones that the game names (`hand`,
 * `king`, `clock` …), each player's and common ones; who may look into a zone is the game's business too.
 */
import type { AnyFrame } from '@taproom/kernel';
import type { BroughtVariant } from './brought.ts';
import type { Pot } from '../money/pots.ts';
import type { ParlourOption, ParlourQuestion } from './question.ts';

/** What everybody puts into the pot before a game with Betting Rounds. */
export const ANTE = 1;

export type SplitRule = 'merchant' | 'king' | 'commoner';

/** What was agreed before the game. */
export interface ParlourSetup {
  /** Which of the fifteen. */
  readonly game: string;
  /** Who sits there, in turn order. */
  readonly players: readonly string[];
  /** For the pot, or for Shares. */
  readonly mode: 'betting' | 'shares';
  /** The ids of its variants. */
  readonly variants?: readonly string[];
  /** Variants that somebody has thought of, for any game; `variants` says which of them is played. */
  readonly brought?: readonly BroughtVariant[];
  /** The size of a Share, when playing for Shares. */
  readonly share?: number;
  /** How the pot is split, when playing for Shares. */
  readonly split?: SplitRule;
  /** The seat of the Starting Player; the first unless said otherwise. */
  readonly first?: number;
  /** Everybody's money at the start, 100 each unless said otherwise. */
  readonly chips?: readonly number[];
  /** Coins that earlier games left in the pot. */
  readonly carried?: number;
  /** It is played inside The Red Dragon Inn: without money, with cards of the inn where a Betting Round would be. */
  readonly inside?: true;
  /** Every raise at least as high as the one before: on unless switched off. */
  readonly minRaise?: boolean;
  /** Nobody bets money that was not on the table when the game began: on unless all agree to switch it off. */
  readonly tableStakes?: boolean;
  /** Money that is not on the table: of use only without Table Stakes. */
  readonly purse?: readonly number[];
  /** Adventurer's Choice: in a game that lets players borrow while it lasts, they may. */
  readonly loans?: boolean;
  /** Numbers agreed beforehand, by name: the `bounty` of Doublerogue. */
  readonly agreed?: Readonly<Record<string, number>>;
  /** What earlier games of this kind left behind, the `after` of their result: the `markers` of The Wheel. */
  readonly before?: Readonly<Record<string, readonly number[]>>;
}

/** What lies in front of a player, or in the middle: cards and dice by the names that the game gives them. */
export interface Spread {
  cards: Record<string, number[]>;
  /** Never changed in place: what shows another face is another list. */
  dice: Record<string, readonly number[]>;
}

export interface ParlourState {
  readonly setup: ParlourSetup;
  /** Money that is not bet. */
  chips: number[];
  /** Money in the pot, put in during this game. */
  stake: number[];
  /** Money bet in this Betting Round, not yet in the pot. */
  bets: number[];
  /** Money that earlier games, or the game before a replay, left in the pot. */
  carried: number;
  /** Pots that a tie left undecided: a part of `carried` that only some players can win. */
  held: readonly Pot[];
  /** What was decided before a replay. */
  before: Result | null;
  folded: boolean[];
  seats: Spread[];
  common: Spread;
  /** The top of the deck, the next card at its end; under it lie as many more as are undecided (shuffle.ts). */
  deck: number[];
  undecided: number;
  discard: number[];
  /** Numbers that the game remembers, by name. */
  memory: Record<string, number[]>;
  /** Zones that everybody may look into from now on: hands at the end, scouts turned up. */
  open: readonly string[];
  stack: ParlourFrame[];
  ask: ParlourQuestion | null;
  result: Result | null;
}

export interface Result {
  /** 1, 1, 3 …; players who folded come last. */
  readonly places: readonly number[];
  /** Null for whoever folded, or where nobody counts points. */
  readonly scores: readonly (number | null)[];
  /** By seat: what was won from the pot. */
  readonly won: readonly number[];
  /** Seats. */
  readonly winners: readonly number[];
  /** For the next game of this kind. */
  readonly after?: Readonly<Record<string, readonly number[]>>;
}

/** What any procedure needs to know between two questions. */
interface Waiting extends AnyFrame {
  /** Whose turn it is in this procedure, and other numbers that it needs. */
  seat: number;
  n: number;
  list: readonly number[];
  /** The zone that it fills, where there is one. */
  zone: string;
  /** Where all decide together (together.ts): what each seat has chosen, null as long as it has not. */
  chosen: (ParlourOption[] | null)[] | null;
}

/** What any table does (script.ts, shuffle.ts), and what is done inside The Red Dragon Inn (inn/). */
export type SharedName =
  | ('script' | 'shuffle' | 'deal' | 'draw' | 'common' | 'dice' | 'common-dice' | 'exchange')
  | ('card-play' | 'interlude' | 'adjust' | 'look' | 'reroll-die' | 'set-die' | 'swap-unseen');

/** A procedure of a game's own; no other has a colon in its name. */
export type OwnName = `${string}:${string}`;

interface StepFrame extends Waiting {
  readonly k: SharedName | OwnName;
}

/** The Betting Round (money/betting.ts). */
export interface BettingFrame extends Waiting {
  readonly k: 'betting';
  /** The Current Bet, and by how much the last raise lifted it. */
  current: number;
  raise: number;
  /** Who has had their say since the Current Bet last rose; a bit for each seat. */
  spoke: number;
  /** Who may only call or fold: they had spoken when somebody went all in for less than a full raise. */
  closed: number;
}

export type ParlourFrame = StepFrame | BettingFrame;

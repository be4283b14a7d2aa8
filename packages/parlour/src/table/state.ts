/**
 * A table at which one of the gambling games is played: plain data. Cards lie in zones that the game names (`hand`,
 * `king`, `clock` …), each player's and common ones; who may look into a zone is the game's business too.
 */
import type { AnyFrame } from '@taproom/kernel';
import type { ParlourQuestion } from './question.ts';

export type SplitRule = 'merchant' | 'king' | 'commoner';

/** What was agreed before the game. */
export interface ParlourSetup {
  readonly game: string;
  readonly players: readonly string[];
  readonly mode: 'betting' | 'shares';
  readonly variants?: readonly string[];
  /** The size of a Share, when playing for Shares. */
  readonly share?: number;
  readonly split?: SplitRule;
  /** Everybody's money at the start, 100 each unless said otherwise. */
  readonly chips?: readonly number[];
  /** Coins that earlier games left in the pot. */
  readonly carried?: number;
  /** Every raise at least as high as the one before: on unless switched off. */
  readonly minRaise?: boolean;
}

/** What lies in front of a player, or in the middle: cards and dice by the names that the game gives them. */
export interface Spread {
  cards: Record<string, number[]>;
  dice: Record<string, number[]>;
}

export interface ParlourState {
  readonly setup: ParlourSetup;
  /** Money that is not bet. */
  chips: number[];
  /** Money in the pot, put in during this game. */
  stake: number[];
  /** Money bet in this Betting Round, not yet in the pot. */
  bets: number[];
  carried: number;
  folded: boolean[];
  seats: Spread[];
  common: Spread;
  deck: number[];
  discard: number[];
  /** Numbers that the game remembers, by name. */
  memory: Record<string, number[]>;
  /** Zones that everybody may look into from now on: hands at the end, scouts turned up. */
  open: string[];
  stack: ParlourFrame[];
  ask: ParlourQuestion | null;
  result: Result | null;
}

export interface Result {
  /** 1, 1, 3 …; players who folded come last. */
  readonly places: readonly number[];
  /** Null for whoever folded, or where nobody counts points. */
  readonly scores: readonly (number | null)[];
  readonly won: readonly number[];
  readonly winners: readonly number[];
}

export interface ParlourFrame extends AnyFrame {
  /** Whose turn it is in this procedure, and other numbers that it needs. */
  seat: number;
  n: number;
  list: number[];
  /** The zone that it fills, where there is one. */
  zone: string;
}

/** The Betting Round (money/betting.ts). */
export interface BettingFrame extends ParlourFrame {
  k: 'betting';
  /** The Current Bet, and by how much the last raise lifted it. */
  current: number;
  raise: number;
  /** Who has had their say since the Current Bet last rose. */
  spoke: boolean[];
  /** Who may only call or fold: they had spoken when somebody went all in for less than a full raise. */
  closed: boolean[];
}

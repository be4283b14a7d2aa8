/** Adventurer's Choice (gii.app-a.*): an evening of games, each chosen by its Starting Player. Plain data. */
import type { AnyFrame } from '@taproom/kernel';
import type { ParlourQuestion } from '../table/question.ts';
import type { ParlourSetup, ParlourState, Result, SplitRule } from '../table/state.ts';

/** Everybody begins with as much. */
export const EVENING_CHIPS = 100;
/** A Share, unless something else is agreed: 3 to 5 is advised for such an evening (gii.app-d.share-size). */
export const EVENING_SHARE = 3;

export interface EveningSetup {
  readonly players: readonly string[];
  /** How many games are played; as many as there are players unless said otherwise, so that everybody chooses once. */
  readonly rounds?: number;
  /** The first Starting Player; found by chance unless said otherwise. */
  readonly first?: number;
  /** What holds for all games of the evening. */
  readonly share?: number;
  readonly split?: SplitRule;
  readonly minRaise?: boolean;
  /** Variants that somebody has thought of: whoever chooses a game may choose them. */
  readonly brought?: ParlourSetup['brought'];
  /** Another beginning than 100 each and no markers. */
  readonly chips?: readonly number[];
  readonly loans?: readonly number[];
  readonly debts?: readonly number[];
  readonly carried?: number;
  /** The first game, where it was chosen beforehand. */
  readonly game?: Chosen;
}

/** What the Starting Player has chosen. */
export interface Chosen {
  /** Which of the fifteen. */
  readonly game: string;
  /** For the pot, or for Shares. */
  readonly mode: ParlourSetup['mode'];
  /** The ids of its variants. */
  readonly variants: readonly string[];
  /** Coins for two Rogues, where the variant asks for them. */
  readonly bounty?: number;
}

/** A game of the evening that is over. */
export interface PlayedGame extends Chosen {
  /** Who was the Starting Player. */
  readonly first: number;
  /** How it ended. */
  readonly result: Result;
}

export interface EveningState {
  readonly setup: EveningSetup;
  /** Which game this is, from 1. */
  round: number;
  /** The Starting Player, −1 until chance has found the first. */
  first: number;
  /** Everybody's money between the games; while one is played it lies on its table. */
  chips: number[];
  /** Markers: what each has lent and owes. They are no money (gii.app-a.markers-not-money). */
  loans: number[];
  debts: number[];
  /** What the last game left in the pot. */
  carried: number;
  /** Who has been asked about a loan since the last game. */
  askedForLoan: boolean[];
  /** What has been chosen so far; null before. */
  chosen: Chosen | null;
  /** The game that is being played. */
  game: ParlourState | null;
  played: PlayedGame[];
  stack: EveningFrame[];
  ask: ParlourQuestion | null;
  /** Who has most at the end, once it is over. */
  winners: number[] | null;
}

/** The evening itself, and over it the game that is being played. */
export type EveningFrame = (AnyFrame & { readonly k: 'evening' }) | (AnyFrame & { readonly k: 'game' });

export const roundsOf = ({ rounds, players }: EveningSetup): number => rounds ?? players.length;

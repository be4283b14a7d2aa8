/** What players do in a gambling game, as data. */
import type { ParlourOption } from '@taproom/parlour';
import type { Step } from '../run/step.ts';
import type { ParlourTable } from './parlour-table.ts';

/** Something that a step names: what an option can be recognized by. */
export type Named =
  | { readonly by: 'card'; readonly name: string }
  | { readonly by: 'number'; readonly n: number }
  | { readonly by: 'seat'; readonly seat: number }
  /** Row and column, the first of each is 1. */
  | { readonly by: 'cell'; readonly row: number; readonly column: number }
  | { readonly by: 'word'; readonly word: string };

/** What is done in a Betting Round. */
export type BetDeed =
  | { readonly do: 'bet' | 'raise'; readonly to: number }
  | { readonly do: 'check' | 'call' | 'fold' | 'all-in' };

export type Fits = (what: string, option: ParlourOption) => boolean;

/** A word of the game for the deed itself, and the things named. */
export interface Choice {
  readonly words: readonly string[];
  readonly named: readonly Named[];
  readonly declines: boolean;
  /** Which options of which question it can be an answer with, besides those that its words are for; without: any. */
  readonly fits?: Fits;
  /** All that it names is one thing: a card and its place. */
  readonly whole?: boolean;
  /** Some of what the step names is done already. */
  readonly begun?: boolean;
}

export interface ParlourDeed {
  readonly seat: number;
  /** What it answers in a Betting Round, if anything. */
  readonly bet: BetDeed | null;
  /** What it answers a choice with, if anything. */
  readonly choice: Choice | null;
  /** Dice that it dictates. */
  readonly roll: readonly number[] | null;
}

export type ParlourStep = Step<ParlourTable, ParlourDeed>;

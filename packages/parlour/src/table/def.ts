/** What a gambling game is: its order of play as data, its own procedures, and how hands compare. */
import type { Procedure } from '@taproom/kernel';
import type { TieBreak } from '../cards/ties.ts';
import type { ParlourAnswer } from './question.ts';
import type { ParlourRun } from './run.ts';
import type { ParlourFrame, ParlourSetup, ParlourState } from './state.ts';

export interface VariantDef {
  /** The last part of its id: `fools-luck`. */
  readonly id: string;
  readonly name: string;
  /** Variants that it cannot be combined with. */
  readonly excludes?: readonly string[];
  /** Variants without which it makes no sense. */
  readonly needs?: readonly string[];
  readonly mode?: 'betting' | 'shares';
  /** It cannot be chosen inside The Red Dragon Inn. */
  readonly notInside?: true;
}

/** One step of the Order of Play. */
export type ScriptStep =
  | { readonly do: 'ante' }
  /** Cards to each player, in turn order. */
  | { readonly do: 'deal'; readonly n: number; readonly zone?: string }
  /** Cards turned up in the middle. */
  | { readonly do: 'common'; readonly zone: string; readonly n: number }
  /** Dice for everybody, in the middle. */
  | { readonly do: 'common-dice'; readonly zone: string; readonly n: number }
  /** Dice for each player. */
  | { readonly do: 'dice'; readonly zone: string; readonly n: number }
  | { readonly do: 'bet' }
  /** In turn order everybody may discard some cards and draw as many. */
  | { readonly do: 'exchange'; readonly max: number }
  /** A procedure of the game's own. */
  | { readonly do: 'own'; readonly procedure: string; readonly n?: number }
  | { readonly do: 'showdown' };

/** Who may look into a zone: its owner, everybody, nobody, or everybody but its owner. */
export type Sees = 'owner' | 'all' | 'nobody' | 'others';

/** How a player stands at the end: the score that is told, and what decides (more is better, place by place). */
export interface Standing {
  readonly score: number;
  readonly order: TieBreak;
}

export interface ParlourDef {
  readonly id: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** So many may sit down all the same, though the deck may then run out (gii.amb.player-counts). */
  readonly most?: number;
  readonly betting: boolean;
  readonly shares: boolean;
  readonly insideInn: boolean;
  readonly variants: readonly VariantDef[];
  readonly dragons: (setup: ParlourSetup) => boolean;
  readonly script: (setup: ParlourSetup) => readonly ScriptStep[];
  readonly zones: (setup: ParlourSetup) => Readonly<Record<string, Sees>>;
  readonly procedures: Readonly<Record<string, Procedure<ParlourRun, never, ParlourAnswer>>>;
  /** The zones that are turned up at the end; the hand, if nothing else is said. */
  readonly reveals?: readonly string[];
  readonly standing: (state: ParlourState, seat: number) => Standing;
  /** Numbers of its memory that lie open: coins on cards, rounds, markers. */
  readonly counts?: readonly string[];
  /** What else speaks against a set-up. */
  readonly refuses?: (setup: ParlourSetup) => string | null;
  /** What the next game of this kind has to know: its `before`. */
  readonly after?: (state: ParlourState) => Readonly<Record<string, readonly number[]>> | undefined;
  /** How strong a seat's hand looks from what a viewer knows, 0 to 1: for bots. */
  readonly frames?: readonly ParlourFrame[];
}

export const hasVariant = (setup: ParlourSetup, id: string): boolean => setup.variants?.includes(id) === true;

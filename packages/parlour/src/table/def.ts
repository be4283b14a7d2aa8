/** What a gambling game is: its order of play as data, its own procedures, and how hands compare. */
import type { Procedure } from '@taproom/kernel';
import type { TieBreak } from '../cards/ties.ts';
import type { ParlourAnswer, ParlourOption, ParlourQuestion } from './question.ts';
import type { ParlourRun } from './run.ts';
import type { OwnName, ParlourFrame, ParlourSetup, ParlourState } from './state.ts';

/** A procedure of a gambling game. */
export interface ParlourProcedure<F extends ParlourFrame = ParlourFrame> extends Procedure<
  ParlourRun,
  F,
  ParlourAnswer
> {
  /** Where several are asked at once: whether a seat is one of them. */
  isAsked?(t: ParlourRun, f: F, seat: number): boolean;
  /** Where several are asked at once: what a seat is asked now; null for one that has nothing to decide. */
  questionFor?(t: ParlourRun, f: F, seat: number): ChooseQuestion | null;
  /** The step that asks a question, where it is not simply the next one: for asking it again. */
  readonly again?: Readonly<Record<string, number>>;
}

export type ChooseQuestion = Extract<ParlourQuestion, { kind: 'choose' }>;

/** Something that a player might want to choose, but may not. */
export interface NotNow {
  readonly option: ParlourOption;
  readonly why: string;
  readonly rules: readonly string[];
}

/**
 * The rules behind a question: always the same, or by how the table stands, whom it is about, and how often this step of
 * the Order of Play has come, from 1.
 */
export type RulesBehind =
  readonly string[] | ((state: ParlourState, seat: number, nth: number) => readonly string[]);

export interface VariantDef {
  /** The last part of its id: `fools-luck`. */
  readonly id: string;
  readonly name: string;
  /** Variants that it cannot be combined with. */
  readonly excludes?: readonly string[];
  /** Variants without which it makes no sense. */
  readonly needs?: readonly string[];
  readonly mode?: 'betting' | 'shares';
  /** The rule by which it does not go with everything. */
  readonly limitedBy?: string;
  /** The rule about it, where it is not in the book of its game. */
  readonly rule?: string;
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
  /** A procedure of the game's own, and how many cards it takes off the deck for certain. */
  | { readonly do: 'own'; readonly procedure: OwnName; readonly n?: number; readonly cards?: number }
  | { readonly do: 'showdown' };

/** Who may look into a zone: its owner, everybody, nobody, or everybody but its owner. */
export type Sees = 'owner' | 'all' | 'nobody' | 'others';

/** How a player stands at the end: the score that is told, and what decides (more is better, place by place). */
export interface Standing {
  readonly score: number;
  readonly order: TieBreak;
}

/** As much of a table as a standing depends on: a view holds it too, as far as its seat may know it. */
export type Lying = Pick<ParlourState, 'setup' | 'seats' | 'common' | 'memory'>;

export interface ParlourDef {
  readonly id: string;
  readonly name: string;
  readonly complexity: 'simple' | 'medium' | 'complex';
  readonly min: number;
  readonly max: number;
  /** So many may sit down all the same, though the deck may then run out (gii.amb.player-counts). */
  readonly most?: number;
  readonly betting: boolean;
  readonly shares: boolean;
  /** The rule by which it is played for money in one way alone, or in none. */
  readonly wagers?: string;
  /** One of the longer games, for which Shares are advised (gii.app-d.recommended). */
  readonly longer?: true;
  readonly insideInn: boolean;
  readonly variants: readonly VariantDef[];
  /** Its Order of Play may be told anew (brought.ts): how many cards a hand then has, and its own steps in words. */
  readonly retold?: {
    readonly hands: readonly [least: number, most: number];
    readonly steps: readonly string[];
  };
  readonly dragons: (setup: ParlourSetup) => boolean;
  readonly script: (setup: ParlourSetup) => readonly ScriptStep[];
  readonly zones: (setup: ParlourSetup) => Readonly<Record<string, Sees>>;
  readonly procedures: Readonly<Record<OwnName, ParlourProcedure>>;
  /** The rules behind its questions, by what they ask for. */
  readonly rules?: Readonly<Record<string, RulesBehind>>;
  /** The rules by which a deed, by its name or that of its question, is not for when something else is asked. */
  readonly deeds?: Readonly<Record<string, RulesBehind>>;
  /** Why somebody who is in the game is not asked, where the rules behind what another is asked do not say it. */
  readonly waits?: (state: ParlourState, seat: number) => readonly string[];
  /** Why somebody is out of the game, where there are other ways than to fold in a Betting Round. */
  readonly gone?: (state: ParlourState, seat: number) => readonly string[];
  /** What cannot be chosen though somebody might want to, and why. */
  readonly notNow?: (state: ParlourState, question: ChooseQuestion) => readonly NotNow[];
  /** A player may leave at any time, also on others' turns: whether this one may just now, and what comes of it. */
  readonly leaving?: {
    readonly may: (state: ParlourState, seat: number) => boolean;
    readonly leave: (t: ParlourRun, seat: number) => void;
  };
  /** The zones that are turned up at the end; the hand, if nothing else is said. */
  readonly reveals?: readonly string[];
  readonly standing: (lying: Lying, seat: number) => Standing;
  /** Points are bad: as a rule whoever has the fewest wins. */
  readonly fewest?: true;
  /** Numbers of its memory that lie open: coins on cards, rounds, markers. */
  readonly counts?: readonly string[];
  /** What else speaks against a set-up. */
  readonly refuses?: (setup: ParlourSetup) => string | null;
  /** Zones in front of a player that Gambling and Cheating Cards of the inn cannot alter: what is in them is done with. */
  readonly fixed?: readonly string[];
  /** No card of the deck has a part in it, so that there is no use in looking at one. */
  readonly withoutDeck?: (setup: ParlourSetup) => boolean;
  /** What follows at once when a player's cards were altered by a card of the inn. */
  readonly altered?: (t: ParlourRun, seat: number) => void;
  /** What the next game of this kind has to know: its `before`. */
  readonly after?: (state: ParlourState) => Readonly<Record<string, readonly number[]>> | undefined;
}

const USUAL = {
  betting: true,
  shares: true,
  insideInn: true,
  dragons: (setup) => hasVariant(setup, 'dragons'),
  zones: () => ({ hand: 'owner' }),
  procedures: {},
} satisfies Partial<ParlourDef>;

/** A game by its rules; what it shares with most others it need not say. */
export const gamblingGame = (
  rules: Omit<ParlourDef, keyof typeof USUAL> & Partial<ParlourDef>,
): ParlourDef => ({ ...USUAL, ...rules });

export const hasVariant = (setup: ParlourSetup, id: string): boolean => setup.variants?.includes(id) === true;

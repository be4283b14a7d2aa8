/** The steps of `when`, as data. */
import type { ParlourDeed } from '../../parlour/step.ts';
import type { Potion } from '@taproom/inn';
import type { Fact } from '../then/fact.ts';

interface Line {
  readonly line: number;
  /** As it stands in the file. */
  readonly text: string;
}

/** What a card is played on. */
export type On =
  | { readonly at: 'player'; readonly seat: number }
  | { readonly at: 'drink'; readonly seat: number; readonly title: string | null }
  | { readonly at: 'card'; readonly title: string };

export interface PlayWords {
  readonly seat: number;
  readonly title: string;
  readonly on: readonly On[];
  /** What stands after `for`: a use of the card, the cards that pay for it, an option that it will offer. */
  readonly options: readonly string[];
}

/** What is picked: a player, something in quotes, or a number. */
export type Picked =
  | { readonly by: 'seat'; readonly seat: number }
  | { readonly by: 'words'; readonly words: string }
  | { readonly by: 'number'; readonly n: number };

/** Steps that somebody carries out. */
export type Deed = Line &
  (
    | ({ readonly kind: 'play' } & PlayWords)
    | ({ readonly kind: 'use' } & PlayWords)
    | { readonly kind: 'pass'; readonly seat: number }
    | { readonly kind: 'pick'; readonly seat: number; readonly picks: readonly Picked[] }
    | { readonly kind: 'discard'; readonly seat: number; readonly titles: readonly string[] }
    | { readonly kind: 'order'; readonly seat: number; readonly to: readonly number[] }
    | { readonly kind: 'potion'; readonly seat: number; readonly gives: Potion }
    /** In a gambling game that is played in a Round. */
    | { readonly kind: 'game'; readonly seat: number; readonly deed: ParlourDeed }
  );

/** Lets the table run on. */
export type Until = Line & { readonly kind: 'until' } & (
    | { readonly what: 'action' | 'last-chance' | 'turn-end'; readonly seat: number }
    | { readonly what: 'game-end' }
  );

/** Steps that only look. */
export type Assertion = Line &
  (
    | ({ readonly kind: 'can-play'; readonly can: boolean; readonly because: string | null } & PlayWords)
    | ({ readonly kind: 'can-use'; readonly can: boolean; readonly because: string | null } & PlayWords)
    | {
        readonly kind: 'can-potion';
        readonly can: boolean;
        readonly seat: number;
        /** Null: for anything. */
        readonly gives: Potion | null;
        readonly because: string | null;
      }
    | {
        readonly kind: 'can-order';
        readonly can: boolean;
        readonly seat: number;
        readonly to: number;
        readonly because: string | null;
      }
    | {
        readonly kind: 'can-pick';
        readonly can: boolean;
        readonly seat: number;
        readonly picks: readonly Picked[];
      }
    | {
        readonly kind: 'can-do';
        readonly can: boolean;
        readonly seat: number;
        readonly deed: ParlourDeed;
        readonly because: string | null;
      }
    | { readonly kind: 'asked'; readonly seat: number; readonly is: boolean }
    | { readonly kind: 'out'; readonly seat: number }
    | { readonly kind: 'wins'; readonly seat: number }
    | { readonly kind: 'nobody-wins' }
    | { readonly kind: 'check'; readonly facts: readonly Fact[] }
  );

export type Step = Deed | Until | Assertion;

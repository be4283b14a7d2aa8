/** What players do at the inn, as data. */
import type { Potion } from '@taproom/inn';
import type { Named, ParlourDeed } from '../../parlour/deed.ts';
import type { Line, Step } from '../../run/step.ts';
import type { InnTable } from '../table/inn-table.ts';

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
export type Picked = Extract<Named, { by: 'seat' | 'word' | 'number' }>;

export type Deed = Line &
  (
    | ({ readonly kind: 'play' | 'use' } & PlayWords)
    | { readonly kind: 'pass'; readonly seat: number }
    | { readonly kind: 'concede'; readonly seat: number }
    | { readonly kind: 'pick'; readonly seat: number; readonly picks: readonly Picked[] }
    | { readonly kind: 'discard'; readonly seat: number; readonly titles: readonly string[] }
    | { readonly kind: 'order'; readonly seat: number; readonly to: readonly number[] }
    /** For one of its effects, or, where it is only claimed, for any of them. */
    | { readonly kind: 'potion'; readonly seat: number; readonly gives: Potion | null }
    /** In a gambling game that is played in a Round. */
    | { readonly kind: 'game'; readonly seat: number; readonly deed: ParlourDeed }
  );

/** The deeds of some kinds. */
export type Of<K extends Deed['kind']> = Deed & { readonly kind: K };

export type InnStep = Step<InnTable, Deed>;

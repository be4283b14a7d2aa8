/** What players are asked at a gambling table, and what they answer. */
import { fullDeck } from '../cards/deck.ts';
import type { ChanceAnswer, ChanceQuestion } from '@taproom/kernel';
import type { CardEffect } from '../inn/adjust.ts';

/** More than any of the games has. */
export const MOST_SEATS = 20;

export type ParlourQuestion =
  /** Check, bet, call, raise, fold: totals for this Betting Round. */
  | {
      /** Who is asked. */
      readonly seat: number;
      readonly kind: 'bet';
      /** The Current Bet, and what this player has bet of it. */
      readonly current: number;
      /** What this player has bet of it. */
      readonly mine: number;
      /** The lowest and highest total that a bet or raise may go to; the highest is all in. */
      readonly least: number;
      /** The highest total: all in. */
      readonly most: number;
      /** What a raise adds at least, all in excepted. */
      readonly lift: number;
      /** The last raise was shorter than that, and this player has spoken: they may only call it or fold. */
      readonly closed: boolean;
    }
  /** Inside The Red Dragon Inn: play a Gambling or Cheating Card of the inn, or pass. */
  | {
      /** Who is asked. */
      readonly seat: number;
      readonly kind: 'card-play';
      /** It is nobody's turn: cards that need none may be played now. */
      readonly free?: true;
    }
  | {
      /** Who is asked. */
      readonly seat: number;
      readonly kind: 'choose';
      /** What for, by its name. */
      readonly what: string;
      /** What there is to choose from: answers name places in this list. */
      readonly options: readonly ParlourOption[];
      /** How many must be chosen. */
      readonly min: number;
      /** How many may be chosen. */
      readonly max: number;
      /** Others are asked the same at the same time, and in any order: see `questionFor`. */
      readonly together?: true;
    }
  | {
      readonly seat: -1;
      readonly kind: 'over';
      /** Seats. */
      readonly winners: readonly number[];
    }
  | Exclude<ChanceQuestion, { kind: 'dice' }>
  | (Extract<ChanceQuestion, { kind: 'dice' }> & {
      /** Whose dice are rolled; −1: dice for everybody. Where several roll (`each`), the first of them in turn order. */
      readonly of: number;
      /** How many of the dice each of several players rolls. */
      readonly each: readonly number[];
    });

/** Something to choose: a card, a number on a die, a player, a place, or a word. */
export interface ParlourOption {
  /** A card, by its number. */
  readonly card?: number;
  /** A number on a die. */
  readonly die?: number;
  /** A player. */
  readonly seat?: number;
  /** A place on the table, by its number. */
  readonly place?: number;
  /** Something else, by its name. */
  readonly word?: string;
}

/** Every single option of so many, and before them, where nothing need be chosen, nothing. One list is enough for all tables. */
export function singlePicks(seat: number, options: number, orNone: boolean): readonly ParlourAnswer[] {
  const known = (orNone ? OR_NONE : PICKS)[seat];
  return (known[options] ??= Array.from({ length: orNone ? options + 1 : options }, (_, i) => {
    const pick = orNone ? i - 1 : i;
    return { seat, do: 'choose', picks: pick < 0 ? [] : [pick] };
  }));
}

type Lists = readonly (readonly ParlourAnswer[])[][];
const PICKS: Lists = Array.from({ length: MOST_SEATS }, () => []);
const OR_NONE: Lists = Array.from({ length: MOST_SEATS }, () => []);

/** A card, a face of a die: one of each is enough for all tables. */
const CARDS: readonly ParlourOption[] = fullDeck(true).map((card) => Object.freeze({ card }));
const DICE: readonly ParlourOption[] = [0, 1, 2, 3, 4, 5, 6].map((die) => Object.freeze({ die }));
export const cardOption = (card: number): ParlourOption => CARDS[card];
export const dieOption = (die: number): ParlourOption => DICE[die];

export type ParlourAnswer =
  | { readonly seat: number; readonly do: 'check' }
  | { readonly seat: number; readonly do: 'call' }
  | { readonly seat: number; readonly do: 'fold' }
  /** A bet or a raise to this total for the Betting Round. */
  | { readonly seat: number; readonly do: 'raise'; readonly to: number }
  | { readonly seat: number; readonly do: 'choose'; readonly picks: readonly number[] }
  /** A card of the inn was played, with this effect; or none was. */
  | { readonly seat: number; readonly do: 'card'; readonly effect: CardEffect }
  | { readonly seat: number; readonly do: 'pass' }
  /** Leaves a game that may be left at any time; whoever else is asked stays asked. */
  | { readonly seat: number; readonly do: 'leave' }
  | ChanceAnswer;

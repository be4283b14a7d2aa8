/** What players are asked, and what they answer: plain data both. */
import type { CardId, ChanceAnswer, ChanceQuestion, Control, SeatId } from '@taproom/kernel';
import type { ParlourOption } from '@taproom/parlour';
import type { About, ChooseWhat, Option } from '../table/state.ts';

export type Question =
  /** May respond, or pass. */
  | { readonly seat: SeatId; readonly kind: 'respond'; readonly about: About }
  /** Discard and Draw: any number of cards from the hand. */
  | { readonly seat: SeatId; readonly kind: 'discard' }
  /** Play an Action, or pass. */
  | { readonly seat: SeatId; readonly kind: 'action' }
  /** Play a Gambling or Cheating card, or pass. */
  | { readonly seat: SeatId; readonly kind: 'gamble' }
  /** Put the next Drink on somebody's pile. */
  | {
      readonly seat: SeatId;
      readonly kind: 'order';
      /** How many are still to be ordered, this one too. */
      readonly left: number;
    }
  /** Choose among things. */
  | {
      readonly seat: SeatId;
      readonly kind: 'choose';
      /** What for, by its name. */
      readonly what: ChooseWhat;
      /** What there is to choose from: answers name places in this list. */
      readonly options: readonly Option[];
      /** How many must be chosen. */
      readonly min: number;
      /** How many may be chosen. */
      readonly max: number;
      /** The card that asks; −1: none. */
      readonly card: CardId;
      /** Nobody learns what was chosen before everybody who is asked has chosen. */
      readonly secret?: boolean;
    }
  /** A gambling game asks: its options are its own cards, dice and words. */
  | {
      readonly seat: SeatId;
      readonly kind: 'game';
      /** What for, by its name. */
      readonly what: string;
      /** What there is to choose from: answers name places in this list. */
      readonly options: readonly ParlourOption[];
      /** How many must be chosen. */
      readonly min: number;
      /** How many may be chosen. */
      readonly max: number;
    }
  | {
      readonly seat: -1;
      readonly kind: 'over';
      /** Seats. */
      readonly winners: readonly SeatId[];
    }
  /** The turn has ended: asked only at tables that pause there, so that somebody can look before the next begins. */
  | { readonly seat: -1; readonly kind: 'turn-end' }
  | ChanceQuestion;

export interface PlayAnswer {
  readonly seat: SeatId;
  readonly do: 'play';
  readonly card: CardId;
  readonly use: number;
  readonly targets: readonly number[];
  /** Which Drink, where several are on the table. */
  readonly drink: number;
  /** Cards in front of the player that are given up as a cost. */
  readonly pays?: readonly CardId[];
}

/** A Potion Token for one of its three effects: at any decision, whoever is asked. */
export interface PotionAnswer {
  readonly seat: SeatId;
  readonly do: 'potion';
  readonly gives: 'fortitude' | 'alcohol' | 'gold';
}

export type Answer =
  | { readonly seat: SeatId; readonly do: 'pass' }
  | PlayAnswer
  | PotionAnswer
  /** Gives up. It is never among the choices: nobody is asked whether they want to. */
  | { readonly seat: SeatId; readonly do: 'concede' }
  | { readonly seat: SeatId; readonly do: 'discard'; readonly cards: readonly CardId[] }
  | { readonly seat: SeatId; readonly do: 'order'; readonly to: SeatId }
  | { readonly seat: SeatId; readonly do: 'choose'; readonly picks: readonly number[] }
  | { readonly seat: -1; readonly do: 'turn-end' }
  | Control
  | ChanceAnswer;

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
  /** Put the next Drink on somebody's pile; `left` counts this one too. */
  | { readonly seat: SeatId; readonly kind: 'order'; readonly left: number }
  /** Choose among things. */
  | {
      readonly seat: SeatId;
      readonly kind: 'choose';
      readonly what: ChooseWhat;
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      readonly card: CardId;
      /** Nobody learns what was chosen before everybody who is asked has chosen. */
      readonly secret?: boolean;
    }
  /** A gambling game asks: its options are its own cards, dice and words. */
  | {
      readonly seat: SeatId;
      readonly kind: 'game';
      readonly what: string;
      readonly options: readonly ParlourOption[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly seat: -1; readonly kind: 'over'; readonly winners: readonly SeatId[] }
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
  | { readonly seat: SeatId; readonly do: 'discard'; readonly cards: readonly CardId[] }
  | { readonly seat: SeatId; readonly do: 'order'; readonly to: SeatId }
  | { readonly seat: SeatId; readonly do: 'choose'; readonly picks: readonly number[] }
  | { readonly seat: -1; readonly do: 'turn-end' }
  | Control
  | ChanceAnswer;

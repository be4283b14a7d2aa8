/** The one interface through which the page knows a table. The network is one way to reach it (network-link.ts). */
import type {
  ChatLine,
  Hint,
  Orders,
  OwnPart,
  PublicTable,
  ReasonTold,
  WireAnswer,
  WireEvent,
} from '@taproom/client';
import type { InnView } from '@taproom/inn';
import type { EveningView, ParlourView } from '@taproom/parlour';
import type { Faces } from './faces.ts';

export type Connection = 'connecting' | 'open' | 'closed';

/** Something that happened, with its number among all events of the table. */
export interface StoryEvent extends WireEvent {
  readonly at: number;
}

export type { ChatLine, Hint, ReasonTold };

/** Why a card, or something else (`what`), cannot be played or chosen now: the rules in its way, in plain words. */
export interface WhyNot {
  readonly card: number;
  readonly what: string;
  readonly reasons: readonly { readonly rule: string; readonly words: string }[];
}

export interface Clock {
  /** In terms of performance.now(). */
  readonly endsAt: number;
  readonly total: number;
}

/** What a table of gambling games shows: a game, or an evening of them with the game that is on the table. */
export interface Gambling {
  readonly game: ParlourView | null;
  readonly evening: EveningView | null;
}

export interface TableSnapshot {
  readonly connection: Connection;
  /** The seat is no longer this device's, or there is no such table: coming back makes no sense. */
  readonly gone: string | null;
  readonly table: PublicTable | null;
  /** Null for whoever only watches. */
  readonly own: OwnPart | null;
  /** The public view with the cards put in that only this seat may see. */
  readonly view: InnView | null;
  /** In place of it where only gambling games are played. */
  readonly gambling?: Gambling | null;
  readonly faces: Faces | null;
  /** All events so far, as this viewer may know them. */
  readonly story: readonly StoryEvent[];
  readonly chat: readonly ChatLine[];
  readonly clock: Clock | null;
  /** Counts how often a declared answer was taken back. */
  readonly takenBack: number;
  /** Several people share this device: nobody sees the table until this one has it in hand. */
  readonly cover?: Cover | null;
  /** Several people share this device: those who may still say that they answer what is happening. */
  readonly mayComeIn?: readonly Cover[];
}

/** Whose turn it is to look. */
export interface Cover {
  readonly seat: number;
  readonly name: string;
}

export interface TableLink {
  /** The same object until something changes. */
  snapshot(): TableSnapshot;
  subscribe(listener: () => void): () => void;
  /** Rejects with AnswerRefused: a sentence and the rules. */
  answer(answer: WireAnswer): Promise<void>;
  /** Takes back what was declared in the open window. */
  withdraw(): void;
  /** Takes back the last answer, where `own.undo` says that it can be. */
  undo(): void;
  /** Asks for time to think in the open window. */
  hold(): void;
  orders(orders: Orders): void;
  whyNot(): Promise<readonly WhyNot[]>;
  /** What somebody good would answer now; rejects with a sentence. */
  hints(): Promise<readonly Hint[]>;
  /** Why the bot at that seat may have played its last card; rejects with a sentence. */
  reason(seat: number): Promise<ReasonTold>;
  /** Before the deal: what this seat adds to chance. */
  addChance(text: string): void;
  say(text: string): void;
  phrase(n: number): void;
  /** Where several people share a device: whoever is named on the cover has it in hand. */
  uncover?(): void;
  /** Where several people share a device: somebody else wants to answer what is happening. */
  comeIn?(seat: number): void;
  close(): void;
}

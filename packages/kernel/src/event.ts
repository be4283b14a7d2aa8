/** What happened, as data. Part of it may be for some only: who may know that is part of the event. */
import type { SeatId } from './ids.ts';

/** A set of seats as bits: copied, stored and compared as one number. */
export type Seats = number;
export const ALL: Seats = -1;
export const NOBODY: Seats = 0;
export const only = (seat: number): Seats => 1 << seat;
export const allBut = (seat: number): Seats => ~(1 << seat);
export const seatsOf = (list: readonly number[]): Seats =>
  list.reduce((all, seat) => all | only(seat), NOBODY);
export const isIn = (seats: Seats, seat: number): boolean => seat >= 0 && ((seats >> seat) & 1) === 1;

export interface AnyEvent {
  readonly e: string;
  /** Whom it happens to, or who does it; −1: the table. */
  readonly seat: SeatId;
  /** Who may know its secret part. */
  readonly known: Seats;
}

/** What events of any game may say; each says what it needs. */
export interface ToldEvent extends AnyEvent {
  readonly n?: number;
  readonly card?: number;
  readonly cause?: number;
  readonly to?: number;
  readonly list?: readonly number[];
  readonly word?: string;
  /** What happened in a game within the game: it has words and numbers of its own. */
  readonly game?: ToldEvent;
}

/** Onlookers know what is for all: what only one must not know they could tell. */
export const mayKnow = ({ known }: AnyEvent, viewer: number): boolean => known === ALL || isIn(known, viewer);

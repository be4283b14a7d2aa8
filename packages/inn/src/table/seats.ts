/** Who sits where, who is still in the game, and who is there at all. */
import type { SeatId } from '@taproom/kernel';
import { IN_GAME, type InnState } from './state.ts';
import type { Run } from '../run.ts';

export function isIn(s: InnState, seat: SeatId): boolean {
  return s.sides[s.seats[seat].side].out === IN_GAME;
}

/** In the game and not "outside": effects reach this player, and they may play cards. */
export function isPresent(s: InnState, seat: SeatId): boolean {
  const at = s.seats[seat];
  return at.backAt < 0 && s.sides[at.side].out === IN_GAME;
}

export function areMates(s: InnState, a: number, b: number): boolean {
  return s.seats[a].side === s.seats[b].side;
}

/** It is this seat's turn, or that of its side. */
export function isActive(s: InnState, seat: SeatId): boolean {
  return areMates(s, s.turn, seat);
}

/** All seats of a seat's side, itself among them. */
export function membersOf(t: Run, seat: SeatId): readonly number[] {
  return t.c.terms.sides[t.s.seats[seat].side];
}

/** Those of a seat's side where it has several, for whoever tells about them; otherwise nobody. */
export function teamOf(t: Run, seat: SeatId): readonly number[] {
  const members = membersOf(t, seat);
  return members.length > 1 ? members : ALONE;
}

const ALONE: readonly number[] = [];

/** The seat that has the next turn: sides follow each other in the order of their first seats. */
export function nextTurn(t: Run, seat: SeatId): number {
  const { sides } = t.c.terms;
  const { side } = t.s.seats[seat];
  for (let i = 1; i <= sides.length; i++) {
    const leader = sides[(side + i) % sides.length][0];
    if (isIn(t.s, leader)) return leader;
  }
  throw new Error('Nobody is left to have a turn.');
}

/** The seats still in the game, in turn order from a given one. */
export function inOrder(s: InnState, first: number): number[] {
  const count = s.seats.length;
  const order: number[] = [];
  for (let i = 0; i < count; i++) {
    const seat = (first + i) % count;
    if (isIn(s, seat)) order.push(seat);
  }
  return order;
}

/** Those of them who are there: whom effects reach. */
export function presentInOrder(s: InnState, first: number): number[] {
  const count = s.seats.length;
  const order: number[] = [];
  for (let i = 0; i < count; i++) {
    const seat = (first + i) % count;
    if (isPresent(s, seat)) order.push(seat);
  }
  return order;
}

/** Players outside come back when the turn they wait for begins, or when whoever they wait for is out. */
export function comeBack(t: Run, awaited: number): void {
  t.s.seats.forEach((at, seat) => {
    if (at.backAt !== awaited) return;
    at.backAt = -1;
    if (isIn(t.s, seat)) t.emit('back', seat);
  });
}

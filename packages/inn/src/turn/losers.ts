/** Who is broke or too drunk, and when that is looked at. */
import type { SeatId } from '@taproom/kernel';
import type { Run } from '../run.ts';
import { isIn } from '../table/seats.ts';
import { isFull } from '../table/tracks.ts';
import { IN_GAME, type InnState } from '../table/state.ts';

/** Alcohol Content has reached Fortitude. */
export function isDrunk(t: Run, side: number): boolean {
  return drunkenness(t, side) >= t.s.sides[side].fortitude;
}

/** Alcohol Content, and tokens that make drunk (rdi5 has one such character). */
export function drunkenness({ s, c }: Run, side: number): number {
  let sum = s.sides[side].alcohol;
  for (const { seat, token } of c.drunkTokens)
    if (s.seats[seat].side === side) sum += s.seats[seat].tokens[token] ?? 0;
  return sum;
}

/** Out of Gold, and no Round of Gambling that they might still win holds them in the game. */
export function isBroke(t: Run, side: number): boolean {
  return t.s.sides[side].gold === 0 && t.round() === null && !isAutomated(t, side);
}

/** The side that can neither win nor lose. */
export const isAutomated = (t: Run, side: number): boolean =>
  t.c.automaton >= 0 && t.s.seats[t.c.automaton].side === side;

export function doomed(t: Run, seat: SeatId): boolean {
  const { side } = t.s.seats[seat];
  return isIn(t.s, seat) && (isDrunk(t, side) || isBroke(t, side));
}

/** Rewards come before it is looked at who is out; a last chance can bring one too. */
function lookAtTracks(t: Run): void {
  if (!t.s.tracks.some(isFull)) return;
  for (const frame of t.stack) if (!AT_REST.has(frame.k) && frame.k !== 'losing') return;
  t.push({ k: 'rewards', step: 0, seat: -1, memory: [] });
}

/** While anything else waits, cards or Drinks are still being resolved: nobody loses yet (core.losing.finish-pending). */
export const AT_REST: ReadonlySet<string> = new Set(['turn', 'order', 'round', 'game-round', 'window']);

/** Whether nothing is being resolved: then nobody is too drunk, nor out of Gold outside a Round of Gambling. */
export const isAtRest = (s: InnState): boolean => s.stack.every((frame) => AT_REST.has(frame.k));

/** Whenever one of these comes to the top again, something has been resolved, and it is looked at who has lost. */
export function lookForLosers(t: Run): void {
  if (t.c.automaton >= 0) lookAtTracks(t);
  const { sides } = t.s;
  let found = false;
  for (let side = 0; side < sides.length && !found; side++)
    found = sides[side].out === IN_GAME && (isDrunk(t, side) || sides[side].gold === 0);
  if (!found || !isAtRest(t.s)) return;
  for (let side = 0; side < sides.length; side++)
    if (sides[side].out === IN_GAME && (isDrunk(t, side) || isBroke(t, side))) {
      t.push({ k: 'losing', step: 0, heard: [] });
      return;
    }
}

import { BadSetup } from '@taproom/kernel';
/** The table of a game of Threes: plain data. */
import type { AnyFrame } from '@taproom/kernel';
import type { ThreesQuestion } from './question.ts';

export const THREES_MIN_PLAYERS = 2;
export const THREES_MAX_PLAYERS = 8;
/** The dice of one player (gii.threes.step-2). */
export const THREES_DICE = 5;
export const DIE_SIDES = 6;

export interface ThreesSetup {
  /** Names, clockwise; the first one is the Starting Player. */
  readonly players: readonly string[];
}

export interface ThreesSeat {
  /**
   * The dice just rolled, until something of them is kept; empty when this seat has nothing to decide.
   * Never changed in place, only replaced: the answer of chance, the event and copies of the state share it.
   */
  roll: readonly number[];
  /** The dice put forward, in the order in which they were kept. They are not rolled again. */
  keep: number[];
}

/** The one frame of the game: everybody rolls, everybody keeps, and again while there are dice left. */
export interface RollingFrame extends AnyFrame {
  k: 'threes';
  /** The next seat to roll. */
  seat: number;
}

export interface ThreesState {
  readonly setup: ThreesSetup;
  /** How often everybody has rolled, this time included: the first roll is step 2 of the book, the others step 5. */
  rolls: number;
  seats: ThreesSeat[];
  stack: RollingFrame[];
  ask: ThreesQuestion | null;
  /** Who has the lowest total, once the game is over. Several: a tie, for the Split Rule to settle. */
  winners: number[] | null;
}

/** Refuses what cannot be played, and says why. */
function checkSetup(setup: ThreesSetup): void {
  const players: unknown = setup?.players;
  if (!Array.isArray(players) || !players.every((name) => typeof name === 'string' && name !== ''))
    throw new BadSetup('A game of Threes needs a list of the players’ names.');
  if (players.length < THREES_MIN_PLAYERS || players.length > THREES_MAX_PLAYERS)
    throw new BadSetup(
      `Threes is for ${THREES_MIN_PLAYERS} to ${THREES_MAX_PLAYERS} players, not ${players.length}.`,
    );
}

export function createState(setup: ThreesSetup): ThreesState {
  checkSetup(setup);
  const seats: ThreesSeat[] = [];
  for (let seat = 0; seat < setup.players.length; seat++) seats.push({ roll: NO_DICE, keep: [] });
  return { setup, rolls: 0, seats, stack: [{ k: 'threes', step: 0, seat: 0 }], ask: null, winners: null };
}

/** What a seat has in front of it when nothing is rolled: shared by all seats of all tables, so never changed. */
export const NO_DICE: readonly number[] = Object.freeze([]);

export function copyState(s: ThreesState): ThreesState {
  const seats: ThreesSeat[] = [];
  for (const { roll, keep } of s.seats) seats.push({ roll, keep: keep.slice() });
  const stack: RollingFrame[] = [];
  for (const { k, step, seat } of s.stack) stack.push({ k, step, seat });
  return {
    setup: s.setup,
    rolls: s.rolls,
    seats,
    stack,
    // A question is never changed once it is asked.
    ask: s.ask,
    winners: s.winners === null ? null : s.winners.slice(),
  };
}

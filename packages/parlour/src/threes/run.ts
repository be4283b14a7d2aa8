/** The course of the game: one frame, and the steps that advance it. */
import { CHANCE, type ChanceQuestion, type Procedure } from '@taproom/kernel';
import type { ThreesEvent, ThreesEventKind } from './event.ts';
import type { ThreesAnswer, ThreesQuestion } from './question.ts';
import { lowest, scoreOfKeep } from './score.ts';
import {
  DIE_SIDES,
  NO_DICE,
  THREES_DICE,
  THREES_MAX_PLAYERS,
  type RollingFrame,
  type ThreesState,
} from './state.ts';

export class Run {
  readonly s: ThreesState;
  readonly stack: RollingFrame[];
  readonly events: ThreesEvent[] = [];

  constructor(state: ThreesState) {
    this.s = state;
    this.stack = state.stack;
  }

  isAsking(): boolean {
    return this.s.ask !== null;
  }

  emit(e: ThreesEventKind, seat: number, n: number, value: number, list: readonly number[]): void {
    this.events.push({ e, seat, n, value, list });
  }
}

// Questions hold nothing but what is asked, so one of each is enough for all tables.
const ROLL: readonly ChanceQuestion[] = Array.from({ length: THREES_DICE + 1 }, (_, count) =>
  Object.freeze({ seat: CHANCE, kind: 'dice', count, sides: DIE_SIDES }),
);
const KEEP: readonly ThreesQuestion[] = Array.from({ length: THREES_MAX_PLAYERS }, (_, seat) =>
  Object.freeze({ seat, kind: 'keep' }),
);

export const diceLeft = (s: ThreesState, seat: number): number => THREES_DICE - s.seats[seat].keep.length;

const STEP = { roll: 0, keep: 1, again: 2, score: 3 } as const;

/** Everybody with dice left rolls them, one seat after the other. */
function roll(t: Run, f: RollingFrame): void {
  const seats = t.s.seats;
  if (f.seat === 0) t.s.rolls++;
  while (f.seat < seats.length && diceLeft(t.s, f.seat) === 0) f.seat++;
  if (f.seat === seats.length) return;
  t.s.ask = ROLL[diceLeft(t.s, f.seat)];
  f.step = STEP.roll;
}

/**
 * Everybody with dice in front of them keeps some. The question goes round in seat order, but nobody need wait for it
 * (gii.threes.no-waiting): see `answered`.
 */
function keep(t: Run, f: RollingFrame): void {
  const seats = t.s.seats;
  for (let seat = 0; seat < seats.length; seat++) {
    if (seats[seat].roll.length === 0) continue;
    t.s.ask = KEEP[seat];
    f.step = STEP.keep;
    return;
  }
}

/** Between two rolls: the place of the Betting Round (gii.threes.step-4), which is held while anybody has dice left. */
function again(t: Run, f: RollingFrame): void {
  for (let seat = 0; seat < t.s.seats.length; seat++) {
    if (diceLeft(t.s, seat) === 0) continue;
    f.seat = 0;
    f.step = STEP.roll;
    return;
  }
}

function score(t: Run): void {
  const totals: number[] = [];
  for (let seat = 0; seat < t.s.seats.length; seat++) {
    totals.push(scoreOfKeep(t.s.seats[seat].keep));
    t.emit('score', seat, totals[seat], 0, NO_DICE);
  }
  const winners = lowest(totals);
  t.s.winners = winners;
  t.emit('over', -1, totals[winners[0]], 0, winners);
  t.s.ask = { seat: CHANCE, kind: 'over', winners };
}

function answered(t: Run, f: RollingFrame, answer: ThreesAnswer): void {
  if (answer.do === 'keep') keepValue(t, answer.seat, answer.value, 'keep');
  else if (answer.do === 'dice') {
    const { values } = answer;
    const seat = f.seat++;
    t.s.seats[seat].roll = values;
    t.emit('roll', seat, values.length, 0, values);
    // Nothing to choose, so nobody is asked (gii.threes.all-same-forced).
    if (allSame(values)) keepValue(t, seat, values[0], 'must-keep');
  }
}

/** All dice of the value go into the Keep; the others lie there until the next roll, and what they show is forgotten. */
function keepValue(t: Run, seat: number, value: number, e: ThreesEventKind): void {
  const at = t.s.seats[seat];
  let n = 0;
  for (let i = 0; i < at.roll.length; i++)
    if (at.roll[i] === value) {
      at.keep.push(value);
      n++;
    }
  at.roll = NO_DICE;
  t.emit(e, seat, n, value, NO_DICE);
}

function allSame(values: readonly number[]): boolean {
  for (let i = 1; i < values.length; i++) if (values[i] !== values[0]) return false;
  return true;
}

export const threesProcedure: Procedure<Run, RollingFrame, ThreesAnswer> = {
  // In the order of STEP.
  steps: [roll, keep, again, score],
  answered,
};

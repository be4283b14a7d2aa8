/**
 * Windows, in which several may say something about what is about to happen. One after the other, a play happening at
 * once; or all at once: everybody declares a play or a pass and may take it back until the window closes, and then the
 * rules' own order decides which play happens. What was declared is state like any other, and nobody's view has it.
 */
import { HOUSE, IllegalAnswer, type AnyAnswer, type AnyState } from './game.ts';
import type { AnyFrame, Procedure, Runs } from './frames.ts';

/** `at-once`: a window closes when the last has declared. `clock`: only when it is closed, so that its length tells nothing. */
export type Pace = 'in-order' | 'at-once' | 'clock';

export interface WindowData<A> extends AnyFrame {
  /** How many seats, from the first, have had their say since something last happened: where one is asked at a time. */
  asked: number;
  /** What each seat has declared, where all are asked at once; null: nothing yet, or taken back. */
  said: (A | null)[] | null;
  closed: boolean;
}

export type Control =
  { readonly seat: number; readonly do: 'withdraw' } | { readonly seat: typeof HOUSE; readonly do: 'close' };

export interface WindowRules<R, F, A> {
  pace(t: R): Pace;
  /** Nothing is left to say something about. */
  isOver(t: R, f: F): boolean;
  /** How far from the first seat the next one sits, from there on, who has a say; −1: nobody. */
  next(t: R, f: F, from: number): number;
  seatAt(t: R, f: F, place: number): number;
  /** The seat that nobody plays: it has its say by itself, when it comes to it; −1: there is none. */
  unplayed(t: R): number;
  actAlone(t: R, f: F): void;
  ask(t: R, f: F, seat: number): void;
  /** Declared answers in the order in which they are tried. */
  inOrder(t: R, f: F, said: readonly A[]): readonly A[];
  play(t: R, f: F, answer: A): void;
  /** Whether everybody is asked again after a play, also those who passed. */
  asksAgain(t: R, f: F, answer: A): boolean;
}

/** Whether a seat is one of those who are asked in a window. */
export function hasASay<R, F extends WindowData<A>, A>(
  t: R,
  f: F,
  seat: number,
  rules: WindowRules<R, F, A>,
): boolean {
  if (seat < 0) return false;
  for (let place = rules.next(t, f, 0); place >= 0; place = rules.next(t, f, place + 1))
    if (rules.seatAt(t, f, place) === seat) return true;
  return false;
}

/** Everybody who has a say and has not declared. */
export function undeclared<R, F extends WindowData<A>, A>(t: R, f: F, rules: WindowRules<R, F, A>): number[] {
  const seats: number[] = [];
  for (let place = rules.next(t, f, 0); place >= 0; place = rules.next(t, f, place + 1)) {
    const seat = rules.seatAt(t, f, place);
    if (f.said![seat] === null && seat !== rules.unplayed(t)) seats.push(seat);
  }
  return seats;
}

export function windowProcedure<R extends Runs, F extends WindowData<A>, A extends AnyAnswer>(
  rules: WindowRules<R, F, A>,
): Procedure<R, F, A> {
  /** One at a time. After each play everybody may speak again; it is over after a full round of passes. */
  function askNext(t: R, f: F): void {
    f.asked = rules.next(t, f, f.asked);
    if (f.asked < 0) return;
    f.step--;
    const seat = rules.seatAt(t, f, f.asked);
    if (seat === rules.unplayed(t)) {
      f.asked = 0;
      rules.actAlone(t, f);
    } else rules.ask(t, f, seat);
  }

  function askAll(t: R, f: F): void {
    const place = rules.next(t, f, 0);
    if (place < 0) return;
    const [first = HOUSE] = undeclared(t, f, rules);
    if (first === HOUSE && rules.pace(t) === 'at-once') return close(t, f);
    f.step--;
    if (rules.seatAt(t, f, place) === rules.unplayed(t)) {
      forget(f);
      rules.actAlone(t, f);
    } else rules.ask(t, f, first);
  }

  /** The first play happens, the others are void, and everybody is asked again; without any, it is over. */
  function close(t: R, f: F): void {
    const plays = f.said!.filter((answer): answer is A => answer !== null && answer.do !== 'pass');
    forget(f);
    if (plays.length > 0) {
      f.step--;
      rules.play(t, f, rules.inOrder(t, f, plays)[0]);
      return;
    }
    if (!hasASay(t, f, rules.unplayed(t), rules)) return;
    f.step--;
    rules.actAlone(t, f);
  }

  function step(t: R, f: F): void {
    if (f.step++ > 0 || rules.isOver(t, f)) t.stack.pop();
    else if (f.said === null) askNext(t, f);
    else if (f.closed) close(t, f);
    else askAll(t, f);
  }

  return {
    advance(t, f) {
      do step(t, f);
      while (t.goesOn(f));
    },
    answered(t, f, answer) {
      if (f.said !== null) declare(f, answer);
      else if (answer.do === 'pass') f.asked++;
      else {
        if (rules.asksAgain(t, f, answer)) f.asked = 0;
        rules.play(t, f, answer);
      }
    },
  };
}

function declare<A extends AnyAnswer>(f: WindowData<A>, answer: A): void {
  if (answer.do === 'close') f.closed = true;
  else f.said![answer.seat] = answer.do === 'withdraw' ? null : answer;
}

/** What was declared is void: something has happened. */
export function forget(f: WindowData<unknown>): void {
  f.said?.fill(null);
  f.closed = false;
}

export const isControl = (answer: AnyAnswer): answer is Control =>
  answer.do === 'withdraw' || answer.do === 'close';

/** Throws if a window cannot be closed, or nothing can be taken back in it. */
export function checkControl(f: WindowData<unknown>, answer: Control): void {
  if (f.said === null) throw new IllegalAnswer('Here one is asked after the other: a play happens at once.');
  if (answer.do === 'close') {
    if (answer.seat !== HOUSE) throw new IllegalAnswer('Only the clock closes a window.');
  } else if ((f.said[answer.seat] ?? null) === null)
    throw new IllegalAnswer('You have declared nothing that you could take back.');
}

/** The open window in which all are asked at once; null where there is none. */
export function windowOf({ stack }: AnyState): WindowData<AnyAnswer> | null {
  const top = stack[stack.length - 1];
  return top !== undefined && 'said' in top && top.said !== null ? (top as WindowData<AnyAnswer>) : null;
}

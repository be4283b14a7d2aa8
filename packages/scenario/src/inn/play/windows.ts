/** Windows for responses, seen from outside: who is asked in them, and what comes after. */
import { asFrame, type About, type WindowFrame } from '@taproom/inn';
import type { InnTable } from '../table/inn-table.ts';
import { subjectOf } from './plays.ts';

/** The window that is open, or null where something else is asked. */
export function openWindow(table: InnTable): WindowFrame | null {
  if (table.question().kind !== 'respond') return null;
  return asFrame(table.state.stack[table.state.stack.length - 1], 'window');
}

export function pass(table: InnTable): void {
  table.answer({ seat: table.question().seat, do: 'pass' });
}

/**
 * Lets those asked before a seat pass, in the order of asking, if that seat is then asked in the same window.
 * Otherwise nothing happens, and it says so.
 */
export function passUpTo(table: InnTable, seat: number): boolean {
  const passes = passesBefore(table, seat);
  if (passes < 0) return false;
  for (let i = 0; i < passes; i++) pass(table);
  return true;
}

/** How many must pass until the seat is asked in this window, −1 if it isn't asked in it any more. */
function passesBefore(table: InnTable, seat: number): number {
  const window = openWindow(table);
  if (window === null) return -1;
  const depth = table.state.stack.length;
  const { about } = window;
  let { asked } = window;
  const ahead = table.copy();
  for (let passes = 0; ; passes++) {
    if (ahead.question().seat === seat) return passes;
    pass(ahead);
    const next = openWindow(ahead);
    // The same window goes on counting; any other begins anew.
    if (next === null || ahead.state.stack.length !== depth || next.about !== about || next.asked <= asked)
      return -1;
    ({ asked } = next);
  }
}

/** Whether all that the asked player could play here may be played at any time. */
function onlyAnytime(table: InnTable): boolean {
  return table
    .legal(table.question().seat)
    .every((answer) => answer.do !== 'play' || table.use(answer).when.at === 'any');
}

/** Moments after something is done, and between the things of a turn: nothing waits to be resolved in them. */
const FREE: ReadonlySet<About> = new Set(['idle', 'loss', 'paid', 'won', 'collected']);

/**
 * A free moment, open only because somebody holds an Anytime card, hides what the table has come to.
 * Says how many passes lead on to that where nothing is lost by them: the next question takes the same plays.
 * Never into the next turn: 0 where the moment is one of its own.
 */
function freePasses(table: InnTable): number {
  const window = openWindow(table);
  if (window === null || !FREE.has(window.about)) return 0;
  const { about, skip } = window;
  const ahead = table.copy();
  let passes = 0;
  let lost = false;
  let { asked } = window;
  for (;;) {
    lost ||= !onlyAnytime(ahead);
    pass(ahead);
    passes++;
    if (ahead.isPaused()) return 0;
    const next = openWindow(ahead);
    if (next === null || next.about !== about || next.skip !== skip || next.asked <= asked) break;
    ({ asked } = next);
  }
  const { seat, kind } = ahead.question();
  const ownQuestion = skip >= 0 && seat === skip && kind !== 'respond' && kind !== 'choose';
  return lost && !ownQuestion ? 0 : passes;
}

/** The asked player could do nothing here but use a Potion Token. */
export const onlyPotions = (table: InnTable): boolean =>
  table.legal(table.question().seat).every(({ do: does }) => does === 'pass' || does === 'potion');

export function passFreeMoments(table: InnTable): void {
  for (let passes = freePasses(table); passes > 0; passes = freePasses(table))
    for (let i = 0; i < passes; i++) pass(table);
}

/** A discard can't be passed, but the Action after it can. */
const PASSABLE: ReadonlySet<string> = new Set(['discard', 'action', 'gamble']);

/** Whether the free moment that is open leads to a question that this seat could pass. */
export function leadsTo(table: InnTable, seat: number): boolean {
  const ahead = table.copy();
  passFreeMoments(ahead);
  const question = ahead.question();
  return ahead.asks(seat) && PASSABLE.has(question.kind);
}

/**
 * A moment before a bet that this seat cannot but pass: the table bets by itself, once everybody is done with the moment.
 * Brings it about and says whether it did.
 */
export function passBet(table: InnTable, seat: number): boolean {
  const window = openWindow(table);
  if (window === null || window.about !== 'idle' || window.skip !== seat) return false;
  const round = subjectOf(table);
  if (round?.k !== 'round' || round.turn !== seat) return false;
  while (openWindow(table) === window) pass(table);
  return true;
}

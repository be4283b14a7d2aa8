/**
 * A pass in a window that does not ask its player: either that player had no choice there, and has passed already, or
 * everybody else is done with the window and the pass is the player's next one. A scenario is read the first way; if it
 * does not hold then, in the other ones (see run-inn.ts).
 */
import type { ScenarioTable } from '../table/scenario-table.ts';
import { soleAnswer } from './sole-answer.ts';
import { openWindow, pass } from './windows.ts';

/** More questions than lie between two that one player can pass. */
const ENOUGH = 200;

/** Everybody else passes until this seat is asked for a response or a bet. False where that does not come this turn. */
function passOn(table: ScenarioTable, seat: number): boolean {
  for (let i = 0; i < ENOUGH && !table.isOver() && !table.isPaused(); i++) {
    const { kind } = table.question();
    if (table.asks(seat)) return kind === 'respond' || kind === 'gamble';
    const sole = soleAnswer(table);
    if (openWindow(table) !== null) pass(table);
    else if (sole !== null) table.answer(sole);
    else return false;
  }
  return false;
}

/** Brings the seat's next pass about, where the pass is read as that one; says whether it did. */
export function awaitPass(table: ScenarioTable, seat: number): boolean {
  if (!passOn(table.copy(), seat)) return false;
  const isAwaited = table.awaits[table.credited] === true;
  table.credited++;
  return isAwaited && passOn(table, seat);
}

/** Which of the passes read as made already may be the next ones instead, after those that are settled. */
export function otherAwaits({ awaits, credited }: ScenarioTable): boolean[][] {
  const others: boolean[][] = [];
  for (let i = awaits.length; i < credited; i++)
    others.push([...awaits, ...Array.from({ length: i - awaits.length }, () => false), true]);
  return others;
}

/** How the table runs on by itself. */
import { ScenarioProblem } from '../../language/problem.ts';
import { TOO_MANY } from '../../run/run.ts';
import type { InnTable } from '../table/inn-table.ts';
import { answerCarried } from './carried.ts';
import { soleAnswer } from './sole-answer.ts';
import { onlyPotions, openWindow, pass, passFreeMoments } from './windows.ts';

/** Does the next thing that needs nobody's decision: what was named before, or the only legal answer. */
function runItself(table: InnTable, looking = false): boolean {
  if (answerCarried(table)) return true;
  const sole = soleAnswer(table, looking);
  if (sole === null) return false;
  table.answer(sole);
  return true;
}

/** Moves on by one: those who may respond pass. False where somebody must really decide, or the game is over. */
export function runOn(table: InnTable): boolean {
  if (table.isOver()) return false;
  if (table.isPaused()) table.goOn();
  else if (openWindow(table) === null) return runItself(table);
  else pass(table);
  return true;
}

/** After the last step: up to the next question that is not a response, and never into the next turn. */
export function runOut(table: InnTable): void {
  for (let i = 0; i < TOO_MANY; i++) {
    if (table.isPaused() || !runOn(table)) return;
  }
  throw new ScenarioProblem(0, 'the table does not come to rest');
}

/**
 * The point that the table reaches by itself, for whoever only looks: nobody passes for it. `here` may be content with
 * an earlier point on the way.
 */
export function comeToRest(table: InnTable, here: (at: InnTable) => boolean = () => false): InnTable {
  const at = table.copy();
  for (let i = 0; i < TOO_MANY; i++) {
    if (at.isOver() || at.isPaused() || here(at)) return at;
    passFreeMoments(at);
    if (here(at)) return at;
    // A Potion Token can be used at any time: that alone doesn't keep the table from going on.
    if (openWindow(at) !== null && onlyPotions(at)) pass(at);
    else if (openWindow(at) !== null || !runItself(at, true)) return at;
  }
  throw new ScenarioProblem(0, 'the table does not come to rest');
}

/** As above, for whoever looks at what somebody may do: at the end of a turn that is the next turn's to ask. */
export function comeToQuestion(table: InnTable, here?: (at: InnTable) => boolean): InnTable {
  const at = comeToRest(table, here);
  if (!at.isPaused()) return at;
  at.goOn();
  return comeToRest(at, here);
}

/** How the table runs on by itself. */
import { ScenarioProblem } from '../language/problem.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';
import { answerCarried } from './carried.ts';
import { soleAnswer } from './sole-answer.ts';
import { openWindow, pass, passFreeMoments } from './windows.ts';

/** More questions than any scenario has; beyond them something goes round in circles. */
export const TOO_MANY = 5000;

/** Does the next thing that needs nobody's decision: what was named before, or the only legal answer. */
function runItself(table: ScenarioTable, looking = false): boolean {
  if (answerCarried(table)) return true;
  const sole = soleAnswer(table, looking);
  if (sole === null) return false;
  table.answer(sole);
  return true;
}

/** Moves on by one: those who may respond pass. False where somebody must really decide, or the game is over. */
export function runOn(table: ScenarioTable): boolean {
  if (table.isOver()) return false;
  if (openWindow(table) === null) return runItself(table);
  pass(table);
  return true;
}

/** After the last step: up to the next question that is not a response, and never into the next turn. */
export function runOut(table: ScenarioTable): void {
  for (let i = 0; i < TOO_MANY; i++) {
    if (table.endedTurnOf >= 0 || !runOn(table)) return;
  }
  throw new ScenarioProblem(0, 'the table does not come to rest');
}

/**
 * The point that the table reaches by itself, for whoever only looks: nobody passes for it. `here` may be content with
 * an earlier point on the way.
 */
export function comeToRest(
  table: ScenarioTable,
  here: (at: ScenarioTable) => boolean = () => false,
): ScenarioTable {
  const at = table.copy();
  for (let i = 0; i < TOO_MANY; i++) {
    if (at.isOver() || here(at)) return at;
    // Whoever looks at the end of a turn goes on looking at it.
    const ended = at.endedTurnOf;
    passFreeMoments(at);
    at.endedTurnOf = ended;
    if (here(at) || at.endedTurnOf >= 0 || openWindow(at) !== null || !runItself(at, true)) return at;
  }
  throw new ScenarioProblem(0, 'the table does not come to rest');
}

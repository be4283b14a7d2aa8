/** What a step named beyond its own question: it waits for the player's next questions of that kind. */
import type { ScenarioTable } from '../table/scenario-table.ts';
import { pickIndices } from './picking.ts';

/** Answers the open question from what was named before, if anything was. */
export function answerCarried(table: ScenarioTable): boolean {
  const question = table.question();
  for (const carried of table.carried) {
    if (carried.seat !== question.seat) continue;
    if (question.kind === 'order' && carried.orders.length > 0) {
      const to = carried.orders[0];
      const order = table.legal(carried.seat).find((answer) => answer.do === 'order' && answer.to === to);
      if (order === undefined) continue;
      carried.orders.shift();
      drop(table);
      table.answer(order);
      return true;
    }
    if (question.kind === 'choose' && carried.option !== null) {
      const picks = pickIndices(table, question, [{ by: 'words', words: carried.option }]);
      if (picks === null) continue;
      table.carried = table.carried.filter((other) => other !== carried);
      table.answer({ seat: carried.seat, do: 'choose', picks });
      return true;
    }
  }
  return false;
}

function drop(table: ScenarioTable): void {
  table.carried = table.carried.filter(({ orders, option }) => orders.length > 0 || option !== null);
}

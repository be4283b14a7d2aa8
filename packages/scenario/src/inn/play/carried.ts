/** What a step named beyond its own question: it waits for the player's next questions of that kind. */
import { ScenarioProblem } from '../../language/problem.ts';
import type { Picked } from '../steps/step.ts';
import type { Carried, InnTable } from '../table/inn-table.ts';
import { pickIndices } from './picking.ts';

/** Puts aside what the step says beyond the answer just given. */
export function carry(
  table: InnTable,
  { seat, line }: { readonly seat: number; readonly line: number },
  rest: {
    readonly orders?: readonly number[];
    readonly on?: readonly Picked[];
    readonly options?: readonly string[];
    readonly isTold?: boolean;
  },
): void {
  const { orders = [], on = [], options = [], isTold = false } = rest;
  const empty: Carried = { seat, line, orders: [], option: null, on: [], isTold };
  if (orders.length > 0) table.carried.push({ ...empty, orders: orders.slice() });
  if (on.length > 0) table.carried.push({ ...empty, on });
  for (const option of options) table.carried.push({ ...empty, option });
}

/** Answers the open question from what was named before, if anything was. */
export function answerCarried(table: InnTable): boolean {
  const question = table.question();
  for (const carried of table.carried) {
    if (!table.asks(carried.seat)) continue;
    if (question.kind === 'order' && carried.orders.length > 0) {
      const to = carried.orders[0];
      const order = table.legal(carried.seat).find((answer) => answer.do === 'order' && answer.to === to);
      if (order === undefined) continue;
      carried.orders.shift();
      drop(table);
      table.answer(order);
      return true;
    }
    if (question.kind === 'choose' && (carried.option !== null || carried.on.length > 0)) {
      const { option, on } = carried;
      const picks = pickIndices(table, question, option === null ? on : [{ by: 'word', word: option }]);
      if (picks === null) continue;
      table.carried = table.carried.filter((other) => other !== carried);
      table.answer({ seat: carried.seat, do: 'choose', picks });
      return true;
    }
  }
  return false;
}

function drop(table: InnTable): void {
  table.carried = table.carried.filter(
    ({ orders, option, on }) => orders.length > 0 || option !== null || on.length > 0,
  );
}

/** What is still waiting when all is over: a mistake of the scenario's, never silently skipped. */
export function neverAsked(table: InnTable): ScenarioProblem[] {
  const waiting = table.carried.filter(({ isTold }) => !isTold);
  return waiting.map(({ seat, line, option, on, orders }) => {
    if (option !== null) return new ScenarioProblem(line, `the option "${option}" was never asked for`);
    if (on.length > 0) {
      const named = on.map((pick) =>
        pick.by === 'seat' ? table.name(pick.seat) : pick.by === 'word' ? `"${pick.word}"` : String(pick.n),
      );
      return new ScenarioProblem(line, `${table.name(seat)} was never asked for ${named.join(', ')}`);
    }
    const to = orders.map((other) => table.name(other)).join(', ');
    return new ScenarioProblem(line, `${table.name(seat)} had no Drink to order for ${to}`);
  });
}

/** What a card costs may be told in the step after its play: what is picked there is what is given up, or shown, for it. */
import type { Cost } from '@taproom/inn';
import { ScenarioProblem } from '../../language/problem.ts';
import type { Deed, InnStep, Of } from '../steps/step.ts';
import type { InnTable } from '../table/inn-table.ts';
import { picksAfter } from './aimed-later.ts';
import { carryOut } from './deeds.ts';
import { cardNamed } from './stuck.ts';

/** The play with what the next step gives up for it; null if that step answers something that is really asked. */
export function paidBy(table: InnTable, step: Deed, next: InnStep | undefined): Of<'play' | 'use'> | null {
  if (step.kind !== 'play' && step.kind !== 'use') return null;
  const card = cardNamed(table, step);
  if (card === undefined || !table.content.defs[card].uses.some(({ cost }) => asksForCards(cost)))
    return null;
  const picks = picksAfter(step, next);
  const paying = picks.flatMap((pick) => (pick.by === 'word' ? [pick.word] : []));
  if (paying.length === 0 || paying.length < picks.length) return null;
  const paid = { ...step, options: [...step.options, ...paying] };
  const asked: Deed = { ...step, kind: 'pick', picks };
  return !goes(table, [step, asked]) && goes(table, [paid]) ? paid : null;
}

const asksForCards = (cost: Cost | undefined): boolean =>
  cost?.value !== undefined || cost?.reveals !== undefined;

/** Whether all of this can be done one after the other, with nothing left that is still to be asked. */
function goes(table: InnTable, deeds: readonly Deed[]): boolean {
  const ahead = table.copy();
  try {
    for (const deed of deeds) carryOut(ahead, deed);
  } catch (error) {
    if (error instanceof ScenarioProblem) return false;
    throw error;
  }
  return ahead.carried.filter(({ isTold }) => !isTold).length <= table.carried.length;
}

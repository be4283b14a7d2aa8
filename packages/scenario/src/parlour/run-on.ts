/** How a gambling table runs on by itself. */
import { isChance } from '@taproom/kernel';
import { cardName, type ParlourAnswer, type ParlourQuestion } from '@taproom/parlour';
import { TOO_MANY } from '../run/run.ts';
import { firstOf, solePicks } from '../run/sole-choice.ts';
import type { ParlourTable } from './parlour-table.ts';

/** One step that needs nobody's decision; false where somebody must decide, or the game is over. */
export function runOn(table: ParlourTable): boolean {
  const question = table.question();
  if (isChance(question)) {
    table.answerByLuck(question);
    return true;
  }
  if (question.kind !== 'choose') return false;
  const { seat, what } = question;
  // Everything that a step wanted on the Cart may be on it.
  const isLoaded = what === 'load' && seat === table.loading;
  const sole = isLoaded ? declining(question) : solePicks(question, cardName);
  if (sole === null) return false;
  table.answer({ seat, do: 'choose', picks: sole });
  return true;
}

type ChooseQuestion = Extract<ParlourQuestion, { kind: 'choose' }>;

/** Everybody says no where that can be said, and else takes the first answers. */
export function declining(question: ChooseQuestion): number[] {
  const no = question.options.findIndex(
    ({ word }) => word !== undefined && /^(pass|no|none|nothing)\b/i.test(word),
  );
  return question.min === 1 && question.max === 1 && no >= 0 ? [no] : firstOf(question);
}

/** Checks, folds if that is not possible, declines; null where nobody is asked. */
function idleAnswer(question: ParlourQuestion): ParlourAnswer | null {
  const { seat } = question;
  if (question.kind === 'bet') return { seat, do: question.mine >= question.current ? 'check' : 'fold' };
  return question.kind === 'choose' ? { seat, do: 'choose', picks: declining(question) } : null;
}

/** To the end of the game that is being played, or chosen. */
export function runToEnd(table: ParlourTable): void {
  const { finished } = table;
  for (let i = 0; i < TOO_MANY && !table.isOver() && table.finished === finished; i++) {
    if (runOn(table)) continue;
    const answer = idleAnswer(table.question());
    if (answer === null) return;
    table.answer(answer);
  }
}

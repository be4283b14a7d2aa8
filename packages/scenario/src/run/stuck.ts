/** Why a step could not be carried out: everything its author needs to see. */
import { ScenarioProblem } from '../language/problem.ts';
import type { PlayWords, Step } from '../steps/step.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';
import { lastSentences, situation } from '../table/words.ts';

/** `why`: what was in the way when the step was tried first. */
export function stuck(table: ScenarioTable, step: Step, why: string): ScenarioProblem {
  const reason = why === '' ? '' : `\n${why}`;
  return new ScenarioProblem(
    step.line,
    `"${step.text}" cannot be carried out: ${situation(table)}${reason}${lastSentences(table)}`,
  );
}

/** The rules against a card in hand, as the table gives them. */
export function refusedRules(table: ScenarioTable, words: PlayWords): string[] {
  const rules = table
    .answers(words.seat)
    .refused.filter(({ card }) => table.title(card) === words.title)
    .flatMap((refusal) => refusal.rules);
  return [...new Set(rules)];
}

export function whyNot(table: ScenarioTable, words: PlayWords): string {
  const name = table.name(words.seat);
  const held = table.state.seats[words.seat].hand.some((card) => table.title(card) === words.title);
  if (!held) return `${name} does not hold “${words.title}”`;
  const rules = refusedRules(table, words);
  return rules.length === 0
    ? ''
    : `“${words.title}” could not be played at first because of: ${rules.join(', ')}`;
}

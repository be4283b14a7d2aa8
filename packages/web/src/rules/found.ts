/** The rule behind what a table says: by what it is, and by the game that is played. */
import { ruleOfEvent, ruleOfQuestion, ruleOfStep } from '@taproom/inn/behind';
import { askedIn, ruleOfGambling } from '@taproom/parlour/help';
import type { Said } from './behind.ts';

/** `game`: the gambling game on the table, at a table of its own or in a Round; null: there is none. */
export function rulesOf(
  { rules, event, within, step, question }: Said,
  game: string | null,
  isInn: boolean,
): string[] {
  if (rules !== undefined && rules.length > 0) return [...rules];
  if (step !== undefined) return [ruleOfStep(step)];
  if (within !== undefined && game !== null) return [ruleOfGambling(game, within)];
  if (event !== undefined) return [isInn ? ruleOfEvent(event) : ruleOfGambling(game, event)];
  if (question === undefined) return [];
  if (question.kind === 'bet') return ['gii.app-c.options'];
  const asked = isInn && question.kind !== 'game' ? undefined : askedIn(game, question.what ?? '');
  return asked === undefined ? [ruleOfQuestion(question)] : [...asked.rules];
}

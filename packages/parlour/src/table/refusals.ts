/** Why something cannot be chosen or bet now: in words, with the rules that say so. */
import { IllegalAnswer, type Answers, type Refusal } from '@taproom/kernel';
import { betRefusals } from '../money/betting.ts';
import type { ChooseQuestion, NotNow, ParlourDef } from './def.ts';
import { optionWords } from './labels.ts';
import type { ParlourAnswer, ParlourOption, ParlourQuestion } from './question.ts';
import type { ParlourState } from './state.ts';

/** A refusal at a gambling table: the thing itself (a card, a die, a place, a bet) and a sentence. */
export interface ParlourRefusal extends Refusal {
  readonly option: ParlourOption;
  readonly why: string;
}

export interface ParlourAnswers extends Answers<ParlourAnswer> {
  readonly refused: readonly ParlourRefusal[];
}

export const refusalOf = ({ option, why, rules }: NotNow): ParlourRefusal => ({
  card: option.card ?? -1,
  what: optionWords(option),
  option,
  why,
  rules,
});

export function refusalsOf(
  state: ParlourState,
  def: ParlourDef,
  question: ParlourQuestion | null,
): ParlourRefusal[] {
  if (question?.kind === 'bet') return betRefusals(question).map(refusalOf);
  if (question?.kind !== 'choose') return [];
  const listed = def.notNow?.(state, question) ?? [];
  return listed.map(refusalOf);
}

/** Throws, with the rules behind the question, if what is picked cannot be. */
export function checkPicks(
  players: readonly string[],
  rules: (question: ChooseQuestion) => readonly string[],
  question: ChooseQuestion,
  answer: ParlourAnswer,
): void {
  if (!fits(question, answer)) throw new IllegalAnswer(whyNot(players, question, answer), rules(question));
}

function fits({ options, min, max }: ChooseQuestion, answer: ParlourAnswer): boolean {
  if (answer.do !== 'choose' || !Array.isArray(answer.picks)) return false;
  const { picks } = answer;
  if (picks.length < min || picks.length > max) return false;
  for (let i = 0; i < picks.length; i++)
    if (!isOneOf(options, picks[i]) || (i > 0 && picks.indexOf(picks[i]) < i)) return false;
  return true;
}

const isOneOf = (options: readonly ParlourOption[], pick: number): boolean =>
  Number.isInteger(pick) && pick >= 0 && pick < options.length;

/** Why an answer does not fit: looked for when it is clear that it does not. */
function whyNot(
  players: readonly string[],
  { what, options, min, max, seat }: ChooseQuestion,
  answer: ParlourAnswer,
): string {
  if (answer.do !== 'choose') return `${players[seat]} is asked to choose (${what}).`;
  const { picks } = answer;
  if (!Array.isArray(picks)) return '`picks` lists what is chosen, by number.';
  const few = picks.length < min;
  if (few || picks.length > max)
    return `Choose ${min === max ? `exactly ${min}` : few ? `at least ${min}` : `at most ${max}`}; that is ${picks.length}.`;
  if (options.length === 0) return 'There is nothing to choose.';
  const wrong: unknown = picks.find((pick) => !isOneOf(options, pick));
  if (wrong !== undefined || picks.includes(undefined))
    return `There is no choice ${String(wrong)}; they are 0 to ${options.length - 1}.`;
  const twice = picks.find((pick, i) => picks.indexOf(pick) < i)!;
  return `${optionWords(options[twice])} cannot be chosen twice.`;
}

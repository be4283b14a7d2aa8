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

/** Throws, with the rule, if what is picked cannot be. */
export function checkPicks(
  state: ParlourState,
  def: ParlourDef,
  question: ChooseQuestion,
  answer: ParlourAnswer,
): void {
  checkOptions(state.setup.players, def.rules?.[question.what] ?? [], question, answer);
}

export function checkOptions(
  players: readonly string[],
  rules: readonly string[],
  { what, options, min, max, seat }: ChooseQuestion,
  answer: ParlourAnswer,
): void {
  if (answer.do !== 'choose')
    throw new IllegalAnswer(`${players[seat]} is asked to choose (${what}).`, rules);
  const { picks } = answer;
  if (!Array.isArray(picks)) throw new IllegalAnswer('`picks` lists what is chosen, by number.', rules);
  const few = picks.length < min;
  if (few || picks.length > max) {
    const limit = min === max ? `exactly ${min}` : few ? `at least ${min}` : `at most ${max}`;
    throw new IllegalAnswer(`Choose ${limit}; that is ${picks.length}.`, rules);
  }
  for (let i = 0; i < picks.length; i++) {
    const pick: unknown = picks[i];
    if (typeof pick !== 'number' || !Number.isInteger(pick) || pick < 0 || pick >= options.length)
      throw new IllegalAnswer(
        options.length === 0
          ? 'There is nothing to choose.'
          : `There is no choice ${String(pick)}; they are 0 to ${options.length - 1}.`,
        rules,
      );
    if (picks.indexOf(pick) !== i)
      throw new IllegalAnswer(`${optionWords(options[pick])} cannot be chosen twice.`, rules);
  }
}

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

/** The rules behind a table's questions, by what they ask for. */
type Rules = Readonly<Record<string, readonly string[]>> | undefined;

/** Throws, with the rule, if what is picked cannot be. */
export function checkPicks(
  players: readonly string[],
  rules: Rules,
  question: ChooseQuestion,
  answer: ParlourAnswer,
): void {
  if (answer.do !== 'choose' || !Array.isArray(answer.picks))
    throw notPicked(players, rules, question, answer);
  const { picks } = answer;
  const { options, min, max } = question;
  if (picks.length < min || picks.length > max) throw notPicked(players, rules, question, answer);
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i];
    if (!Number.isInteger(pick) || pick < 0 || pick >= options.length || (i > 0 && picks.indexOf(pick) < i))
      throw notPicked(players, rules, question, answer, pick);
  }
}

/** Why an answer does not fit: found when it is clear that it does not. `wrong`: the pick that is. */
function notPicked(
  players: readonly string[],
  rules: Rules,
  { what, options, min, max, seat }: ChooseQuestion,
  answer: ParlourAnswer,
  wrong?: unknown,
): IllegalAnswer {
  const because = (why: string): IllegalAnswer => new IllegalAnswer(why, rules?.[what] ?? []);
  if (answer.do !== 'choose') return because(`${players[seat]} is asked to choose (${what}).`);
  if (!Array.isArray(answer.picks)) return because('`picks` lists what is chosen, by number.');
  const { length } = answer.picks;
  if (length < min || length > max) {
    const limit = min === max ? `exactly ${min}` : length < min ? `at least ${min}` : `at most ${max}`;
    return because(`Choose ${limit}; that is ${length}.`);
  }
  if (options.length === 0) return because('There is nothing to choose.');
  const known = options.find((_, i) => i === wrong);
  if (known !== undefined) return because(`${optionWords(known)} cannot be chosen twice.`);
  return because(`There is no choice ${String(wrong)}; they are 0 to ${options.length - 1}.`);
}

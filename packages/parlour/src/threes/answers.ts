/** What may be answered, in words, and why the rest may not. */
import { checkChance, IllegalAnswer, type Answers, type AskFor, type Refusal } from '@taproom/kernel';
import { diceWords } from './event.ts';
import type { KeepAnswer, ThreesAnswer, ThreesQuestion } from './question.ts';
import { DIE_SIDES, THREES_MAX_PLAYERS, type ThreesState } from './state.ts';

/** The first roll is step 3 of the book, every other one step 5: the same choice, by two rules. */
const choosingRule = (s: ThreesState): string => (s.rolls > 1 ? 'gii.threes.step-5' : 'gii.threes.step-3');

const NONE: readonly never[] = Object.freeze([]);

/** The values shown, as bits 1 to 6. */
function shownOn(dice: readonly number[]): number {
  let shown = 0;
  for (let i = 0; i < dice.length; i++) shown |= 1 << dice[i];
  return shown;
}

/**
 * A seat and the values before it say all there is to say, so the bare answers of the 8 × 63 cases are made once and
 * shared by all tables; a bot that plays a million games makes no garbage here. They are frozen: a caller who changed
 * one would change it for everybody.
 */
const bareAnswers: (Answers<ThreesAnswer> | undefined)[] = [];

function bare(seat: number, shown: number): Answers<ThreesAnswer> {
  const index = (seat << (DIE_SIDES + 1)) | shown;
  return (bareAnswers[index] ??= makeBare(seat, shown));
}

function makeBare(seat: number, shown: number): Answers<ThreesAnswer> {
  const legal: KeepAnswer[] = [];
  for (let value = 1; value <= DIE_SIDES; value++)
    if (shown & (1 << value)) legal.push(Object.freeze({ seat, do: 'keep', value }));
  Object.freeze(legal);
  return Object.freeze({ seat, kind: 'keep', legal, many: undefined, choices: NONE, refused: NONE });
}

for (let i = 0; i < THREES_MAX_PLAYERS << (DIE_SIDES + 1); i++) bareAnswers.push(undefined);

export function answersOf(s: ThreesState, question: ThreesQuestion, ask: AskFor): Answers<ThreesAnswer> {
  const seat = ask.seat ?? question.seat;
  // Whoever has dice to choose from may choose now, asked or not (gii.threes.no-waiting).
  const roll = question.kind === 'keep' ? s.seats[seat]?.roll : undefined;
  if (roll === undefined || roll.length === 0)
    return { seat, kind: question.kind, legal: [], many: undefined, choices: [], refused: [] };
  const found = bare(seat, shownOn(roll));
  if (ask.bare) return found;
  const choices = (found.legal as readonly KeepAnswer[]).map((answer) => ({
    answer,
    label: labelOf(answer.value, roll),
  }));
  return { seat, kind: 'keep', legal: found.legal, many: undefined, choices, refused: refusals(s, roll) };
}

function labelOf(value: number, roll: readonly number[]): string {
  const n = roll.filter((die) => die === value).length;
  const points = value === 3 ? 0 : n * value;
  return `Keep ${diceWords(n, value)} (${points} ${points === 1 ? 'point' : 'points'})`;
}

function refusals(s: ThreesState, roll: readonly number[]): Refusal[] {
  const refused: Refusal[] = [{ card: -1, what: 'Keep nothing', rules: ['gii.threes.keep-at-least-one'] }];
  for (let value = 1; value <= DIE_SIDES; value++)
    if (!roll.includes(value)) refused.push({ card: -1, what: `Keep ${value}s`, rules: [choosingRule(s)] });
  return refused;
}

/** Throws, with the reason, if the answer does not fit the open question; nothing has been touched then. */
export function checkAnswer(s: ThreesState, question: ThreesQuestion, answer: ThreesAnswer): void {
  if (typeof answer !== 'object' || answer === null || typeof answer.do !== 'string')
    throw new IllegalAnswer('An answer says who gives it (`seat`) and what it does (`do`).');
  switch (question.kind) {
    case 'over':
      throw new IllegalAnswer('The game is over.');
    case 'keep':
      checkKeep(s, answer as KeepAnswer);
      return;
    case 'dice':
    case 'pick':
    case 'shuffle':
      checkChance(question, answer);
  }
}

function checkKeep(s: ThreesState, answer: KeepAnswer): void {
  const { seat, value } = answer;
  const at = s.seats[seat];
  if (!Number.isInteger(seat) || at === undefined)
    throw new IllegalAnswer(`There is no seat ${String(seat)} at this table.`);
  const name = s.setup.players[seat];
  if (at.roll.length === 0)
    throw new IllegalAnswer(`${name} has no rolled dice to choose from now.`, [choosingRule(s)]);
  if (answer.do !== 'keep')
    throw new IllegalAnswer(`${name} has to keep at least one of the dice just rolled.`, [
      'gii.threes.keep-at-least-one',
      choosingRule(s),
    ]);
  // `includes` compares strictly: what is not a number, or not on a die, is not there.
  if (!at.roll.includes(value))
    throw new IllegalAnswer(
      `None of ${name}’s dice shows ${String(value)}: they show ${at.roll.join(', ')}.`,
      [choosingRule(s)],
    );
}

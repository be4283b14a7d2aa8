/** Carries out what a step says that somebody does. */
import { CHANCE, IllegalAnswer } from '@taproom/kernel';
import {
  compareTieBreaks,
  threesWithCard,
  type ParlourAnswer,
  type ParlourQuestion,
  type ParlourRefusal,
} from '@taproom/parlour';
import { ScenarioProblem } from '../language/problem.ts';
import { isMeant, meantBy } from './options.ts';
import type { ParlourTable } from './parlour-table.ts';
import { rigged } from './rigging.ts';
import { declining, lastSentences, questionWords, runOn, TOO_MANY } from './run-on.ts';
import { wasSpared } from './spared.ts';
import type { BetDeed, Choice, DeedStep, Named, ParlourDeed, ParlourStep, StepLine } from './step.ts';

type BetQuestion = Extract<ParlourQuestion, { kind: 'bet' }>;

/** The answer that a deed is in a Betting Round, legal or not. */
function betAnswer(question: BetQuestion, deed: BetDeed): ParlourAnswer {
  const { seat, current, most } = question;
  switch (deed.do) {
    case 'bet':
      if (current > 0)
        throw new IllegalAnswer(`There is a bet of ${current} already: call it, or raise.`, [
          'gii.app-c.raise',
        ]);
      return { seat, do: 'raise', to: deed.to };
    case 'raise':
      return { seat, do: 'raise', to: deed.to };
    case 'all-in':
      return most > current ? { seat, do: 'raise', to: most } : { seat, do: 'call' };
    default:
      return { seat, do: deed.do };
  }
}

/** To pass in a Betting Round is to check, or, where there is a bet, to fold. */
const passing = ({ mine, current }: BetQuestion): BetDeed => ({ do: mine >= current ? 'check' : 'fold' });

/**
 * Does it if the open question is one that it answers, and says whether it did. Throws IllegalAnswer where it is the
 * right question and the rules are against it.
 */
export function attempt(table: ParlourTable, deed: ParlourDeed): boolean {
  if (deed.roll !== null) return attemptRoll(table, deed.seat, deed.roll);
  const question = table.questionFor(deed.seat);
  if (question === null) return leaves(table, deed);
  if (question.kind === 'bet') {
    const bet =
      deed.bet ?? (deed.choice?.declines && deed.choice.words.includes('pass') ? passing(question) : null);
    if (bet === null) return false;
    table.answer(betAnswer(question, bet));
    return true;
  }
  if (question.kind !== 'choose' || deed.choice === null) return false;
  const meant = meantBy(table.looks, question, deed);
  if (meant === null) return leaves(table, deed);
  table.answer({ seat: deed.seat, do: 'choose', picks: meant.picks });
  table.loading = deed.choice.words.includes('load') ? deed.seat : -1;
  // What is named beyond it is for the questions that follow.
  if (meant.rest.length > 0) answerRest(table, { ...deed, choice: restOf(deed.choice, meant.rest) });
  return true;
}

/** A game that may be left at any time is left at once, whoever is asked. */
function leaves(table: ParlourTable, { seat, choice }: ParlourDeed): boolean {
  if (choice?.words.includes('leave') !== true) return false;
  const answer = table.answers(seat).legal.find((legal) => legal.do === 'leave');
  if (answer !== undefined) table.answer(answer);
  return answer !== undefined;
}

const restOf = (choice: Choice, rest: readonly Named[]): Choice => ({
  ...choice,
  named: rest,
  begun: choice.begun === true || rest.length < choice.named.length,
});

/** Why what a deed names cannot be chosen now, where the rules say so. */
export function refusalFor(table: ParlourTable, { seat, choice }: ParlourDeed): ParlourRefusal | null {
  const question = table.questionFor(seat);
  const { refused } = table.answers(seat);
  if (choice === null || question === null || question.kind !== 'choose') return null;
  return refused.find(({ option }) => isMeant(table.looks, question, option, choice)) ?? null;
}

function answerRest(table: ParlourTable, rest: ParlourDeed): void {
  while (table.questionFor(rest.seat) !== null && !table.isOver()) {
    if (attempt(table, rest)) return;
    if (!decline(table, rest.seat)) break;
  }
  throw new IllegalAnswer(`what it names beyond that does not fit: ${questionWords(table)}`);
}

/** A player who is asked for something else, and need not do it, does not. */
function decline(table: ParlourTable, seat: number): boolean {
  const question = table.questionFor(seat);
  if (question?.kind !== 'choose' || question.min > 0) return false;
  table.answer({ seat, do: 'choose', picks: [] });
  return true;
}

/** A game for which no more variants are named is played without. */
export function playAsChosen(table: ParlourTable): boolean {
  const question = table.question();
  return question.kind === 'choose' && question.what === 'variants' && decline(table, question.seat);
}

/** Threes: a Dragon for which no number is said is the best one for its owner, as where it is only scored. */
export function declareDragon(table: ParlourTable): boolean {
  const question = table.question();
  if (question.kind !== 'choose' || question.what !== 'declare') return false;
  const { seat, options } = question;
  const { cards, dice } = table.state.seats[seat];
  const orders = options.map(
    ({ die }) => threesWithCard(dice.keep, cards.hand[0], table.state.setup.variants, die).order,
  );
  const best = orders.reduce((at, order, i) => (compareTieBreaks(order, orders[at]) > 0 ? i : at), 0);
  table.answer({ seat, do: 'choose', picks: [best] });
  return true;
}

/** Between the games of an evening nobody has to borrow, nor to choose another variant. */
function declineForAnybody(table: ParlourTable): boolean {
  return !table.isPlaying() && decline(table, table.question().seat);
}

/** Whether the open question rolls this player's dice, or dice for everybody. */
export function isRolling(table: ParlourTable, seat: number): boolean {
  const question = table.question();
  return question.kind === 'dice' && (question.of === seat || question.of === CHANCE);
}

/** Dragon Hordes: a turn begins with the roll, unless somebody leaves. */
function takeUpDice(table: ParlourTable, seat: number): boolean {
  const question = table.question();
  if (question.kind !== 'choose' || question.seat !== seat) return false;
  const at = question.options.findIndex(({ word }) => word === 'roll');
  if (at < 0) return false;
  table.answer({ seat, do: 'choose', picks: [at] });
  return true;
}

/** Spy Network: who says what dice show rerolls them, as far as it is clear which ones. */
function takeUpOwnDice(table: ParlourTable, seat: number, count: number): void {
  const question = table.question();
  if (question.kind !== 'choose' || question.seat !== seat || question.max < count) return;
  if (question.what !== 'exchange-or-reroll' && question.what !== 'reroll') return;
  const dice = question.options.map(({ die }, i) => ({ die, i })).filter(({ die }) => die !== undefined);
  const clear = dice.length === count || new Set(dice.map(({ die }) => die)).size === 1;
  if (clear) table.answer({ seat, do: 'choose', picks: dice.slice(0, count).map(({ i }) => i) });
}

function attemptRoll(table: ParlourTable, seat: number, values: readonly number[]): boolean {
  takeUpDice(table, seat);
  takeUpOwnDice(table, seat, values.length);
  const question = table.question();
  if (question.kind !== 'dice' || !isRolling(table, seat)) return false;
  if (values.length !== question.count)
    throw new IllegalAnswer(
      `${question.count === 1 ? 'one die is' : `${question.count} dice are`} rolled, not ${values.length}`,
    );
  const answer: ParlourAnswer = { seat: CHANCE, do: 'dice', values };
  // Where `given` has said something else about this roll, the step means a later one.
  const promised = rigged(table.copy(), answer);
  if (promised.do === 'dice' && promised.values.join() !== values.join()) return false;
  table.answer(answer);
  return true;
}

/** Takes it as told, once, that dice were kept, be it that they had to be; false where that has not happened. */
function tellsOfKept(table: ParlourTable, { seat, choice }: ParlourDeed): boolean {
  if (!choice?.words.includes('keep')) return false;
  const values = choice.named.map((what) => (what.by === 'number' ? what.n : 0));
  const from = table.told[seat] ?? 0;
  const at = table.events.findIndex(
    ({ e, seat: who, list }, i) =>
      i >= from && e === 'keep' && who === seat && values.every((n) => list.includes(n)),
  );
  if (at >= 0) table.told[seat] = at + 1;
  return at >= 0;
}

/** The point that the table reaches by itself, for whoever only looks; `stop` says where it waits. */
export function comeToRest(table: ParlourTable, stop: (at: ParlourTable) => boolean): ParlourTable {
  const at = table.copy();
  for (let i = 0; i < TOO_MANY && !stop(at) && runOn(at); i++);
  return at;
}

/** To the end of the game that is being played, or chosen. */
export function runToEnd(table: ParlourTable): void {
  const { finished } = table;
  for (let i = 0; i < TOO_MANY && !table.isOver() && table.finished === finished; i++) {
    if (runOn(table)) continue;
    const answer = declining(table.question());
    if (answer === null) return;
    table.answer(answer);
  }
}

/** Whatever the rules have against it is a problem of this step. */
export function withStep<T>(table: ParlourTable, { line, text }: StepLine, does: () => T): T {
  try {
    return does();
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    throw new ScenarioProblem(line, `"${text}": ${error.message}${lastSentences(table)}`);
  }
}

/**
 * Carries the step out at the first moment at which it fits; `ahead` may do another one first. A player who is asked
 * before that for something that need not be done does not do it.
 */
export function carryOut(
  table: ParlourTable,
  step: DeedStep,
  ahead: () => boolean,
  following: readonly ParlourStep[],
): void {
  const { deed } = step;
  let passed = '';
  withStep(table, step, () => {
    for (let i = 0; i < TOO_MANY; i++) {
      if (wasSpared(table, deed, following)) {
        table.told[deed.seat] = table.events.length;
        return;
      }
      if (attempt(table, deed)) {
        table.told[deed.seat] = table.lastAnswered;
        tellsOfKept(table, deed);
        return;
      }
      if (tellsOfKept(table, deed)) return;
      if (goOnWithout(table, ahead) || takeUpDice(table, deed.seat)) continue;
      passed ||= refusalFor(table, deed)?.why ?? questionWords(table);
      if (!decline(table, deed.seat) && !declineForAnybody(table))
        throw new IllegalAnswer(`it does not fit: ${passed}`);
    }
    throw new IllegalAnswer('the table does not come to rest');
  });
}

const goOnWithout = (table: ParlourTable, ahead: () => boolean): boolean => ahead() || runOn(table);

/** Carries out what a step says that somebody does. */
import { CHANCE, IllegalAnswer } from '@taproom/kernel';
import type { ParlourAnswer, ParlourQuestion } from '@taproom/parlour';
import { ScenarioProblem } from '../language/problem.ts';
import { meantBy } from './options.ts';
import type { ParlourTable } from './parlour-table.ts';
import { declining, lastSentences, questionWords, runOn, TOO_MANY } from './run-on.ts';
import type { BetDeed, DeedStep, ParlourDeed, StepLine } from './step.ts';

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
  const question = table.question();
  if (question.seat !== deed.seat) return false;
  if (question.kind === 'bet') {
    const bet =
      deed.bet ?? (deed.choice?.declines && deed.choice.words.includes('pass') ? passing(question) : null);
    if (bet === null) return false;
    table.answer(betAnswer(question, bet));
    return true;
  }
  if (question.kind !== 'choose' || deed.choice === null) return false;
  const meant = meantBy(table.state, question, deed);
  if (meant === null) return false;
  table.answer({ seat: deed.seat, do: 'choose', picks: meant.picks });
  table.loading = deed.choice.words.includes('load') ? deed.seat : -1;
  // What is named beyond it is for the questions that follow.
  if (meant.rest.length > 0) answerRest(table, { ...deed, choice: { ...deed.choice, named: meant.rest } });
  return true;
}

function answerRest(table: ParlourTable, rest: ParlourDeed): void {
  while (table.question().seat === rest.seat) {
    if (attempt(table, rest)) return;
    if (!decline(table, rest.seat)) break;
  }
  throw new IllegalAnswer(`what it names beyond that does not fit: ${questionWords(table)}`);
}

/** A player who is asked for something else, and need not do it, does not. */
function decline(table: ParlourTable, seat: number): boolean {
  const question = table.question();
  if (question.kind !== 'choose' || question.seat !== seat || question.min > 0) return false;
  table.answer({ seat, do: 'choose', picks: [] });
  return true;
}

/** Whether the open question rolls this player's dice, or dice for everybody. */
export function isRolling(table: ParlourTable, seat: number): boolean {
  if (table.chance()?.kind !== 'dice') return false;
  const roller = table.roller();
  return roller === seat || roller === CHANCE;
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

function attemptRoll(table: ParlourTable, seat: number, values: readonly number[]): boolean {
  takeUpDice(table, seat);
  const question = table.chance();
  if (question?.kind !== 'dice' || !isRolling(table, seat)) return false;
  if (values.length !== question.count)
    throw new IllegalAnswer(
      `${question.count === 1 ? 'one die is' : `${question.count} dice are`} rolled, not ${values.length}`,
    );
  table.answer({ seat: CHANCE, do: 'dice', values });
  return true;
}

/** Steps that the table has told of by itself: a die that had to be kept. */
function wasForced(table: ParlourTable, { seat, choice }: ParlourDeed): boolean {
  if (!choice?.words.includes('keep')) return false;
  const values = choice.named.map((what) => (what.by === 'number' ? what.n : 0));
  return table.events
    .slice(table.told[seat] ?? 0)
    .some(({ e, seat: who, list }) => e === 'keep' && who === seat && values.every((n) => list.includes(n)));
}

/** What all decide at the same time: whoever is asked, the steps may tell of the others first. */
const TOGETHER: ReadonlySet<string> = new Set([
  'show',
  'keep',
  'assign',
  'scouts',
  'place',
  'loot',
  'declare',
]);

function isTogether(table: ParlourTable, { seat, choice }: ParlourDeed): boolean {
  const question = table.question();
  const others = question.kind === 'choose' && TOGETHER.has(question.what) && question.seat !== seat;
  return others && choice !== null && !table.state.folded[seat];
}

/** The step that waits for the open question. */
function answerWaiting(table: ParlourTable): boolean {
  const { seat } = table.question();
  const step = table.waiting.find(({ deed }) => deed.seat === seat);
  if (step === undefined || !withStep(table, step, () => attempt(table, step.deed))) return false;
  table.waiting = table.waiting.filter((other) => other !== step);
  return true;
}

/** Moves on by one: by itself, or by what steps have told already. */
export const goOn = (table: ParlourTable): boolean => answerWaiting(table) || runOn(table);

/** The point that the table reaches by itself, for whoever only looks. */
export function comeToRest(table: ParlourTable): ParlourTable {
  const at = table.copy();
  for (let i = 0; i < TOO_MANY && goOn(at); i++);
  return at;
}

export function runToEnd(table: ParlourTable): void {
  for (let i = 0; i < TOO_MANY && !table.isOver(); i++) {
    if (goOn(table)) continue;
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
export function carryOut(table: ParlourTable, step: DeedStep, ahead: () => boolean): void {
  const { deed } = step;
  let passed = '';
  withStep(table, step, () => {
    for (let i = 0; i < TOO_MANY; i++) {
      const waits = table.waiting.some((other) => other.deed.seat === deed.seat);
      if (!waits && attempt(table, deed)) {
        table.told[deed.seat] = table.lastAnswered;
        return;
      }
      if (wasForced(table, deed)) return;
      if (isTogether(table, deed)) {
        table.waiting.push(step);
        return;
      }
      if (goOnWithout(table, ahead) || takeUpDice(table, deed.seat)) continue;
      passed ||= questionWords(table);
      if (!decline(table, deed.seat)) throw new IllegalAnswer(`it does not fit: ${passed}`);
    }
    throw new IllegalAnswer('the table does not come to rest');
  });
}

const goOnWithout = (table: ParlourTable, ahead: () => boolean): boolean => ahead() || goOn(table);

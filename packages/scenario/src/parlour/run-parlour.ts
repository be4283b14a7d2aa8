/** A scenario of a gambling game, from its table to its `then`. */
import { CHANCE, IllegalAnswer } from '@taproom/kernel';
import type { ParlourRefusal } from '@taproom/parlour';
import { Problems, ScenarioProblem } from '../language/problem.ts';
import type { ParlourScenario } from '../language/scenario.ts';
import {
  attempt,
  carryOut,
  comeToRest,
  declareDragon,
  isRolling,
  playAsChosen,
  refusalFor,
  runToEnd,
  withStep,
} from './deeds.ts';
import { checkFacts, readParlourFacts } from './facts.ts';
import { layParlour } from './lay.ts';
import type { ParlourTable } from './parlour-table.ts';
import { readPlan, type ParlourPlan } from './plan.ts';
import { readParlourSteps } from './read-steps.ts';
import { lastSentences, questionWords, runOn, TOO_MANY } from './run-on.ts';
import { readParlourSeating } from './seating.ts';
import type { DeedStep, ParlourDeed, ParlourFact, ParlourStep } from './step.ts';

export function runParlourScenario(scenario: ParlourScenario): void {
  const seating = readParlourSeating(scenario);
  const { def, setup } = seating;
  const problems = new Problems();
  let plan: ParlourPlan | null = null;
  let steps: ParlourStep[] = [];
  let facts: ParlourFact[] = [];
  problems.attempt(() => {
    plan = readPlan(scenario.given, def, setup, seating.dragons);
  });
  problems.attempt(() => {
    steps = readParlourSteps(scenario, def, setup);
  });
  problems.attempt(() => {
    facts = readParlourFacts(scenario.facts, def, setup);
  });
  problems.settle();
  const table = layParlour(
    seating,
    plan!,
    scenario.head.line,
    (at) => rollToldLater(at, steps) !== null,
    steps,
  );
  takeSteps(table, steps);
  for (let i = 0; i < TOO_MANY && (runOn(table) || playAsChosen(table) || declareDragon(table)); i++);
  checkFacts(facts, table, scenario.facts[0]?.line ?? scenario.head.line);
}

function takeSteps(table: ParlourTable, steps: readonly ParlourStep[]): void {
  const done = new Set<ParlourStep>();
  steps.forEach((step, i) => {
    if (done.has(step)) return;
    if (step.kind !== 'deed') return withStep(table, step, () => look(table, step, steps.slice(i + 1)));
    carryOut(table, step, () => {
      const other = rollToldLater(
        table,
        steps.slice(i).filter((told) => !done.has(told)),
      );
      if (other === null || !attempt(table, other.deed)) return false;
      done.add(other);
      return true;
    });
  });
}

/**
 * The step that dictates the dice which are rolled now. Players roll at the same time, so what others do with theirs
 * may be told first, and somebody may look; but neither a bet nor what the player does with these dice comes before.
 * Dice that `given` tells are no step's.
 */
function rollToldLater(table: ParlourTable, steps: readonly ParlourStep[]): DeedStep | null {
  const question = table.question();
  if (question.kind !== 'dice' || table.promised.dice.some(({ seat }) => seat === question.of)) return null;
  for (const step of steps) {
    if (step.kind === 'until-end') return null;
    if (step.kind !== 'deed') continue;
    const { roll, bet, seat } = step.deed;
    if (roll !== null) {
      if (isRolling(table, seat)) return roll.length === question.count ? step : null;
    } else if (bet !== null || question.of === CHANCE || seat === question.of) return null;
  }
  return null;
}

/** Steps that only look: at the point that the table has reached by itself; dice of which a later step tells lie still. */
function look(
  table: ParlourTable,
  step: Exclude<ParlourStep, DeedStep>,
  following: readonly ParlourStep[],
): void {
  if (step.kind === 'until-end') return runToEnd(table);
  const at = comeToRest(table, (here) => rollToldLater(here, following) !== null);
  if (step.kind === 'check') return checkFacts(step.facts, at, step.line);
  const wrong = whatIsWrong(at, step);
  if (wrong !== null) throw new ScenarioProblem(step.line, `"${step.text}": ${wrong}${lastSentences(at)}`);
}

function whatIsWrong(
  at: ParlourTable,
  step: Exclude<ParlourStep, { kind: 'deed' | 'until-end' | 'check' }>,
): string | null {
  switch (step.kind) {
    case 'asked': {
      const asked = !at.isOver() && at.questionFor(step.seat) !== null;
      return asked === step.is ? null : questionWords(at);
    }
    case 'out':
      return at.state.folded[step.seat] ? null : `${at.name(step.seat)} is in the game`;
    case 'wins': {
      const winners = at.winners();
      if (winners === null) return 'the game is not over';
      return winners.length === 1 && winners[0] === step.seat ? null : `won by ${namesOf(at, winners)}`;
    }
    case 'nobody-wins': {
      const winners = at.winners() ?? [];
      return winners.length === 0 ? null : `won by ${namesOf(at, winners)}`;
    }
    case 'can': {
      const rules = rulesAgainst(at, step);
      if (step.can) return rules === null ? null : `it cannot be done: ${questionWords(at)}`;
      if (rules === null) return `it can be done: ${questionWords(at)}`;
      if (step.because === null || rules.includes(step.because)) return null;
      return `the reason is not ${step.because}, but ${rules.length === 0 ? 'none is given' : rules.join(', ')}`;
    }
  }
}

const namesOf = (at: ParlourTable, seats: readonly number[]): string =>
  seats.map((seat) => at.name(seat)).join(', ') || 'nobody';

/** The rules against the deed, none where it just does not fit the question; null if it can be done. */
function rulesAgainst(
  at: ParlourTable,
  { deed }: Extract<ParlourStep, { kind: 'can' }>,
): readonly string[] | null {
  try {
    if (attempt(at.copy(), deed)) return null;
    return refusalFor(at, deed)?.rules ?? rulesOfTheMoment(at, deed);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    // What it names first may do, and the rest be in the way.
    return error.rules.length > 0 ? error.rules : (refusalFor(at, deed)?.rules ?? []);
  }
}

/** Why a deed does not fit at all: it is another's turn, or something else is asked for. */
function rulesOfTheMoment(at: ParlourTable, { seat, choice }: ParlourDeed): readonly string[] {
  const loan = choice?.words.includes('loan') ? at.answers(seat).refused.filter(isAboutLoan) : [];
  if (loan.length > 0) return loan.flatMap(({ rules }) => rules);
  const question = at.questionFor(seat);
  if (question === null) return ['gii.concepts.starting-player-acts-first'];
  if (question.kind === 'bet') return ['gii.app-c.options'];
  return at.isPlaying() && at.state.setup.mode === 'shares' ? ['gii.app-d.ante-only'] : [];
}

const isAboutLoan = ({ option }: ParlourRefusal): boolean => option.word === 'loan';

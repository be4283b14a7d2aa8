/** A scenario of a gambling game, from its table to its `then`. */
import { IllegalAnswer } from '@taproom/kernel';
import { Problems, ScenarioProblem } from '../language/problem.ts';
import type { ParlourScenario } from '../language/scenario.ts';
import { attempt, carryOut, comeToRest, goOn, isRolling, runToEnd, withStep } from './deeds.ts';
import { checkFacts, readParlourFacts } from './facts.ts';
import { layParlour } from './lay.ts';
import type { ParlourTable } from './parlour-table.ts';
import { partsOf } from './parts.ts';
import { readPlan, type ParlourPlan } from './plan.ts';
import { readParlourSteps } from './read-steps.ts';
import { lastSentences, questionWords, TOO_MANY } from './run-on.ts';
import { readParlourSeating } from './seating.ts';
import type { DeedStep, ParlourFact, ParlourStep } from './step.ts';

export function runParlourScenario(scenario: ParlourScenario): void {
  const seating = readParlourSeating(scenario);
  const { def, setup } = seating;
  const problems = new Problems();
  let plan: ParlourPlan | null = null;
  let steps: ParlourStep[] = [];
  let facts: ParlourFact[] = [];
  problems.attempt(() => {
    plan = readPlan(scenario.given, def, setup, def.dragons(setup) || partsOf(def.id).dragonsAside === true);
  });
  problems.attempt(() => {
    steps = readParlourSteps(scenario, def, setup);
  });
  problems.attempt(() => {
    facts = readParlourFacts(scenario.facts, def, setup);
  });
  problems.settle();
  const table = layParlour(seating, plan!, scenario.head.line, (at) => isDictated(at, steps), steps);
  takeSteps(table, steps);
  for (let i = 0; i < TOO_MANY && goOn(table); i++);
  for (const { line, text } of table.waiting)
    throw new ScenarioProblem(
      line,
      `"${text}": it does not fit: nobody asks for it (${questionWords(table)})`,
    );
  checkFacts(facts, table, scenario.facts[0]?.line ?? scenario.head.line);
}

/** Whether one of the first steps dictates the dice that are rolled now. */
function isDictated(table: ParlourTable, steps: readonly ParlourStep[]): boolean {
  for (const step of steps) {
    if (step.kind !== 'deed' || step.deed.roll === null) return false;
    if (isRolling(table, step.deed.seat)) return true;
  }
  return false;
}

function takeSteps(table: ParlourTable, steps: readonly ParlourStep[]): void {
  const done = new Set<ParlourStep>();
  steps.forEach((step, i) => {
    if (done.has(step)) return;
    if (step.kind !== 'deed') return withStep(table, step, () => look(table, step));
    // Dice that are dictated one after the other may be told of in any order.
    carryOut(table, step, () => {
      const other = step.deed.roll === null ? null : rollAhead(table, steps.slice(i + 1), done);
      if (other === null || !attempt(table, other.deed)) return false;
      done.add(other);
      return true;
    });
  });
}

function rollAhead(
  table: ParlourTable,
  following: readonly ParlourStep[],
  done: ReadonlySet<ParlourStep>,
): DeedStep | null {
  for (const step of following) {
    if (step.kind !== 'deed' || step.deed.roll === null) return null;
    if (!done.has(step) && isRolling(table, step.deed.seat)) return step;
  }
  return null;
}

/** Steps that only look: at the point that the table has reached by itself. */
function look(table: ParlourTable, step: Exclude<ParlourStep, DeedStep>): void {
  if (step.kind === 'until-end') return runToEnd(table);
  const at = comeToRest(table);
  if (step.kind === 'check') return checkFacts(step.facts, at, step.line);
  const wrong = whatIsWrong(at, step);
  if (wrong !== null) throw new ScenarioProblem(step.line, `"${step.text}": ${wrong}${lastSentences(at)}`);
}

function whatIsWrong(
  at: ParlourTable,
  step: Exclude<ParlourStep, { kind: 'deed' | 'until-end' | 'check' }>,
): string | null {
  const { result } = at.state;
  switch (step.kind) {
    case 'asked': {
      const asked = !at.isOver() && at.question().seat === step.seat;
      return asked === step.is ? null : questionWords(at);
    }
    case 'out':
      return at.state.folded[step.seat] ? null : `${at.name(step.seat)} is in the game`;
    case 'wins':
      if (result === null) return 'the game is not over';
      return result.winners.length === 1 && result.winners[0] === step.seat
        ? null
        : `won by ${result.winners.map((seat) => at.name(seat)).join(', ') || 'nobody'}`;
    case 'nobody-wins':
      return result === null || result.winners.length === 0
        ? null
        : `won by ${result.winners.map((seat) => at.name(seat)).join(', ')}`;
    case 'can': {
      const rules = rulesAgainst(at, step);
      if (step.can) return rules === null ? null : `it cannot be done: ${questionWords(at)}`;
      if (rules === null) return `it can be done: ${questionWords(at)}`;
      if (step.because === null || rules.includes(step.because)) return null;
      return `the reason is not ${step.because}, but ${rules.length === 0 ? 'none is given' : rules.join(', ')}`;
    }
  }
}

/** The rules against the deed, none where it just does not fit the question; null if it can be done. */
function rulesAgainst(
  at: ParlourTable,
  { deed }: Extract<ParlourStep, { kind: 'can' }>,
): readonly string[] | null {
  try {
    return attempt(at.copy(), deed) ? null : [];
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    return error.rules;
  }
}

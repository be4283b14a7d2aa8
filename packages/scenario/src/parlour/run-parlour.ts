/** A scenario of a gambling game, from its table to its `then`. */
import { CHANCE } from '@taproom/kernel';
import { Problems, ScenarioProblem } from '../language/problem.ts';
import type { ParlourScenario } from '../language/scenario.ts';
import {
  attempt,
  carryOut,
  comeToRest,
  declareDragon,
  isRolling,
  playAsChosen,
  runToEnd,
  withStep,
} from './deeds.ts';
import { checkFacts, readParlourFacts } from './facts.ts';
import { layParlour } from './lay.ts';
import type { ParlourTable } from './parlour-table.ts';
import { readPlan, type ParlourPlan } from './plan.ts';
import { readParlourSteps } from './read-steps.ts';
import { rulesAgainst } from './reasons.ts';
import { lastSentences, questionWords, runOn, TOO_MANY } from './run-on.ts';
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
    const rollAhead = (): boolean => {
      const other = rollToldLater(
        table,
        steps.slice(i).filter((told) => !done.has(told)),
      );
      if (other === null || !attempt(table, other.deed)) return false;
      done.add(other);
      return true;
    };
    carryOut(table, step, rollAhead, steps.slice(i + 1));
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
  const stop = (here: ParlourTable): boolean => rollToldLater(here, following) !== null;
  let at = comeToRest(table, stop);
  if (step.kind === 'check') {
    const next = following.find((told) => told.kind === 'deed');
    const more = next?.kind === 'deed' && rulesAgainst(at, next.deed) === null;
    if (!more && playAsChosen(at)) at = comeToRest(at, stop);
    return checkFacts(step.facts, at, step.line);
  }
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
      const rules = rulesAgainst(at, step.deed);
      if (step.can) return rules === null ? null : `it cannot be done: ${questionWords(at)}`;
      if (rules === null) return `it can be done: ${questionWords(at)}`;
      const { because } = step;
      if (because === null || rules.includes(because)) return null;
      return `the reason is not ${because}, but ${rules.length === 0 ? 'none is given' : rules.join(', ')}`;
    }
  }
}

const namesOf = (at: ParlourTable, seats: readonly number[]): string =>
  seats.map((seat) => at.name(seat)).join(', ') || 'nobody';

/** Runs a scenario of any game, from its table to its `then`; throws where something is not as it says. */
import { IllegalAnswer } from '@taproom/kernel';
import { Problems, ScenarioProblem } from '../language/problem.ts';
import type { Scenario } from '../language/scenario.ts';
import { factsInWords, readFacts, wrongFacts, type Fact } from './fact.ts';
import type { Film } from './film.ts';
import { look } from './look.ts';
import { readSteps } from './read-steps.ts';
import type { ScenarioGame } from './scenario-game.ts';
import type { Step } from './step.ts';
import type { Table } from './table.ts';

/** More questions than any scenario has; beyond them something goes round in circles. */
export const TOO_MANY = 5000;

export function runScenario<T extends Table, D>(
  scenario: Scenario,
  game: ScenarioGame<T, D>,
  film?: Film,
): void {
  const { table, steps, facts } = readAll(scenario, game);
  film?.begin(table);
  steps.forEach((step, i) => {
    film?.next(step.text);
    if (!table.done.has(step)) takeStep(table, step, game, steps.slice(i + 1));
    // What is only claimed moves nothing, but is worth a look.
    if (step.kind !== 'deed' && step.kind !== 'until')
      film?.shoot(table, [], [], step.kind === 'sees' ? step.seat : undefined);
  });
  film?.next(null);
  game.runOut(table);
  if (film !== undefined && facts.length > 0) {
    film.outcome = factsInWords(facts);
    film.shoot(table, [], []);
  }
  // What was named for nothing comes first: it may well be why a fact is wrong.
  const problems = new Problems();
  problems.found.push(...game.leftOver(table));
  problems.attempt(() => {
    const wrong = wrongFacts(facts, table);
    if (wrong.length > 0)
      throw new ScenarioProblem(scenario.facts?.line ?? scenario.head.line, wrong.join('\n'));
  });
  problems.settle();
}

interface Read<T, D> {
  readonly table: T;
  readonly steps: readonly Step<T, D>[];
  readonly facts: readonly Fact<T>[];
}

/** Everything is read before anything is played: an author wants to hear of all mistakes at once. */
function readAll<T extends Table, D>(scenario: Scenario, game: ScenarioGame<T, D>): Read<T, D> {
  const problems = new Problems();
  const lay = problems.attempt(() => game.readGiven(scenario.given));
  const steps = problems.attempt(() => readSteps(scenario.when, game)) ?? [];
  const facts = problems.attempt(() => readFacts(scenario.facts, game.facts, 'then')) ?? [];
  problems.settle();
  return { table: lay!(steps), steps, facts };
}

/** Whatever goes wrong in a step is a problem of that step. */
export function takeStep<T extends Table, D>(
  table: T,
  step: Step<T, D>,
  game: ScenarioGame<T, D>,
  following: readonly Step<T, D>[],
): void {
  try {
    if (step.kind === 'deed') game.carryOut(table, step, following);
    else if (step.kind === 'until') game.runUntil(table, step);
    else look(table, step, game, following);
  } catch (error) {
    if (error instanceof ScenarioProblem && error.line > 0) throw error;
    const words = error instanceof Error ? error.message : String(error);
    const before = error instanceof IllegalAnswer ? table.lastSentences() : '';
    throw new ScenarioProblem(step.line, `"${step.text}": ${words}${before}`);
  }
}

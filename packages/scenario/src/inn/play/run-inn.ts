/** A scenario of The Red Dragon Inn, from its table to its `then`. */
import { type Answer, type Inn, type InnState } from '@taproom/inn';
import { BadSetup, answerAt, seatTable, type Table } from '@taproom/kernel';
import { arrange } from '../given/arrange.ts';
import { namesGame } from '../game/named.ts';
import { stockExtras } from '../given/extras.ts';
import { stockUp } from '../given/house-stock.ts';
import { readGiven } from '../given/table-keys.ts';
import type { GivenPlan } from '../given/plan.ts';
import { Desk } from '../language/desk.ts';
import { Problems, ScenarioProblem } from '../../language/problem.ts';
import type { InnScenario } from '../../language/scenario.ts';
import { readSteps } from '../steps/read-steps.ts';
import type { Deed, Step, Until } from '../steps/step.ts';
import { ScenarioTable } from '../table/scenario-table.ts';
import { readSeating, type Seating } from '../table/seating.ts';
import { wrongFacts, type Fact } from '../then/fact.ts';
import { readFacts } from '../then/read-facts.ts';
import { aimedBy, isAimTold, NotAimed } from './aimed-later.ts';
import { look } from './assertions.ts';
import { neverAsked } from './carried.ts';
import { carryOut } from './deeds.ts';
import { runOut } from './run-on.ts';
import { runUntil } from './until.ts';

export function runInn(scenario: InnScenario, inn: Inn): void {
  const seating = withGames(readSeating(scenario.table, inn), scenario);
  const bad = (error: unknown): never => {
    if (error instanceof BadSetup) throw scenario.table.problem(error.message);
    throw error;
  };
  let drinks: string[] = [];
  let desk: Desk | null = null;
  try {
    const content = inn.content(seating.setup);
    drinks = content.drinks.map((card) => content.defs[card].key);
    desk = new Desk(inn, content);
  } catch (error) {
    bad(error);
  }
  if (desk === null) return;
  const read = readAll(scenario, desk);
  const line = scenario.facts?.line ?? scenario.head.line;
  playOut(layTable(inn, seating, drinks, read.plan), read, line);
}

/** A table whose steps choose a gambling game plays with them, unless it says something else. */
function withGames(seating: Seating, { when }: InnScenario): Seating {
  if (seating.setup.gamblingGames !== undefined || !namesGame(when)) return seating;
  return { ...seating, setup: { ...seating.setup, gamblingGames: true } };
}

/** All steps, then what must be true after them. */
function playOut(table: ScenarioTable, { steps, facts }: Read, factsLine: number): void {
  for (let i = 0; i < steps.length; i++) {
    try {
      takeStep(table, steps[i]);
      if (isAimTold(table, steps[i], steps[i + 1])) i++;
    } catch (error) {
      const aimed = error instanceof NotAimed ? aimedBy(table, steps[i], steps[i + 1]) : null;
      if (aimed === null) throw error;
      takeStep(table, aimed);
      i++;
    }
  }
  runOut(table);
  // What was named for nothing comes first: it may well be why a fact is wrong.
  const problems = new Problems();
  problems.found.push(...neverAsked(table));
  problems.attempt(() => {
    const wrong = wrongFacts(facts, table);
    if (wrong.length > 0) throw new ScenarioProblem(factsLine, wrong.join('\n'));
  });
  problems.settle();
}

interface Read {
  readonly plan: GivenPlan;
  readonly steps: readonly Step[];
  readonly facts: readonly Fact[];
}

/** Everything is read before anything is played: an author wants to hear of all mistakes at once. */
function readAll(scenario: InnScenario, desk: Desk): Read {
  const problems = new Problems();
  let plan: GivenPlan | null = null;
  let steps: Step[] = [];
  let facts: Fact[] = [];
  problems.attempt(() => {
    plan = readGiven(scenario.given, desk);
  });
  problems.attempt(() => {
    steps = readSteps(scenario.when, desk);
  });
  problems.attempt(() => {
    facts = readFacts(scenario.facts, desk, 'then');
  });
  problems.settle();
  return { plan: plan!, steps, facts };
}

export function layTable(
  inn: Inn,
  seating: Seating,
  drinks: readonly string[],
  plan: GivenPlan,
): ScenarioTable {
  const seated = seatTable(inn, stockExtras(stockUp(seating.setup, drinks, plan), plan), seating.seed);
  answerSetup(inn, seated);
  arrange(seated.state, inn.content(seated.state.setup), plan);
  const table = new ScenarioTable(inn, seated.state, seated.luck, plan.chance);
  table.game = plan.game;
  table.begin();
  return table;
}

/** What a character is asked before the first turn doesn't matter: `given` says how the table stands. */
function answerSetup(inn: Inn, seated: Table<InnState, Answer>): void {
  while (seated.state.turns === 0) {
    const question = inn.question(seated.state);
    if (question.seat < 0) return;
    answerAt(inn, seated, inn.answers(seated.state, { bare: true }).legal[0]);
  }
}

function takeStep(table: ScenarioTable, step: Step): void {
  try {
    switch (step.kind) {
      case 'play':
      case 'use':
      case 'pass':
      case 'pick':
      case 'discard':
      case 'order':
      case 'game':
      case 'potion':
        return does(table, step, () => carryOut(table, step));
      case 'until':
        return does(table, step, () => runUntil(table, step));
      default:
        return look(table, step);
    }
  } catch (error) {
    if (error instanceof ScenarioProblem && error.line > 0) throw error;
    const words = error instanceof Error ? error.message : String(error);
    throw new ScenarioProblem(step.line, `"${step.text}": ${words}`);
  }
}

function does(table: ScenarioTable, step: Deed | Until, deed: () => void): void {
  const { opened, heard, log } = table;
  const begun = log.length;
  table.heard = [];
  table.opened = null;
  deed();
  // With a pass that came by itself, or that others still follow, nothing has happened yet.
  if (step.kind === 'pass' && log.length === begun) {
    table.opened ??= opened;
    table.heard = heard;
  }
  table.ranOn = step.kind === 'until';
}

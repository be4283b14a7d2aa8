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
import { Problems, ScenarioProblem } from '../language/problem.ts';
import type { InnScenario } from '../language/scenario.ts';
import { readSteps } from '../steps/read-steps.ts';
import type { Step } from '../steps/step.ts';
import { ScenarioTable } from '../table/scenario-table.ts';
import { readSeating, type Seating } from '../table/seating.ts';
import { wrongFacts, type Fact } from '../then/fact.ts';
import { readFacts } from '../then/read-facts.ts';
import { aimedBy, isAimTold, NotAimed } from './aimed-later.ts';
import { look } from './assertions.ts';
import { neverAsked } from './carried.ts';
import { otherAwaits } from './awaited.ts';
import { carryOut } from './deeds.ts';
import { beforeOrdering, runOut } from './run-on.ts';
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
    const content = inn.content(inn.create(seating.setup));
    drinks = content.drinks.map((card) => content.defs[card].key);
    desk = new Desk(inn, content);
  } catch (error) {
    bad(error);
  }
  if (desk === null) return;
  const read = readAll(scenario, desk);
  const line = scenario.facts?.line ?? scenario.head.line;
  const table = layTable(inn, seating, drinks, read.plan);
  try {
    playOut(table, read, line);
  } catch (error) {
    // What fits no other reading either fails as it failed first.
    if (isSetUpAlone(read) && wrongFacts(read.facts, layOut(inn, seating, drinks, read.plan)).length === 0)
      return;
    const readings = otherReadings(table);
    for (let tried = 0; tried < MOST_READINGS; tried++) {
      const reading = readings.pop();
      if (reading === undefined) break;
      const again = layTable(inn, seating, drinks, read.plan, reading);
      try {
        return playOut(again, read, line);
      } catch {
        if (reading.awaits !== undefined) readings.push(...readingsOfPasses(again));
      }
    }
    throw error;
  }
}

/** Scenarios are short: what none of these fits is a mistake. */
const MOST_READINGS = 40;

/** A table whose steps choose a gambling game plays with them, unless it says something else. */
function withGames(seating: Seating, { when }: InnScenario): Seating {
  if (seating.setup.gamblingGames !== undefined || !namesGame(when)) return seating;
  return { ...seating, setup: { ...seating.setup, gamblingGames: true } };
}

/**
 * What the scenario may have meant instead. A teammate who is picked when the team is about to drink may be meant for a
 * question that comes after it, such as the one for a Champion: "a drink phase drinks" by itself. Cards may be discarded
 * for what the same phase gives for discards. A card that chance gives may be meant for a pick that comes after a shuffle.
 * A pass in a window for others may be meant for what its player is asked after it.
 */
function otherReadings(table: ScenarioTable): Partial<Reading>[] {
  const readings = readingsOfPasses(table);
  if (table.namesShuffles === 'did') readings.push({ namesShuffles: 'never' });
  if (table.discards === 'told') readings.push({ discards: 'pay' });
  if (table.drinkers === 'told') readings.push({ drinkers: 'seated' });
  return readings;
}

/** The last one is tried first: the pass that comes first is the likeliest to be meant for later. */
const readingsOfPasses = (table: ScenarioTable): Partial<Reading>[] =>
  otherAwaits(table)
    .map((awaits) => ({ awaits }))
    .reverse();

type Reading = Pick<ScenarioTable, 'drinkers' | 'discards' | 'namesShuffles' | 'awaits'>;

/**
 * Where nobody does anything and no phase is given, what must be true may be meant of the table as set-up leaves it,
 * before the first turn has begun: an automated player would take that one alone.
 */
const isSetUpAlone = ({ steps, plan }: Read): boolean => steps.length === 0 && !plan.underWay;

/** Who passes in the next step that is no mere look, −1: nobody. */
function passesNext(steps: readonly Step[], from: number): number {
  const next = steps.slice(from).find(({ kind }) => DEEDS.has(kind));
  return next?.kind === 'pass' ? next.seat : -1;
}

const DEEDS: ReadonlySet<Step['kind']> = new Set([
  'play',
  'use',
  'pass',
  'pick',
  'discard',
  'order',
  'game',
  'potion',
  'until',
]);

/** All steps, then what must be true after them. */
function playOut(table: ScenarioTable, { steps, facts }: Read, factsLine: number): void {
  for (let i = 0; i < steps.length; i++) {
    table.passesNext = passesNext(steps, i + 1);
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
  const ordering = beforeOrdering(table, true);
  runOut(table);
  // What was named for nothing comes first: it may well be why a fact is wrong.
  const problems = new Problems();
  problems.found.push(...neverAsked(table));
  problems.attempt(() => {
    const wrong = wrongFacts(facts, table);
    if (wrong.length === 0 || (ordering !== null && wrongFacts(facts, ordering).length === 0)) return;
    throw new ScenarioProblem(factsLine, wrong.join('\n'));
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
  reading: Partial<Reading> = {},
): ScenarioTable {
  const table = layOut(inn, seating, drinks, plan);
  Object.assign(table, reading);
  table.begin();
  return table;
}

/** The table as it was laid: nothing has happened at it yet. */
function layOut(inn: Inn, seating: Seating, drinks: readonly string[], plan: GivenPlan): ScenarioTable {
  const seated = seatTable(inn, stockExtras(stockUp(seating.setup, drinks, plan), plan), seating.seed);
  answerSetup(inn, seated);
  arrange(seated.state, inn.content(seated.state), plan);
  const table = new ScenarioTable(inn, seated.state, seated.luck, plan.chance);
  table.game = plan.game;
  table.unseen = plan.seats.flatMap(({ drinkMe }, seat) => (drinkMe === undefined ? [seat] : []));
  return table;
}

/** What a character is asked before the first turn doesn't matter: `given` says how the table stands. */
function answerSetup(inn: Inn, seated: Table<InnState, Answer>): void {
  while (seated.state.turns === 0) {
    const question = inn.question(seated.state);
    if (question.seat < 0) return;
    // Of several things that are chosen together the legal answers show only single ones.
    const first: Answer =
      question.kind === 'choose'
        ? {
            seat: question.seat,
            do: 'choose',
            picks: question.options.slice(0, question.min).map((_, i) => i),
          }
        : inn.answers(seated.state, { bare: true }).legal[0];
    answerAt(inn, seated, first);
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
        return does(table, step, (at) => carryOut(at, step));
      case 'until':
        return does(table, step, (at) => runUntil(at, step));
      default:
        return look(table, step);
    }
  } catch (error) {
    if (error instanceof ScenarioProblem && error.line > 0) throw error;
    const words = error instanceof Error ? error.message : String(error);
    throw new ScenarioProblem(step.line, `"${step.text}": ${words}`);
  }
}

function does(table: ScenarioTable, step: Step, deed: (table: ScenarioTable) => void): void {
  const before = table.copy();
  table.heard = [];
  deed(table);
  table.ranOn = step.kind === 'until';
  // A pass that had come by itself does nothing more: the last deed is still the one before.
  if (step.kind === 'pass' && table.log.length === before.log.length) table.heard = before.heard;
  else table.last = { before, again: deed };
}

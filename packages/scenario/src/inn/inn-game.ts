/** The Red Dragon Inn, as the runner of scenarios wants to know it. */
import { createInn, type Answer, type Inn, type InnSetup, type InnState } from '@taproom/inn';
import {
  answerAt,
  answerChance,
  chanceOf,
  isChance,
  luckFrom,
  seatTable,
  type Luck,
  type Table,
} from '@taproom/kernel';
import type { Evening } from '@taproom/parlour';
import type { Scenario } from '../language/scenario.ts';
import type { ScenarioGame } from '../run/scenario-game.ts';
import { orBarred } from './barred.ts';
import { namesGame } from './game/named.ts';
import { arrange } from './given/arrange.ts';
import { stockExtras } from './given/extras.ts';
import { stockUp } from './given/house-stock.ts';
import type { GivenPlan } from './given/plan.ts';
import { readGiven } from './given/table-keys.ts';
import { Desk } from './language/desk.ts';
import { aimedBy, isAimTold, NotAimed } from './play/aimed-later.ts';
import { paidBy } from './play/paid-later.ts';
import { neverAsked } from './play/carried.ts';
import { carryOut } from './play/deeds.ts';
import { comeToQuestion, comeToRest, runOut } from './play/run-on.ts';
import { tryOut } from './play/trials.ts';
import { runUntil } from './play/until.ts';
import { readDeed, readUntil, VERBS } from './steps/read-deed.ts';
import type { Deed, InnStep } from './steps/step.ts';
import { InnTable } from './table/inn-table.ts';
import { readSeating, type Seating } from './table/seating.ts';
import { innFacts } from './then/inn-facts.ts';

export function innGame(scenario: Scenario, house: Inn, games: Evening): ScenarioGame<InnTable, Deed> {
  const seating = withGames(readSeating(scenario.about, house), scenario, games);
  const { inn } = seating;
  const content = inn.content(seating.setup);
  const drinks = content.drinks.map((card) => content.defs[card].key);
  const desk = new Desk(inn, content);
  return {
    players: desk.players,
    facts: innFacts(desk),
    verbs: VERBS,
    readDeed: (s, seat, claimed) => readDeed(s, seat, claimed, desk),
    readUntil,
    readGiven(given) {
      const plan = readGiven(given, desk);
      return () => layTable(inn, games, seating, drinks, plan);
    },
    carryOut(table, { deed }, [next]) {
      if (doAimed(table, deed, next)) table.done.add(next);
    },
    runUntil: (table, step) => does(table, 'until', () => runUntil(table, step)),
    comeToRest: (table, { kind }) => (kind === 'asked' ? comeToQuestion(table) : comeToRest(table)),
    tryOut: (table, deed) => orBarred(tryOut(table, deed), deed),
    runOut,
    leftOver: neverAsked,
  };
}

/** A table whose steps choose a gambling game plays with them, unless it says something else. */
function withGames(seating: Seating, { when }: Scenario, { parlour }: Evening): Seating {
  if (seating.setup.gamblingGames !== undefined || !namesGame(when, parlour.defs)) return seating;
  return { ...seating, setup: { ...seating.setup, gamblingGames: true } };
}

export function layTable(
  inn: Inn,
  games: Evening,
  seating: Pick<Seating, 'setup' | 'seed'>,
  drinks: readonly string[],
  plan: GivenPlan,
): InnTable {
  const { state, luck } = arranged(inn, seating, drinks, plan);
  const table = new InnTable(inn, games, state, luck, plan.chance);
  table.gamblingDecks = plan.gamblingDecks;
  table.gamblingDice = plan.gamblingDice;
  if (!plan.dealt) table.begin();
  return table;
}

/** The table in the middle of its turn, before anything goes on. */
function arranged(
  inn: Inn,
  seating: Pick<Seating, 'setup' | 'seed'>,
  drinks: readonly string[],
  plan: GivenPlan,
): { state: InnState; luck: Luck } {
  const luck = luckFrom(seating.seed);
  const setup = stockExtras(stockUp(seating.setup, drinks, plan), plan);
  const seated = seatTable(inn, setup, chanceOf(luck));
  if (plan.dealt) return { state: seated.state, luck };
  answerSetup(inn, seated);
  arrange(seated.state, inn.content(seated.state.setup), plan);
  return { state: seated.state, luck };
}

/** How windows ask where people play on from a scenario. */
export type Terms = Pick<InnSetup, 'asks' | 'pace'>;

/** The table of a scenario for whoever plays on from there: at the first question, with nothing done yet. */
export function laidInn(scenario: Scenario, house: Inn, games: Evening, terms: Terms): InnState {
  const read = withGames(readSeating(scenario.about, house), scenario, games);
  const seating = { ...read, setup: { ...read.setup, ...terms } };
  const { inn } = seating;
  const content = inn.content(seating.setup);
  const plan = readGiven(scenario.given, new Desk(inn, content));
  const drinks = content.drinks.map((card) => content.defs[card].key);
  // What is laid is laid before anything of the first turn has happened.
  const laying = plan.dealt ? inn : createInn(house.cast, { pauses: true });
  const { state, luck } = arranged(laying, seating, drinks, plan);
  if (!plan.dealt) inn.resume(state);
  for (let question = inn.question(state); isChance(question); question = inn.question(state))
    inn.apply(state, answerChance(luck, question));
  return state;
}

/** What a character is asked before the first turn doesn't matter: `given` says how the table stands. */
function answerSetup(inn: Inn, seated: Table<InnState, Answer>): void {
  while (seated.state.turns === 0) {
    const question = inn.question(seated.state);
    if (question.seat < 0) return;
    answerAt(inn, seated, inn.answers(seated.state, { bare: true }).legal[0]);
  }
}

/** Does what the step says. True if the next one tells what it was aimed at or paid with, and so is done as well. */
function doAimed(table: InnTable, deed: Deed, next: InnStep | undefined): boolean {
  const paid = paidBy(table, deed, next);
  if (paid !== null) {
    does(table, paid.kind, () => carryOut(table, paid));
    return true;
  }
  try {
    does(table, deed.kind, () => carryOut(table, deed));
    return isAimTold(table, deed, next);
  } catch (error) {
    const aimed = error instanceof NotAimed ? aimedBy(table, deed, next) : null;
    if (aimed === null) throw error;
    does(table, aimed.kind, () => carryOut(table, aimed));
    return true;
  }
}

function does(table: InnTable, kind: Deed['kind'] | 'until', deed: () => void): void {
  const { opened, heard, events } = table;
  const begun = events.length;
  table.heard = [];
  table.opened = null;
  deed();
  // With a pass that came by itself, or that others still follow, nothing has happened yet.
  if (kind === 'pass' && events.length === begun) {
    table.opened ??= opened;
    table.heard = heard;
  }
  table.ranOn = kind === 'until';
}

/** A gambling game, or an evening of them, as the runner of scenarios wants to know it. */
import type { Evening } from '@taproom/parlour';
import type { Scenario } from '../language/scenario.ts';
import { TOO_MANY } from '../run/run.ts';
import type { ScenarioGame } from '../run/scenario-game.ts';
import type { ParlourDeed, ParlourStep } from './deed.ts';
import { carryOut, declareDragon, playAsChosen } from './deeds.ts';
import { parlourFacts } from './facts.ts';
import { readParlourDeed, VERBS } from './forms.ts';
import { layParlour } from './lay.ts';
import type { ParlourTable } from './parlour-table.ts';
import { readPlan } from './plan.ts';
import { rulesAgainst } from './reasons.ts';
import { rollToldLater } from './rolls.ts';
import { runOn, runToEnd } from './run-on.ts';
import { readParlourSeating } from './seating.ts';

export function parlourGame(scenario: Scenario, games: Evening): ScenarioGame<ParlourTable, ParlourDeed> {
  const seating = readParlourSeating(scenario.about, games.parlour);
  const { def, setup, dragons } = seating;
  return {
    players: setup.players,
    facts: parlourFacts(def, setup),
    verbs: VERBS,
    readDeed: readParlourDeed,
    readUntil(s) {
      throw s.problem('a gambling table can run on until "the game ends"');
    },
    readGiven(given) {
      const plan = readPlan(given, def, setup, dragons);
      return (steps) => layParlour(games, seating, plan, scenario.about.line, steps);
    },
    carryOut,
    runUntil: runToEnd,
    comeToRest(table, claim, following) {
      const at = comeToRest(table, following);
      if (claim.kind !== 'check') return at;
      const next = following.find((step) => step.kind === 'deed');
      const isNext = next?.kind === 'deed' && rulesAgainst(at, next.deed) === null;
      return !isNext && playAsChosen(at) ? comeToRest(at, following) : at;
    },
    tryOut(table, deed, following) {
      // On the way, too: what a step wanted on a Cart may be on it, and yet more be loaded, though nothing is dumped for it.
      const { choice } = deed;
      const begun = choice !== null && table.loading === deed.seat;
      const tried = begun ? { ...deed, choice: { ...choice, begun } } : deed;
      const at = table.copy();
      let rules = rulesAgainst(at, tried);
      for (let i = 0; i < TOO_MANY && rules !== null && goesOn(at, following); i++)
        rules = rulesAgainst(at, tried);
      return { at, can: rules === null, why: () => '', rules: () => rules ?? [] };
    },
    runOut(table) {
      for (let i = 0; i < TOO_MANY && (runOn(table) || playAsChosen(table) || declareDragon(table)); i++);
    },
    leftOver: () => [],
  };
}

/** The point that the table reaches by itself, for whoever only looks; dice of which a later step tells lie still. */
function comeToRest(table: ParlourTable, following: readonly ParlourStep[]): ParlourTable {
  const at = table.copy();
  for (let i = 0; i < TOO_MANY && goesOn(at, following); i++);
  return at;
}

const goesOn = (at: ParlourTable, following: readonly ParlourStep[]): boolean =>
  rollToldLater(at, following) === null && runOn(at);

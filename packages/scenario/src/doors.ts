/** The doors to the parlour: a later change hangs the fifteen games behind them. */
import { notYet } from './language/problem.ts';
import type { ParlourScenario, ScoreScenario } from './language/scenario.ts';

/** Plays a scenario to its end; throws a ScenarioProblem where something is not as it says. */
export type Door<S> = (scenario: S) => void;

export const runParlour: Door<ParlourScenario> = (scenario) => {
  throw notYet(scenario.head.line, `the game ${scenario.game}`);
};

export const runScore: Door<ScoreScenario> = (scenario) => {
  throw notYet(scenario.head.line, `the scoring of ${scenario.game}`);
};

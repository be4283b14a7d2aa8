/** The doors to the parlour: gambling games, and their scoring alone. */
import type { ParlourScenario, ScoreScenario } from './language/scenario.ts';
import { runParlourScenario } from './parlour/run-parlour.ts';
import { runScoreScenario } from './parlour/run-score.ts';

/** Plays a scenario to its end; throws a ScenarioProblem where something is not as it says. */
export type Door<S> = (scenario: S) => void;

export const runParlour: Door<ParlourScenario> = runParlourScenario;

export const runScore: Door<ScoreScenario> = runScoreScenario;

export * from './inventory.ts';
export * from './coverage.ts';
export * from './report.ts';
export {
  filmScenarioText,
  runScenarioText,
  type FilmedScenario,
  type RunOptions,
  type ScenarioResult,
} from './run/run-text.ts';
export type { Film, Shot } from './run/film.ts';

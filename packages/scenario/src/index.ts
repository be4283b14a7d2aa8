export * from './inventory.ts';
export * from './coverage.ts';
export * from './report.ts';
export { runScenarioText, type RunOptions, type ScenarioResult } from './run/run-text.ts';

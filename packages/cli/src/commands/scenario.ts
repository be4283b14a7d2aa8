/** `taproom scenario`: runs scenario files and says which hold. */
import { reportJson, reportText } from '@taproom/scenario';
import { Failure } from '../failure.ts';
import { runScenarioFile, scenarioFiles } from '../scenarios.ts';

export interface ScenarioOptions {
  readonly json?: boolean;
}

export function scenario(named: readonly string[], options: ScenarioOptions): number {
  if (named.length === 0)
    throw new Failure('Which scenarios? Name files, folders or patterns: taproom scenario FILE…');
  const files = scenarioFiles(named);
  if (files.length === 0) throw new Failure(`There are no scenarios (*.yaml) in ${named.join(', ')}.`);
  const results = files.flatMap(runScenarioFile);
  console.log(options.json ? reportJson(results) : reportText(results));
  return results.every(({ ok }) => ok) ? 0 : 1;
}

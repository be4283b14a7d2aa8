/** Scenario files: finding them, running them. */
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runScenarioText, type ScenarioResult } from '@taproom/scenario';
import { whyUnreadable } from './failure.ts';

const isScenario = (file: string): boolean => /\.ya?ml$/.test(file);

/** Files stand for themselves, folders for the scenarios in them, patterns for what they match. */
export function scenarioFiles(named: readonly string[]): string[] {
  const files = named.flatMap((name) => {
    const found = statSync(name, { throwIfNoEntry: false });
    if (found?.isDirectory()) return scenariosIn(name);
    // A name without a match is kept: that it cannot be read is then told like any other failure.
    if (found === undefined && /[*?[{]/.test(name)) {
      const matches = globSync(name).sort();
      if (matches.length > 0) return matches;
    }
    return [name];
  });
  return [...new Set(files)];
}

export function scenariosIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isScenario)
    .sort()
    .map((file) => join(folder, file));
}

/** Runs a file. One that cannot be read fails as a whole, under its own name. */
export function runScenarioFile(file: string): ScenarioResult[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return [broken(file, `cannot be read: ${whyUnreadable(error)}`)];
  }
  return runScenarioText(text, { file });
}

const broken = (file: string, reason: string): ScenarioResult => ({
  file,
  name: file,
  ok: false,
  reason,
  cites: [],
  line: 1,
});

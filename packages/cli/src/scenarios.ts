/** Scenario files: finding them, running them. */
import * as fs from 'node:fs';
import { join } from 'node:path';
import { runScenarioText, type ScenarioResult } from '@taproom/scenario';
import { whyUnreadable } from './failure.ts';

const isScenario = (file: string): boolean => /\.ya?ml$/.test(file);

/** Files stand for themselves, folders for the scenarios in them, patterns for what they match. */
export function scenarioFiles(named: readonly string[]): string[] {
  const files = named.flatMap((name) => {
    const found = fs.statSync(name, { throwIfNoEntry: false });
    if (found?.isDirectory()) return scenariosIn(name);
    // A name without a match is kept: that it cannot be read is then told like any other failure.
    if (found === undefined && /[*?[{]/.test(name)) {
      // Node 20, which runs the package, leaves patterns to the shell.
      const matches = 'globSync' in fs ? fs.globSync(name).sort() : [];
      if (matches.length > 0) return matches;
    }
    return [name];
  });
  return [...new Set(files)];
}

export function scenariosIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isScenario)
    .sort()
    .map((file) => join(folder, file));
}

/** Runs a file. One that cannot be read fails as a whole, under its own name. */
export function runScenarioFile(file: string): ScenarioResult[] {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
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

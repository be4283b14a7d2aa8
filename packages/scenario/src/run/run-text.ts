/** Runs the scenarios of a file. One that fails, for whatever reason, never keeps the others from running. */
import { pausingInn as house } from '@taproom/cast';
import type { Inn } from '@taproom/inn';
import { runParlour, runScore } from '../doors.ts';
import { ScenarioProblem, wordsOf } from '../language/problem.ts';
import { readHead, readScenario } from '../language/read.ts';
import { readDocuments, type ScenarioDocument } from '../language/spot.ts';
import { runInn } from '../inn/play/run-inn.ts';

export interface ScenarioResult {
  readonly file: string;
  readonly name: string;
  readonly ok: boolean;
  /** Why it failed. */
  readonly reason?: string;
  readonly cites: readonly string[];
  /** Where in the file it begins. */
  readonly line: number;
}

export interface RunOptions {
  readonly file: string;
  /** Another inn than the house's, for authors with cards of their own: one that pauses at the end of each turn. */
  readonly inn?: Inn;
}

export function runScenarioText(text: string, options: RunOptions): ScenarioResult[] {
  const { file, inn = house } = options;
  const documents = readDocuments(text);
  if (documents.length === 0)
    return [{ file, name: file, ok: false, reason: 'there is no scenario in this file', cites: [], line: 1 }];
  return documents.map((document, index) => runDocument(document, index, file, inn));
}

function runDocument(document: ScenarioDocument, index: number, file: string, inn: Inn): ScenarioResult {
  const { head, problems } = readHead(document, index);
  const { name, cites, line } = head;
  try {
    const scenario = readScenario(document, head, problems);
    if (scenario.kind === 'inn') runInn(scenario, inn);
    else if (scenario.kind === 'parlour') runParlour(scenario);
    else runScore(scenario);
    return { file, name, ok: true, cites, line };
  } catch (error) {
    return { file, name, ok: false, reason: reasonOf(error), cites, line };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ScenarioProblem) return wordsOf(error);
  return `the engine failed: ${error instanceof Error ? error.message : String(error)}`;
}

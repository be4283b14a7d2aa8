/** Runs the scenarios of a file. One that fails, for whatever reason, never keeps the others from running. */
import { base } from '@taproom/cast';
import { castOf, createInn, type Inn } from '@taproom/inn';
import { BadSetup, type AnyState } from '@taproom/kernel';
import { evening as ownEvening, type Evening } from '@taproom/parlour';
import { innGame, laidInn, type Terms } from '../inn/inn-game.ts';
import { ScenarioProblem, wordsOf } from '../language/problem.ts';
import { readHead, readScenario } from '../language/read.ts';
import type { Scenario } from '../language/scenario.ts';
import { readDocuments, type ScenarioDocument } from '../language/spot.ts';
import { parlourGame } from '../parlour/parlour-game.ts';
import { runScore } from '../parlour/run-score.ts';
import { tableOfScore } from '../parlour/score-table.ts';
import { Film } from './film.ts';
import { runScenario } from './run.ts';

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

/** A scenario that was run to be looked at: how far it came, and what was seen on the way. */
export interface FilmedScenario extends ScenarioResult {
  readonly film: Film;
}

/** The games that scenarios are about: an inn that pauses at the end of each turn, and evenings of gambling games. */
export interface ScenarioHouse {
  readonly inn: Inn;
  readonly evening: Evening;
}

/** What scenarios are about that name no house of their own: everything of the books. */
const ownInn = createInn(castOf([base]), { pauses: true });

export interface RunOptions extends Partial<ScenarioHouse> {
  readonly file: string;
}

/** The house that is meant: our own, but for what was said. */
export const houseOf = ({ inn = ownInn, evening = ownEvening }: Partial<ScenarioHouse>): ScenarioHouse => ({
  inn,
  evening,
});

export function runScenarioText(text: string, options: RunOptions): ScenarioResult[] {
  const { file } = options;
  const documents = readDocuments(text);
  if (documents.length === 0)
    return [{ file, name: file, ok: false, reason: 'there is no scenario in this file', cites: [], line: 1 }];
  return documents.map((document, index) => runDocument(document, index, file, houseOf(options)));
}

/** The same, with all that can be seen on the way. */
export function filmScenarioText(text: string, options: RunOptions): FilmedScenario[] {
  const { file } = options;
  return readDocuments(text).map((document, index) => {
    const film = new Film();
    return { ...runDocument(document, index, file, houseOf(options), film), film };
  });
}

/** The table of a scenario as it is laid, for whoever wants to play on from there. */
export interface LaidScenario {
  readonly name: string;
  readonly game: 'inn' | 'parlour';
  readonly state: AnyState;
}

/** Of the first scenario in a text. Throws, in a sentence with the line, where it is none that can be played. */
export function layScenarioText(text: string, house: ScenarioHouse, terms: Terms = {}): LaidScenario {
  const [document] = readDocuments(text);
  if (document === undefined) throw new ScenarioProblem(1, 'there is no scenario in this text');
  const { head, problems } = readHead(document, 0);
  const scenario = readScenario(document, head, problems);
  if (scenario.kind === 'score') return layScenarioText(tableOfScore(scenario), house, terms);
  const state =
    scenario.kind === 'inn'
      ? laidInn(scenario, house.inn, house.evening, terms)
      : parlourGame(scenario, house.evening).readGiven(scenario.given)([]).whole;
  return { name: head.name, game: scenario.kind, state };
}

function runDocument(
  document: ScenarioDocument,
  index: number,
  file: string,
  house: ScenarioHouse,
  film?: Film,
): ScenarioResult {
  const { head, problems } = readHead(document, index);
  const { name, cites, line } = head;
  try {
    run(readScenario(document, head, problems), house, film);
    return { file, name, ok: true, cites, line };
  } catch (error) {
    return { file, name, ok: false, reason: reasonOf(error), cites, line };
  }
}

function run(scenario: Scenario, { inn, evening }: ScenarioHouse, film?: Film): void {
  try {
    if (scenario.kind === 'inn') runScenario(scenario, innGame(scenario, inn, evening), film);
    else if (scenario.kind === 'parlour') runScenario(scenario, parlourGame(scenario, evening), film);
    else runScore(scenario, evening.parlour, film);
  } catch (error) {
    if (error instanceof BadSetup) throw scenario.about.problem(error.message);
    throw error;
  }
}

/** Why something could not be run, for whoever wrote it. */
export function reasonOf(error: unknown): string {
  if (error instanceof ScenarioProblem) return wordsOf(error);
  return `the engine failed: ${error instanceof Error ? error.message : String(error)}`;
}

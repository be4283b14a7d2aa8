/** A YAML document becomes a scenario: which of the three kinds it is, and that its keys are known. */
import { checkKeys } from './keys.ts';
import { Problems, ScenarioProblem } from './problem.ts';
import type { Head, Scenario } from './scenario.ts';
import type { Entry, ScenarioDocument, Spot } from './spot.ts';

const TABLE_KEYS = ['name', 'cites', 'table', 'given', 'when', 'then'];
const SCORE_KEYS = ['name', 'cites', 'score', 'when', 'then'];

/** Name, rules cited and line, as far as they can be read: a report needs them even where the rest is wrong. */
export function readHead(document: ScenarioDocument, index: number): { head: Head; problems: Problems } {
  const problems = new Problems();
  let name = `scenario ${index + 1}`;
  const cites: string[] = [];
  let entries: Entry[] = [];
  problems.attempt(() => {
    entries = document.root.entries('a scenario');
  });
  for (const { key, value } of entries)
    problems.attempt(() => {
      if (key === 'name') name = value.text('name');
      if (key === 'cites') for (const id of value.items('cites')) cites.push(id.text('an id in cites'));
    });
  return { head: { name, cites, line: document.line }, problems };
}

/** An evening of games chosen by the players; `parlour` may then name the first, or be left out. */
export const EVENING = 'adventurers-choice' as const;

/** The table of a gambling game, or of an evening of them that begins with the choice of one. */
const isGambling = ({ key, value }: Entry): boolean =>
  key === 'parlour' ||
  (key === 'mode' && !value.isMap() && !value.isList() && value.text('mode') === EVENING);

/** Whose table it is: the inn's, or that of a gambling game. */
export const tableKind = (table: Spot): 'inn' | 'parlour' =>
  table.entries('table').some(isGambling) ? 'parlour' : 'inn';

export function readScenario(document: ScenarioDocument, head: Head, problems: Problems): Scenario {
  for (const error of document.errors) problems.found.push(error);
  problems.settle();
  const entries = document.root.entries('a scenario');
  const of = (key: string): Spot | null => entries.find((entry) => entry.key === key)?.value ?? null;
  const score = of('score');
  checkKeys(entries, score === null ? TABLE_KEYS : SCORE_KEYS, 'a scenario', problems);
  problems.settle();
  const about = score ?? of('table');
  if (about === null)
    throw new ScenarioProblem(head.line, 'a scenario needs a `table` (or a `score`): who plays?');
  const kind = score !== null ? 'score' : tableKind(about);
  return { kind, head, about, given: of('given'), when: of('when'), facts: of('then') };
}

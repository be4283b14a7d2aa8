/** Reads the YAML of a lesson: a document about the whole, then one for each chapter. */
import { checkKeys } from '../language/keys.ts';
import { listed, seatAt, seatNamed } from '../language/names.ts';
import { Problems, ScenarioProblem } from '../language/problem.ts';
import { tableKind } from '../language/read.ts';
import type { Scenario } from '../language/scenario.ts';
import type { Entry, ScenarioDocument, Spot } from '../language/spot.ts';
import { readFacts } from '../run/fact.ts';
import { readStep } from '../run/read-steps.ts';
import type { ScenarioGame } from '../run/scenario-game.ts';
import type { Step } from '../run/step.ts';
import type { Table } from '../run/table.ts';
import { POINTS } from './lesson.ts';

export interface Head {
  readonly name: string;
  readonly about: string;
  readonly minutes: number;
}

const HEAD_KEYS = ['lesson', 'about', 'minutes'];
const CHAPTER_KEYS = ['name', 'table', 'you', 'given', 'steps'];
const STEP_KEYS = ['say', 'at', 'rules', 'do', 'try', 'otherwise', 'check'];

const finder =
  (entries: readonly Entry[]) =>
  (key: string): Spot | null =>
    entries.find((entry) => entry.key === key)?.value ?? null;

function need(spot: Spot | null, line: number, what: string): Spot {
  if (spot === null) throw new ScenarioProblem(line, `${what} is missing`);
  return spot;
}

export function readHead({ root, line, errors }: ScenarioDocument): Head {
  const problems = new Problems();
  problems.found.push(...errors);
  const entries = problems.attempt(() => root.entries('a lesson')) ?? [];
  checkKeys(entries, HEAD_KEYS, 'a lesson', problems);
  problems.settle();
  const of = finder(entries);
  return {
    name: need(of('lesson'), line, 'the name of the lesson (`lesson`)').text('lesson'),
    about: need(of('about'), line, 'what the lesson is about (`about`)').text('about'),
    minutes: need(of('minutes'), line, 'how long it takes (`minutes`)').whole('minutes', 1),
  };
}

/** A chapter as a scenario without steps, and what it has beyond one. */
export interface ChapterSpots {
  readonly scenario: Scenario;
  readonly you: Spot;
  readonly steps: readonly Spot[];
}

export function readChapter({ root, line, errors }: ScenarioDocument): ChapterSpots {
  const problems = new Problems();
  const entries = problems.attempt(() => root.entries('a chapter')) ?? [];
  checkKeys(entries, CHAPTER_KEYS, 'a chapter', problems);
  problems.found.push(...errors);
  problems.settle();
  const of = finder(entries);
  const name = need(of('name'), line, 'the name of the chapter').text('name');
  const about = need(of('table'), line, 'the table of the chapter');
  const head = { name, cites: [], line };
  return {
    scenario: { kind: tableKind(about), head, about, given: of('given'), when: null, facts: null },
    you: need(of('you'), line, 'who learns (`you`)'),
    steps: need(of('steps'), line, 'the steps of the chapter').items('steps'),
  };
}

/** A step of a lesson, read: its words, and what is done in it. */
export interface ReadStep<T, D> {
  readonly line: number;
  readonly say: string;
  readonly at: string;
  readonly rules: readonly string[];
  readonly otherwise: string;
  /** The learner does it. */
  readonly tried: boolean;
  readonly steps: readonly Step<T, D>[];
}

/** Whatever is done at a table, somebody does it. */
export interface AnyDeed {
  readonly seat: number;
  /** What sort of deed, at the inn. */
  readonly kind?: string;
}

export function readLessonSteps<T extends Table, D extends AnyDeed>(
  { you, steps }: ChapterSpots,
  game: ScenarioGame<T, D>,
): { seat: number; read: ReadStep<T, D>[] } {
  const seat = seatAt(you, game.players);
  const problems = new Problems();
  const read = steps.flatMap((spot) => problems.attempt(() => stepAt(spot, game, seat)) ?? []);
  problems.settle();
  return { seat, read };
}

function stepAt<T extends Table, D extends AnyDeed>(
  spot: Spot,
  game: ScenarioGame<T, D>,
  you: number,
): ReadStep<T, D> {
  const { line } = spot;
  const entries = spot.entries('a step');
  const problems = new Problems();
  checkKeys(entries, STEP_KEYS, 'a step', problems);
  problems.settle();
  const of = finder(entries);
  const text = (key: string): string => of(key)?.text(key) ?? '';
  const check = of('check');
  const tries = of('try');
  if (check === null && of('say') === null) throw spot.problem('a step says something (`say`)');
  if (tries !== null && of('do') !== null)
    throw spot.problem('a step is done (`do`) or tried (`try`), not both');
  const at = text('at');
  if (at !== '' && !(POINTS as readonly string[]).includes(at) && seatNamed(game.players, at) < 0)
    throw spot.problem(`nothing here is called "${at}"; a step points at a player, or at: ${listed(POINTS)}`);
  const sentences = tries === null ? several(of('do')) : several(tries);
  const steps: Step<T, D>[] = sentences.map((sentence) =>
    readStep(sentence.line, sentence.text('a step'), game),
  );
  // Nobody learns by what another player does.
  if (tries !== null && steps.some((step) => step.kind !== 'deed' || step.deed.seat !== you))
    throw tries.problem('what is tried is something that the learner (`you`) does');
  if (check !== null)
    steps.push({ kind: 'check', facts: readFacts(check, game.facts, 'check'), line, text: 'check' });
  return {
    line,
    say: text('say'),
    at: game.players[seatNamed(game.players, at)] ?? at,
    rules: (of('rules')?.items('rules') ?? []).map((id) => id.text('a rule')),
    otherwise: text('otherwise'),
    tried: tries !== null,
    steps,
  };
}

const several = (spot: Spot | null): readonly Spot[] =>
  spot === null ? [] : spot.isList() ? spot.items('do') : [spot];

/** Runs a lesson from its text: throws, with the line, where the table does not do what the lesson says. */
import type { AnyAnswer } from '@taproom/kernel';
import { innGame } from '../inn/inn-game.ts';
import { ScenarioProblem, wordsOf } from '../language/problem.ts';
import { readDocuments } from '../language/spot.ts';
import { parlourGame } from '../parlour/parlour-game.ts';
import { Film } from '../run/film.ts';
import { takeStep } from '../run/run.ts';
import { houseOf, type ScenarioHouse } from '../run/run-text.ts';
import type { ScenarioGame } from '../run/scenario-game.ts';
import type { Table } from '../run/table.ts';
import type { Chapter, Lesson, LessonStep } from './lesson.ts';
import {
  readChapter,
  readHead,
  readLessonSteps,
  type AnyDeed,
  type ChapterSpots,
  type Head,
  type ReadStep,
} from './read-lesson.ts';

/** What is wrong with a lesson. */
export class LessonProblem extends Error {}

/** What a lesson says of itself: nothing of it is run. */
export function lessonHead(text: string): Head {
  const [head] = readDocuments(text);
  return readHead(head);
}

export function openLesson(text: string, house: Partial<ScenarioHouse> = {}): Lesson {
  try {
    const [head, ...chapters] = readDocuments(text);
    if (head === undefined || chapters.length === 0)
      throw new ScenarioProblem(1, 'a lesson has a head, and a chapter or more');
    return {
      ...readHead(head),
      chapters: chapters.map((document) => chapterOf(readChapter(document), houseOf(house))),
    };
  } catch (error) {
    if (error instanceof ScenarioProblem) throw new LessonProblem(wordsOf(error), { cause: error });
    throw error;
  }
}

function chapterOf(spots: ChapterSpots, { inn, evening }: ScenarioHouse): Chapter {
  const { scenario } = spots;
  return scenario.kind === 'inn'
    ? run(spots, innGame(scenario, inn, evening))
    : run(spots, parlourGame(scenario, evening));
}

function run<T extends Table, D extends AnyDeed>(spots: ChapterSpots, game: ScenarioGame<T, D>): Chapter {
  const { seat, read } = readLessonSteps(spots, game);
  const all = read.flatMap(({ steps }) => steps);
  const table = game.readGiven(spots.scenario.given)(all);
  const film = new Film();
  film.begin(table);
  const [{ state: begin }] = film.shots;
  let taken = 0;
  const steps = read.map((step): LessonStep => {
    const from = film.answers.length;
    for (const one of step.steps) {
      taken++;
      if (!table.done.has(one)) takeStep(table, one, game, all.slice(taken));
    }
    const moves = film.answers
      .slice(from)
      .map((answer) => ({ answer, yours: answer.seat === seat && isTried(step, answer) }));
    if (step.tried && !moves.some(({ yours }) => yours))
      throw new ScenarioProblem(
        step.line,
        'there was nothing for the learner to do: the table did it by itself',
      );
    const { say, at, rules, otherwise } = step;
    return { say, at, rules, otherwise, moves };
  });
  const [left] = game.leftOver(table);
  if (left !== undefined) throw left;
  const { rules, whole } = table;
  return {
    name: spots.scenario.head.name,
    game: rules,
    setup: (whole as { setup: Chapter['setup'] }).setup,
    begin,
    you: seat,
    // What is only checked is nothing to read.
    steps: steps.filter(({ say }) => say !== ''),
  };
}

/** What the answers are by which a deed is done. */
const DONE_BY: Readonly<Record<string, readonly string[]>> = {
  play: ['play'],
  use: ['play', 'choose'],
  pass: ['pass', 'choose'],
  pick: ['choose', 'order'],
  discard: ['discard', 'choose'],
  order: ['order'],
  potion: ['potion'],
};

/** Whether an answer is the learner's deed itself, and not a pass on the way to it. */
function isTried<T, D extends AnyDeed>({ tried, steps }: ReadStep<T, D>, answer: AnyAnswer): boolean {
  return (
    tried &&
    steps.some((step) => {
      const ways = step.kind === 'deed' ? DONE_BY[step.deed.kind ?? ''] : [];
      return ways === undefined || ways.includes(answer.do);
    })
  );
}

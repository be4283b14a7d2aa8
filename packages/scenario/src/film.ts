/** The door for a page: scenarios that are run to be looked at, without anything that needs a file system. */
export {
  filmScenarioText,
  layScenarioText,
  reasonOf,
  type FilmedScenario,
  type LaidScenario,
} from './run/run-text.ts';
export { LessonProblem, openLesson } from './lesson/run-lesson.ts';
export { isSameAnswer } from './lesson/same-answer.ts';
export type { Chapter, Lesson, LessonStep, Move } from './lesson/lesson.ts';
export type { ScoredScene } from './run/film.ts';

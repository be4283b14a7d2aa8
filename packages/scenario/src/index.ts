export * from './inventory.ts';
export * from './coverage.ts';
export * from './report.ts';
export {
  filmScenarioText,
  runScenarioText,
  type FilmedScenario,
  type RunOptions,
  type ScenarioResult,
} from './run/run-text.ts';
export type { Film, Shot } from './run/film.ts';
export { lessonHead, LessonProblem, openLesson } from './lesson/run-lesson.ts';
export { isSameAnswer } from './lesson/same-answer.ts';
export type { Chapter, Lesson, LessonStep } from './lesson/lesson.ts';

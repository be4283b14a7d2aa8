/** The engine, the reader of lessons and the table that they are played at: fetched together, when a lesson begins. */
export { openLesson } from '@taproom/scenario/film';
export { LessonLink } from './lesson-link.ts';

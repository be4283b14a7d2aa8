export { threes } from './game.ts';
export * from './event.ts';
export * from './question.ts';
export * from './score.ts';
export * from './state.ts';
export * from './view.ts';

/** Threes behind the kernel's four calls. */
import { runFrames, type Game } from '@taproom/kernel';
import { answersOf, checkAnswer } from './answers.ts';
import type { ThreesEvent } from './event.ts';
import type { ThreesAnswer, ThreesQuestion } from './question.ts';
import { Run, threesProcedure } from './run.ts';
import { copyState, createState, type ThreesSetup, type ThreesState } from './state.ts';
import { viewOf, type ThreesView } from './view.ts';

const procedures = { threes: threesProcedure };
const NO_WISHES = {};

function openQuestion(state: ThreesState): ThreesQuestion {
  if (state.ask === null) throw new Error('The table stands between two questions.');
  return state.ask;
}

/**
 * The dice game Threes: five dice each, the lowest total wins, and 3s count nothing. For now it is played for the
 * honour: without ante, Betting Rounds and variants.
 */
export const threes: Game<ThreesState, ThreesSetup, ThreesAnswer, ThreesQuestion, ThreesEvent, ThreesView> = {
  name: 'Threes',
  create(setup) {
    const state = createState(setup);
    runFrames(new Run(state), procedures);
    return state;
  },
  question: openQuestion,
  answers: (state, ask) => answersOf(state, openQuestion(state), ask ?? NO_WISHES),
  apply(state, answer) {
    checkAnswer(state, openQuestion(state), answer);
    const t = new Run(state);
    state.ask = null;
    threesProcedure.answered?.(t, t.stack[t.stack.length - 1], answer);
    runFrames(t, procedures);
    return t.events;
  },
  view: (state) => viewOf(state, openQuestion(state)),
  copy: copyState,
};

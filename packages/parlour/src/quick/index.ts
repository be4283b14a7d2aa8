export { quickHand, type QuickHand } from './game.ts';
export type { HandSetup, HandState } from './state.ts';
export type { HandSeatView, HandView } from './view.ts';

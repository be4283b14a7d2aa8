export * from './card.ts';
export * from './content.ts';
export { DRINKS_IN_PLAY } from './content.ts';
export * from './contention.ts';
export * from './create.ts';
export * from './event.ts';
export * from './game.ts';
export * from './invariants.ts';
export * from './question.ts';
export * from './redeal.ts';
export * from './state.ts';
export * from './tell.ts';
export * from './text.ts';
export * from './view.ts';
export type { Run } from './run.ts';
export type { Effect, Scale, Scaled, VerbName, Who } from './verbs/effects.ts';
export { scaledEffect } from './verbs/scale.ts';
export { verbOf } from './verbs/registry.ts';
export { STEP } from './procedures/turn.ts';
export { askToPlot, pushChoose } from './choosing.ts';
export { announceStrokes } from './strokes.ts';
export { pushPlay, openWindow, finish } from './procedures/procedure.ts';
export { areMates, inOrder, isIn, isPresent, presentInOrder } from './seats.ts';
export { targetSets } from './targets.ts';
export {
  toDiscard,
  removeCard,
  draw,
  discardFromHand,
  reshuffleIfEmpty,
  takeFromSide,
  sideReady,
  putOnPile,
} from './piles.ts';
export { leavePlay, valueInPlay, changeMark } from './costs.ts';
export { changeFortitude, changeToken, giveTokens, pay } from './numbers.ts';
export { pushDrinks } from './drinking.ts';
export { THING, thingOf, seatOfTarget } from './targets.ts';

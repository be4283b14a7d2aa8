export * from './card.ts';
export * from './content.ts';
export * from './contention.ts';
export * from './create.ts';
export * from './event.ts';
export * from './faces.ts';
export * from './forecast.ts';
export * from './game.ts';
export * from './invariants.ts';
export * from './modes.ts';
export * from './question.ts';
export type { InnMemory } from './memory.ts';
export * from './state.ts';
export * from './tell.ts';
export * from './text.ts';
export * from './view.ts';
export type { Run } from './run.ts';
export { whoOf } from './verbs/effects.ts';
export type { Effect, PackEffect, Scale, Scaled, VerbName, Who } from './verbs/effects.ts';
export type { AnyVerb, PackVerb } from './verbs/verb.ts';
export type { Blow, Concerned, Sip } from './verbs/worth.ts';
export type { ShapedUse } from './shapes.ts';
export { always, signed, type Matter, type Meaning, type Stopping } from './verbs/meaning.ts';
export { isBlow, isNumber } from './meanings.ts';
export { scaledEffect } from './verbs/scale.ts';
export { amountOf, meansOf, toldOf, verbOf } from './verbs/registry.ts';
export { COIN } from './procedures/flip.ts';
export { DRINKS, EVENTS, PRIZES, type EventDeckAt } from './extras.ts';
export { STEP } from './procedures/turn.ts';
export { askToPlot, chooseOne, pushChoose } from './choosing.ts';
export { announceStrokes } from './strokes.ts';
export { pushPlay, openWindow } from './procedures/procedure.ts';
export { areMates, inOrder, isActive, isIn, isPresent, membersOf, presentInOrder } from './seats.ts';
export { callChampions, standsFor } from './champions.ts';
export { POTIONS, POTION_WORDS, potionRefusal, type Potion } from './potions.ts';
export { mayAnswer } from './answering.ts';
export { targetSets } from './targets.ts';
export { toldAgain } from './why-not.ts';
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
export { change, changeToken, giveTokens, pay } from './numbers.ts';
export { strike } from './striking.ts';
export { pushDrinks } from './drinking.ts';
export { THING, thingOf, seatOfTarget } from './targets.ts';
export { castOf, checkPack, isData, type Pack } from './pack.ts';

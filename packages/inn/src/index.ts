export * from './cards/card.ts';
export * from './table/content.ts';
export * from './play/contention.ts';
export * from './table/set-up.ts';
export * from './table/log-event.ts';
export * from './cards/faces.ts';
export * from './show/forecast.ts';
export * from './definition.ts';
export * from './invariants.ts';
export * from './modes/modes.ts';
export * from './play/question.ts';
export type { InnMemory } from './knowing/memory.ts';
export * from './table/state.ts';
export * from './show/sentences.ts';
export * from './cards/text.ts';
export type { DrinkView, StackView, StrokeView } from './show/stack-view.ts';
export type { InnView, RoundView, SeatView } from './show/view.ts';
export type { InnTypes, Run } from './run.ts';
export { whoOf } from './effects/effects.ts';
export type { Effect, PackEffect, Scale, Scaled, VerbName, Who } from './effects/effects.ts';
export { tokenWords, type AnyVerb, type PackVerb } from './effects/verb.ts';
export type { Blow, Concerned, Sip } from './effects/worth.ts';
export type { ShapedUse } from './table/shapes.ts';
export { always, signed, type Matter, type Meaning, type Stopping } from './effects/meaning.ts';
export { isBlow, isNumber } from './play/meanings.ts';
export { scaledEffect } from './effects/scale.ts';
export { amountOf, meansOf, toldOf, verbOf } from './effects/registry.ts';
export { COIN } from './events/flip.ts';
export { DRINKS, EVENTS, PRIZES, type EventDeckAt } from './table/extras.ts';
export { STEP } from './turn/turn.ts';
export { askToPlot, cardOptions, chooseOne, pushChoose, seatOptions } from './play/choosing.ts';
export { announceStrokes } from './play/strokes.ts';
export { pushPlay, openWindow } from './play/announcing.ts';
export { areMates, inOrder, isActive, isIn, isPresent, membersOf, presentInOrder } from './table/seats.ts';
export { callChampions, standsFor } from './modes/champions.ts';
export { POTIONS, POTION_WORDS, potionRefusal, type Potion } from './play/potions.ts';
export { mayAnswer } from './play/answering.ts';
export { targetSets } from './play/targets.ts';
export { toldAgain } from './play/why-not.ts';
export {
  toDiscard,
  takeOut,
  draw,
  discardFromHand,
  reshuffleIfEmpty,
  tellOf,
  takeFromSide,
  sideReady,
  putOnPile,
} from './table/piles.ts';
export { leavePlay, valueInPlay, changeMark } from './table/costs.ts';
export { putInPlay, setMark, setToken, takeOutOfPlay } from './table/in-play.ts';
export { change, changeToken, giveTokens, pay } from './table/numbers.ts';
export { strike } from './play/striking.ts';
export { pushDrinks } from './turn/drinking.ts';
export { THING, thingOf, seatOfTarget } from './play/targets.ts';
export { castOf, checkPack, isData, type Pack } from './cards/pack.ts';
export * from './packs/index.ts';

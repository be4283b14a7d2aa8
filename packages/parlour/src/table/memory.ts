/**
 * What a seat remembers of cards at a gambling table: those that it saw lying before somebody else. Whoever folds turns
 * them face down, and they lie there still. Filled from events alone, as the seat may know them.
 */
import { fullDeck } from '../cards/deck.ts';
import { parlourEventFor, type ParlourEvent } from './event.ts';
import type { ParlourState } from './state.ts';

export interface ParlourMemory {
  readonly setup: object;
  /** By card: the seat before which it lies, in whatever zone; −1: it may be anywhere. */
  readonly at: number[];
}

export const newMemory = (setup: object): ParlourMemory => ({ setup, at: fullDeck(true).map(() => -1) });

export function remember({ at }: ParlourMemory, event: ParlourEvent, viewer: number): void {
  const { e, seat, list, word } = parlourEventFor(event, viewer);
  switch (e) {
    case 'deal':
      // One's own cards one sees; and in some games they are passed on.
      if (seat >= 0 && seat !== viewer) for (const card of list) at[card] = seat;
      break;
    case 'show':
      // What is turned up stays where it is, unless it goes to another zone.
      for (const card of list) at[card] = word === '' && seat !== viewer ? seat : -1;
      break;
    case 'exchange':
    case 'swap':
      // Something of theirs is gone, and not everybody saw what.
      at.forEach((holder, card) => {
        if (holder === seat) at[card] = -1;
      });
      break;
    case 'place':
    case 'reveal':
    case 'own':
    case 'fold':
      for (const card of list) if (card in at) at[card] = -1;
      break;
    case 'choice':
    case 'replay':
    case 'over':
      at.fill(-1);
      break;
    default:
      break;
  }
}

/** Whether all cards lie where a seat remembers them to lie; throws if not. */
export function checkParlourMemory({ seats }: ParlourState, { at }: ParlourMemory): void {
  at.forEach((seat, card) => {
    if (seat >= 0 && !Object.values(seats[seat].cards).some((zone) => zone.includes(card)))
      throw new Error(`Card ${card} is remembered to lie before seat ${seat}.`);
  });
}

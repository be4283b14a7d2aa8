/** The moments of play as bits: a quick look tells whether a card could fit a window at all. */
import type { SeatId } from '@taproom/kernel';
import type { CardDef, When } from '../cards/card.ts';
import { isSpecial, type About, type Frame } from '../table/state.ts';

export const ACTION = 1;
export const GAMBLE = 2;
export const ANY = 4;
export const ORDER = 8;
export const ROUND = 16;
export const PLAY = 32;
export const DRINK = 64;
export const EVENT = 128;
export const LOSS = 256;
export const WON = 512;
export const COLLECTED = 1024;
export const PAID = 2048;
export const REVEAL = 4096;

export const MOMENT_OF: Readonly<Record<When['at'], number>> = {
  action: ACTION,
  gamble: GAMBLE,
  any: ANY,
  order: ORDER,
  round: ROUND,
  play: PLAY,
  drink: DRINK,
  event: EVENT,
  loss: LOSS,
  won: WON,
  collected: COLLECTED,
  paid: PAID,
  reveal: REVEAL,
  called: 0,
  box: 0,
};

/** What may be played in a window. Anytime cards fit everywhere; the Round's own cards only while one goes on. */
export const WINDOW_MOMENTS: Readonly<Record<About, number>> = {
  idle: ANY | ORDER | ROUND,
  play: ANY | PLAY | ROUND,
  drink: ANY | DRINK,
  event: ANY | EVENT,
  loss: ANY | LOSS,
  won: ANY | WON,
  collected: ANY | COLLECTED,
  paid: ANY | PAID,
  reveal: REVEAL,
  'last-chance': ANY | ORDER | ROUND,
};

/** Whether a seat has turned up what a window is about, and has not had its say on it. */
export const hasRevealed = (subject: Frame | null, seat: SeatId): boolean =>
  isSpecial(subject) && subject.by === seat && !subject.targets.includes(seat);

/** The moments of a card in the hand, or of one that lies in front of its player. */
export function momentsOf(def: CardDef, laid: boolean): number {
  let moments = 0;
  for (const use of def.uses)
    if (laid === ((use.from ?? 'hand') !== 'hand')) moments |= MOMENT_OF[use.when.at];
  return moments;
}

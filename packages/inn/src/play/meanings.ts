/** What rules ask about a stroke: never which verb it comes from, always what it would change, move or stop. */
import type { Attribute } from '../cards/card.ts';
import type { Stroke } from '../table/state.ts';
import type { Matter } from '../effects/meaning.ts';

/** What the numbers on a mat are called. */
export const NUMBER_WORDS = { fortitude: 'Fortitude', alcohol: 'Alcohol Content', gold: 'Gold' } as const;

/** A number on a mat. */
export const isNumber = (of: Matter): of is Attribute =>
  of === 'fortitude' || of === 'alcohol' || of === 'gold';

/** What a mat's track shows: an automated seat has these, and no Gold. */
export const isOnTrack = (of: Matter): boolean => of === 'fortitude' || of === 'alcohol';

/** Some number on a mat would move. */
export const movesNumber = (stroke: Stroke): boolean => isNumber(stroke.of) && stroke.n !== 0 && !stroke.gone;

/** A player, and nothing that lies in front of them, would lose Fortitude. */
export const isBlow = (stroke: Stroke): boolean =>
  stroke.of === 'fortitude' && stroke.n < 0 && stroke.thing < 0 && !stroke.gone;

/** Somebody would gain Fortitude. */
export const isHealing = (stroke: Stroke): boolean =>
  stroke.of === 'fortitude' && stroke.n > 0 && !stroke.gone;

/** Somebody would have to ante. */
export const isAnte = (stroke: Stroke): boolean => stroke.of === 'ante' && !stroke.gone;

/** Somebody would have to pay or ante. */
export const isDue = (stroke: Stroke): boolean =>
  (stroke.of === 'ante' || (stroke.of === 'gold' && stroke.n <= 0)) && !stroke.gone;

/** Somebody would pay a player: that one's Gold moves too. */
export const paysPlayer = (stroke: Stroke): boolean =>
  stroke.of === 'gold' && stroke.n <= 0 && stroke.to >= 0 && !stroke.gone;

/** The Inn would give somebody Gold, or pay in their place. */
export const isFromInn = (stroke: Stroke): boolean =>
  ((stroke.of === 'gold' && stroke.n > 0 && stroke.to < 0) || stroke.stop === 'payment') && !stroke.gone;

/** Somebody would have to leave the Round of Gambling. */
export const forcesOut = (stroke: Stroke): boolean =>
  stroke.of === 'place' && stroke.stop === '' && !stroke.gone;

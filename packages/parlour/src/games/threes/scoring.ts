/** What a Keep of Threes is worth: the lowest total wins, 3s counting nothing; the variants know better Keeps. */
import { isDragon, rankOf, type Cards } from '../../cards/deck.ts';
import { compareTieBreaks } from '../../cards/ties.ts';
import type { Standing } from '../../table/def.ts';

/** The face that scores nothing. */
const NOTHING = 3;

/** A 3 scores nothing, every other face its value (gii.threes.threes-zero). */
export const scoreOfKeep = (keep: Cards): number =>
  keep.reduce((total, die) => (die === NOTHING ? total : total + die), 0);

/** From worst to best: all 3s where they cannot win, any Keep, five different ones, five equal ones. */
export const KEEP_KIND = { nothing: 0, plain: 1, fool: 2, strength: 3 } as const;

function kindOf(values: Cards, variants: readonly string[]): number {
  const different = countDifferent(values);
  if (different === 1) {
    if (values[0] === NOTHING && variants.includes('cant-win-with-nothing')) return KEEP_KIND.nothing;
    if (variants.includes('strength-in-numbers')) return KEEP_KIND.strength;
  }
  return different === values.length && variants.includes('fools-luck') ? KEEP_KIND.fool : KEEP_KIND.plain;
}

function countDifferent(values: Cards): number {
  let different = 0;
  for (let i = 0; i < values.length; i++) if (values.indexOf(values[i]) === i) different++;
  return different;
}

/** A finished Keep, all of it as numbers from 1 to 6. There is no tiebreaker. */
export function threesStanding(values: Cards, variants: readonly string[] = []): Standing {
  const score = scoreOfKeep(values);
  const kind = kindOf(values, variants);
  // Among fools and strong ones more is better, among the others less.
  return { score, order: [kind, kind === KEEP_KIND.plain ? 0 - score : score] };
}

/** With Hidden Fate a card is one of the dice; a Dragon is the number that its owner said, or the best there is. */
export function threesWithCard(
  dice: Cards,
  card: number,
  variants: readonly string[] = [],
  declared = 0,
): Standing {
  if (!isDragon(card)) return threesStanding([rankOf(card), ...dice], variants);
  if (declared > 0) return threesStanding([declared, ...dice], variants);
  return [1, 2, 3, 4, 5, 6]
    .map((value) => threesStanding([value, ...dice], variants))
    .reduce((best, other) => (compareTieBreaks(other.order, best.order) > 0 ? other : best));
}

/** Three Kingdoms: the War Cards say which colour is winning; cards of that colour score. */
import { colourOf, COLOURS, isDragon, rankOf, ROGUE, WARRIOR, type Cards } from '../../cards/deck.ts';
import { byRank } from '../../cards/ties.ts';
import type { Standing } from '../../table/def.ts';

/** A Dragon among the War Cards acts as a Rogue. */
export const warRank = (card: number): number => (isDragon(card) ? ROGUE : rankOf(card));

/** The General's rank less one for each other card: not below 1, or 0 with a Dragon; infinite without cards. */
export function warValue(army: Cards): number {
  const floor = army.some(isDragon) ? 0 : 1;
  return Math.max(floor, Math.min(...army.map(warRank)) - (army.length - 1));
}

/** Below 0 if the first army stands better, 0 if the two stay tied. */
export function compareArmies(a: Cards, b: Cards): number {
  const value = warValue(a);
  if (value !== warValue(b)) return value - warValue(b);
  const first = (holds: (army: Cards) => boolean): number => Number(holds(b)) - Number(holds(a));
  const dragon = first((army) => army.some(isDragon));
  if (dragon !== 0) return dragon;
  return value === 1
    ? first((army) => army.some((card) => rankOf(card) === WARRIOR))
    : first((army) => army.length === 1);
}

const armies = (war: Cards): number[][] =>
  COLOURS.map((_, colour) => war.filter((card) => colourOf(card) === colour));

/** Whether all three colours are tied: with six War Cards that calls for a seventh. */
export function allTied(war: Cards): boolean {
  const [a, b, c] = armies(war);
  return compareArmies(a, b) === 0 && compareArmies(b, c) === 0 && compareArmies(a, c) === 0;
}

/** What a card of each colour is worth: red, green, blue. */
export function colourPoints(war: Cards): number[] {
  const all = armies(war);
  return all.map((army) => {
    const ahead = all.filter((other) => compareArmies(other, army) < 0).length;
    const equal = all.filter((other) => compareArmies(other, army) === 0).length;
    // Tied for the lowest, two or all three: one point each. Tied for the second lowest: none.
    if (ahead === 0) return equal === 1 ? 2 : 1;
    return ahead === 1 && equal === 1 ? 1 : 0;
  });
}

/** A Dragon in hand scores nothing itself, but one more point for each card of its colour. */
export function kingdomsStanding(hand: Cards, war: Cards): Standing {
  const points = colourPoints(war);
  const dragons = new Set(hand.filter(isDragon).map(colourOf));
  const worth = (card: number): number =>
    isDragon(card) ? 0 : points[colourOf(card)] + (dragons.has(colourOf(card)) ? 1 : 0);
  const score = hand.reduce((sum, card) => sum + worth(card), 0);
  return { score, order: [score, ...byRank(hand)] };
}

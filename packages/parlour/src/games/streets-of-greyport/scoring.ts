/** Carts and Warehouses of Streets of Greyport. */
import { colourOf, isDragon, rankOf, ROGUE, WARRIOR, type Cards } from '../../cards/deck.ts';
import { byColour } from '../../cards/ties.ts';
import type { Standing } from '../../table/def.ts';

const TROPHY = 6;

/** With Caravan Guards a Warrior rides with any colour, and says nothing about it. */
const isGuard = (card: number, variants: readonly string[]): boolean =>
  rankOf(card) === WARRIOR && variants.includes('caravan-guards');

/** Whether a card may be loaded on top of what is in a Cart: of its colour, and a Rogue only if they are paid for it. */
export function mayLoad(card: number, cart: Cards, variants: readonly string[] = []): boolean {
  if (isDragon(card)) return false;
  if (rankOf(card) === ROGUE && !variants.includes('protection-racket')) return false;
  if (isGuard(card, variants)) return true;
  const cargo = cart.find((other) => !isGuard(other, variants));
  return cargo === undefined || colourOf(cargo) === colourOf(card);
}

/** A pile of the Warehouse that could come from a Cart; or slain Dragons, which never were in one. */
export function isLegalShipment(pile: Cards, variants: readonly string[] = []): boolean {
  if (pile.every(isDragon)) return pile.length === 0 || variants.includes('caravan-guards');
  return pile.every((card, i) => mayLoad(card, pile.slice(0, i), variants));
}

const valueOf = (card: number): number => {
  if (isDragon(card)) return TROPHY;
  return rankOf(card) === ROGUE ? 0 : rankOf(card);
};

/** Rogues in the Warehouse: those of one colour let only that colour count, those of several ruin everything. */
function counting(cards: Cards): Cards {
  const colours = new Set(cards.filter((card) => rankOf(card) === ROGUE).map(colourOf));
  if (colours.size > 1) return [];
  return colours.size === 0 ? cards : cards.filter((card) => colours.has(colourOf(card)));
}

/** A Warehouse, pile by pile. More cards break a tie, then their colours. */
export function warehouseStanding(shipments: readonly Cards[], variants: readonly string[] = []): Standing {
  const cards = shipments.flat();
  const legal = shipments.every((pile) => isLegalShipment(pile, variants));
  const score = legal ? counting(cards).reduce((sum, card) => sum + valueOf(card), 0) : 0;
  return { score, order: [score, cards.length, ...byColour(cards)] };
}

/** How many Rogues face-up cards count for: a Dragon is as bad as three. */
export const threatOf = (faceUp: Cards): number =>
  faceUp.reduce((sum, card) => sum + (isDragon(card) ? 3 : 1), 0);

export const ROBBED = 3;

export const roundsFor = (players: number): number => (players <= 4 ? 12 : players <= 6 ? 9 : 6);

/** What is paid as a card is played, and not given back whatever becomes of it. */
import type { CardId, SeatId } from '@taproom/kernel';
import { setMark, takeOutOfPlay } from './in-play.ts';
import type { Cost } from '../cards/card.ts';
import { LESS, SAME } from './log-event.ts';
import { changeToken, discountOf } from './numbers.ts';
import { tellOf, toDiscard } from './piles.ts';
import type { Run } from '../run.ts';
import type { Option } from './state.ts';

/** What a card in play is worth now, by the step that its mark points to. */
export function valueInPlay(t: Run, seat: SeatId, card: CardId): number {
  const values = t.def(card).values;
  return values === undefined ? 0 : values[t.s.seats[seat].marks[card] ?? 0];
}

/** The other cards in hand that a cost could reveal. */
const revealable = (t: Run, seat: SeatId, subtype: string, card: CardId): number[] =>
  t.s.seats[seat].hand.filter((other) => other !== card && t.def(other).subtypes?.includes(subtype));

/** Whether a seat could pay for a card at all. */
export function canPay(t: Run, seat: SeatId, cost: Cost, card: CardId): boolean {
  const at = t.s.seats[seat];
  for (const token in cost.tokens) if ((at.tokens[token] ?? 0) < cost.tokens[token]) return false;
  if (cost.reveals !== undefined && revealable(t, seat, cost.reveals, card).length === 0) return false;
  if (cost.value === undefined) return true;
  let sum = 0;
  for (const card of at.play) sum += Math.max(0, valueInPlay(t, seat, card));
  return sum >= cost.value;
}

/** The sets of cards that pay a cost: in play, none of them with a card too many; or one to be revealed. */
export function paymentSets(
  t: Run,
  seat: SeatId,
  { value, reveals }: Cost,
  played: CardId,
): readonly (readonly number[])[] {
  if (reveals !== undefined) return revealable(t, seat, reveals, played).map((card) => [card]);
  if (value === undefined) return [[]];
  const cards = t.s.seats[seat].play.filter((card) => valueInPlay(t, seat, card) > 0);
  const sets: number[][] = [];
  const grow = (set: number[], left: number, from: number): void => {
    if (left <= 0) {
      sets.push(set);
      return;
    }
    for (let i = from; i < cards.length; i++)
      grow([...set, cards[i]], left - valueInPlay(t, seat, cards[i]), i + 1);
  };
  grow([], value, 0);
  return sets;
}

/** Whether these cards pay the cost of one: paying too much is allowed, and brings nothing. */
export function isPayment(
  t: Run,
  seat: SeatId,
  cost: Cost | undefined,
  cards: readonly number[],
  played: CardId,
): boolean {
  if (cost?.reveals !== undefined)
    return cards.length === 1 && revealable(t, seat, cost.reveals, played).includes(cards[0]);
  if (cost?.value === undefined) return cards.length === 0;
  const { play } = t.s.seats[seat];
  if (!cards.every((card, i) => play.includes(card) && cards.indexOf(card) === i)) return false;
  return cards.reduce((sum, card) => sum + valueInPlay(t, seat, card), 0) >= cost.value;
}

export function payCost(t: Run, seat: SeatId, cost: Cost, cards: readonly number[], cause: CardId): void {
  for (const token in cost.tokens) changeToken(t, seat, token, -cost.tokens[token], cause);
  if (cost.reveals !== undefined) {
    tellOf(t, 'reveal-card', seat, cards, cause);
    return;
  }
  for (const card of cards) leavePlay(t, seat, card);
  if (cards.length > 0) t.emit('discard', seat, cards.length, -1, cause, -1, cards.slice());
}

/** The mark of a card in play moves to another step. */
export function changeMark(t: Run, seat: SeatId, card: CardId, step: number, cause: CardId): void {
  const before = valueInPlay(t, seat, card);
  setMark(t.s.seats[seat], card, step);
  const value = valueInPlay(t, seat, card);
  const word = value > before ? '' : value === before ? SAME : LESS;
  t.emit('mark', seat, value, card, cause, -1, [], undefined, word);
}

/** A card in front of a player goes to its discard pile. */
export function leavePlay(t: Run, seat: SeatId, card: CardId): void {
  takeOutOfPlay(t.s.seats[seat], card);
  toDiscard(t, card);
}

/** Whoever cannot pay the Wages of what was hit has no choice. */
export const wageOptions = (t: Run, seat: SeatId, wages: number): Option[] =>
  t.side(seat).gold + discountOf(t, seat) >= wages
    ? [{ word: 'pay' }, { word: 'discard' }]
    : [{ word: 'discard' }];

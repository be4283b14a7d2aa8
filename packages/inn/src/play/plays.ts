/** What a seat can play now, out of its hand and from what lies in front of it. */
import type { CardId, SeatId } from '@taproom/kernel';
import type { Place } from '../cards/card.ts';
import { paymentSets } from '../table/costs.ts';
import { PLACES, refusal, type Moment } from './legality.ts';
import { drinkRefusal } from './legality-of-drinks.ts';
import { ACTION, ANY, GAMBLE, hasRevealed, REVEAL } from './moments.ts';
import type { Answer } from './question.ts';
import type { Run } from '../run.ts';
import { asFrame } from '../table/state.ts';
import { drinkTargets, hitBackTargets, targetSets } from './targets.ts';

/** Whether a seat could play anything at all, or might where everybody is asked: what decides if it is asked. */
export function canPlay(t: Run, moment: Moment, seat: SeatId): boolean {
  const at = t.s.seats[seat];
  return (
    (t.c.asksEverybody && mightPlay(t, moment, seat)) ||
    canPlayFrom(t, moment, seat, at.hand, 'hand') ||
    (at.play.length > 0 && canPlayFrom(t, moment, seat, at.play, 'play')) ||
    (at.plot.length > 0 && canPlayFrom(t, moment, seat, at.plot, 'plot'))
  );
}

/** Judged by what lies open: any hidden card may be one for any moment that Anytime Cards fit, or for one's own reveal. */
function mightPlay({ s }: Run, { mask, subject }: Moment, seat: SeatId): boolean {
  const { hand, plot } = s.seats[seat];
  if (hand.length === 0 && plot.length === 0) return false;
  return (mask & ANY) !== 0 || ((mask & REVEAL) !== 0 && hasRevealed(subject, seat));
}

/**
 * Whether a seat is asked for a card on its turn. A table that pauses also asks whoever holds one that may not be
 * played: whoever looks there wants to see why not.
 */
export function isAskedFor(t: Run, mask: number, seat: SeatId): boolean {
  if (canPlay(t, { mask, subject: null }, seat)) return true;
  const { hand, actions } = t.s.seats[seat];
  const own = mask & (GAMBLE | (actions > 0 ? ACTION : 0));
  return t.pauses && hand.some((card) => (t.c.moments[card] & own) !== 0);
}

/**
 * Whether a seat is asked in a window. A table that pauses also asks whoever has something there that may not be played,
 * unless that is just for another moment.
 */
export function isAskedIn(t: Run, moment: Moment, seat: SeatId): boolean {
  if (canPlay(t, moment, seat)) return true;
  if (!t.pauses) return false;
  const at = t.s.seats[seat];
  return PLACES.some((place) =>
    at[place].some((card) =>
      t.c.defs[card].uses.some(
        (_, use) => !FOR_ANOTHER_MOMENT.has(refusal(t, moment, seat, card, use, place)!),
      ),
    ),
  );
}

const FOR_ANOTHER_MOMENT: ReadonlySet<string> = new Set([
  'core.cards.sometimes-condition',
  'core.action.only-in-action-phase',
  'core.gambling.turn-options',
  'core.ruling.hit-back-window',
]);

function canPlayFrom(t: Run, moment: Moment, seat: SeatId, cards: readonly number[], place: Place): boolean {
  const moments = place === 'hand' ? t.c.moments : t.c.laidMoments;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if ((moments[card] & moment.mask) === 0) continue;
    const uses = t.c.defs[card].uses;
    for (let use = 0; use < uses.length; use++)
      if (refusal(t, moment, seat, card, use, place) === null) return true;
  }
  return false;
}

/** All plays of a seat. Several copies of a card in hand are one play. */
export function playsOf(t: Run, moment: Moment, seat: SeatId, into: Answer[]): void {
  const at = t.s.seats[seat];
  addPlays(t, moment, seat, at.hand, 'hand', into);
  if (at.play.length > 0) addPlays(t, moment, seat, at.play, 'play', into);
  if (at.plot.length > 0) addPlays(t, moment, seat, at.plot, 'plot', into);
}

function addPlays(
  t: Run,
  moment: Moment,
  seat: SeatId,
  cards: readonly number[],
  place: Place,
  into: Answer[],
): void {
  const moments = place === 'hand' ? t.c.moments : t.c.laidMoments;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if ((moments[card] & moment.mask) === 0) continue;
    const def = t.c.defs[card];
    let copy = false;
    for (let j = 0; j < i && !copy; j++) copy = t.c.defs[cards[j]] === def;
    if (copy && place === 'hand') continue;
    for (let use = 0; use < def.uses.length; use++)
      if (refusal(t, moment, seat, card, use, place) === null) addUse(t, moment, seat, card, use, into);
  }
}

/** Every way to aim and to pay one use. */
function addUse(t: Run, moment: Moment, seat: SeatId, card: CardId, use: number, into: Answer[]): void {
  const way = t.c.defs[card].uses[use];
  if (way.when.at === 'drink') {
    const { drinks } = asFrame(moment.subject, 'drinks');
    for (let drink = 0; drink < drinks.length; drink++) {
      if (drinkRefusal(t, seat, way, drinks[drink]) !== null) continue;
      for (const targets of drinkTargets(t, seat, way, drinks[drink]))
        addPaid(t, seat, card, use, targets, drink, into);
    }
    return;
  }
  for (const targets of targetSets(t, seat, way)) addPaid(t, seat, card, use, targets, 0, into);
  for (const target of hitBackTargets(t, way, moment.subject)) addPaid(t, seat, card, use, [target], 0, into);
}

function addPaid(
  t: Run,
  seat: SeatId,
  card: CardId,
  use: number,
  targets: readonly number[],
  drink: number,
  into: Answer[],
): void {
  const { cost } = t.c.defs[card].uses[use];
  if (cost === undefined || (cost.value === undefined && cost.reveals === undefined))
    into.push({ seat, do: 'play', card, use, targets, drink });
  else
    for (const pays of paymentSets(t, seat, cost, card))
      into.push({ seat, do: 'play', card, use, targets, drink, pays });
}

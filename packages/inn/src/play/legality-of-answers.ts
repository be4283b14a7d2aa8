/** Whether a response fits the card that it would answer, and for what does not, the rule that forbids it. */
import type { SeatId } from '@taproom/kernel';
import type { Calling, CardDef, PlayMatch, Stop } from '../cards/card.ts';
import { drinkStops } from './legality-of-drinks.ts';
import { forcesOut, isAnte, isBlow, isDue, isFromInn, isHealing, isNumber, paysPlayer } from './meanings.ts';
import type { Run } from '../run.ts';
import { areMates } from '../table/seats.ts';
import { CHEATING, typeBits, type ShapedUse } from '../table/shapes.ts';
import { isShared, means } from './sharing.ts';
import { asFrame, type Frame, type PlayFrame, type RoundFrame, type Stroke } from '../table/state.ts';
import type { Stopping } from '../effects/meaning.ts';

export const NOT_NOW = 'core.cards.sometimes-condition';

/** The rule against what an automated seat's box would do to the card, or to the Drink, that it answers. */
export function answerRefusal(
  t: Run,
  answered: Frame,
  which: number,
  def: CardDef,
  use: ShapedUse,
): string | null {
  if (answered.k === 'drinks') return drinkStops(t, use, answered.drinks[which]);
  const match = use.means.some(({ stop }) => OF_A_LOSS.has(stop)) ? BLOW : ANY_CARD;
  return playRefusal(t, asFrame(answered, 'play'), t.c.automaton, def, use, match, typeBits(match.types));
}

const ANY_CARD: PlayMatch = {
  types: ['action', 'sometimes', 'anytime'],
  affects: ['fortitude', 'alcohol', 'gold'],
};
/** Without a loss of Fortitude there is nothing to make smaller or to send on. */
const BLOW: PlayMatch = { types: ANY_CARD.types, costsFortitude: true };
const OF_A_LOSS: ReadonlySet<Stopping> = new Set(['reduce', 'redirect']);

/** What shields a player; what Negates a card stops it for everybody, which is something else. */
const SHIELDING: ReadonlySet<Stopping> = new Set(['ignore', 'reduce', 'redirect']);

const isStop = (stop: Stopping): stop is Stop => stop === 'negate' || SHIELDING.has(stop);

/** Whether a response fits the card that it would answer; `bits`: the types that it answers. */
export function playRefusal(
  t: Run,
  play: PlayFrame,
  seat: SeatId,
  def: CardDef,
  use: ShapedUse,
  match: PlayMatch,
  bits: number,
): string | null {
  if (play.negated) return 'core.negate.prevents';
  const shared = isShared(t, use);
  if (match.onlyInside) {
    const round = t.round();
    if (round === null) return NOT_NOW;
    if (!round.inside.includes(seat)) return outsideRound(t, round, seat);
  }
  const answered = t.c.defs[play.card];
  const way = answered.uses[play.use];
  if (play.by < 0 && !answersEvent(use, match)) return 'rdi6.dungeon-events.as-action-card';
  if (bits !== 0 && (bits & way.typeBits) === 0) return wrongType(t, play, def, match);
  if (match.by === 'another' && isOwn(t, play, seat)) return NOT_NOW;
  if (answered.answeredOnlyBy && !(def.family && answered.answeredOnlyBy.includes(def.family))) {
    if (match.affects) return 'core.affects.negating-indirect';
    if (match.changesDrink && answered.family === 'stop-playing') return 'core.changing-drinks.not-negating';
    return answered.family === 'i-dont-think-so'
      ? 'core.negate.idts-protected'
      : 'core.changing-drinks.idts-only';
  }
  if (answered.proof && !use.evenIfProof)
    for (const { stop } of use.means)
      if (isStop(stop) && answered.proof.includes(stop)) return answered.refusals?.[stop] ?? NOT_NOW;
  const { proof, alone } = way;
  if (alone !== undefined && use.means.some(({ stop }) => SHIELDING.has(stop)) && !isStruck(play, seat))
    return alone;
  if (proof)
    for (const { stop } of use.means)
      if (isStop(stop) && proof.includes(stop)) return answered.refusals?.[stop] ?? NOT_NOW;
  if (match.affects) {
    const against = affectsRefusal(t, play, seat, match.affects, shared);
    if (against !== null) return against;
  }
  const { strokes } = play;
  if (match.costsFortitude && !isHit(t, play, isBlow, seat, shared)) return 'core.affects.direct';
  if (match.heals && !strokes.some(isHealing)) return NOT_NOW;
  if (match.antes && !isHit(t, play, isAnte, seat, shared)) return NOT_NOW;
  if (match.pays && !isHit(t, play, isOwed, seat, shared)) return NOT_NOW;
  if (match.changesDrink && !strokes.some(({ of }) => of === 'drink')) return changesNoDrink(t, play);
  if (match.ignoresDrink && !strokes.some(({ stop }) => stop === 'drink')) return NOT_NOW;
  if (match.takesFromInn && !strokes.some(isFromInn)) return NOT_NOW;
  if (match.picksYou && !wasPicked(t, play, seat, shared)) return NOT_NOW;
  if (match.calling !== undefined && !callsAs(t, play, seat, match.calling, shared)) return NOT_NOW;
  if (match.cheats && (way.typeBits & CHEATING) === 0 && !strokes.some(takesPlace)) return NOT_NOW;
  if (match.forcesOut && !isHit(t, play, forcesOut, seat, shared)) return NOT_NOW;
  return null;
}

/** Why somebody who is not in the Round may not do what those in it may. */
export function outsideRound(t: Run, round: RoundFrame, seat: SeatId): string {
  if (round.inside.includes(seat)) return 'core.gambling.turn-options';
  return round.inside.some((other) => areMates(t.s, other, seat))
    ? 'rdi6.team.champions.gambling-non-champion-cards'
    : 'core.gambling.leave-no-cards';
}

/** Something of the card is still to happen to this seat. */
function isStruck({ strokes }: PlayFrame, seat: SeatId): boolean {
  return strokes.some((stroke) => stroke.seat === seat && !stroke.gone);
}

/** One whom the response means has such a thing to expect of the card. */
function isHit(
  t: Run,
  { strokes }: PlayFrame,
  isSuch: (stroke: Stroke) => boolean,
  seat: SeatId,
  shared: boolean,
): boolean {
  for (let i = 0; i < strokes.length; i++)
    if (isSuch(strokes[i]) && means(t, shared, seat, strokes[i].seat)) return true;
  return false;
}

/** They pay it themselves. */
const isOwed = (stroke: Stroke): boolean => isDue(stroke) && !stroke.inn;

/** Somebody is made to leave, whether or not that still happens: the card is what it is. */
const takesPlace = ({ of, stop }: Stroke): boolean => of === 'place' && stop === '';

/** The card says to pick players, and one whom the response means is among them. */
function wasPicked(t: Run, play: PlayFrame, seat: SeatId, shared: boolean): boolean {
  const { pick } = t.c.defs[play.card].uses[play.use];
  return (
    pick !== undefined &&
    pick.by === undefined &&
    play.targets.some((target) => means(t, shared, seat, target))
  );
}

/** It reaches everybody: Champions, and among them one's own, or really everybody where there are no teams. */
function callsAs(t: Run, play: PlayFrame, seat: SeatId, calling: Calling, shared: boolean): boolean {
  if (calling === 'champions')
    return play.champions?.some((champion) => means(t, shared, seat, champion)) === true;
  return !t.c.teams && t.c.defs[play.card].uses[play.use].callsAll;
}

/** Played by this seat or its side. An Event that counts as a card is nobody's. */
const isOwn = (t: Run, play: PlayFrame, seat: SeatId): boolean =>
  play.by >= 0 && areMates(t.s, play.by, seat);

/** An Event that counts as an Action Card is reduced and Ignored only by cards that say they answer Action Cards. */
const answersEvent = (use: ShapedUse, match: PlayMatch): boolean =>
  match.types?.includes('action') === true &&
  use.means.some(({ stop }) => stop === 'ignore' || stop === 'reduce');

function wrongType(t: Run, play: PlayFrame, def: CardDef, match: PlayMatch): string {
  if (def.family === 'i-dont-think-so') return 'core.negate.idts';
  if (match.changesDrink) return changesNoDrink(t, play);
  const antes = match.affects && play.strokes.some(({ of }) => of === 'ante');
  return antes ? 'core.affects.no-ignoring-gambling' : NOT_NOW;
}

function changesNoDrink(t: Run, play: PlayFrame): string {
  if (play.on >= 0 && t.stack[play.on].k === 'event') return 'core.changing-drinks.not-events';
  // What brings somebody a Drink, or its like, changes none.
  const orders = play.strokes.some(({ of }) => of === 'drinks' || of === 'alcohol');
  return orders ? 'core.changing-drinks.not-ordering' : 'core.changing-drinks.counts';
}

/** A card affects a number of yours only if its own resolution would move it (core.affects.direct). */
function affectsRefusal(
  t: Run,
  play: PlayFrame,
  seat: SeatId,
  attributes: readonly string[],
  shared: boolean,
): string | null {
  let own = false;
  const byMate = play.by >= 0 && areMates(t.s, play.by, seat);
  for (const stroke of play.strokes) {
    // Being paid by another's card moves one's Gold too.
    if (paysPlayer(stroke) && !byMate && means(t, shared, seat, stroke.to) && attributes.includes('gold'))
      return null;
    if (stroke.gone || stroke.thing >= 0 || !means(t, shared, seat, stroke.seat)) continue;
    if (!isNumber(stroke.of) || !attributes.includes(stroke.of)) continue;
    // No way out of the payment of one's own card (core.ignore.own-payment).
    if (stroke.of === 'gold' && byMate) own = true;
    else return null;
  }
  if (own) return play.by === seat ? 'core.ignore.own-payment' : 'rdi6.team.no-ignoring-own-teams-payment';
  for (const { of, stop } of play.strokes) {
    if (of === 'drink') return 'core.affects.drink-modifier-indirect';
    if (stop === 'negate') return 'core.affects.negating-indirect';
    if (of === 'pot') return 'core.affects.pot-outcome-indirect';
    if (of === 'ante') return 'core.affects.no-ignoring-gambling';
  }
  return 'core.affects.direct';
}

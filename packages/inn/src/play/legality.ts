/**
 * What may be played now, and for what may not, the rule that forbids it. One function answers both: it names the rule
 * that stands in the way, or nothing.
 */
import type { CardId, SeatId } from '@taproom/kernel';
import type { CardDef, Place, Use } from '../cards/card.ts';
import { canPay } from '../table/costs.ts';
import { hasWon } from '../gambling/from-outside.ts';
import { eventCallsAll } from '../modes/champions.ts';
import { NOT_NOW, outsideRound, playRefusal } from './legality-of-answers.ts';
import { drinkRefusal } from './legality-of-drinks.ts';
import { ACTION, ANY, COLLECTED, GAMBLE, hasRevealed, ORDER, ROUND, WINDOW_MOMENTS, WON } from './moments.ts';
import { PLAYS_IN_A_TURN } from '../table/limits.ts';
import type { Run } from '../run.ts';
import { areMates, isActive, isPresent } from '../table/seats.ts';
import { CHEATING, SOMETIMES, typeBits, type ShapedUse } from '../table/shapes.ts';
import { isShared, means } from './sharing.ts';
import { asFrame, type About, type Frame } from '../table/state.ts';
import { drinkTargets, hasTargets } from './targets.ts';
import type { Stopping } from '../effects/meaning.ts';

/** The window now open: what may be played in it and what it is about. */
export interface Moment {
  readonly mask: number;
  /** The frame that a response would answer. */
  readonly subject: Frame | null;
}

/** The window as one seat sees it, or null where that seat may do nothing at all. */
export function momentFor(t: Run, seat: SeatId): Moment | null {
  const ask = t.s.ask;
  if (ask === null || !isPresent(t.s, seat)) return null;
  switch (ask.kind) {
    case 'respond': {
      const window = asFrame(t.top(), 'window');
      if (window.only >= 0 && !areMates(t.s, window.only, seat)) return null;
      return windowMoment(t, window.about, t.below());
    }
    case 'discard':
      // Once a teammate has discarded, nobody plays anything before all have drawn (core.ruling.draw-lock).
      return t.turnFrame()!.done.length > 0 ? null : { mask: ANY, subject: null };
    case 'action':
      return { mask: areMates(t.s, ask.seat, seat) ? ACTION | ANY : ANY, subject: null };
    case 'order': {
      // What a card orders is ordered to the end before the next one is played (core.timing.no-response-resolves).
      const isOfTurn = t.below().k === 'turn';
      const mask = isOfTurn && areMates(t.s, ask.seat, seat) ? ORDER | ANY : ANY;
      return { mask, subject: null };
    }
    case 'gamble':
      return { mask: ask.seat === seat ? GAMBLE | ANY | ROUND : ANY | ROUND, subject: null };
    default:
      return null;
  }
}

/** What may be played in a window about a frame. */
export function windowMoment(t: Run, about: About, subject: Frame): Moment {
  let mask = WINDOW_MOMENTS[about];
  // The Round's cards and those of the Order a Drink Phase have no place elsewhere: no need to look at them.
  if (t.s.roundAt < 0) mask &= ~ROUND;
  if (t.s.phase !== 'order') mask &= ~ORDER;
  return { mask, subject };
}

/** The rule that forbids this use now, or null if it may be played (on some target or other). */
export function refusal(
  t: Run,
  moment: Moment,
  seat: SeatId,
  card: CardId,
  index: number,
  place: Place,
): string | null {
  const def = t.c.defs[card];
  const use = def.uses[index];
  if ((use.from ?? 'hand') !== place) return NOT_NOW;
  if ((use.bit & moment.mask) === 0) return outOfMoment(t, moment, seat, use);
  if (t.c.guests && t.s.plays >= PLAYS_IN_A_TURN) return 'house.820-enough-for-one-turn';
  const against = matchRefusal(t, moment, seat, def, use);
  if (against !== null) return against;
  if (t.s.seats[seat].held && defends(use)) return 'house.471-kept-from-defending';
  if (use.cost && !canPay(t, seat, use.cost, card)) return 'house.114-costs';
  if (use.oncePerPhase && t.s.seats[seat].used.includes(card)) return 'house.115-once-a-phase';
  return use.pick === undefined || use.when.at === 'drink' || hasTargets(t, seat, use)
    ? null
    : 'core.targeting.another-player';
}

/** A Sometimes Card such as teammates defend each other with (rdi6.team.shared-defence): hit-backs are among them. */
function defends(use: ShapedUse): boolean {
  const { when } = use;
  if ((use.typeBits & SOMETIMES) === 0) return false;
  switch (when.at) {
    case 'event':
      return true;
    case 'drink':
      return when.whose === 'yours';
    case 'loss':
      return when.of === 'you';
    default:
      return use.means.some(({ stop }) => DEFENDING.has(stop));
  }
}

/** What shields a player, or their Gold; to Negate a card stops it for everybody, which is something else. */
const DEFENDING: ReadonlySet<Stopping> = new Set(['ignore', 'reduce', 'redirect', 'payment', 'ante']);

/** Why a use does not fit the kind of window that is open. */
function outOfMoment(t: Run, moment: Moment, seat: SeatId, use: Use): string {
  switch (use.when.at) {
    case 'action':
      return 'core.action.only-in-action-phase';
    case 'gamble':
    case 'round': {
      const round = t.round();
      if ((moment.mask & (WON | COLLECTED)) !== 0)
        return use.when.at === 'round' ? 'core.gambling.tip-not-late' : 'core.gambling.no-late-cards';
      if (round !== null && !round.inside.includes(seat)) return outsideRound(t, round, seat);
      return use.when.at === 'gamble' ? 'core.gambling.turn-options' : NOT_NOW;
    }
    case 'order':
      return t.s.ask?.kind === 'order' && isActive(t.s, seat) ? 'core.timing.no-response-resolves' : NOT_NOW;
    case 'event':
      return t.stack.some((frame) => frame.k === 'event') ? 'core.drink-events.no-stop-after-start' : NOT_NOW;
    case 'drink':
      return moment.subject?.k === 'event' ? 'core.drink-events.not-a-drink' : NOT_NOW;
    case 'play':
      switch (moment.subject?.k) {
        case 'round':
          return 'core.affects.pot-outcome-indirect';
        case 'event':
          return 'house.71-event-answers';
        default:
          return NOT_NOW;
      }
    case 'loss':
      return hitBackRule(t, moment.subject) ?? 'core.ruling.hit-back-window';
    default:
      return NOT_NOW;
  }
}

/** The rule by which nobody hits back for this card, if it has one of its own. */
const hitBackRule = (t: Run, frame: Frame | null): string | undefined =>
  frame?.k === 'play' ? t.c.defs[frame.card].refusals?.['hit-back'] : undefined;

function matchRefusal(t: Run, moment: Moment, seat: SeatId, def: CardDef, use: ShapedUse): string | null {
  const when = use.when;
  switch (when.at) {
    case 'any':
      return null;
    case 'action':
      if (when.free || t.s.seats[seat].actions > 0) return null;
      return t.c.teams ? 'rdi6.team.turn.action-no-proxy' : 'core.action.one-optional';
    case 'order':
      return t.s.phase === 'order' && isActive(t.s, seat) ? null : NOT_NOW;
    case 'gamble': {
      const round = t.round();
      if (round === null) return 'core.gambling.turn-options';
      if (round.turn !== seat) return t.c.teams ? outsideRound(t, round, seat) : 'core.gambling.turn-options';
      return round.lock && !when.afterAnything && (use.typeBits & CHEATING) === 0
        ? 'core.gambling.winning-hand'
        : null;
    }
    case 'round':
      return roundRefusal(t, moment, seat, when.onlyInside === true);
    case 'play':
      return playRefusal(t, asFrame(moment.subject, 'play'), seat, def, use, when, use.answersBits);
    case 'drink': {
      const { drinks } = asFrame(moment.subject, 'drinks');
      let reason: string = NOT_NOW;
      for (const drink of drinks) {
        const against = drinkRefusal(t, seat, use, drink);
        if (against === null && drinkTargets(t, seat, use, drink).length > 0) return null;
        // What stands against one's own Drink says more than that another one is somebody else's.
        if (against !== 'core.ignore.drink-of-another' || reason === NOT_NOW)
          reason = against ?? 'core.targeting.another-player';
      }
      return reason;
    }
    case 'event': {
      const event = asFrame(moment.subject, 'event');
      if (event.ignored.includes(seat)) return NOT_NOW;
      if (event.champions?.some((champion) => means(t, isShared(t, use), seat, champion)) === false)
        return 'rdi6.team.champions.drink-events';
      if (when.calling !== undefined) {
        const calls = event.champions !== null ? 'champions' : eventCallsAll(t, event) ? 'all' : null;
        if (calls !== when.calling) return NOT_NOW;
      }
      const kind = t.c.defs[event.card].event?.kind ?? 'drink';
      return when.kind === undefined || when.kind === kind ? null : 'core.drink-events.event-kinds';
    }
    case 'loss': {
      const play = asFrame(moment.subject, 'play');
      if (play.by < 0 || areMates(t.s, play.by, seat) || !isPresent(t.s, play.by)) return NOT_NOW;
      if (t.c.defs[play.card].noHitBack) return hitBackRule(t, play) ?? 'house.111-hit-back-whole-loss';
      if (when.of === 'anyone') return null;
      let reduced = false;
      const shared = isShared(t, use);
      for (const loss of play.losses) {
        if (!means(t, shared, seat, loss.seat)) continue;
        if (!loss.reduced) return null;
        reduced = true;
      }
      return reduced ? 'house.111-hit-back-whole-loss' : NOT_NOW;
    }
    case 'paid': {
      const play = asFrame(moment.subject, 'play');
      return play.paid > 0 && (t.use(play.card, play.use).typeBits & PAID_FOR) !== 0 ? null : NOT_NOW;
    }
    case 'reveal':
      return hasRevealed(moment.subject, seat) ? null : NOT_NOW;
    case 'won': {
      const round = asFrame(moment.subject, 'round', 'game-round');
      if (!round.over) return NOT_NOW;
      return (when.whoever || !hasWon(t.s, round, seat)) && round.taker < 0 ? null : NOT_NOW;
    }
    case 'collected': {
      const round = asFrame(moment.subject, 'round', 'game-round');
      return !areMates(t.s, round.taker, seat) && round.taken > 1 ? null : NOT_NOW;
    }
    case 'called':
    case 'box':
      return NOT_NOW;
  }
}

/** A card for any moment of a Round: not in answer to antes, nor to what would end the Round anyway. */
function roundRefusal(t: Run, moment: Moment, seat: SeatId, onlyInside: boolean): string | null {
  const round = t.round();
  if (round === null) return NOT_NOW;
  if (round.over) return 'core.gambling.tip-not-late';
  if (onlyInside && !round.inside.includes(seat)) return outsideRound(t, round, seat);
  const play = moment.subject;
  if (play?.k === 'play')
    for (const stroke of asFrame(play, 'play').strokes)
      if (stroke.of === 'ante' || stroke.stop === 'round') return NOT_NOW;
  return null;
}

const PAID_FOR = typeBits(['action', 'sometimes', 'anytime']);

/** Where a seat has this card, if it could be played from there at all. */
export function placeOf(t: Run, seat: SeatId, card: CardId): Place | null {
  const at = t.s.seats[seat];
  for (const place of PLACES) if (at[place].includes(card)) return place;
  return null;
}

export const PLACES: readonly Place[] = ['hand', 'play', 'plot'];

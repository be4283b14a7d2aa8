/**
 * What may be played now, and for what may not, the rule that forbids it. One function answers both: it names the rule
 * that stands in the way, or nothing.
 */
import type { Calling, CardDef, CardType, Place, PlayMatch, Stop, Use } from './card.ts';
import { canPay } from './costs.ts';
import { hasWon } from './gambling.ts';
import { eventCallsAll } from './champions.ts';
import { alcoholOf, heals, holdsFor, paysFor } from './drinking.ts';
import { ACTION, ANY, COLLECTED, GAMBLE, hasRevealed, ORDER, ROUND, WINDOW_MOMENTS, WON } from './moments.ts';
import type { Run } from './run.ts';
import { areMates, isActive, isPresent } from './seats.ts';
import { isShared, means } from './sharing.ts';
import {
  asFrame,
  type About,
  type Frame,
  type PendingDrink,
  type PlayFrame,
  type RoundFrame,
} from './state.ts';
import { drinkTargets, hasTargets } from './targets.ts';
import { verbOf } from './verbs/registry.ts';

/** The window now open: what may be played in it and what it is about. */
export interface Moment {
  readonly mask: number;
  /** The frame that a response would answer, and its place in the stack. */
  readonly subject: Frame | null;
  readonly on: number;
}

/** The window as one seat sees it, or null where that seat may do nothing at all. */
export function momentFor(t: Run, seat: number): Moment | null {
  const ask = t.s.ask;
  if (ask === null || !isPresent(t.s, seat)) return null;
  switch (ask.kind) {
    case 'respond': {
      const window = asFrame(t.top(), 'window');
      if (window.only >= 0 && !areMates(t.s, window.only, seat)) return null;
      return windowMoment(t, window.about, t.stack.length - 2);
    }
    case 'discard':
      // Once a teammate has discarded, nobody plays anything before all have drawn (core.ruling.draw-lock).
      return t.c.teams && t.turnFrame()!.done.length > 0 ? null : { mask: ANY, subject: null, on: -1 };
    case 'action':
      return { mask: areMates(t.s, ask.seat, seat) ? ACTION | ANY : ANY, subject: null, on: -1 };
    case 'order': {
      // What a card orders is ordered to the end before the next one is played (core.timing.no-response-resolves).
      const isOfTurn = t.below().k === 'turn';
      const mask = isOfTurn && areMates(t.s, ask.seat, seat) ? ORDER | ANY : ANY;
      return { mask, subject: null, on: -1 };
    }
    case 'gamble':
      return { mask: ask.seat === seat ? GAMBLE | ANY | ROUND : ANY | ROUND, subject: null, on: -1 };
    default:
      return null;
  }
}

/** What may be played in a window about the frame that stands at `on`. */
export function windowMoment(t: Run, about: About, on: number): Moment {
  let mask = WINDOW_MOMENTS[about];
  // The Round's cards and those of the Order a Drink Phase have no place elsewhere: no need to look at them.
  if (t.s.roundAt < 0) mask &= ~ROUND;
  if (t.s.phase !== 'order') mask &= ~ORDER;
  return { mask, subject: t.stack[on], on };
}

/** The rule that forbids this use now, or null if it may be played (on some target or other). */
export function refusal(
  t: Run,
  moment: Moment,
  seat: number,
  card: number,
  index: number,
  place: Place,
): string | null {
  const def = t.c.defs[card];
  const use = def.uses[index];
  if ((use.from ?? 'hand') !== place) return 'core.cards.sometimes-condition';
  if ((use.bit & moment.mask) === 0) return outOfMoment(t, moment, seat, use);
  const against = matchRefusal(t, moment, seat, def, use);
  if (against !== null) return against;
  if (t.c.holds && t.s.seats[seat].held && defends(def, use)) return 'house.471-kept-from-defending';
  if (use.cost && !canPay(t, seat, use.cost)) return 'house.114-costs';
  if (use.oncePerPhase && t.s.seats[seat].used.includes(card)) return 'house.115-once-a-phase';
  return use.pick === undefined || use.when.at === 'drink' || hasTargets(t, seat, use)
    ? null
    : 'core.targeting.another-player';
}

/** A Sometimes Card such as teammates defend each other with (rdi6.team.shared-defence): hit-backs are among them. */
function defends(def: CardDef, { types, when, effects }: Use): boolean {
  if (!(types ?? def.types).includes('sometimes')) return false;
  switch (when.at) {
    case 'event':
      return true;
    case 'drink':
      return when.whose === 'yours';
    case 'loss':
      return when.of === 'you';
    default:
      return effects.some(({ verb }) => DEFENDING.has(verb));
  }
}

/** Those who shield a player; what Negates a card stops it for everybody, which is something else. */
const SHIELDING: ReadonlySet<string> = new Set(['ignore', 'reduce', 'redirect']);
const DEFENDING: ReadonlySet<string> = new Set([...SHIELDING, 'inn-pays', 'leave-round']);

/** Why a use does not fit the kind of window that is open. */
function outOfMoment(t: Run, moment: Moment, seat: number, use: Use): string {
  switch (use.when.at) {
    case 'action':
      return 'core.action.only-in-action-phase';
    case 'gamble':
    case 'round': {
      const round = t.round();
      if ((moment.mask & (WON | COLLECTED)) !== 0)
        return use.when.at === 'round' ? 'core.gambling.tip-not-late' : 'core.gambling.no-late-cards';
      if (round !== null && !round.inside.includes(seat)) return outsideRound(t, round, seat);
      return use.when.at === 'gamble' ? 'core.gambling.turn-options' : 'core.cards.sometimes-condition';
    }
    case 'order':
      return t.s.ask?.kind === 'order' && isActive(t.s, seat)
        ? 'core.timing.no-response-resolves'
        : 'core.cards.sometimes-condition';
    case 'event':
      return t.stack.some((frame) => frame.k === 'event')
        ? 'core.drink-events.no-stop-after-start'
        : 'core.cards.sometimes-condition';
    case 'drink':
      return moment.subject?.k === 'event'
        ? 'core.drink-events.not-a-drink'
        : 'core.cards.sometimes-condition';
    case 'play':
      switch (moment.subject?.k) {
        case 'round':
          return 'core.affects.pot-outcome-indirect';
        case 'event':
          return 'house.71-event-answers';
        default:
          return 'core.cards.sometimes-condition';
      }
    case 'loss':
      return hitBackRule(t, moment.subject) ?? 'core.ruling.hit-back-window';
    default:
      return 'core.cards.sometimes-condition';
  }
}

/** The rule by which nobody hits back for this card, if it has one of its own. */
const hitBackRule = (t: Run, frame: Frame | null): string | undefined =>
  frame?.k === 'play' ? t.c.defs[frame.card].refusals?.['hit-back'] : undefined;

function matchRefusal(t: Run, moment: Moment, seat: number, def: CardDef, use: Use): string | null {
  const when = use.when;
  switch (when.at) {
    case 'any':
      return null;
    case 'action':
      if (when.free || t.s.seats[seat].actions > 0) return null;
      return t.c.teams ? 'rdi6.team.turn.action-no-proxy' : 'core.action.one-optional';
    case 'order':
      return t.s.phase === 'order' && isActive(t.s, seat) ? null : 'core.cards.sometimes-condition';
    case 'gamble': {
      const round = t.round();
      if (round === null) return 'core.gambling.turn-options';
      if (round.turn !== seat) return t.c.teams ? outsideRound(t, round, seat) : 'core.gambling.turn-options';
      return round.lock && !when.afterAnything && !(use.types ?? def.types).includes('cheating')
        ? 'core.gambling.winning-hand'
        : null;
    }
    case 'round':
      return roundRefusal(t, moment, seat, when.onlyInside === true);
    case 'play':
      return playRefusal(t, asFrame(moment.subject, 'play'), seat, def, use, when);
    case 'drink': {
      const { drinks } = asFrame(moment.subject, 'drinks');
      let reason: string = NOT_NOW;
      for (const drink of drinks) {
        const against = drinkRefusal(t, seat, def, use, drink);
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
      if (event.champions?.some((champion) => means(t, isShared(t, def, use), seat, champion)) === false)
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
      if (play.by < 0 || areMates(t.s, play.by, seat) || !isPresent(t.s, play.by))
        return 'core.cards.sometimes-condition';
      if (t.c.defs[play.card].noHitBack) return hitBackRule(t, play) ?? 'house.111-hit-back-whole-loss';
      if (when.of === 'anyone') return null;
      let reduced = false;
      const shared = isShared(t, def, use);
      for (const loss of play.losses) {
        if (!means(t, shared, seat, loss.seat)) continue;
        if (!loss.reduced) return null;
        reduced = true;
      }
      return reduced ? 'house.111-hit-back-whole-loss' : 'core.cards.sometimes-condition';
    }
    case 'paid':
      return asFrame(moment.subject, 'play').paid > 0 &&
        PAID_FOR.some((type) => typesOf(t, asFrame(moment.subject, 'play')).includes(type))
        ? null
        : 'core.cards.sometimes-condition';
    case 'reveal':
      return hasRevealed(moment.subject, seat) ? null : 'core.cards.sometimes-condition';
    case 'won': {
      const round = asFrame(moment.subject, 'round', 'game-round');
      if (!round.over) return 'core.cards.sometimes-condition';
      return (when.whoever || !hasWon(t.s, round, seat)) && round.taker < 0
        ? null
        : 'core.cards.sometimes-condition';
    }
    case 'collected': {
      const round = asFrame(moment.subject, 'round', 'game-round');
      return !areMates(t.s, round.taker, seat) && round.taken > 1 ? null : 'core.cards.sometimes-condition';
    }
    case 'called':
    case 'box':
      return 'core.cards.sometimes-condition';
  }
}

/** The rule against what an automated seat's box would do to the card, or to the Drink, that it answers. */
export function answerRefusal(t: Run, answered: Frame, which: number, def: CardDef, use: Use): string | null {
  if (answered.k === 'drinks') return drinkStops(t, use, answered.drinks[which]);
  const match = use.effects.some(({ verb }) => OF_A_LOSS.has(verb)) ? BLOW : ANY_CARD;
  return playRefusal(t, asFrame(answered, 'play'), t.c.automaton, def, use, match);
}

const ANY_CARD: PlayMatch = {
  types: ['action', 'sometimes', 'anytime'],
  affects: ['fortitude', 'alcohol', 'gold'],
};
/** Without a loss of Fortitude there is nothing to make smaller or to send on. */
const BLOW: PlayMatch = { types: ANY_CARD.types, costsFortitude: true };
const OF_A_LOSS: ReadonlySet<string> = new Set(['reduce', 'redirect']);

/** What kind of card this play is: some cards are of another type in each of their uses. */
const typesOf = (t: Run, play: PlayFrame): readonly CardType[] =>
  t.c.defs[play.card].uses[play.use].types ?? t.c.defs[play.card].types;

/** A card for any moment of a Round: not in answer to antes, nor to what would end the Round anyway. */
function roundRefusal(t: Run, moment: Moment, seat: number, onlyInside: boolean): string | null {
  const round = t.round();
  if (round === null) return 'core.cards.sometimes-condition';
  if (round.over) return 'core.gambling.tip-not-late';
  if (onlyInside && !round.inside.includes(seat)) return outsideRound(t, round, seat);
  const play = moment.subject;
  if (play?.k === 'play')
    for (const stroke of asFrame(play, 'play').strokes)
      if (stroke.v === 'ante' || stroke.v === 'end-round' || stroke.v === 'win-round')
        return 'core.cards.sometimes-condition';
  return null;
}

/** Why somebody who is not in the Round may not do what those in it may. */
function outsideRound(t: Run, round: RoundFrame, seat: number): string {
  if (round.inside.includes(seat)) return 'core.gambling.turn-options';
  return round.inside.some((other) => areMates(t.s, other, seat))
    ? 'rdi6.team.champions.gambling-non-champion-cards'
    : 'core.gambling.leave-no-cards';
}

const NOT_NOW = 'core.cards.sometimes-condition';

const PAID_FOR = ['action', 'sometimes', 'anytime'] as const;

const STOPS: Readonly<Record<string, Stop>> = {
  negate: 'negate',
  ignore: 'ignore',
  reduce: 'reduce',
  redirect: 'redirect',
};

/** Whether a response fits the card that it would answer. */
function playRefusal(
  t: Run,
  play: PlayFrame,
  seat: number,
  def: CardDef,
  use: Use,
  match: PlayMatch,
): string | null {
  if (play.negated) return 'core.negate.prevents';
  const shared = isShared(t, def, use);
  if (match.onlyInside && t.round()?.inside.includes(seat) !== true) return 'core.gambling.leave-no-cards';
  const answered = t.c.defs[play.card];
  const types = typesOf(t, play);
  if (play.by < 0 && !answersEvent(use, match)) return 'rdi6.dungeon-events.as-action-card';
  if (match.types && !match.types.some((type) => types.includes(type))) return wrongType(t, play, def, match);
  if (match.by === 'another' && isOwn(t, play, seat)) return 'core.cards.sometimes-condition';
  if (answered.answeredOnlyBy && !(def.family && answered.answeredOnlyBy.includes(def.family))) {
    if (match.affects) return 'core.affects.negating-indirect';
    if (match.changesDrink && answered.family === 'stop-playing') return 'core.changing-drinks.not-negating';
    return answered.family === 'i-dont-think-so'
      ? 'core.negate.idts-protected'
      : 'core.changing-drinks.idts-only';
  }
  if (answered.proof && !use.evenIfProof)
    for (const effect of use.effects) {
      const stop = STOPS[effect.verb];
      if (stop && answered.proof.includes(stop)) return answered.refusals?.[stop] ?? NOT_NOW;
    }
  const { proof, alone } = answered.uses[play.use];
  if (
    alone !== undefined &&
    use.effects.some(({ verb }) => SHIELDING.has(verb)) &&
    !play.strokes.some((stroke) => stroke.seat === seat && !stroke.gone)
  )
    return alone;
  const stopped = proof && use.effects.find((effect) => proof.includes(STOPS[effect.verb]));
  if (stopped) return answered.refusals?.[STOPS[stopped.verb]] ?? NOT_NOW;
  if (match.affects) {
    const against = affectsRefusal(t, play, seat, match.affects, shared);
    if (against !== null) return against;
  }
  if (
    match.costsFortitude &&
    !play.strokes.some(
      (s) => s.v === 'fortitude' && s.n < 0 && means(t, shared, seat, s.seat) && s.thing < 0 && !s.gone,
    )
  )
    return 'core.affects.direct';
  if (match.heals && !play.strokes.some((s) => s.v === 'fortitude' && s.n > 0 && !s.gone))
    return 'core.cards.sometimes-condition';
  if (match.antes && !play.strokes.some((s) => s.v === 'ante' && means(t, shared, seat, s.seat) && !s.gone))
    return 'core.cards.sometimes-condition';
  if (
    match.pays &&
    !play.strokes.some(
      (s) => (s.v === 'pay' || s.v === 'ante') && means(t, shared, seat, s.seat) && !s.gone && !s.inn,
    )
  )
    return 'core.cards.sometimes-condition';
  if (match.changesDrink && !play.strokes.some((s) => verbOf(s.v).changesDrink))
    return changesNoDrink(t, play);
  if (match.ignoresDrink && !play.strokes.some((s) => s.v === 'ignore-drink'))
    return 'core.cards.sometimes-condition';
  if (match.takesFromInn && !play.strokes.some((s) => (s.v === 'gold' || s.v === 'inn-pays') && !s.gone))
    return 'core.cards.sometimes-condition';
  if (match.picksYou && !wasPicked(t, play, seat, shared)) return 'core.cards.sometimes-condition';
  if (match.calling !== undefined && !callsAs(t, play, seat, match.calling, shared))
    return 'core.cards.sometimes-condition';
  if (match.cheats && !types.includes('cheating') && !play.strokes.some((s) => s.v === 'force-out'))
    return 'core.cards.sometimes-condition';
  if (
    match.forcesOut &&
    !play.strokes.some((s) => s.v === 'force-out' && means(t, shared, seat, s.seat) && !s.gone)
  )
    return 'core.cards.sometimes-condition';
  return null;
}

/** The card says to pick players, and one whom the response means is among them. */
function wasPicked(t: Run, play: PlayFrame, seat: number, shared: boolean): boolean {
  const { pick } = t.c.defs[play.card].uses[play.use];
  return (
    pick !== undefined &&
    pick.by === undefined &&
    play.targets.some((target) => means(t, shared, seat, target))
  );
}

/** It reaches everybody: Champions, and among them one's own, or really everybody where there are no teams. */
function callsAs(t: Run, play: PlayFrame, seat: number, calling: Calling, shared: boolean): boolean {
  if (calling === 'champions')
    return play.champions?.some((champion) => means(t, shared, seat, champion)) === true;
  return !t.c.teams && t.c.defs[play.card].uses[play.use].callsAll;
}

/** Played by this seat or its side. An Event that counts as a card is nobody's. */
const isOwn = (t: Run, play: PlayFrame, seat: number): boolean =>
  play.by >= 0 && areMates(t.s, play.by, seat);

/** An Event that counts as an Action Card is reduced and Ignored only by cards that say they answer Action Cards. */
const answersEvent = (use: Use, match: PlayMatch): boolean =>
  match.types?.includes('action') === true &&
  use.effects.some(({ verb }) => verb === 'ignore' || verb === 'reduce');

/** What brings somebody a Drink, or its like, and changes none. */
const ORDERING: ReadonlySet<string> = new Set(['order', 'serve', 'make-drink', 'alcohol']);

function wrongType(t: Run, play: PlayFrame, def: CardDef, match: PlayMatch): string {
  if (def.family === 'i-dont-think-so') return 'core.negate.idts';
  if (match.changesDrink) return changesNoDrink(t, play);
  const antes = match.affects && play.strokes.some((s) => s.v === 'ante');
  return antes ? 'core.affects.no-ignoring-gambling' : NOT_NOW;
}

function changesNoDrink(t: Run, play: PlayFrame): string {
  if (play.on >= 0 && t.stack[play.on].k === 'event') return 'core.changing-drinks.not-events';
  const orders = play.strokes.some((s) => ORDERING.has(s.v));
  return orders ? 'core.changing-drinks.not-ordering' : 'core.changing-drinks.counts';
}

/** A card affects a number of yours only if its own resolution would move it (core.affects.direct). */
function affectsRefusal(
  t: Run,
  play: PlayFrame,
  seat: number,
  attributes: readonly string[],
  shared: boolean,
): string | null {
  let own = false;
  const byMate = play.by >= 0 && areMates(t.s, play.by, seat);
  for (const stroke of play.strokes) {
    // Being paid by another's card moves one's Gold too.
    if (stroke.v === 'pay' && stroke.to >= 0 && !stroke.gone && !byMate && means(t, shared, seat, stroke.to))
      if (attributes.includes('gold')) return null;
    if (stroke.gone || stroke.thing >= 0 || !means(t, shared, seat, stroke.seat)) continue;
    const touched = verbOf(stroke.v).touches;
    if (touched === undefined || !attributes.includes(touched)) continue;
    // No way out of the payment of one's own card (core.ignore.own-payment).
    if (touched === 'gold' && byMate) own = true;
    else return null;
  }
  if (own) return play.by === seat ? 'core.ignore.own-payment' : 'rdi6.team.no-ignoring-own-teams-payment';
  for (const stroke of play.strokes) {
    if (verbOf(stroke.v).changesDrink) return 'core.affects.drink-modifier-indirect';
    if (stroke.v === 'negate') return 'core.affects.negating-indirect';
    if (stroke.v === 'take-pot' || stroke.v === 'end-round') return 'core.affects.pot-outcome-indirect';
    if (stroke.v === 'ante') return 'core.affects.no-ignoring-gambling';
  }
  return 'core.affects.direct';
}

/** Another's Drink may be Ignored by whoever would take some effect from it (core.ignore.drink-of-another). */
const ignoresOwnPart = (seat: number, use: Use, drink: PendingDrink): boolean =>
  use.effects.some((effect) => effect.verb === 'ignore-drink') &&
  drink.strokes.some((stroke) => paysFor(stroke, seat));

/** Whether a card may work on this Drink. */
export function drinkRefusal(
  t: Run,
  seat: number,
  def: CardDef,
  use: Use,
  drink: PendingDrink,
): string | null {
  const when = use.when;
  const shared = isShared(t, def, use);
  if (when.at !== 'drink') return 'core.cards.sometimes-condition';
  if (when.whose === 'yours' && !means(t, shared, seat, drink.seat) && !ignoresOwnPart(seat, use, drink))
    return 'core.ignore.drink-of-another';
  if (drink.ignored || !isPresent(t.s, drink.seat)) return 'core.ignore.drink-affecting-you';
  return drinkStops(t, use, drink);
}

/** What a Drink does not let be done to it. */
export function drinkStops(t: Run, use: Use, drink: PendingDrink): string | null {
  for (const effect of use.effects) {
    if (drink.onlyIgnore && verbOf(effect.verb).changesDrink && effect.verb !== 'ignore-drink')
      return 'house.112-changed-only-by-ignoring';
    if (effect.verb === 'split-drink' && drink.noSplit) return 'core.self-split.no-other-split';
    if (effect.verb === 'convert-drink' && alcoholOf(t, drink) <= 0) return 'house.113-nothing-to-convert';
    if (effect.verb === 'sour-drink' && !drink.strokes.some((s) => heals(s) && holdsFor(t, s, drink.seat)))
      return 'core.cards.sometimes-condition';
    if (effect.verb === 'limit-drink' && alcoholOf(t, drink) <= effect.alcohol)
      return 'core.cards.sometimes-condition';
    if (effect.verb === 'change-drink' && effect.alcohol < 0 && alcoholOf(t, drink) <= 0)
      return 'core.cards.sometimes-condition';
  }
  return null;
}

/** Where a seat has this card, if it could be played from there at all. */
export function placeOf(t: Run, seat: number, card: number): Place | null {
  const at = t.s.seats[seat];
  for (const place of PLACES) if (at[place].includes(card)) return place;
  return null;
}

export const PLACES: readonly Place[] = ['hand', 'play', 'plot'];
